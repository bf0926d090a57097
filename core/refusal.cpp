#include "refusal.h"

namespace ouk {

namespace {

// One attempt at a move of the side to move.
struct Attempt {
    const Game& game;
    const Position& position;
    Square from, to;
    Piece man;

    const Board& board() const { return position.board(); }
    bool to_is(Bitboard squares) const { return squares & bb(to); }
    Refusal because(RefusalCode code, Square s) const { return {code, s, position.piece_on(s)}; }
};

bool starts_leap(const Attempt& a, const LeapHome& home) {
    return a.man.type == home.type && a.from == home.square &&
           a.to_is(home.type == KING ? king_leaps(home.color) : met_leap(home.color));
}

bool is_leap_attempt(const Attempt& a) {
    const Color us = a.position.turn();
    return starts_leap(a, king_home(us)) || starts_leap(a, met_home(us));
}

// Finds in the game's history how a right was lost: by an enemy rook, or because its man moved or was taken.
Refusal lost_leap(const Attempt& a, uint8_t right) {
    const Stack<Move>& moves = a.game.moves();
    for (size_t ply = moves.size(); ply-- > 0;) {
        if (!(a.game.position_at(ply).board().leap_rights & right)) continue;
        const Square to = moves[ply].to();
        const bool by_rook = a.game.position_at(ply).piece_on(moves[ply].from()).type == ROOK &&
                             a.game.position_at(ply).turn() != a.position.turn() && to != a.from;
        if (by_rook) return {RefusalCode::LEAP_LOST_ROOK, to, {ROOK, ~a.position.turn()}};
        break;
    }
    return {RefusalCode::LEAP_LOST_MOVED, NO_SQUARE, a.man};
}

// Why a leap is refused, apart from the safety of the king.
Refusal refuse_leap(const Attempt& a) {
    const LeapHome home = a.man.type == KING ? king_home(a.position.turn()) : met_home(a.position.turn());
    if (!(a.board().leap_rights & home.right)) return lost_leap(a, home.right);
    if (a.to_is(a.board().occupied())) return a.because(RefusalCode::LEAP_NEEDS_EMPTY, a.to);
    if (a.man.type == KING && a.position.is_check())
        return a.because(RefusalCode::LEAP_IN_CHECK, lsb(a.board().checkers(a.position.turn())));
    return {};
}

Refusal refuse_pawn(const Attempt& a) {
    const Color us = a.position.turn();
    const bool ahead = a.to == a.from + (us == WHITE ? NORTH : SOUTH);
    const bool diagonal = a.to_is(attacks(PAWN, us, a.from, 0));
    if (ahead && a.to_is(a.board().occupied())) return a.because(RefusalCode::PAWN_BLOCKED, a.to);
    if (diagonal && !a.to_is(a.board().occupied())) return {RefusalCode::PAWN_NEEDS_CAPTURE, NO_SQUARE, a.man};
    if (!ahead && !diagonal) return {RefusalCode::NOT_HOW_IT_MOVES, NO_SQUARE, a.man};
    return {};
}

// Why the man does not go there at all, whatever becomes of the king.
Refusal refuse_geometry(const Attempt& a) {
    if (is_leap_attempt(a)) return refuse_leap(a);
    if (a.man.type == PAWN) return refuse_pawn(a);
    if (a.to_is(attacks(a.man.type, a.position.turn(), a.from, a.board().occupied()))) return {};
    if (a.man.type == ROOK && a.to_is(rook_attacks(a.from, 0))) {
        const Bitboard in_the_way = between(a.from, a.to) & a.board().occupied();
        const bool upward = a.to > a.from;  // the nearest blocker, seen from the rook
        const Square s = upward ? lsb(in_the_way) : static_cast<Square>(63 - __builtin_clzll(in_the_way));
        return a.because(RefusalCode::BLOCKED, s);
    }
    return {RefusalCode::NOT_HOW_IT_MOVES, NO_SQUARE, a.man};
}

// The king would stand attacked after the move: who attacks it, and what that means for the mover.
Refusal refuse_for_king(const Attempt& a) {
    const Color us = a.position.turn();
    Position after = a.position;
    after.do_move(Move(a.from, a.to));
    const Bitboard attackers = after.board().checkers(us);
    if (!attackers) return {};
    const Bitboard checkers = a.board().checkers(us);
    if (a.man.type == KING) return a.because(RefusalCode::KING_ATTACKED, lsb(attackers));
    if (checkers & attackers) return a.because(RefusalCode::MUST_ANSWER_CHECK, lsb(checkers & attackers));
    return a.because(RefusalCode::KING_EXPOSED, lsb(attackers));
}

bool is_legal_between(const Position& position, Square from, Square to) {
    return is_legal(position, Move(from, to)) || is_legal(position, Move(from, to, true));
}

}  // namespace

Refusal why_not(const Game& game, Square from, Square to) {
    const Position& position = game.position();
    if (is_legal_between(position, from, to)) return {};
    const Attempt a{game, position, from, to, position.piece_on(from)};
    if (!has_legal_move(position)) return {RefusalCode::GAME_OVER, NO_SQUARE, {}};
    if (!a.man) return {RefusalCode::NO_PIECE, from, {}};
    if (a.man.color != position.turn()) return a.because(RefusalCode::NOT_YOUR_TURN, from);
    if (from == to) return {RefusalCode::SAME_SQUARE, from, a.man};
    const Refusal geometry = refuse_geometry(a);
    if (geometry.code == RefusalCode::NOT_HOW_IT_MOVES || geometry.code == RefusalCode::BLOCKED) return geometry;
    if (geometry.code == RefusalCode::LEAP_NEEDS_EMPTY) return geometry;
    if (a.to_is(position.board().colors[position.turn()])) return a.because(RefusalCode::OWN_PIECE, to);
    if (geometry.code != RefusalCode::NONE) return geometry;
    return refuse_for_king(a);
}

}  // namespace ouk
