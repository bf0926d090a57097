#include "perft.h"

namespace ouk {

template <Color Us>
static uint64_t count_lines(const Board& board, const Rules& rules, int depth) {
    if (depth == 1) return static_cast<uint64_t>(count_moves<Us>(board, rules));
    uint64_t lines = 0;
    for_each_move<Us>(board, rules, [&](PieceType type, Square from, Square to, bool promotion) {
        Board child = board;
        child.move<Us>(type, from, to, promotion);
        lines += count_lines<~Us>(child, rules, depth - 1);
    });
    return lines;
}

uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    return position.turn() == WHITE ? count_lines<WHITE>(position.board(), position.rules(), depth)
                                    : count_lines<BLACK>(position.board(), position.rules(), depth);
}

}  // namespace ouk
