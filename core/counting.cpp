#include "counting.h"

namespace ouk {

static int allowed_against(const Board& board, Color attacker, const CountingLimits& limits) {
    const int rooks = popcount(board.pieces(attacker, ROOK));
    const int khons = popcount(board.pieces(attacker, KHON));
    if (rooks >= 2) return limits.two_rooks;
    if (rooks == 1) return limits.one_rook;
    if (khons >= 2) return limits.two_khons;
    if (popcount(board.pieces(attacker, KNIGHT)) >= 2) return limits.two_knights;
    if (khons == 1) return limits.one_khon;
    return limits.otherwise;
}

int allowed_count(const Board& board, Color side, const CountingLimits& limits) {
    if (board.count(side) > 3 || board.is_bare(~side)) return 0;
    if (!board.is_bare(side)) return limits.board;
    if (board.types[PAWN]) return 0;
    return allowed_against(board, ~side, limits);
}

void advance_count(Count& count, const Board& board, Color us, PieceType captured, bool promotion,
                   const CountingLimits& limits) {
    const Color them = ~us;
    const int men = popcount(board.occupied());

    if (count.runs()) ++count.ply;

    // A bare king that takes the last pawn counts from now on, its own move included.
    if (captured == PAWN && board.is_bare(us) && !board.types[PAWN])
        if (const int moves = allowed_count(board, us, limits)) count.start(moves, 2 * men - 1);

    const bool changed = captured != NO_PIECE_TYPE || promotion;
    if (!count.runs() || (changed && board.is_bare(them)))
        if (const int moves = allowed_count(board, them, limits)) count.start(moves, board.is_bare(them) ? 2 * men : 0);
}

}  // namespace ouk
