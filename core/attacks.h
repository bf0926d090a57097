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

// What a rook sees along a line, by its place on it (0-7) and the six inner squares that are occupied.
struct Lines {
    Bitboard at[8][64];
};

constexpr unsigned seen_along_line(int place, unsigned occupied) {
    unsigned seen = 0;
    for (int i = place + 1; i < 8; ++i) {
        seen |= 1u << i;
        if (occupied >> i & 1) break;
    }
    for (int i = place - 1; i >= 0; --i) {
        seen |= 1u << i;
        if (occupied >> i & 1) break;
    }
    return seen;
}

// Every rank of an entry is the same, so that it serves all of them.
constexpr Lines make_rank_lines() {
    Lines lines{};
    for (int file = 0; file < 8; ++file)
        for (unsigned inner = 0; inner < 64; ++inner)
            lines.at[file][inner] = FILE_A * seen_along_line(file, inner << 1);
    return lines;
}

// Every file of an entry is the same. The multiplication that gathers a file puts its seventh rank into bit 0.
constexpr Lines make_file_lines() {
    Lines lines{};
    for (int rank = 0; rank < 8; ++rank)
        for (unsigned gathered = 0; gathered < 64; ++gathered) {
            unsigned occupied = 0;
            for (int i = 0; i < 6; ++i) occupied |= (gathered >> i & 1) << (6 - i);
            for (int i = 0; i < 8; ++i)
                if (seen_along_line(rank, occupied) >> i & 1) lines.at[rank][gathered] |= RANK_1 << 8 * i;
        }
    return lines;
}

inline constexpr Lines RANK_LINES = make_rank_lines();
inline constexpr Lines FILE_LINES = make_file_lines();

// For each square: its rank and file, and the factors that gather their inner squares into the top six bits.
struct RookView {
    Bitboard rank, rank_factor;
    Bitboard file, file_factor;
    const Bitboard* rank_lines;
    const Bitboard* file_lines;
};
struct RookViews {
    RookView from[SQUARES];
};
constexpr RookViews make_rook_views() {
    constexpr Bitboard GATHER_FILE_A = 0x0080402010080400;
    RookViews views{};
    for (int i = 0; i < SQUARES; ++i) {
        const Square s = static_cast<Square>(i);
        const int file = file_of(s), rank = rank_of(s);
        views.from[i] = {rank_bb(s),          Bitboard{1} << (57 - 8 * rank),
                         file_bb(s),          GATHER_FILE_A >> file,
                         RANK_LINES.at[file], FILE_LINES.at[rank]};
    }
    return views;
}
inline constexpr RookViews ROOK_VIEWS = make_rook_views();

}  // namespace tables

// A rook's attacks by two small tables that stay in the first-level cache ("kindergarten bitboards").
constexpr Bitboard rook_attacks(Square s, Bitboard occupied) {
    const tables::RookView& view = tables::ROOK_VIEWS.from[s];
    return (view.rank_lines[(occupied & view.rank) * view.rank_factor >> 58] & view.rank) |
           (view.file_lines[(occupied & view.file) * view.file_factor >> 58] & view.file);
}

// The squares of a rook's rank and file, its own among them.
constexpr Bitboard rook_lines(Square s) { return tables::ROOK_VIEWS.from[s].rank | tables::ROOK_VIEWS.from[s].file; }

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
