#include "engine.h"

namespace ouk {

struct Level {
    Limits limits;
    Value margin;  // moves at most so much worse than the best may be played
};

// Four half-moves are sure: the win in two moves of either side is within them.
constexpr int SURE_DEPTH = 4;
constexpr Level PLAYERS[LEVELS] = {
    {{.depth = SURE_DEPTH, .lines = 6, .sure_depth = SURE_DEPTH}, 70},
    {{.nodes = 100'000, .lines = 2, .sure_depth = SURE_DEPTH}, 15},
    {{.ms = 1000, .sure_depth = SURE_DEPTH}, 0},
};

Engine::Engine(size_t hash_mb) : table_(hash_mb), search_(new Search(table_)) {}

Engine::~Engine() { delete search_; }

const Search& Engine::analyse(const Game& game, const Limits& limits, const Host& host) {
    search_->run(game, limits, host);
    return *search_;
}

Move Engine::play(const Game& game, int level, uint64_t seed, const Host& host) {
    MoveList legal;
    legal_moves(game.position(), legal);
    if (legal.size() == 1) return *legal.begin();

    const Level& player = PLAYERS[level - 1];
    const Search& found = analyse(game, player.limits, host);
    const Value best = found.line(0).score;
    uint64_t choices = 1;
    while (!is_decided(best) && choices < static_cast<uint64_t>(found.line_count()) &&
           found.line(static_cast<int>(choices)).score >= best - player.margin)
        ++choices;
    const uint64_t choice = zobrist::number(seed ^ game.position().key()) % choices;
    return found.line(static_cast<int>(choice)).moves[0];
}

}  // namespace ouk
