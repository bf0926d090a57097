"""What one side offers and the other may accept: a draw, a take-back, a rematch."""

from ouk_server.domain import clock as clocks
from ouk_server.domain import ends, moves
from ouk_server.domain.color import Color, mover, other
from ouk_server.domain.commands import (
    Accept,
    Count,
    Decline,
    OfferDraw,
    OfferRematch,
    OfferTakeback,
)
from ouk_server.domain.events import Declined, Offered, OfferKind, Rematched, RematchOrder, Undone
from ouk_server.domain.refusal import Decision, Refusal
from ouk_server.domain.state import FREE_PLIES, GameState


def offer_draw(state: GameState, color: Color, command: OfferDraw) -> Decision:
    """Judges the offer of a draw. It accepts one that stands; and who counts has offered one."""
    if state.position.can_count("take", color):
        take = Count(at=command.at, player=command.player, action="take")
        return moves.count(state, color, take)
    if ("draw", other(color)) in state.offers:
        return (ends.finish(state, command.at, "1/2-1/2", "agreement"),)
    if state.ply < FREE_PLIES:
        return Refusal("too-early")
    return _offer(state, Offered(at=command.at, kind="draw", by=color))


def offer_takeback(state: GameState, color: Color, command: OfferTakeback) -> Decision:
    """Judges the wish to take back one's last move."""
    plies = 2 if state.turn == color else 1
    if state.ply < plies:
        return Refusal("too-early")
    return _offer(state, Offered(at=command.at, kind="takeback", by=color, plies=plies))


def offer_rematch(state: GameState, color: Color, command: OfferRematch) -> Decision:
    """Judges the offer of another game. It accepts one that is the same."""
    if not state.ended:
        return Refusal("not-over")
    if state.rematch:
        return ()
    standing = state.offers.get(("rematch", other(color)))
    if standing and standing.order == command.order:
        return (_rematch(state, command.at, command.game, command.order),)
    offered = Offered(at=command.at, kind="rematch", by=color, order=command.order)
    return _offer(state, offered)


def accept(state: GameState, color: Color, command: Accept) -> Decision:
    """Judges the acceptance of a draw or a take-back."""
    offer = state.offers.get((command.kind, other(color)))
    if offer is None:
        return Refusal("no-offer")
    if offer.plies is None:
        return (ends.finish(state, command.at, "1/2-1/2", "agreement"),)
    return (_undo(state, command.at, offer.plies),)


def accept_rematch(state: GameState, color: Color, command: Accept) -> Decision:
    """Judges the acceptance of another game. Again after a lost answer, it is no event."""
    if state.rematch:
        return ()
    offer = state.offers.get(("rematch", other(color)))
    if offer is None or offer.order is None:
        return Refusal("no-offer")
    return (_rematch(state, command.at, command.game, offer.order),)


def decline(state: GameState, color: Color, command: Decline) -> Decision:
    """Ends the other's offer, or else one's own."""
    for of in (other(color), color):
        if (command.kind, of) in state.offers:
            return (Declined(at=command.at, kind=command.kind, of=of, by=color),)
    return Refusal("no-offer")


def _offer(state: GameState, offer: Offered) -> Decision:
    key: tuple[OfferKind, Color] = (offer.kind, offer.by)
    if key in state.offers and state.offers[key].order == offer.order:
        return ()
    return Refusal("already-offered") if key in state.spent else (offer,)


def _undo(state: GameState, at: int, plies: int) -> Undone:
    ply = state.ply - plies
    runs = mover(ply) if ply >= FREE_PLIES else None
    clock = state.clock and clocks.after_takeback(state.started.time, state.clock, at, runs=runs)
    return Undone(at=at, plies=plies, ply=ply, clock=clock)


def _rematch(state: GameState, at: int, game: str, order: RematchOrder) -> Rematched:
    """Swaps the colours, unless White has lost and the loser is to move first."""
    white, black = state.seats.white, state.seats.black
    if not (order == "loser-first" and state.ended and state.ended.result == "0-1"):
        white, black = black, white
    return Rematched(at=at, game=game, white=white, black=black)
