"""Moves on the board, and the count that players start and stop."""

from ouk_server.domain import clock as clocks
from ouk_server.domain import ends
from ouk_server.domain.clock import Clock
from ouk_server.domain.color import Color, mover, other
from ouk_server.domain.commands import Count, Move
from ouk_server.domain.events import Counted, Moved
from ouk_server.domain.refusal import Decision, Refusal
from ouk_server.domain.state import FREE_PLIES, GameState

MOST_COUNTS = 4
"""A player may change its mind about the count so often between two moves."""


def move(state: GameState, color: Color, command: Move) -> Decision:
    """Judges a move. One that is on the board already, by the same player, is no event."""
    if 0 <= command.ply < state.ply:
        return _repeated(state, color, command)
    if state.ended:
        return Refusal("game-over")
    if command.ply != state.ply:
        return Refusal("ahead" if command.ply > state.ply else "stale")
    if color != state.turn:
        return Refusal("seat")
    if _is_too_late(state, command):
        return ends.fall(state, command.at)
    position = state.position.after(command.uci)
    if position is None:
        return Refusal("illegal")
    clock = _clock_after(state, color, command)
    moved = Moved(at=command.at, ply=command.ply, uci=command.uci, clock=clock)
    outcome = position.outcome()
    if outcome is None:
        return (moved,)
    return moved, ends.finish(state, command.at, outcome.result, outcome.reason, clock)


def count(state: GameState, color: Color, command: Count) -> Decision:
    """Judges starting or stopping a count, or taking the draw of the side that counts."""
    action = command.action
    if action != "take" and color != state.turn:
        return Refusal("turn")
    if not state.position.can_count(action, color):
        return Refusal("no-count")
    counted = Counted(at=command.at, ply=state.ply, action=action, by=color)
    if action == "take":
        return counted, ends.finish(state, command.at, "1/2-1/2", "count")
    if sum(before.ply == state.ply for before in state.counts) >= MOST_COUNTS:
        return Refusal("too-many")
    return (counted,)


def _repeated(state: GameState, color: Color, command: Move) -> Decision:
    if color == mover(command.ply) and command.uci == state.moves[command.ply].uci:
        return ()
    return Refusal("stale")


def _is_too_late(state: GameState, command: Move) -> bool:
    control, clock = state.started.time, state.clock
    if clock is None or state.ply < FREE_PLIES:
        deadline = state.deadline()
        return deadline is not None and command.at >= deadline
    return clocks.is_too_late(control, clock, command.at, command.round_trip)


def _clock_after(state: GameState, color: Color, command: Move) -> Clock | None:
    if state.clock is None:
        return None
    runs = other(color) if state.ply + 1 >= FREE_PLIES else None
    return clocks.after_move(
        state.started.time, state.clock, command.at, command.round_trip, runs=runs
    )
