// What quiet moves were good for elsewhere in the tree: such moves are tried first.
#pragma once

#include "params.h"

namespace ouk {

// Two moves that refuted others at the same distance from the root.
struct Killers {
    Move moves[2];

    void add(Move move) {
        if (moves[0] == move) return;
        moves[1] = moves[0];
        moves[0] = move;
    }
    bool contains(Move move) const { return moves[0] == move || moves[1] == move; }
};

// How often a move from a square to another refuted something, whatever the position.
class History {
   public:
    int operator()(Color us, Move move) const { return scores_[us][move.from()][move.to()]; }

    // A move that refuted a search of some depth gains, those tried before it lose. The score stays within the limit.
    void gain(Color us, Move move, int depth) { add(us, move, depth * depth); }
    void lose(Color us, Move move, int depth) { add(us, move, -depth * depth); }

   private:
    void add(Color us, Move move, int bonus) {
        int& score = scores_[us][move.from()][move.to()];
        score += bonus - score * (bonus < 0 ? -bonus : bonus) / PARAMS.history_limit;
    }

    int scores_[2][SQUARES][SQUARES] = {};
};

}  // namespace ouk
