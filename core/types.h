// The words of the game: colours, pieces, squares, moves.
#pragma once

#include <stdint.h>

namespace ouk {

enum Color : uint8_t { WHITE, BLACK };
inline constexpr Color COLORS[] = {WHITE, BLACK};
constexpr Color operator~(Color c) { return static_cast<Color>(c ^ 1); }

enum PieceType : uint8_t { PAWN, MET, KHON, KNIGHT, ROOK, KING, NO_PIECE_TYPE };
constexpr int PIECE_TYPES = 6;
constexpr char PIECE_LETTERS[] = "PMSNRK";  // as in FEN and SAN, indexed by PieceType

// The piece type of a FEN or SAN letter in either case, or NO_PIECE_TYPE.
constexpr PieceType piece_type_of(char letter) {
    for (int i = 0; i < PIECE_TYPES; ++i)
        if (letter == PIECE_LETTERS[i] || letter == PIECE_LETTERS[i] + 32) return static_cast<PieceType>(i);
    return NO_PIECE_TYPE;
}

// a1 = 0, b1 = 1, ... h8 = 63.
enum Square : uint8_t { A1 = 0, D1 = 3, E1 = 4, D8 = 59, E8 = 60, H8 = 63, NO_SQUARE = 64 };
constexpr int SQUARES = 64;

constexpr Square square(int file, int rank) { return static_cast<Square>(8 * rank + file); }
constexpr int file_of(Square s) { return s & 7; }
constexpr int rank_of(Square s) { return s >> 3; }
constexpr Square operator+(Square s, int offset) { return static_cast<Square>(static_cast<int>(s) + offset); }
// The rank as `c` counts it: 0 is its own back rank.
constexpr int relative_rank(Color c, Square s) { return c == WHITE ? rank_of(s) : 7 - rank_of(s); }
// The square after a half-turn of the board, under which the start array maps to itself with colours swapped.
constexpr Square rotate(Square s) { return static_cast<Square>(63 - s); }

// A man on a square. `promoted` marks a pawn that became a met; it moves and counts as any met.
struct Piece {
    PieceType type = NO_PIECE_TYPE;
    Color color = WHITE;
    bool promoted = false;

    constexpr explicit operator bool() const { return type != NO_PIECE_TYPE; }
    friend constexpr bool operator==(Piece, Piece) = default;
};

// Bits 0-5 from, 6-11 to, 12 promotion (always to a met). Zero is no move.
class Move {
   public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, bool promotion = false)
        : bits_(static_cast<uint16_t>(from | to << 6 | promotion << 12)) {}
    static constexpr Move from_bits(uint16_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }

    constexpr Square from() const { return static_cast<Square>(bits_ & 63); }
    constexpr Square to() const { return static_cast<Square>(bits_ >> 6 & 63); }
    constexpr bool promotion() const { return bits_ >> 12 & 1; }
    constexpr uint16_t bits() const { return bits_; }
    constexpr explicit operator bool() const { return bits_ != 0; }
    friend constexpr bool operator==(Move, Move) = default;

   private:
    uint16_t bits_ = 0;
};

}  // namespace ouk
