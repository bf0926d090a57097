// A position's worth without looking ahead.
#pragma once

#include "position.h"
#include "value.h"

namespace ouk {

// To the side to move, while `count` is in force. A win that must come before the count ends fades with it.
Value evaluate(const Position& position, const Count& count);

}  // namespace ouk
