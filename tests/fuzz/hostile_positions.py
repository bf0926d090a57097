"""Positions that no game reaches: any men, up to a full board of them, several checkers, rights
without a history. Some are impossible, which the rules must notice.

Run as a program, with tests/ on PYTHONPATH, it writes hostile_positions.jsonl: what the plain model
says of some of them, for the tests of all faces of the core.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import rules_model
from rules_model import BLACK, LEAP_HOLDERS, RULES, SQUARES, WHITE, Board, Color, Position

ARMIES = ["PMSNR", "R", "S", "P", "M", "N", "RP", "SM", "PPPPPPMSNR", "RSN"]
FEW_MEN, MANY_MEN = range(1, 12), range(12, 62)


def hostile_position(rng: Random) -> Position:
    """Make a position, nearly always a possible one."""
    turn = rng.choice([WHITE, BLACK])
    return Position(
        board=hostile_board(rng, turn),
        turn=turn,
        leap_rights=frozenset(),
        counting_limit=(limit := rng.choice([0, 0, 0, 14, 30, 126])),
        counting_ply=limit and rng.randrange(limit + 3),
        halfmove_clock=0,
        fullmove_number=rng.randrange(1, 200),
    )


def hostile_board(rng: Random, turn: Color) -> Board:
    """Put the kings and then other men where they do not attack the king that has just moved."""
    board = kings(rng)
    waiting = rules_model.king_square(board, not turn)
    armies = {color: rng.choice(ARMIES) for color in (WHITE, BLACK)}
    squares = rng.sample(SQUARES, rng.choice(rng.choice([FEW_MEN, FEW_MEN, FEW_MEN, MANY_MEN])))
    for square in squares:
        color = rng.choice([WHITE, BLACK])
        piece = random_man(rng, armies[color], color)
        if square in board or piece in "Pp" and square[1] in "18":
            continue
        board[square] = piece
        if color == turn and waiting in rules_model.attacks(board, square):
            del board[square]  # men that come later can but shield the king
    return board


def kings(rng: Random) -> Board:
    """Put the kings, often at home, never side by side."""
    homes = rng.random() < 0.3
    while True:
        white, black = ("d1", "e8") if homes else rng.sample(SQUARES, 2)
        board = {white: "K", black: "k"}
        if not rules_model.is_attacked(board, white, BLACK):
            return board


def random_man(rng: Random, army: str, color: Color) -> str:
    """Choose a man of an army; a met may be a promoted fish."""
    letter = rng.choice(army)
    mark = "~" if letter == "M" and rng.random() < 0.3 else ""
    return (letter if color == WHITE else letter.lower()) + mark


def with_random_rights(position: Position, rng: Random) -> Position:
    """Give some of the men at home the right to leap."""
    homes = (s for s, letter in LEAP_HOLDERS.items() if position.board.get(s, "?")[0] == letter)
    return replace(position, leap_rights=frozenset(s for s in homes if rng.random() < 0.8))


def spoiled(position: Position, rng: Random) -> Position:
    """Do something to a position that may make it impossible."""
    board = dict(position.board)
    square = rng.choice(SQUARES)
    board[square] = rng.choice("KkPpRrSs")
    for _ in range(rng.randrange(3)):
        board.pop(rng.choice(SQUARES), None)
    rights = frozenset(rng.sample(list(LEAP_HOLDERS), rng.randrange(3)))
    return replace(position, board=board, leap_rights=rights, turn=rng.choice([WHITE, BLACK]))


def is_possible(position: Position) -> bool:
    """Check that a set-up has one king a side, no fish on a back rank, each right its holder, and
    the king that has just moved is not attacked."""
    board = position.board
    pieces = list(board.values())
    return (
        pieces.count("K") == pieces.count("k") == 1
        and not any(piece in "Pp" and square[1] in "18" for square, piece in board.items())
        and all(board.get(s, "?")[0] == LEAP_HOLDERS[s] for s in position.leap_rights)
        and not rules_model.is_attacked(
            board, rules_model.king_square(board, not position.turn), position.turn
        )
    )


def facts() -> Iterator[dict[str, object]]:
    """Gets what the model says of a hundred positions, in the words of the conformance data."""
    rng = Random("facts")
    for variant in list(RULES) * 50:
        position, rules = with_random_rights(hostile_position(rng), rng), RULES[variant]
        end = rules_model.outcome(position, rules)
        yield {
            "variant": variant,
            "fen": position.fen(promoted=True),
            "check": position.in_check(),
            "legal": rules_model.legal_moves(position, rules),
            "end": end and end.termination,
        }


if __name__ == "__main__":
    for fact in facts():
        print(json.dumps(fact, separators=(",", ":")))
