// The number of lines of legal moves of a given length: the test of a move generator, and its speed.
#pragma once

#include "movegen.h"

namespace ouk {

// Draws do not end a line (the count and repetition are ignored), as in Fairy-Stockfish.
uint64_t perft(const Position& position, int depth);

}  // namespace ouk
