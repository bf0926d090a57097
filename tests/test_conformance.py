"""The library against the conformance data."""

from __future__ import annotations

from typing import Any

import pytest

import library_view
import ouk
from conformance_data import WINNERS, moves_of, rows

# The black king could be taken where this case begins: the library refuses to load that.
STARTS_IMPOSSIBLY = "two knights and one koul: 31"


def board_of(row: dict[str, Any]) -> ouk.Board:
    return ouk.Board(row["fen"], variant=row["variant"])


def end_of(board: ouk.Board) -> tuple[str | None, bool | None]:
    return library_view.outcome(board) or (None, None)


@pytest.mark.parametrize("row", rows("perft.json"), ids=lambda row: f"{row['depth']} {row['fen']}")
def test_perft(row: dict[str, Any]) -> None:
    assert ouk.perft(board_of(row), row["depth"]) == row["nodes"]


def test_positions() -> None:
    for row in rows("positions.jsonl"):
        board = board_of(row)
        seen = row | {
            "fen": board.fen(),
            "check": board.is_check(),
            "legal": library_view.legal_moves(board),
            "san": [board.san(board.parse_uci(uci)) for uci in row["legal"]],
            "end": end_of(board)[0],
            "insufficient": list(library_view.insufficient(board)),
        }
        assert seen == row
        assert [board.parse_san(san).uci() for san in row["san"]] == row["legal"]


@pytest.mark.parametrize("row", rows("edge_cases.json"), ids=lambda row: row["name"])
def test_edge_case(row: dict[str, Any]) -> None:
    if row["name"] == STARTS_IMPOSSIBLY:
        with pytest.raises(ouk.InvalidPositionError, match="side not to move attacked"):
            board_of(row)
        row = row | {"fen": row["final_fen"], "moves": []}
    board = board_of(row)
    for uci in row["moves"]:
        board.push_uci(uci)
    assert board.fen() == row["final_fen"]
    assert library_view.legal_moves(board) == row["legal"]
    assert end_of(board)[0] == row["end"]


@pytest.mark.parametrize("variant", ["cambodian", "karouk"])
def test_games(variant: str) -> None:
    for row in rows("games.jsonl"):
        if row["variant"] != variant:
            continue
        board, counts, threefold = ouk.Board(variant=variant), [], None
        for ply, uci in enumerate([*moves_of(row), None]):
            if board.count:
                counts.append([ply, board.count.limit, board.count.ply])
            if threefold is None and board.is_repetition(3):
                threefold = ply
            if uci:
                board.push_uci(uci)
        assert board.fen() == row["final_fen"]
        assert end_of(board) == (row["end"], WINNERS[row["winner"]])
        assert counts[:400] == row["counts"]
        assert threefold == row["threefold_at_ply"]


def test_endgames() -> None:
    for row in rows("endgames.jsonl"):
        board = board_of(row)
        assert board.fen() == row["fen"]
        assert set(row["best"]) <= set(library_view.legal_moves(board))
        assert (row["dtm_plies"] == 0) == is_won(board)
        if row["dtm_plies"] == 1:
            assert winning_moves(board) == sorted(row["best"])


def winning_moves(board: ouk.Board) -> list[str]:
    """List the moves that end the game at once."""
    won = []
    for uci in library_view.legal_moves(board):
        board.push_uci(uci)
        if is_won(board):
            won.append(uci)
        board.pop()
    return won


def is_won(board: ouk.Board) -> bool:
    return end_of(board)[1] is not None
