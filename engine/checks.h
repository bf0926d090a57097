// Moves that give check. Where the first check wins, this is what decides.
#pragma once

#include "position.h"

namespace ouk {

// A legal move of `side` that attacks the enemy king, directly, by a promotion or by standing aside; or none.
// `side` need not be on the move: then it is what it threatens.
Move checking_move(const Position& position, Color side);

}  // namespace ouk
