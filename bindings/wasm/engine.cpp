// The engine for a worker: a module that has the functions of rules.cpp too. Its one import is a clock.
// web/src/engine gives these functions their types.
#include "engine.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace ouk::wasm {

namespace {

extern "C" __attribute__((import_module("env"), import_name("now"))) double now();  // in milliseconds

// A search cannot be told to stop: it has the worker to itself, and ends with it.
Host host() {
    Host host;
    host.now_ms = [](void*) { return now(); };
    return host;
}

uint64_t nodes;
int32_t score;

}  // namespace

EXPORT(engine_new) Engine* engine_new() { return new Engine; }

// The bits of the move that a level plays, or 0 when the game is over.
EXPORT(engine_play) uint32_t engine_play(Engine& engine, const Game& game, uint32_t level, uint32_t seed) {
    if (level < 1 || level > LEVELS || game.outcome()) return 0;
    return engine.play(game, static_cast<int>(level), seed, host()).bits();
}

// The bits of the best move by a search of some depth, or 0 when the game is over.
EXPORT(engine_search) uint32_t engine_search(Engine& engine, const Game& game, uint32_t depth) {
    if (game.outcome()) return 0;
    Limits limits;
    limits.depth = static_cast<int>(depth);
    const Search& found = engine.analyse(game, limits, host());
    nodes = found.nodes();
    score = found.line(0).score;
    return found.line(0).moves[0].bits();
}
// How many nodes that search had.
EXPORT(engine_nodes) uint64_t engine_nodes() { return nodes; }
// What it found for the side to move, in the engine's own units: below 0 the side stands worse.
EXPORT(engine_score) int32_t engine_score() { return score; }

}  // namespace ouk::wasm
