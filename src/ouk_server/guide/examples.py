"""The examples of the guide: positions and moves, and what the text claims about them.

The board on a page plays them, the diagrams are drawn from them, and a test replays every one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

START = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1"


@dataclass(frozen=True)
class Example:
    """A position, the moves that are made from it, and what then stands."""

    fen: str = START
    moves: str = ""
    """In UCI, one after another."""
    pick: str = ""
    """The man that is picked up at the end, so that its ways are seen."""
    tried: str = ""
    """A move that is tried at the end and refused."""
    variant: str = "cambodian"

    # What the text claims. Tests ask the core; the pages need none of it.
    ways: str = ""
    """Where the picked man may go: all of its squares."""
    leaps: str = ""
    """Those of them that are leaps."""
    refused: str = ""
    """The code of the refusal."""
    ends: str = ""
    """How the game ends and for whom: `checkmate white`, `count draw`."""
    claims: bool = False
    """Whether a draw may be claimed at the end."""
    counts: Mapping[int, str] = field(default_factory=dict)
    """The count after so many moves, as `5/8`."""


_COUNT = (
    "6K1/4S3/1s2R3/n1R5/k5p1/8/8/8 w - - 0 1",
    "e6b6 a5b3 c5c4 a4a3 c4c3 g4g3m b6b3 a3a4 c3g3 a4a5 g3g4 a5a6 g4a4",
)

EXAMPLES = {
    # ---- board and men
    "start": Example(),
    "taking": Example(
        "4k3/8/p1n3p1/7p/4P3/P6P/2R5/4K3 w - - 0 1",
        pick="c2",
        ways="a2 b2 d2 e2 f2 g2 h2 c1 c3 c4 c5 c6",
    ),
    # ---- how the men move
    "king-ways": Example(
        "7k/8/p5pp/8/3K4/P5PP/8/8 w - - 0 1", pick="d4", ways="c3 c4 c5 d3 d5 e3 e4 e5"
    ),
    "king-attacked": Example(
        "4r2k/8/p5pp/8/3K4/P5PP/8/8 w - - 0 1", tried="d4e4", refused="king-attacked"
    ),
    "neang-ways": Example("7k/8/p5pp/8/3M4/P5PP/8/4K3 w - - 0 1", pick="d4", ways="c3 c5 e3 e5"),
    "koul-ways": Example("7k/8/p5pp/8/3S4/P5PP/8/4K3 w - - 0 1", pick="d4", ways="c3 c5 d5 e3 e5"),
    "koul-back": Example(
        "7k/8/p5pp/8/3S4/P5PP/8/4K3 w - - 0 1", tried="d4d3", refused="not-how-it-moves"
    ),
    "knight-ways": Example(
        "7k/8/p5pp/8/3N4/P5PP/8/4K3 w - - 0 1", pick="d4", ways="b3 b5 c2 c6 e2 e6 f3 f5"
    ),
    "knight-jumps": Example(moves="b1d2 a6a5 d2e4"),
    "rook-ways": Example(
        "7k/3n4/p5pp/8/P2R4/6PP/8/4K3 w - - 0 1",
        pick="d4",
        ways="b4 c4 d1 d2 d3 d5 d6 d7 e4 f4 g4 h4",
    ),
    "rook-blocked": Example(tried="a1a4", refused="blocked"),
    # ---- the fish
    "fish-moves": Example(pick="e3", ways="e4"),
    "fish-double": Example(tried="e3e5", refused="not-how-it-moves"),
    "fish-takes": Example("4k3/8/p5p1/3rn3/4P3/P6P/8/4K3 w - - 0 1", pick="e4", ways="d5"),
    "fish-ahead": Example(
        "4k3/8/p5p1/3rn3/4P3/P6P/8/4K3 w - - 0 1", tried="e4e5", refused="pawn-blocked"
    ),
    "fish-aside": Example(
        "4k3/8/p5p1/3rn3/4P3/P6P/8/4K3 w - - 0 1", tried="e4f5", refused="pawn-needs-capture"
    ),
    "fish-turns": Example("3k4/8/p6p/4P1p1/8/P6P/8/4K3 w - - 0 1", "e5e6m"),
    "fish-turns-taking": Example("3k4/8/p4s1p/4P1p1/8/P6P/8/4K3 w - - 0 1", "e5f6m"),
    "fish-turned": Example(
        "3k4/8/p6p/4P1p1/8/P6P/8/4K3 w - - 0 1", "e5e6m g5g4", pick="e6", ways="d5 d7 f5 f7"
    ),
    # ---- the leaps
    "king-leap": Example(pick="d1", ways="b2 c2 d2 e2 f2", leaps="b2 f2"),
    "king-leap-made": Example(moves="d1f2"),
    "king-leap-in-check": Example(
        "4k3/8/p5pp/8/8/P1n4P/8/3KM1R1 w DE - 0 1", tried="d1f2", refused="leap-in-check"
    ),
    "neang-leap": Example(moves="e3e4 d6d5", pick="e1", ways="d2 e3 f2", leaps="e3"),
    "neang-leap-made": Example(moves="e3e4 d6d5 e1e3"),
    "neang-leap-early": Example(tried="e1e3", refused="leap-needs-empty"),
    "neang-leap-over": Example(moves="e3e4 a6a5 f1e2 a5a4 e1e3"),
    "neang-leap-blocks": Example("4k3/8/p5pp/8/1P6/r6K/6P1/4M3 w E - 0 1", "e1e3"),
    "leap-attacks-nothing": Example("8/8/p5p1/8/5k2/P6P/8/3KM2R b DE - 0 1", "f4e3"),
    "king-leap-moved": Example(
        moves="d1d2 a6a5 d2d1 a5a4", tried="d1f2", refused="leap-lost-moved"
    ),
    "king-leap-rook": Example(
        moves="a3a4 h6h5 a1a2 h5h4 a2e2", tried="e8g7", refused="leap-lost-rook"
    ),
    # ---- check and mate
    "check-given": Example("R5rk/8/p6p/6p1/8/P6P/3S4/4K3 b - - 0 1", "g8e8"),
    "check-stepped": Example("R5rk/8/p6p/6p1/8/P6P/3S4/4K3 b - - 0 1", "g8e8 e1d1"),
    "check-taken": Example("R5rk/8/p6p/6p1/8/P6P/3S4/4K3 b - - 0 1", "g8e8 a8e8"),
    "check-blocked": Example("R5rk/8/p6p/6p1/8/P6P/3S4/4K3 b - - 0 1", "g8e8 d2e3"),
    "check-pinned": Example(
        "4r2k/8/p6p/6p1/8/P6P/4S3/4K3 w - - 0 1", tried="e2d3", refused="king-exposed"
    ),
    "mate": Example(moves="b1d2 g8e7 d2e4 b8d7 e4d6", ends="checkmate white"),
    # ---- Kar Ouk
    "first-rook": Example(
        "4k3/2n5/1p5p/6p1/8/4P2P/8/R3K3 w - - 0 1", "a1a8", variant="karouk", ends="check white"
    ),
    "first-leap": Example(
        "8/8/p6p/6p1/5k2/P6P/8/3KM2R w DE - 0 1", "e1e3", variant="karouk", ends="check white"
    ),
    "first-promotion": Example(
        "8/4k3/p6p/3P2p1/8/P6P/8/3K3R w - - 0 1", "d5d6m", variant="karouk", ends="check white"
    ),
    "first-discovered": Example(
        "4k3/8/p6p/6p1/4S3/P6P/8/3KR3 w - - 0 1", "e4d5", variant="karouk", ends="check white"
    ),
    "first-quick": Example(moves="b1d2 a6a5 d2e4 h6h5 e4d6", variant="karouk", ends="check white"),
    # ---- draws
    "stalemate": Example("k7/2K5/8/1pMp2p1/1P1P2P1/8/8/8 w - - 0 1", "c5b6", ends="stalemate draw"),
    "repetition": Example(moves="b1d2 b8d7 d2b1 d7b8 b1d2 b8d7 d2b1 d7b8", claims=True),
    "repetition-karouk": Example(
        moves="b1d2 b8d7 d2b1 d7b8 b1d2 b8d7 d2b1 d7b8",
        variant="karouk",
        ends="threefold-repetition draw",
        claims=True,
    ),
    "material": Example(
        "8/8/8/3k4/4s3/8/3N4/4K3 w - - 0 1",
        "d2e4",
        ends="insufficient-material draw",
        counts={1: "3/64"},
    ),
    "material-karouk": Example(
        "8/8/8/3kS3/8/8/8/4K3 b - - 0 1",
        "d5e5",
        variant="karouk",
        ends="insufficient-material draw",
    ),
    # ---- the count
    "count": Example(
        *_COUNT,
        counts={
            1: "0/64",
            2: "1/64",
            4: "2/64",
            6: "3/64",
            8: "4/64",
            9: "5/8",
            10: "6/8",
            12: "7/8",
            13: "7/8",
        },
        ends="checkmate white",
    ),
    "count-late": Example(
        "6K1/4S3/8/8/k7/1R4R1/8/8 b - 14 10 5",
        "a4a5 g8f7 a5a6 f7e6 a6a7",
        counts={0: "5/8", 1: "6/8", 3: "7/8", 5: "8/8"},
        ends="count draw",
    ),
    "count-goes-on": Example(
        "8/8/8/3Rk3/8/8/8/R3K3 b - 14 8 1", "e5d5", counts={0: "4/8", 1: "5/8"}
    ),
    "count-over": Example(
        "8/8/8/3nk3/8/8/3R4/RNNSSK1M w - - 0 1", "d2d5", counts={1: "9/8"}, ends="count draw"
    ),
}
