// The engine as others see it: analyse a game, or choose a move at a level. No protocol, no threads, no clock of its
// own.
#pragma once

#include "search.h"

namespace ouk {

constexpr int LEVELS = 3;
constexpr size_t DEFAULT_HASH_MB = 16;

class Engine {
   public:
    // All memory is taken here: the hash table's and about two megabytes more.
    explicit Engine(size_t hash_mb = DEFAULT_HASH_MB);
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    ~Engine();

    // Searches a game that is not over and has a legal move. The result lives until the next search: its lines are the
    // best moves with what follows, the best first.
    const Search& analyse(const Game& game, const Limits& limits, const Host& host);

    // The move of a player of level 1 to LEVELS, in a game as for `analyse`. Every level sees a win in two moves and,
    // where there is a choice, allows none. The lower ones choose by the seed among moves that are about as good.
    Move play(const Game& game, int level, uint64_t seed, const Host& host);

   private:
    TranspositionTable table_;
    Search* search_;
};

}  // namespace ouk
