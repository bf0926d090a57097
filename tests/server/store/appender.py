"""A process that appends to many games at once and prints what was acknowledged, till killed."""

import asyncio
import sys

from ouk_server.store.database import connect
from ouk_server.store.games import Games
from ouk_server.store.writer import Writer


async def play(games: Games, writer: Writer, game_id: str) -> None:
    """Appends one event after the other to one game."""
    seq = len(await games.log(game_id))
    while True:
        assert await writer.append(game_id, seq, [("moved", f'"{game_id}{seq}"', seq)])
        print(game_id, seq, flush=True)
        seq += 1


async def main(url: str, games: str) -> None:
    """Plays all games."""
    database = await connect(url)
    writer = Writer(database)
    await asyncio.gather(*(play(Games(database), writer, game_id) for game_id in games))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
