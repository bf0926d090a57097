// The engine for a worker: a module that has the functions of rules.cpp too. What it imports are a clock, and the ear
// of whoever waits for news of a search. web/src/engine gives these functions their types.
#include "engine.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
#define IMPORT(name) extern "C" __attribute__((import_module("env"), import_name(#name)))

namespace ouk::wasm {

namespace {

IMPORT(now) double now();  // in milliseconds

// Hears of a line: its value and, if that is decided, the moves to the end (see mate_moves), else 0; what the search
// had done by then; and the bits of its moves, which are there until the call returns.
IMPORT(line)
void tell_line(int depth, int number, int value, int mate, double nodes, double ms, const uint16_t* moves, int length);

void tell(const Info& info) {
    uint16_t moves[MAX_PLY];
    const Line& line = info.line;
    for (int i = 0; i < line.length; ++i) moves[i] = line.moves[i].bits();
    const int mate = is_decided(line.score) ? mate_moves(line.score) : 0;
    tell_line(info.depth, info.number, line.score, mate, static_cast<double>(info.nodes), info.ms, moves, line.length);
}

// A search cannot be told to stop: it has the worker to itself, and ends with it.
Host host() {
    Host host;
    host.now_ms = [](void*) { return now(); };
    return host;
}

}  // namespace

EXPORT(engine_new) Engine* engine_new() { return new Engine; }

// The bits of the move that a level plays, or 0 when the game is over.
EXPORT(engine_play) uint32_t engine_play(Engine& engine, const Game& game, uint32_t level, uint32_t seed) {
    if (level < 1 || level > LEVELS || game.outcome()) return 0;
    return engine.play(game, static_cast<int>(level), seed, host()).bits();
}

// Tells of the best lines after each iteration, and of all once more when the search has ended; of none when the game
// is over.
EXPORT(engine_analyse)
void engine_analyse(Engine& engine, const Game& game, int32_t lines, int32_t depth, double nodes, double ms) {
    if (game.outcome()) return;
    Limits limits;
    limits.lines = lines > 1 ? lines : 1;
    limits.depth = depth;
    if (nodes < 1e18) limits.nodes = static_cast<uint64_t>(nodes);
    limits.ms = ms;
    Host listener = host();
    listener.on_info = [](void*, const Info& info) { tell(info); };
    const double start = now();
    const Search& found = engine.analyse(game, limits, listener);
    for (int i = 0; i < found.line_count(); ++i)
        tell({found.depth(), i + 1, found.line(i), found.nodes(), now() - start});
}

}  // namespace ouk::wasm
