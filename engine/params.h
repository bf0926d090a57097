// The engine's numbers, in one table. Values are hundredths of a pawn.
#pragma once

#include "types.h"
#include "value.h"

namespace ouk {

struct Params {
    // By type of man: pawn, met, khon, knight, rook, king.
    Value material[PIECE_TYPES] = {80, 140, 270, 340, 700, 0};
    Value center[PIECE_TYPES] = {3, 6, 8, 12, 0, 0};   // on one of the sixteen squares in the middle
    Value mobility[PIECE_TYPES] = {0, 0, 0, 4, 3, 0};  // for each square a man attacks
    Value pawn_step = 4;                               // for each rank a pawn has gone
    Value tempo = 10;                                  // to be on the move

    // For each square from which a man would attack the enemy king, and each such man.
    Value exposure_to_mate = 1;
    Value exposure_to_check = 3;  // where the first check wins

    // Against a side of at most this many men: drive its king to the edge, come near.
    int chase_men = 3;
    Value chase_edge = 12;
    Value chase_king = 6;
    Value chase_men_near = 2;

    // Quiescence: for how many half-moves threats of a check are answered, and captures need not be recaptures.
    int threat_plies = 2;
    int capture_plies = 4;

    int history_limit = 8192;
};
inline constexpr Params PARAMS;

}  // namespace ouk
