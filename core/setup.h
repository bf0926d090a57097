// What a FEN or an editor says: maybe an impossible position.
#pragma once

#include "counting.h"

namespace ouk {

struct Setup {
    Board board;
    Bitboard promoted = 0;  // mets that were pawns
    Color turn = WHITE;
    Count count;
    uint32_t halfmove_clock = 0;
    uint32_t fullmove_number = 1;
};

enum class FaultCode : uint8_t {
    NO_KING,
    TOO_MANY_KINGS,
    PAWN_ON_BACK_RANK,
    RIGHT_WITHOUT_PIECE,
    OPPONENT_IN_CHECK,  // the side that has just moved left its king attacked
};

struct Fault {
    FaultCode code;
    Color color;
    Square square;  // NO_SQUARE where the fault has none
};

// Every reason why a set-up cannot be a position.
class Faults {
   public:
    void add(FaultCode code, Color color, Square square) { items_[size_++] = {code, color, square}; }
    int size() const { return size_; }
    const Fault* begin() const { return items_; }
    const Fault* end() const { return items_ + size_; }

   private:
    Fault items_[32];  // at most two for kings, sixteen pawns, four rights, one check
    int size_ = 0;
};

Faults find_faults(const Setup& setup);

}  // namespace ouk
