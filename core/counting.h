// The endgame count that runs by itself. (The count that players start and stop is in game.h.)
#pragma once

#include "board.h"

namespace ouk {

// Both in plies; no count runs while `limit` is 0.
struct Count {
    uint32_t limit = 0;
    uint32_t ply = 0;

    friend constexpr bool operator==(const Count&, const Count&) = default;

    constexpr bool runs() const { return limit != 0; }
    constexpr bool ran_out() const { return runs() && ply > limit; }
    // What people are shown: the side that counts, its number, and the number that draws.
    constexpr Color side(Color turn) const { return ply % 2 == 0 ? turn : ~turn; }
    constexpr uint32_t number() const { return (ply + 1) / 2; }
    constexpr uint32_t target() const { return limit / 2 + 1; }

    constexpr void start(int moves, int plies) {
        limit = static_cast<uint32_t>(2 * moves);
        ply = static_cast<uint32_t>(plies);
    }
};

// How many moves the side may count: 0 when it may not.
int allowed_count(const Board& board, Color side, const CountingLimits& limits);

// Advances the count over a move of `us` that led to `board`.
void advance_count(Count& count, const Board& board, Color us, PieceType captured, bool promotion,
                   const CountingLimits& limits);

}  // namespace ouk
