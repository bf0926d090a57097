// What a man attacks from a square. Leaps attack nothing and are not here.
#pragma once

#include "bitboard.h"

namespace ouk {

// Attacks of a whole set of men at once.
constexpr Bitboard met_attacks(Bitboard men) {
    const Bitboard sideways = shift<EAST>(men) | shift<WEST>(men);
    return shift<NORTH>(sideways) | shift<SOUTH>(sideways);
}
template <Color Us>
constexpr Bitboard pawn_attacks(Bitboard men) {
    return shift<FORWARD<Us> + EAST>(men) | shift<FORWARD<Us> + WEST>(men);
}
template <Color Us>
constexpr Bitboard khon_attacks(Bitboard men) {
    return met_attacks(men) | shift<FORWARD<Us>>(men);
}
constexpr Bitboard knight_attacks(Bitboard men) {
    const Bitboard one = shift<EAST>(men) | shift<WEST>(men);
    const Bitboard two = shift<EAST>(shift<EAST>(men)) | shift<WEST>(shift<WEST>(men));
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}
constexpr Bitboard king_attacks(Bitboard men) {
    const Bitboard row = men | shift<EAST>(men) | shift<WEST>(men);
    return (row | shift<NORTH>(row) | shift<SOUTH>(row)) & ~men;
}

namespace tables {

struct BySquare {
    Bitboard at[SQUARES];
    constexpr Bitboard operator[](Square s) const { return at[s]; }
};

constexpr BySquare by_square(Bitboard (*attacks)(Bitboard)) {
    BySquare table{};
    for (int s = 0; s < SQUARES; ++s) table.at[s] = attacks(bb(static_cast<Square>(s)));
    return table;
}

inline constexpr BySquare KNIGHT_FROM = by_square(knight_attacks);
inline constexpr BySquare KING_FROM = by_square(king_attacks);

// What a rook sees along a line of eight squares, by its place and the six inner squares that are occupied.
struct Lines {
    uint8_t at[8][64];
};
constexpr Lines make_lines() {
    Lines lines{};
    for (int place = 0; place < 8; ++place)
        for (int inner = 0; inner < 64; ++inner) {
            unsigned seen = 0;
            for (int i = place + 1; i < 8; ++i) {
                seen |= 1u << i;
                if (inner << 1 >> i & 1) break;
            }
            for (int i = place - 1; i >= 0; --i) {
                seen |= 1u << i;
                if (inner << 1 >> i & 1) break;
            }
            lines.at[place][inner] = static_cast<uint8_t>(seen);
        }
    return lines;
}
inline constexpr Lines LINES = make_lines();

// The same along the A-file. The index is how the multiplication in `rook_attacks` gathers a file: rank 7 in bit 0.
struct FileLines {
    Bitboard at[8][64];
};
constexpr FileLines make_file_lines() {
    FileLines files{};
    for (int rank = 0; rank < 8; ++rank)
        for (int gathered = 0; gathered < 64; ++gathered) {
            int inner = 0;
            for (int i = 0; i < 6; ++i) inner |= (gathered >> i & 1) << (5 - i);
            Bitboard seen = 0;
            for (int i = 0; i < 8; ++i)
                if (LINES.at[rank][inner] >> i & 1) seen |= bb(square(0, i));
            files.at[rank][gathered] = seen;
        }
    return files;
}
inline constexpr FileLines FILE_LINES = make_file_lines();

}  // namespace tables

// A rook's attacks by two small tables that stay in the first-level cache ("kindergarten bitboards").
constexpr Bitboard rook_attacks(Square s, Bitboard occupied) {
    constexpr Bitboard GATHER_FILE = 0x0080402010080400;  // brings ranks 2..7 of the A-file to the top six bits
    const int file = file_of(s), rank_shift = s & 56;
    const auto rank_inner = occupied >> (rank_shift + 1) & 63;
    const auto file_inner = (occupied >> file & FILE_A) * GATHER_FILE >> 58;
    return Bitboard{tables::LINES.at[file][rank_inner]} << rank_shift | tables::FILE_LINES.at[rank_of(s)][file_inner]
                                                                            << file;
}

constexpr Bitboard knight_attacks(Square s) { return tables::KNIGHT_FROM[s]; }
constexpr Bitboard king_attacks(Square s) { return tables::KING_FROM[s]; }

// The attacks of any man standing on a square.
constexpr Bitboard attacks(PieceType type, Color c, Square s, Bitboard occupied) {
    switch (type) {
        case PAWN: return c == WHITE ? pawn_attacks<WHITE>(bb(s)) : pawn_attacks<BLACK>(bb(s));
        case MET: return met_attacks(bb(s));
        case KHON: return c == WHITE ? khon_attacks<WHITE>(bb(s)) : khon_attacks<BLACK>(bb(s));
        case KNIGHT: return knight_attacks(s);
        case ROOK: return rook_attacks(s, occupied);
        case KING: return king_attacks(s);
        default: return 0;
    }
}

// The squares strictly between two squares of one rank or file (nothing otherwise).
constexpr Bitboard between(Square a, Square b) {
    if (rank_of(a) != rank_of(b) && file_of(a) != file_of(b)) return 0;
    const Bitboard line = rank_of(a) == rank_of(b) ? rank_bb(a) : file_bb(a);
    return rook_attacks(a, bb(b)) & rook_attacks(b, bb(a)) & line;
}

}  // namespace ouk
