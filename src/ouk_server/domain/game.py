"""A game: the state that its events make, and what may be done in it.

    state = fold(events)                     # or GameState() and apply() one by one
    decision = decide(state, command)        # events to append, or why not; changes nothing
    # append the events durably under state.seq + 1, + 2 …, and only then:
    for event in decision: state.apply(event)

If another has appended in between, the caller applies what came first and decides again.
"""

from collections.abc import Iterable

from ouk_server.domain.clock import Clock
from ouk_server.domain.color import Color
from ouk_server.domain.commands import Command
from ouk_server.domain.events import Chatted, Ended, Event, Moved, Offered, OfferKind, Started
from ouk_server.domain.refusal import Refusal

Decision = tuple[Event, ...] | Refusal
"""The events that a command causes. None at all: what was asked is so already."""


class GameState:
    """The state of a game after its first `seq` events. Changes only by `apply`."""

    seq: int
    started: Started | None
    moves: list[Moved]
    clock: Clock | None
    offers: dict[tuple[OfferKind, Color], Offered]
    chat: list[Chatted]
    ended: Ended | None
    rematch: str | None

    @property
    def ply(self) -> int:
        """The number of moves on the board."""
        raise NotImplementedError

    @property
    def turn(self) -> Color:
        """The side to move."""
        raise NotImplementedError

    def color_of(self, player: str) -> Color | None:
        """Gets the colour of a player, or None for anyone else."""
        raise NotImplementedError

    def deadline(self) -> int | None:
        """Gets the moment at which `CallFlag` will end the game, if nothing happens before."""
        raise NotImplementedError

    def apply(self, event: Event) -> None:
        """Takes in the next event of the log."""
        raise NotImplementedError


def fold(events: Iterable[Event]) -> GameState:
    """Makes the state of a game from its log."""
    raise NotImplementedError


def decide(state: GameState, command: Command) -> Decision:
    """Judges a command: the events it causes, or why it is refused."""
    raise NotImplementedError
