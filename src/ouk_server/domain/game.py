"""A game: what may be done in it, by whom and when.

    started = begin(settings, seats, at=now)          # the first event of the log
    state = fold([started])                           # or of all events, or apply() one by one
    decision = decide(state, command)                 # the events to append, or why not
    # append them durably as state.seq + 1, + 2 …, and only then:
    for event in decision: state.apply(event)

`decide` changes nothing. If another has appended in between, the caller applies that first and
decides again.
"""

from typing import assert_never

from ouk_server.domain import chat, clock, ends, moves, offers
from ouk_server.domain.color import Color
from ouk_server.domain.commands import (
    Abort,
    Accept,
    CallFlag,
    ClaimAbsence,
    ClaimDraw,
    Command,
    Count,
    Credit,
    Decline,
    Move,
    OfferDraw,
    OfferRematch,
    OfferTakeback,
    Resign,
    Say,
)
from ouk_server.domain.events import Started
from ouk_server.domain.refusal import Decision, Refusal
from ouk_server.domain.room import Seats, Settings
from ouk_server.domain.state import GameState, fold

__all__ = ["Decision", "GameState", "begin", "decide", "fold"]

InPlayCommand = (
    OfferDraw | OfferTakeback | Accept | Count | Resign | Abort | ClaimDraw | ClaimAbsence
)


def begin(settings: Settings, seats: Seats, *, at: int, previous: str | None = None) -> Started:
    """Makes the first event of a game. `previous` is the game of which it is the rematch."""
    return Started(
        at=at,
        variant=settings.variant,
        counting=settings.counting,
        time=settings.time,
        white=seats.white,
        black=seats.black,
        clock=clock.full(settings.time, at),
        previous=previous,
    )


def decide(state: GameState, command: Command) -> Decision:
    """Judges a command: the events that it causes, or why it is refused."""
    match command:
        case CallFlag():
            return ends.call_flag(state, command.at)
        case Credit():
            return ends.credit(state, command)
    color = state.color_of(command.player)
    if color is None:
        return Refusal("seat")
    match command:
        case Move():
            return moves.move(state, color, command)
        case Say():
            return chat.say(state, color, command)
        case OfferRematch():
            return offers.offer_rematch(state, color, command)
        case Accept(kind="rematch"):
            return offers.accept_rematch(state, color, command)
        case Decline():
            return offers.decline(state, color, command)
    return _decide_in_play(state, color, command)


def _decide_in_play(state: GameState, color: Color, command: InPlayCommand) -> Decision:
    """Judges what a player can do only while the game goes on."""
    if state.ended:
        return Refusal("game-over")
    if fall := ends.call_flag(state, command.at):
        return fall
    match command:
        case OfferDraw():
            return offers.offer_draw(state, color, command)
        case OfferTakeback():
            return offers.offer_takeback(state, color, command)
        case Accept():
            return offers.accept(state, color, command)
        case Count():
            return moves.count(state, color, command)
        case Resign():
            return ends.resign(state, color, command)
        case Abort():
            return ends.abort(state, command)
        case ClaimDraw():
            return ends.claim_draw(state, command)
        case ClaimAbsence():
            return ends.claim_absence(state, color, command)
        case _:
            assert_never(command)
