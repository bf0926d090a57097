"""A network that breaks at the worst moment: between a commit and its answer, or just before."""

import asyncio
from contextlib import suppress


class CuttingProxy:
    """Passes bytes on to a local port, and cuts one connection where a word is said."""

    def __init__(self, port: int) -> None:
        """Leads to a port of the loopback interface."""
        self.port = port
        self.cuts = 0
        self._word: bytes | None = None
        self._forwarded = False

    async def start(self) -> int:
        """Listens, and gets the port."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        """Listens no more."""
        self._server.close()
        await self._server.wait_closed()

    def cut_next(self, word: bytes, *, forwarded: bool) -> None:
        """Cuts the next connection whose client says a word; before, or after it was forwarded."""
        self._word, self._forwarded = word, forwarded

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        answers = asyncio.create_task(_copy(far_reader, writer))
        with suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                if self._word and self._word in data:
                    self.cuts, self._word = self.cuts + 1, None
                    await _end(answers)
                    if self._forwarded:
                        far_writer.write(data)
                        await far_reader.read(1)  # it was heard, and answered
                    break
                far_writer.write(data)
        await _end(answers)
        for end in (writer, far_writer):
            end.close()
            with suppress(ConnectionError):
                await end.wait_closed()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            writer.write(data)
    writer.close()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
