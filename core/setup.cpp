#include "setup.h"

namespace ouk {

static void check_kings(const Board& board, Faults& faults) {
    for (const Color c : COLORS) {
        const Bitboard kings = board.pieces(c, KING);
        if (!kings) faults.add(FaultCode::NO_KING, c, NO_SQUARE);
        if (more_than_one(kings)) faults.add(FaultCode::TOO_MANY_KINGS, c, NO_SQUARE);
    }
}

static void check_pawns(const Board& board, Faults& faults) {
    for (Bitboard pawns = board.types[PAWN] & (RANK_1 | RANK_8); pawns;) {
        const Square s = pop_lsb(pawns);
        faults.add(FaultCode::PAWN_ON_BACK_RANK, board.color_on(s), s);
    }
}

static void check_rights(const Board& board, Faults& faults) {
    for (const LeapHome& home : LEAP_HOMES)
        if (board.leap_rights & home.right && !(board.pieces(home.color, home.type) & bb(home.square)))
            faults.add(FaultCode::RIGHT_WITHOUT_PIECE, home.color, home.square);
}

// Any of several kings may stand attacked.
static void check_opponent(const Setup& setup, Faults& faults) {
    const Color opponent = ~setup.turn;
    for (Bitboard kings = setup.board.pieces(opponent, KING); kings;) {
        const Square s = pop_lsb(kings);
        if (!setup.board.attackers(setup.turn, s)) continue;
        faults.add(FaultCode::OPPONENT_IN_CHECK, opponent, s);
        return;
    }
}

Faults find_faults(const Setup& setup) {
    Faults faults;
    check_kings(setup.board, faults);
    check_pawns(setup.board, faults);
    check_rights(setup.board, faults);
    check_opponent(setup, faults);
    return faults;
}

}  // namespace ouk
