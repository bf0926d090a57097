// Sets of squares: bit n is square n.
#pragma once

#include "types.h"

namespace ouk {

using Bitboard = uint64_t;

constexpr Bitboard FILE_A = 0x0101010101010101;
constexpr Bitboard FILE_H = FILE_A << 7;
constexpr Bitboard RANK_1 = 0xFF;
constexpr Bitboard RANK_8 = RANK_1 << 56;
constexpr Bitboard DARK_SQUARES = 0xAA55AA55AA55AA55;

constexpr Bitboard bb(Square s) { return Bitboard{1} << s; }
constexpr Bitboard file_bb(Square s) { return FILE_A << file_of(s); }
constexpr Bitboard rank_bb(Square s) { return RANK_1 << 8 * rank_of(s); }

constexpr int popcount(Bitboard b) { return __builtin_popcountll(b); }
constexpr bool more_than_one(Bitboard b) { return b & (b - 1); }
constexpr Square lsb(Bitboard b) { return static_cast<Square>(__builtin_ctzll(b)); }
constexpr Square pop_lsb(Bitboard& b) {
    const Square s = lsb(b);
    b &= b - 1;
    return s;
}

// Directions as square offsets. FORWARD is a colour's own.
constexpr int NORTH = 8, SOUTH = -8, EAST = 1, WEST = -1;
constexpr int NORTH_EAST = 9, NORTH_WEST = 7, SOUTH_EAST = -7, SOUTH_WEST = -9;
template <Color Us>
constexpr int FORWARD = Us == WHITE ? NORTH : SOUTH;

// All squares one step away in a direction; what would leave the board falls off.
template <int Direction>
constexpr Bitboard shift(Bitboard b) {
    if constexpr (Direction == EAST || Direction == NORTH_EAST || Direction == SOUTH_EAST) b &= ~FILE_H;
    if constexpr (Direction == WEST || Direction == NORTH_WEST || Direction == SOUTH_WEST) b &= ~FILE_A;
    if constexpr (Direction > 0)
        return b << Direction;
    else
        return b >> -Direction;
}

// The squares of relative ranks `rank` and beyond (0 is the colour's own back rank).
constexpr Bitboard ranks_from(Color c, int rank) {
    return c == WHITE ? ~Bitboard{0} << 8 * rank : ~Bitboard{0} >> 8 * rank;
}

}  // namespace ouk
