// Zobrist keys: a number for what makes two positions the same (men, side to move, leap rights).
// Whether a met is a promoted pawn, the count and the clocks are not part of it.
#pragma once

#include "board.h"

namespace ouk {

using Key = uint64_t;

namespace zobrist {

// Keys are computed, not stored: this is the output function of splitmix64 (Steele, Lea, Flood 2014), which costs
// less than the 6 kB of random numbers that a browser would have to load.
constexpr Key number(uint64_t index) {
    uint64_t z = (index + 1) * 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

constexpr Key man(Color c, PieceType type, Square s) {
    return number(static_cast<uint64_t>((c * PIECE_TYPES + type) * SQUARES + s));
}
constexpr Key rights(uint8_t leap_rights) { return number(0x1000u + leap_rights); }
inline constexpr Key BLACK_TO_MOVE = number(0x2000);

// The key from scratch.
constexpr Key key(const Board& board, Color turn) {
    Key key = rights(board.leap_rights) ^ (turn == BLACK ? BLACK_TO_MOVE : 0);
    for (Bitboard men = board.occupied(); men;) {
        const Square s = pop_lsb(men);
        key ^= man(board.color_on(s), board.type_on(s), s);
    }
    return key;
}

}  // namespace zobrist
}  // namespace ouk
