"""Builds the tree of a game move by move, as a file tells it."""

from __future__ import annotations

from typing import NamedTuple

from ouk._board import Board, CountAction
from ouk.pgn import _comments
from ouk.pgn._game import ChildNode, Game, GameNode


class _Branch(NamedTuple):
    """Where a variation left its line: after which move, the comments on it so far, and what was
    done to the count before and after it. A variation of no move has no node to return to."""

    node: ChildNode | None
    ply: int
    comments: list[str]
    before: list[CountAction]
    after: list[CountAction]


class Builder:
    """Adds moves and what belongs to them to a game, with a board that follows.

    The board goes into a variation and back out of it by taking back and repeating moves, so that
    neither deep nor wide trees cost more than their length.
    """

    def __init__(self, game: Game, board: Board) -> None:
        self.board = board
        self.ply = 0
        """The number of moves from the start of the game to the board."""
        self._node: GameNode = game
        self._branches: list[_Branch] = []
        self._is_starting = False  # a variation has begun, its first move has not come
        self._comments: list[str] = []
        # Count actions before the last move and after it.
        self._before: list[CountAction] = []
        self._after: list[CountAction] = []

    @property
    def depth(self) -> int:
        """The number of variations that are open."""
        return len(self._branches)

    def move(self, san: str) -> None:
        """Adds a move.

        :raises ValueError: if the text is no legal move.
        """
        move = self.board.push_san(san)
        if self._is_starting:
            node = ChildNode(self._node, move)
            node.starting_comment = self._take_comments()
            self._is_starting = False
        else:
            self._settle()
            node = ChildNode(self._node, move)
        self._node = node
        self._before, self._after = self._after, []
        self.ply += 1

    def nag(self, number: int) -> None:
        """Annotates the last move; a glyph in front of any move says nothing."""
        if isinstance(self._node, ChildNode) and not self._is_starting:
            self._node.nags.add(number)

    def comment(self, text: str) -> None:
        """Adds a comment.

        :raises CountError: if a count command in it is not allowed.
        """
        self._comments.append(text)
        for action in _comments.count_actions(text):
            self.board.do_count_action(action)
            self._after.append(action)

    def open(self) -> bool:
        """Begins a variation instead of the last move; `False` if there is no such move."""
        node = None if self._is_starting else self._node
        if not isinstance(node, ChildNode):
            self._branches.append(_Branch(None, self.ply, [], [], []))
            return False
        branch = _Branch(node, self.ply, self._comments, self._before, self._after)
        self._branches.append(branch)
        self._node = node.parent
        self._is_starting = True
        self._comments, self._after = [], []
        self._go_back(self.ply - 1)
        return True

    def close(self) -> None:
        """Ends the variation begun last and returns to the move it replaced."""
        node, ply, comments, before, after = self._branches.pop()
        if node is None:
            return
        self._settle()
        self._go_back(ply - 1)
        self._repeat(before)
        self.board.push(node.move)
        self._repeat(after)
        self._node, self.ply, self._comments = node, ply, comments
        self._before, self._after = before, after
        self._is_starting = False

    def finish(self) -> None:
        """Returns to the main line and gives its last move what belongs to it."""
        while self._branches:
            self.close()
        self._settle()

    def _settle(self) -> None:
        if self._comments and not self._is_starting:
            self._node.comment = self._take_comments()

    def _take_comments(self) -> str:
        text = " ".join(self._comments)
        self._comments = []
        return text

    def _go_back(self, ply: int) -> None:
        """Takes back moves, and what was done to the count where that leads."""
        for _ in range(self.ply - ply):
            self.board.pop()
        self.ply = ply
        if not self.board.count_actions:
            return
        if ply == 0:
            self.board = self.board.root()
        else:  # making the move again forgets what was done after it
            self.board.push(self.board.pop())

    def _repeat(self, actions: list[CountAction]) -> None:
        for action in actions:
            self.board.do_count_action(action)
