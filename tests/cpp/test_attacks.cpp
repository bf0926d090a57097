#include <doctest/doctest.h>

#include <random>

#include "reference.h"

using namespace ouk;

static Bitboard attacked_in(const reference::Mailbox& box, int from) {
    Bitboard squares = 0;
    for (int to = 0; to < SQUARES; ++to)
        if (reference::attacks(box, from, to)) squares |= bb(static_cast<Square>(to));
    return squares;
}

static reference::Mailbox box_with(char man, int s, Bitboard others) {
    reference::Mailbox box;
    for (int i = 0; i < SQUARES; ++i) box.at[i] = others >> i & 1 ? 'p' : '.';
    box.at[s] = man;
    return box;
}

TEST_CASE("every man attacks from every square what its steps say") {
    for (int s = 0; s < SQUARES; ++s)
        for (const Color c : COLORS)
            for (int type = 0; type < PIECE_TYPES; ++type) {
                const PieceType t = static_cast<PieceType>(type);
                const Bitboard expected = attacked_in(box_with(reference::letter_of(t, c), s, 0), s);
                REQUIRE(attacks(t, c, static_cast<Square>(s), 0) == expected);
            }
}

TEST_CASE("a rook sees up to the first man each way") {
    std::mt19937_64 random(1);
    for (int i = 0; i < 20'000; ++i) {
        const int s = static_cast<int>(random() % 64);
        const Bitboard men = i % 2 ? random() & random() : random();
        REQUIRE(rook_attacks(static_cast<Square>(s), men) == attacked_in(box_with('R', s, men), s));
    }
}

TEST_CASE("a set of men attacks what its members attack") {
    std::mt19937_64 random(2);
    for (int i = 0; i < 1000; ++i) {
        const Bitboard men = random() & random();
        Bitboard expected[5] = {};
        for (Bitboard rest = men; rest;) {
            const Square s = pop_lsb(rest);
            expected[0] |= attacks(MET, WHITE, s, 0);
            expected[1] |= attacks(PAWN, WHITE, s, 0);
            expected[2] |= attacks(PAWN, BLACK, s, 0);
            expected[3] |= attacks(KHON, BLACK, s, 0);
            expected[4] |= attacks(KNIGHT, WHITE, s, 0);
        }
        REQUIRE(met_attacks(men) == expected[0]);
        REQUIRE(pawn_attacks<WHITE>(men) == expected[1]);
        REQUIRE(pawn_attacks<BLACK>(men) == expected[2]);
        REQUIRE(khon_attacks<BLACK>(men) == expected[3]);
        REQUIRE(knight_attacks(men) == expected[4]);
    }
}

TEST_CASE("between two squares lie those of their common rank or file, ends left out") {
    CHECK(between(square(0, 0), square(0, 3)) == (bb(square(0, 1)) | bb(square(0, 2))));
    CHECK(between(square(7, 4), square(4, 4)) == (bb(square(5, 4)) | bb(square(6, 4))));
    CHECK(between(A1, square(1, 0)) == 0);
    CHECK(between(A1, H8) == 0);
    CHECK(between(A1, square(1, 2)) == 0);
}
