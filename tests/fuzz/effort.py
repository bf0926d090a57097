"""How much is tried, and from which seed: little and always the same in the tests; whatever the
environment says under scripts/fuzz."""

import os
from collections.abc import Callable
from typing import TypeVar

from hypothesis import HealthCheck, seed, settings

SEED = int(os.environ.get("OUK_FUZZ_SEED", "0"))
EFFORT = int(os.environ.get("OUK_FUZZ_EFFORT", "1"))

Test = TypeVar("Test", bound=Callable[..., None])


def fuzz(examples: int) -> Callable[[Test], Test]:
    """Makes a hypothesis test try so many examples, times the effort."""
    effort = settings(
        max_examples=examples * EFFORT,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )

    def decorate(test: Test) -> Test:
        return seed(SEED)(effort(test))

    return decorate
