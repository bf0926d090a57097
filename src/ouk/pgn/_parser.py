"""Reads one game: its tags, then its moves with all that stands between them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

from ouk._board import Board
from ouk._core import CountError, InvalidFenError, InvalidPositionError
from ouk.pgn._builder import Builder
from ouk.pgn._game import Game
from ouk.pgn._headers import RESULTS, PgnError
from ouk.pgn._lines import Lines
from ouk.pgn._syntax import BRACKET, FIRST_MOVE, GLYPHS, LOOSE_TAG, TAG, TAG_START, TOKEN

MAX_CHARACTERS = 1_000_000
"""A longer game is cut off: no text may exhaust memory."""

MAX_ERRORS = 100
"""Further faults of one game are not listed."""

# Of a fault, in characters.
_LONGEST_REASON, _LONGEST_TEXT = 300, 60


class Parser:
    """Reads one game from where the lines stand. A parser is used once."""

    def __init__(self, lines: Lines) -> None:
        self.is_empty = True
        """Whether neither a tag nor a move was found: comments alone are no game."""
        self.was_cut = False
        """Whether the game was too long to be read to its end."""
        self._lines = lines
        self._begin = lines.place
        self._game = Game()
        self._builder = Builder(self._game, Board())
        self._tag_lines: dict[str, int] = {}
        self._result: str | None = None
        self._last_line = 0
        # Levels of parentheses since a fault ended a line, that line's own level included.
        self._skipped = 0

    def read(self) -> Game:
        """Reads the game up to where it ends or the next one begins."""
        self._read_tags()
        self._set_up()
        self._read_moves()
        self._finish()
        return self._game

    def _fault(self, reason: str, text: str, *, ply: int | None = None, line: int = 0) -> None:
        if len(self._game.errors) < MAX_ERRORS:
            line = line or self._lines.number
            ply = self._builder.ply if ply is None else ply
            self._game.errors.append(
                PgnError(line, ply, reason[:_LONGEST_REASON], text.strip()[:_LONGEST_TEXT])
            )

    def _is_too_long(self) -> bool:
        """Checks whether the game has grown too long, which ends it."""
        if not self.was_cut and self._lines.place - self._begin > MAX_CHARACTERS:
            self.was_cut = True
            self._fault(f"the game is longer than {MAX_CHARACTERS} characters", "")
        return self.was_cut

    # Tags

    def _read_tags(self) -> None:
        lines = self._lines
        after_blank = False
        while lines.more() and not self._is_too_long():
            if lines.text.isspace():
                after_blank = True
                lines.skip()
            elif self._is_tag(after_blank):
                after_blank = False
                self._read_tag()
            else:
                return

    def _is_tag(self, after_blank: bool) -> bool:
        """Checks for a tag of this game. A second section that repeats a tag is the next game's."""
        text, pos = self._lines.text, self._lines.pos
        if not BRACKET.match(text, pos):
            return False
        tag = TAG_START.match(text, pos)
        return not (after_blank and tag and tag[1] in self._tag_lines)

    def _read_tag(self) -> None:
        lines = self._lines
        self.is_empty = False
        if tag := TAG.match(lines.text, lines.pos):
            value = re.sub(r'\\(["\\])', r"\1", tag[2])
        elif tag := LOOSE_TAG.match(lines.text, lines.pos):
            value = tag[2]
        else:
            text = lines.text[lines.pos :].strip()
            self._fault(f"not a tag: {text!r}", text, ply=0)
            lines.skip()
            return
        self._game.headers[tag[1]] = value
        self._tag_lines[tag[1]] = lines.number
        lines.pos = tag.end()

    def _set_up(self) -> None:
        """Sets up the board as the tags say. Where they say nothing possible, no move is read."""
        try:
            self._builder = Builder(self._game, self._game.start())
        except ValueError as error:
            is_fen = isinstance(error, InvalidFenError | InvalidPositionError)
            name = "FEN" if is_fen else "Variant"
            line = self._tag_lines[name]
            self._fault(str(error), self._game.headers[name], ply=0, line=line)
            self._skipped = 1

    # Moves

    def _read_moves(self) -> None:
        lines = self._lines
        after_blank = False
        while self._result is None and lines.more() and not self._is_too_long():
            if lines.text.isspace():
                after_blank = True
                lines.skip()
            elif self._is_next_game(after_blank):
                return
            else:
                after_blank = False
                self._read_tokens()

    def _is_next_game(self, after_blank: bool) -> bool:
        """Checks for tags, or after a blank line for another first move."""
        text, pos = self._lines.text, self._lines.pos
        if TAG_START.match(text, pos):
            return True
        return after_blank and not self.is_empty and bool(FIRST_MOVE.match(text, pos))

    def _read_tokens(self) -> None:
        """Reads the tokens of a line, up to its end, the game's or that of a longer comment."""
        lines = self._lines
        text = lines.text
        self._last_line = lines.number
        for token in TOKEN.finditer(text, lines.pos):
            kind = token.lastgroup
            if kind == "move":
                self._move(token[0])
            elif kind == "result":
                if self._ends_with(token[0]):
                    lines.pos = token.end()
                    return
            elif kind == "begun_comment":
                self._read_comment(token[kind])
                return
            elif kind is not None:
                self._others[kind](self, token[kind])
        lines.skip()

    def _move(self, san: str) -> None:
        self.is_empty = False
        if self._skipped:
            return
        try:
            self._builder.move(san)
        except ValueError as error:
            self._fault(str(error), san, ply=self._builder.ply + 1)
            self._skipped = 1

    def _ends_with(self, result: str) -> bool:
        """Takes a result; inside a variation it does not end the game."""
        if self._builder.depth or self._skipped > 1:
            return False
        self._result = result
        return True

    def _read_comment(self, begin: str) -> None:
        """Reads a comment over several lines. One that runs into the tags of a next game was never
        closed."""
        lines = self._lines
        first_line = lines.number
        parts = [begin]
        after_blank = False
        while lines.advance() and not self._is_too_long():
            end = lines.text.find("}")
            if end >= 0:
                parts.append(lines.text[:end])
                lines.pos = end + 1
                self._comment("".join(parts))
                return
            if after_blank and TAG_START.match(lines.text):
                break
            parts.append(lines.text)
            after_blank = lines.text.isspace()
        self._fault("a comment is not closed", begin, line=first_line)

    def _comment(self, text: str) -> None:
        if self._skipped:
            return
        try:
            self._builder.comment(text)
        except CountError as error:
            self._fault(str(error), text)

    def _open(self, parenthesis: str) -> None:
        if self._skipped:
            self._skipped += 1
        elif not self._builder.open():
            self._fault("a variation of no move", parenthesis)
            self._skipped = 1

    def _close(self, parenthesis: str) -> None:
        if self._skipped > 1:
            self._skipped -= 1
        elif self._builder.depth:
            self._skipped = 0
            self._builder.close()
        elif not self._skipped:
            self._fault("a variation is closed that was not begun", parenthesis)

    def _nag(self, digits: str) -> None:
        if not self._skipped:
            self._builder.nag(int(digits))

    def _glyph(self, glyph: str) -> None:
        if glyph in GLYPHS:
            self._nag(str(GLYPHS[glyph]))
        else:
            self._junk(glyph)

    def _junk(self, text: str) -> None:
        if not self._skipped:
            self._fault(f"unexpected text: {text!r}", text)

    _others: ClassVar[dict[str, Callable[[Parser, str], None]]] = {
        "comment": _comment,
        "line_comment": _comment,
        "open": _open,
        "close": _close,
        "nag": _nag,
        "glyph": _glyph,
        "junk": _junk,
    }

    # The end

    def _finish(self) -> None:
        self._check_result()
        if self._builder.depth or self._skipped > 1:
            self._fault("a variation is not closed", "", line=self._last_line)
        elif not self._skipped:
            self._check_outcome()
        self._builder.finish()

    def _check_result(self) -> None:
        """Brings the tag and what stands after the moves together."""
        headers = self._game.headers
        tag, end = headers["Result"], self._result or "*"
        if tag not in RESULTS:
            self._fault(f"not a result: {tag!r}", tag, ply=0, line=self._tag_lines["Result"])
            tag = "*"
        elif "*" not in (tag, end) and tag != end:
            reason = f"the moves end with {end}, the tag Result says {tag}"
            self._fault(reason, end, line=self._last_line)
        headers["Result"] = end if tag == "*" else tag

    def _check_outcome(self) -> None:
        """Compares the result with what stands on the board."""
        outcome = self._builder.board.outcome()
        result = self._game.headers["Result"]
        if outcome and result not in ("*", outcome.result()):
            reason = outcome.termination.name.lower().replace("_", " ")
            self._fault(
                f"{result} is not the result: {outcome.result()} by {reason}",
                result,
                line=self._last_line,
            )
