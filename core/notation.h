// Moves as text: UCI ("e1e3", "e5e6m") and SAN ("Me3", "e6=M").
#pragma once

#include "movegen.h"
#include "text.h"

namespace ouk {

using MoveText = Buffer<16>;

MoveText square_name(Square s);
MoveText uci(Move move);
// The shortest SAN of a legal move: `+` for a check, `#` for a check that wins.
MoveText san(const Position& position, Move move);

enum class MoveError : uint8_t { NONE, SYNTAX, ILLEGAL, AMBIGUOUS };

struct ParsedMove {
    MoveError error = MoveError::NONE;
    Move move;
};

// NO_SQUARE where the text is not a square's name.
Square parse_square(Text text);
// Reads UCI without a position: SYNTAX is the only error.
ParsedMove parse_uci(Text text);
// Reads SAN and what people write for it: `e6M`, `e6=m`, a missing or superfluous `x`, `+`, `#`, `!?`, a promotion left
// out (there is but one), more of the origin than needed, UCI.
ParsedMove parse_san(const Position& position, Text text);

}  // namespace ouk
