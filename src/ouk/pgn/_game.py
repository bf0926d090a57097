"""A game as a tree of nodes: its moves, variations, comments and annotations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import zip_longest

from ouk import variants
from ouk._board import Board, CountAction, Counting
from ouk._core import CountError, Move
from ouk.pgn import _comments
from ouk.pgn._headers import Headers, PgnError
from ouk.pgn._text import pgn_text
from ouk.pgn._tree import walk


class GameNode:
    """A position of a game: the root is a `Game`, every other one a `ChildNode`."""

    __slots__ = ("_comment", "variations")

    variations: list[ChildNode]
    """The moves played or considered here; the first is the main line."""

    def __init__(self) -> None:
        self._comment = ""
        self.variations = []

    @property
    def comment(self) -> str:
        """The comment after the move (of the root: before the first move).

        White space is kept as single spaces and `}` as `)`: a file cannot hold them otherwise.
        """
        return self._comment

    @comment.setter
    def comment(self, text: str) -> None:
        self._comment = _comments.clean(text)

    def game(self) -> Game:
        """Gets the root."""
        node = self
        while isinstance(node, ChildNode):
            node = node.parent
        assert isinstance(node, Game)
        return node

    def board(self) -> Board:
        """Gets a new board with the moves and count commands up to this position.

        :raises ValueError: if the tags name no variant or no legal position.
        """
        board = self.game().start()
        for node in self._path():
            _count(board, node.comment_before())
            board.push(node.move)
        _count(board, self.comment)
        return board

    def ply(self) -> int:
        """Gets the number of half-moves from the start of the game to this position."""
        return len(self._path())

    def next(self) -> ChildNode | None:
        """Gets the next node of the line, if any."""
        return self.variations[0] if self.variations else None

    def is_end(self) -> bool:
        """Checks that no move follows."""
        return not self.variations

    def end(self) -> GameNode:
        """Gets the last node of the line that goes on from here."""
        node = self
        while node.variations:
            node = node.variations[0]
        return node

    def mainline(self) -> Iterator[ChildNode]:
        """Gets the nodes of the line that goes on from here."""
        node = self.next()
        while node:
            yield node
            node = node.next()

    def mainline_moves(self) -> Iterator[Move]:
        """Gets the moves of the line that goes on from here."""
        return (node.move for node in self.mainline())

    def add_variation(self, move: Move) -> ChildNode:
        """Appends a move and gets its node; the first one appended is the main line.

        :raises IllegalMoveError: if the move is not legal here.
        """
        self.board().push(move)
        return ChildNode(self, move)

    def clock(self) -> float | None:
        """Gets the seconds left on the clock of the side that moved (`[%clk]`), if noted."""
        return _comments.clock(self.comment)

    def set_clock(self, seconds: float | None) -> None:
        """Notes the seconds left on the clock; `None` removes the note."""
        self.comment = _comments.with_clock(self.comment, seconds)

    def _path(self) -> list[ChildNode]:
        nodes = []
        node = self
        while isinstance(node, ChildNode):
            nodes.append(node)
            node = node.parent
        return nodes[::-1]


class ChildNode(GameNode):
    """A position that a move led to. Making one puts it among the variations of its parent;
    `GameNode.add_variation` asks first whether the move is legal."""

    __slots__ = ("_starting_comment", "move", "nags", "parent")

    parent: GameNode
    move: Move
    nags: set[int]
    """Numeric annotation glyphs: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`."""

    def __init__(self, parent: GameNode, move: Move) -> None:
        self._comment = self._starting_comment = ""
        self.variations = []
        self.parent = parent
        self.move = move
        self.nags = set()
        parent.variations.append(self)

    @property
    def starting_comment(self) -> str:
        """The comment before the first move of a variation, kept like `comment`."""
        return self._starting_comment

    @starting_comment.setter
    def starting_comment(self, text: str) -> None:
        self._starting_comment = _comments.clean(text)

    def starts_variation(self) -> bool:
        """Checks that this is the first move of a variation beside the main line."""
        return self.parent.variations[0] is not self

    def is_mainline(self) -> bool:
        """Checks that neither this move nor one before it starts a variation."""
        return not any(node.starts_variation() for node in self._path())

    def comment_before(self) -> str:
        """Gets the comment that stands before the move; count commands in it precede the move."""
        return self.starting_comment if self.starts_variation() else self.parent.comment

    def san(self) -> str:
        """Gets the move in standard algebraic notation."""
        return self.parent.board().san(self.move)

    def uci(self) -> str:
        """Gets the move in UCI notation."""
        return self.move.uci()

    def __repr__(self) -> str:
        return f"<ChildNode {self.uci()} at ply {self.ply()}>"


class Game(GameNode):
    """A game: its tags and, as root of the tree, its start. `str(game)` is its PGN.

    Two games are equal if their tags and all that stands in their trees are equal.
    """

    __slots__ = ("errors", "headers")

    headers: Headers
    errors: list[PgnError]
    """What `read_game` could not read."""

    def __init__(
        self,
        *,
        variant: str = "cambodian",
        fen: str | None = None,
        counting: Counting = "automatic",
    ) -> None:
        """:raises ValueError: if there is no such variant, position or way of counting."""
        super().__init__()
        self.headers = Headers()
        self.errors = []
        self._set_start(Board(fen, variant=variant, counting=counting))

    @classmethod
    def from_board(cls, board: Board) -> Game:
        """Makes a game of the moves and counts of a board; the result is that of the board."""
        game = cls.__new__(cls)
        GameNode.__init__(game)
        game.headers, game.errors = Headers(), []
        game._set_start(board.root())
        node: GameNode = game
        actions, moves = _history(board)
        for done, move in zip(actions, moves, strict=False):
            node.comment = _comments.with_count_actions("", done)
            node = ChildNode(node, move)
        node.comment = _comments.with_count_actions("", actions[-1])
        game.headers["Result"] = board.result()
        return game

    def _set_start(self, board: Board) -> None:
        # Programs know our variants by their id; the capital is the custom of PGN files.
        self.headers["Variant"] = board.variant.id.capitalize()
        if board.counting != "automatic":
            self.headers["Counting"] = board.counting
        if board.fen() != board.variant.starting_fen:
            self.headers["SetUp"] = "1"
            self.headers["FEN"] = board.fen(promoted=True)

    def start(self) -> Board:
        """Gets a new board with the position that the tags name, before anything is done.

        :raises ValueError: if they name no variant or no legal position.
        """
        fen = self.headers.get("FEN")
        return Board(
            # Halves of characters come from files in other encodings; the core would not take them.
            fen and fen.encode(errors="replace").decode(),
            variant=variants.find(self.headers["Variant"]).id,
            counting="tournament" if self.is_tournament() else "automatic",
        )

    def is_tournament(self) -> bool:
        """Checks whether the players start and stop counts: the tag `Counting "tournament"`."""
        return self.headers.get("Counting", "").lower() == "tournament"

    def __str__(self) -> str:
        return pgn_text(self)

    def __repr__(self) -> str:
        return f"<Game {self.headers['White']} - {self.headers['Black']}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.headers, self.comment) == (other.headers, other.comment) and all(
            a == b for a, b in zip_longest(_contents(self), _contents(other))
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes


def _contents(game: Game) -> Iterator[tuple[object, ...]]:
    """Gets what distinguishes a tree from another, piece by piece."""
    for step, node in walk(game):
        yield step, node.move, node.nags, node.comment, node.starting_comment


def _count(board: Board, comment: str) -> None:
    """Does what the count commands of a comment say, where they are allowed (the reader has
    reported the others)."""
    for action in _comments.count_actions(comment):
        with suppress(CountError):
            board.do_count_action(action)


def _history(board: Board) -> tuple[list[tuple[CountAction, ...]], list[Move]]:
    """Gets the moves of a board and what was done to the count before each and after the last."""
    board = board.copy()
    moves = list(board.move_stack)
    actions = [board.count_actions]
    for _ in moves:
        board.pop()
        actions.append(board.count_actions)
    return actions[::-1], moves
