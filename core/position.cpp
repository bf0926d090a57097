#include "position.h"

namespace ouk {

Position::Position(const Rules& rules, const Setup& setup)
    : setup_(setup), key_(zobrist::key(setup.board, setup.turn)), rules_(&rules) {}

Piece Position::piece_on(Square s) const {
    return {board().type_on(s), board().color_on(s), (setup_.promoted & bb(s)) != 0};
}

void Position::do_move(Move move) {
    const Square from = move.from(), to = move.to();
    const Color us = turn();
    Board& board = setup_.board;
    const PieceType type = board.type_on(from), captured = board.type_on(to);

    key_ ^= zobrist::rights(board.leap_rights);
    if (us == WHITE)
        board.move<WHITE>(type, from, to, move.promotion());
    else
        board.move<BLACK>(type, from, to, move.promotion());
    key_ ^= zobrist::rights(board.leap_rights) ^ zobrist::BLACK_TO_MOVE ^ zobrist::man(us, type, from) ^
            zobrist::man(us, move.promotion() ? MET : type, to);
    if (captured != NO_PIECE_TYPE) key_ ^= zobrist::man(~us, captured, to);

    const bool is_promoted = move.promotion() || setup_.promoted & bb(from);
    setup_.promoted &= ~(bb(from) | bb(to));
    if (is_promoted) setup_.promoted |= bb(to);

    const bool irreversible = type == PAWN || captured != NO_PIECE_TYPE;
    setup_.halfmove_clock = irreversible ? 0 : setup_.halfmove_clock + 1;
    setup_.fullmove_number += us == BLACK;
    setup_.turn = ~us;
    advance_count(setup_.count, board, us, captured, move.promotion(), rules_->counting);
}

static Bitboard rotated(Bitboard squares) {
    Bitboard result = 0;
    while (squares) result |= bb(rotate(pop_lsb(squares)));
    return result;
}

Setup mirrored(const Setup& setup) {
    Setup mirror = setup;
    for (int type = 0; type < PIECE_TYPES; ++type) mirror.board.types[type] = rotated(setup.board.types[type]);
    for (const Color c : COLORS) mirror.board.colors[c] = rotated(setup.board.colors[~c]);
    mirror.board.leap_rights = 0;
    for (const LeapHome& home : LEAP_HOMES)
        if (setup.board.leap_rights & home.right)
            mirror.board.leap_rights |= home.type == KING ? king_home(~home.color).right : met_home(~home.color).right;
    mirror.promoted = rotated(setup.promoted);
    mirror.turn = ~setup.turn;
    return mirror;
}

}  // namespace ouk
