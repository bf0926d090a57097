"""Games in Portable Game Notation: read, build and write them.

>>> import io, ouk.pgn
>>> game = ouk.pgn.read_game(io.StringIO("1. d4 d5 2. Nd2 {solid} *"))
>>> [move.uci() for move in game.mainline_moves()]
['d3d4', 'd6d5', 'b1d2']

`docs/pgn.md` describes what is particular to Ouk: the `Variant` and `Counting` tags and the
`[%count ...]` commands of tournament counting.
"""

from ouk.pgn._game import ChildNode, Game, GameNode
from ouk.pgn._headers import Headers, PgnError
from ouk.pgn._reader import Reader, read_game, read_games

__all__ = [
    "ChildNode",
    "Game",
    "GameNode",
    "Headers",
    "PgnError",
    "Reader",
    "read_game",
    "read_games",
]
