"""The UCI protocol: whatever a GUI says, the engine goes on, and answers each `go` with a move."""

import pytest
from effort import fuzz
from hypothesis import given
from hypothesis import strategies as st
from mutation import ANY_TEXT, mutated

from ouk.cli.uci import Uci

COMMANDS = [
    "uci",
    "isready",
    "ucinewgame",
    "stop",
    "d",
    "position startpos moves d1f2 e6e5 e3e4",
    "position fen 4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1 moves e8d7",
    "setoption name UCI_Variant value karouk",
    "setoption name Hash value 1",
]
GO = ["go depth 2", "go nodes 300", "go movetime 5", "go wtime 50 btime 50 winc 0 movestogo 3"]
LETTERS = "abcdefghw 12345678/-mKk"
LINES = st.one_of(
    st.sampled_from(COMMANDS), mutated(GO, LETTERS), mutated(COMMANDS, LETTERS), ANY_TEXT
).filter(lambda line: "hash" not in line.lower() or line in COMMANDS)  # no gigabytes for a table


@fuzz(100)
@given(lines=st.lists(LINES, max_size=12))
def test_any_lines_are_obeyed(lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    uci = Uci()
    for line in lines:
        uci.obey(line)
    uci.stop()
    said = capsys.readouterr().out.splitlines()
    searches = sum(line.split()[:1] == ["go"] for line in lines)
    assert sum(line.startswith("bestmove") for line in said) == searches
