// A possible position, and the one way to change it: a move.
#pragma once

#include "setup.h"
#include "zobrist.h"

namespace ouk {

class Position {
   public:
    // The set-up must have no faults (`find_faults`).
    Position(const Rules& rules, const Setup& setup);

    const Rules& rules() const { return *rules_; }
    const Board& board() const { return setup_.board; }
    const Setup& setup() const { return setup_; }
    Color turn() const { return setup_.turn; }
    const Count& count() const { return setup_.count; }
    Key key() const { return key_; }
    // Half-moves since the start of the game, by the FEN's move number.
    uint32_t ply() const { return 2 * (setup_.fullmove_number - 1) + (setup_.turn == BLACK); }
    Piece piece_on(Square s) const;
    bool is_check() const { return board().checkers(turn()) != 0; }

    // Makes a legal move. An illegal one leaves a position that means nothing.
    void do_move(Move move);

    // The same for repetition: men, side to move and leap rights.
    friend bool same_position(const Position& a, const Position& b) {
        return a.key_ == b.key_ && a.turn() == b.turn() && a.board() == b.board();
    }

   private:
    Setup setup_;
    Key key_;
    const Rules* rules_;
};

// The colours swapped and the board turned by half: the same position seen from the other side.
Setup mirrored(const Setup& setup);

}  // namespace ouk
