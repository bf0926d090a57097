#include "movegen.h"

namespace ouk {

template <Color Us>
static void append_moves(const Position& position, MoveList& moves) {
    for_each_move<Us>(position.board(), position.rules(), [&moves](PieceType, Square from, Square to, bool promotion) {
        moves.add(Move(from, to, promotion));
    });
}

void legal_moves(const Position& position, MoveList& moves) {
    if (position.turn() == WHITE)
        append_moves<WHITE>(position, moves);
    else
        append_moves<BLACK>(position, moves);
}

bool has_legal_move(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    return moves.size() != 0;
}

bool is_legal(const Position& position, Move move) {
    MoveList moves;
    legal_moves(position, moves);
    return moves.contains(move);
}

bool is_leap(const Position& position, Move move) {
    const PieceType type = position.board().type_on(move.from());
    return (type == KING || type == MET) && !(attacks(type, position.turn(), move.from(), 0) & bb(move.to()));
}

bool gives_check(const Position& position, Move move) {
    Position after = position;
    after.do_move(move);
    return after.is_check();
}

}  // namespace ouk
