// FEN in the dialect of Fairy-Stockfish: `pieces turn leap-rights limit ply fullmove` while a count runs,
// `pieces turn leap-rights - halfmove fullmove` otherwise.
#pragma once

#include "setup.h"
#include "text.h"

namespace ouk {

enum class FenField : uint8_t { PIECES, TURN, LEAP_RIGHTS, COUNTING_LIMIT, HALFMOVE_CLOCK, FULLMOVE_NUMBER, END };

enum class FenProblem : uint8_t {
    NONE,
    RANKS,         // not eight ranks
    RANK_LENGTH,   // a rank of fewer or more than eight squares
    CHARACTER,     // a character that means nothing here
    NOT_A_NUMBER,  // or one too large
    TOO_MANY_FIELDS,
};

struct FenError {
    FenProblem problem = FenProblem::NONE;
    FenField field = FenField::PIECES;
    size_t offset = 0;  // of the character where reading stopped

    constexpr explicit operator bool() const { return problem != FenProblem::NONE; }
};

// Reads a FEN. Missing fields after the first take the defaults `w - - 0 1`; `0` for no count (Cute Chess) and check
// counters (`1+1`, Fairy-Stockfish's Kar Ouk) are read. `M~` is a promoted pawn.
FenError parse_fen(Text fen, Setup& setup);

using FenText = Buffer<192>;

// Writes a FEN; with `show_promoted`, promoted pawns as `M~`.
FenText fen(const Setup& setup, bool show_promoted = false);
// The first field alone.
FenText board_fen(const Setup& setup, bool show_promoted = false);

}  // namespace ouk
