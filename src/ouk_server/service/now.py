"""The time of this process: the wall clock as it stood at the start, and monotonic from there.

A correction of the wall clock during a game would otherwise be charged to a player.
"""

import time

_START = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Gets the moment, in milliseconds since the Unix epoch."""
    return (_START + time.monotonic_ns()) // 1_000_000
