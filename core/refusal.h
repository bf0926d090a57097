// Why a move is not legal: a code and the square or man that is the reason, for a sentence in any language.
#pragma once

#include "game.h"

namespace ouk {

enum class RefusalCode : uint8_t {
    NONE,  // the move is legal
    GAME_OVER,
    NO_PIECE,
    NOT_YOUR_TURN,
    SAME_SQUARE,
    OWN_PIECE,           // of one's own stands on the target
    LEAP_NEEDS_EMPTY,    // the target of the leap is taken
    LEAP_LOST_MOVED,     // the man has moved before
    LEAP_LOST_ROOK,      // an enemy rook came to the king's rank or file; `square` says where, if the game shows it
    LEAP_IN_CHECK,       // a king does not leap out of check
    KING_ATTACKED,       // the king would step onto an attacked square
    KING_EXPOSED,        // the move would uncover the king
    MUST_ANSWER_CHECK,   // the king is in check and would stay so
    BLOCKED,             // a man stands in the way
    PAWN_NEEDS_CAPTURE,  // a pawn goes diagonally only to take
    PAWN_BLOCKED,        // a pawn does not take straight ahead
    NOT_HOW_IT_MOVES,
};

struct Refusal {
    RefusalCode code = RefusalCode::NONE;
    Square square = NO_SQUARE;  // of the reason, where there is one
    Piece piece;                // that stands there, or that was to be moved (NOT_HOW_IT_MOVES)
};

Refusal why_not(const Game& game, Square from, Square to);

}  // namespace ouk
