// The men on the board and the leap rights: with the side to move, all that decides which moves are legal.
#pragma once

#include "attacks.h"
#include "rules.h"

namespace ouk {

// The squares a king or met with its right may leap to, empty or not.
constexpr Bitboard king_leaps(Color c) {
    return c == WHITE ? bb(square(1, 1)) | bb(square(5, 1)) : bb(square(2, 6)) | bb(square(6, 6));
}
constexpr Bitboard met_leap(Color c) { return bb(met_home(c).square + (c == WHITE ? 2 * NORTH : 2 * SOUTH)); }

namespace tables {

struct RightsLost {
    uint8_t by_square[SQUARES];   // by a move from or to the square
    uint8_t by_rook[2][SQUARES];  // by a rook of a colour that comes to the square
};
constexpr RightsLost make_rights_lost() {
    RightsLost lost{};
    for (const LeapHome& home : LEAP_HOMES) {
        lost.by_square[home.square] = home.right;
        if (home.type != KING) continue;
        for (int s = 0; s < SQUARES; ++s)
            if (rook_attacks(home.square, 0) & bb(static_cast<Square>(s))) lost.by_rook[~home.color][s] = home.right;
    }
    return lost;
}
inline constexpr RightsLost RIGHTS_LOST = make_rights_lost();

}  // namespace tables

struct Board {
    Bitboard types[PIECE_TYPES] = {};
    Bitboard colors[2] = {};
    uint8_t leap_rights = 0;

    friend constexpr bool operator==(const Board&, const Board&) = default;

    constexpr Bitboard occupied() const { return colors[WHITE] | colors[BLACK]; }
    constexpr Bitboard pieces(Color c, PieceType type) const { return colors[c] & types[type]; }
    constexpr int count(Color c) const { return popcount(colors[c]); }
    constexpr bool is_bare(Color c) const { return !more_than_one(colors[c]); }
    // The king's square. Every board of a Position has one king a side.
    constexpr Square king(Color c) const { return lsb(pieces(c, KING)); }

    constexpr PieceType type_on(Square s) const {
        for (int type = 0; type < PIECE_TYPES; ++type)
            if (types[type] & bb(s)) return static_cast<PieceType>(type);
        return NO_PIECE_TYPE;
    }
    constexpr Color color_on(Square s) const { return colors[WHITE] & bb(s) ? WHITE : BLACK; }

    constexpr void put(Square s, PieceType type, Color c) {
        types[type] |= bb(s);
        colors[c] |= bb(s);
    }

    // The squares that men of colour `By` attack, were `occupied` the men in the way of rooks. Outside `zone` some of
    // what rooks attack is left out: most stand where they cannot matter, and need not be looked at.
    template <Color By>
    constexpr Bitboard attacked_by(Bitboard occupied, Bitboard zone) const {
        const Bitboard men = colors[By];
        Bitboard attacked = met_attacks(men & (types[MET] | types[KHON])) | pawn_attacks<By>(men & types[PAWN]) |
                            shift<FORWARD<By>>(men & types[KHON]) | king_attacks(king(By));
        for (Bitboard knights = men & types[KNIGHT]; knights;) attacked |= knight_attacks(pop_lsb(knights));
        for (Bitboard rooks = men & types[ROOK]; rooks;) {
            const Square s = pop_lsb(rooks);
            if (rook_lines(s) & zone) attacked |= rook_attacks(s, occupied);
        }
        return attacked;
    }

    // The men of colour `by` that attack a square.
    constexpr Bitboard attackers(Color by, Square s) const {
        Bitboard found = 0;
        for (int type = 0; type < PIECE_TYPES; ++type) {
            const PieceType t = static_cast<PieceType>(type);
            // A man attacks `s` when the same man of the other colour on `s` would attack it.
            found |= attacks(t, ~by, s, occupied()) & pieces(by, t);
        }
        return found;
    }
    constexpr Bitboard checkers(Color side) const { return attackers(~side, king(side)); }

    // Moves a man of colour `Us`, taking what stands on `to`.
    template <Color Us>
    constexpr void move(PieceType type, Square from, Square to, bool promotion) {
        const Bitboard target = bb(to);
        if (colors[~Us] & target) {
            for (Bitboard& men : types) men &= ~target;
            colors[~Us] ^= target;
        }
        colors[Us] ^= bb(from) | target;
        types[type] ^= bb(from);
        types[promotion ? MET : type] ^= target;
        if (leap_rights) lose_rights(Us, type, from, to);
    }

   private:
    constexpr void lose_rights(Color us, PieceType type, Square from, Square to) {
        const auto& lost = tables::RIGHTS_LOST;
        unsigned gone = lost.by_square[from] | lost.by_square[to];
        if (type == ROOK) gone |= lost.by_rook[us][to];
        leap_rights = static_cast<uint8_t>(leap_rights & ~gone);
    }
};

}  // namespace ouk
