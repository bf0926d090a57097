#include "outcome.h"

namespace ouk {

// Who can ever mate. R and S of one's own suffice. A met needs, of either side, a met on the other colour or a man
// that is neither king nor met; a knight or pawn needs one more man beside the kings. (As Fairy-Stockfish has it.)
static bool can_mate(const Board& board, Color side) {
    const Bitboard mets = board.types[MET], others = board.occupied() & ~board.types[KING] & ~mets;
    const Bitboard own = board.colors[side];
    if (own & (board.types[ROOK] | board.types[KHON])) return true;
    if (own & mets && (others || (mets & DARK_SQUARES && mets & ~DARK_SQUARES))) return true;
    return own & (board.types[KNIGHT] | board.types[PAWN]) && more_than_one(others | mets);
}

bool has_insufficient_material(const Position& position, Color side) {
    switch (position.rules().material) {
        case MaterialRule::MATE: return !can_mate(position.board(), side);
        case MaterialRule::CHECK: return position.board().is_bare(side);
    }
    return false;
}

bool is_insufficient_material(const Position& position) {
    return has_insufficient_material(position, WHITE) && has_insufficient_material(position, BLACK);
}

Outcome outcome(const Position& position, const Count& count) {
    const Color opponent = ~position.turn();
    const bool check = position.is_check();
    if (check && position.rules().first_check_wins) return {Termination::CHECK, true, opponent};
    if (!has_legal_move(position))
        return check ? Outcome{Termination::CHECKMATE, true, opponent} : Outcome{Termination::STALEMATE};
    if (is_insufficient_material(position)) return {Termination::INSUFFICIENT_MATERIAL};
    if (count.ran_out()) return {Termination::COUNT};
    return {};
}

}  // namespace ouk
