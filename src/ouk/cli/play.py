"""Play in the terminal: two people, or one against the computer."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import ClassVar

from ouk._board import Board, Counting
from ouk._core import InvalidMoveError, Move
from ouk._squares import BLACK, WHITE
from ouk.cli import words
from ouk.cli.inputs import add_variant, new_board
from ouk.cli.refusals import why_refused
from ouk.engine import Engine, Level


def add_arguments(parser: ArgumentParser) -> None:
    """Says what the command takes."""
    add_variant(parser, "--variant", default="cambodian")
    parser.add_argument("--fen", help="the position to begin with, if not the start")
    parser.add_argument(
        "--level", type=int, choices=(1, 2, 3), help="the computer plays, at this strength"
    )
    parser.add_argument("--black", action="store_true", help="the computer plays White")
    parser.add_argument(
        "--tournament", action="store_true", help="counts are started and stopped by the players"
    )


def run(arguments: Namespace) -> int:
    """Plays a game."""
    counting: Counting = "tournament" if arguments.tournament else "automatic"
    board = new_board(arguments.fen, arguments.variant, counting)
    human = BLACK if arguments.black else WHITE
    _Session(
        board, None if arguments.level is None else _Computer(not human, arguments.level)
    ).run()
    return 0


class _Computer:
    """The side that the engine plays, and how well."""

    def __init__(self, side: bool, level: Level) -> None:
        self.side = side
        self._level = level
        self._engine = Engine()

    def move(self, board: Board) -> Move:
        """Finds a move."""
        return self._engine.play(board, self._level)


class _Session:
    """A game between what is typed and, maybe, the computer."""

    def __init__(self, board: Board, computer: _Computer | None) -> None:
        self._board = board
        self._computer = computer
        self._is_over = False

    def run(self) -> None:
        """Plays until the game ends or nothing more is typed."""
        print(words.HOW_TO_PLAY)
        self._show()
        while not self._is_over:
            if self._computer and self._computer.side == self._board.turn:
                self._make(self._computer.move(self._board))
            else:
                self._obey(self._ask())

    def _ask(self) -> str:
        try:
            return input(f"{words.side(self._board.turn)}> ").strip()
        except EOFError:
            print()
            return "quit"

    def _obey(self, line: str) -> None:
        command = self._commands.get(line.lower())
        if command:
            command[0](self)
        elif line:
            self._try(line)

    def _try(self, text: str) -> None:
        try:
            self._make(self._board.parse_san(text))
        except InvalidMoveError:
            print(words.NOT_UNDERSTOOD)
        except ValueError as error:
            print(why_refused(self._board, text, error))

    def _make(self, move: Move) -> None:
        mover, san = self._board.turn, self._board.san(move)
        self._board.push(move)
        print(f"{words.side(mover)}: {san}")
        self._show()

    def _show(self) -> None:
        print("", words.diagram(self._board), "", *words.standing(self._board), sep="\n")
        self._is_over = self._board.is_game_over()
        if self._board.can_claim_draw() and not self._is_over:
            print(words.MAY_CLAIM)

    def _help(self) -> None:
        for name, (_, meaning) in self._commands.items():
            print(f"  {name:8}{meaning}")

    def _list_moves(self) -> None:
        print(*(self._board.san(move) for move in self._board.legal_moves))

    def _undo(self) -> None:
        """Takes back a move, and with it the computer's answer to the one before."""
        moves = 2 if self._computer else 1
        if len(self._board.move_stack) < moves:
            print(words.NOTHING_TO_UNDO)
            return
        for _ in range(moves):
            self._board.pop()
        self._show()

    def _start(self) -> None:
        self._count(self._board.can_start_count, self._board.start_count)

    def _stop(self) -> None:
        self._count(self._board.can_stop_count, self._board.stop_count)

    def _take(self) -> None:
        self._count(self._board.can_take_count_draw, self._board.take_count_draw)

    def _count(self, is_allowed: bool, act: Callable[[], None]) -> None:
        if is_allowed:
            act()
            self._show()
        else:
            print(words.NO_COUNT_NOW)

    def _claim(self) -> None:
        outcome = self._board.outcome(claim_draw=True)
        if outcome:
            self._end(words.ending(outcome))
        else:
            print(words.NOTHING_TO_CLAIM)

    def _resign(self) -> None:
        self._end(words.resignation(self._board.turn))

    def _quit(self) -> None:
        self._is_over = True

    def _end(self, why: str) -> None:
        print(why)
        self._is_over = True

    _commands: ClassVar[dict[str, tuple[Callable[[_Session], None], str]]] = {
        "help": (_help, "show this list"),
        "moves": (_list_moves, "list the legal moves"),
        "undo": (_undo, "take a move back"),
        "start": (_start, "start counting (tournament)"),
        "stop": (_stop, "stop counting (tournament)"),
        "take": (_take, "take the draw (tournament)"),
        "draw": (_claim, "claim the draw of a position that stands for the third time"),
        "resign": (_resign, "give the game up"),
        "quit": (_quit, "leave"),
    }
