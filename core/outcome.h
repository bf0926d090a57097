// How a game ends by its position alone. (Repetition and the count that players start are in game.h.)
#pragma once

#include "movegen.h"

namespace ouk {

enum class Termination : uint8_t {
    NONE,
    CHECK,  // the first check, where it wins
    CHECKMATE,
    STALEMATE,
    INSUFFICIENT_MATERIAL,
    COUNT,
    THREEFOLD_REPETITION,
};

struct Outcome {
    Termination termination = Termination::NONE;
    bool decisive = false;
    Color winner = WHITE;  // where the outcome is decisive

    constexpr explicit operator bool() const { return termination != Termination::NONE; }
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// Whether a side can never again win by mate (or check, where it wins), whatever the other does.
bool has_insufficient_material(const Position& position, Color side);
bool is_insufficient_material(const Position& position);

// The outcome of a position in which `count` is in force.
Outcome outcome(const Position& position, const Count& count);

}  // namespace ouk
