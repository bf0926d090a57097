"""How games end other than on the board, and the time that is nobody's."""

from ouk_server.domain import clock as clocks
from ouk_server.domain.clock import Clock
from ouk_server.domain.color import Color, other
from ouk_server.domain.commands import Abort, ClaimAbsence, ClaimDraw, Credit, Resign
from ouk_server.domain.events import Credited, Ended, Event, Reason, Result
from ouk_server.domain.refusal import Decision, Refusal
from ouk_server.domain.state import FREE_PLIES, GameState
from ouk_server.domain.time_control import Daily, is_short

AWAY = 60_000
AWAY_SHORT = 30_000
"""In games under three minutes."""


def finish(
    state: GameState, at: int, result: Result, reason: Reason, clock: Clock | None = None
) -> Ended:
    """Makes the end of a game, with the clock stopped. `clock` is for a move just made."""
    clock = clock or state.clock
    stopped = clock and clocks.stopped(state.started.time, clock, at)
    return Ended(at=at, result=result, reason=reason, clock=stopped)


def call_flag(state: GameState, at: int) -> tuple[Event, ...]:
    """Ends a game whose deadline has passed; no event if it has not."""
    deadline = state.deadline()
    return fall(state, at) if deadline is not None and at >= deadline else ()


def fall(state: GameState, at: int) -> tuple[Event, ...]:
    """Ends a game in which the side to move has run out of time."""
    if state.ply < FREE_PLIES:
        return (finish(state, at, "*", "no-first-move"),)
    return (finish(state, at, _win(state, other(state.turn)), "time"),)


def resign(state: GameState, color: Color, command: Resign) -> Decision:
    """Ends the game in the other's favour."""
    return (finish(state, command.at, _won(other(color)), "resignation"),)


def abort(state: GameState, command: Abort) -> Decision:
    """Ends a game in which not both sides have moved."""
    if state.ply >= FREE_PLIES:
        return Refusal("too-late")
    return (finish(state, command.at, "*", "aborted"),)


def claim_draw(state: GameState, command: ClaimDraw) -> Decision:
    """Ends a game in which the position stands for the third time."""
    if not state.position.can_claim_draw():
        return Refusal("no-claim")
    return (finish(state, command.at, "1/2-1/2", "threefold-repetition"),)


def claim_absence(state: GameState, color: Color, command: ClaimAbsence) -> Decision:
    """Ends a game that the other has left. Where moves have days, nobody needs to be there."""
    if state.ply < FREE_PLIES:
        return Refusal("too-early")
    patience = absence_limit(state)
    if patience is None:
        return Refusal("no-claim")
    if command.away_since is None or command.at - command.away_since < patience:
        return Refusal("not-away")
    result = _win(state, color) if command.claim == "win" else "1/2-1/2"
    return (finish(state, command.at, result, "abandonment"),)


def absence_limit(state: GameState) -> int | None:
    """Gets the time after which an absence may be claimed, or None if it never may."""
    control = state.started.time
    if isinstance(control, Daily):
        return None
    return AWAY_SHORT if is_short(control) else AWAY


def credit(state: GameState, command: Credit) -> Decision:
    """Gives time back, each moment once."""
    since = max(command.since, state.credited_until)
    if state.ended or state.clock is None or command.until <= since:
        return ()
    clock = clocks.credited(state.clock, since, command.until)
    return (Credited(at=command.at, since=since, until=command.until, clock=clock),)


def _won(color: Color) -> Result:
    return "1-0" if color == "white" else "0-1"


def _win(state: GameState, color: Color) -> Result:
    """Gets the result for a side that did not win on the board: a draw if it never could have."""
    return _won(color) if state.position.can_win(color) else "1/2-1/2"
