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
    return position.turn() == WHITE ? count_moves<WHITE>(position.board(), position.rules())
                                    : count_moves<BLACK>(position.board(), position.rules());
}

template <Color Us>
static bool finds(const Position& position, Move move) {
    FindMove<Us> sink(move);
    generate<Us>(position.board(), position.rules(), sink);
    return sink.found();
}

bool is_legal(const Position& position, Move move) {
    return position.turn() == WHITE ? finds<WHITE>(position, move) : finds<BLACK>(position, move);
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
