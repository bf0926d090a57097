"""The end of tasks that would work for ever."""

import asyncio
from collections.abc import Iterable


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancels tasks and waits for them: what swallows that once, as drivers do, is told again."""
    while working := [task for task in tasks if not task.done()]:
        for task in working:
            task.cancel()
        await asyncio.wait(working, timeout=1)
