#include <doctest/doctest.h>

#include "laws.h"

using namespace ouk;

// The legal moves that begin with `prefix`, as one text.
static std::string moves_from(const Position& position, const std::string& prefix) {
    std::string list;
    for (const std::string& name : sorted_moves(position))
        if (name.starts_with(prefix)) list += (list.empty() ? "" : " ") + name.substr(prefix.size());
    return list;
}

TEST_CASE("leaps") {
    struct Row {
        std::string fen, from, targets;
    };
    for (const auto& [fen, from, targets] : {
             Row{"4k3/8/8/8/8/8/8/3K4 w D", "d1", "b2 c1 c2 d2 e1 e2 f2"},
             Row{"4k3/8/8/8/8/8/8/3K4 w -", "d1", "c1 c2 d2 e1 e2"},
             Row{"4k3/8/8/8/8/8/8/3K4 b -", "e8", "d7 d8 e7 f7 f8"},
             Row{"4k3/8/8/8/8/8/8/3K4 b e", "e8", "c7 d7 d8 e7 f7 f8 g7"},
             Row{"4k3/8/8/8/8/8/2NNN3/2SKS3 w D", "d1", "b2 f2"},      // over anything
             Row{"4k3/8/8/8/8/8/1m3N2/3K4 w D", "d1", "c2 d2 e1 e2"},  // onto an empty square alone
             Row{"4k3/8/8/8/8/1p6/3n4/3K4 w D", "d1", "b2 c1 d2 e1 e2 f2"},
             Row{"4k3/8/8/8/8/2p5/8/3K4 w D", "d1", "c1 c2 e1 e2 f2"},  // not into an attack
             Row{"4k3/8/8/8/8/8/4p3/3K4 w D", "d1", "c1 c2 d2 e1 e2"},  // not out of a check
             Row{"4k3/8/8/8/8/8/8/3KM3 w E", "e1", "d2 e3 f2"},
             Row{"3mk3/8/8/8/8/8/8/3K4 b d", "d8", "c7 d6 e7"},
             Row{"4k3/8/8/8/8/8/3PPP2/3KM3 w E", "e1", "e3"},
             Row{"4k3/8/8/8/8/4p3/8/3KM3 w E", "e1", "d2 f2"},
             Row{"4k3/8/8/8/8/8/8/3KM3 w -", "e1", "d2 f2"},
             Row{"4k3/8/8/8/8/r2K4/8/4M3 w E", "e1", ""},    // it does not end the check
             Row{"4k3/8/8/8/8/r4K2/8/4M3 w E", "e1", "e3"},  // it does
             Row{"4k3/8/8/8/8/8/8/3KM2r w E", "e1", ""},     // pinned
             Row{"4k3/8/8/8/8/8/8/3KN2r w D", "d1", "b2 c1 c2 d2 e2 f2"},
         }) {
        CAPTURE(fen);
        CHECK(moves_from(position_of(fen), from) == targets);
    }
}

TEST_CASE("a leap is told from a step") {
    const Position position = position_of("4k3/8/8/8/8/8/8/1N1KM3 w DE");
    for (const char* move : {"d1b2", "d1f2", "e1e3"}) CHECK(is_leap(position, legal_move(position, move)));
    for (const char* move : {"d1d2", "e1f2", "b1d2"}) CHECK_FALSE(is_leap(position, legal_move(position, move)));
}

TEST_CASE("fish step ahead, take sideways, and turn over on their sixth rank or beyond") {
    struct Row {
        std::string fen, from, targets;
    };
    for (const auto& [fen, from, targets] : {
             Row{"4k3/8/8/8/8/m1m5/1P6/3K4 w -", "b2", "a3 b3 c3"},
             Row{"4k3/8/8/8/8/nN6/1P6/3K4 w -", "b2", "a3"},
             Row{"4k3/8/8/8/8/n6p/P7/3K4 w -", "a2", ""},
             Row{"4k3/8/n7/1P6/8/8/8/3K4 w -", "b5", "a6m b6m"},
             Row{"4k3/8/1P6/8/8/8/8/3K4 w -", "b6", "b7m"},
             Row{"n3k3/1P6/8/8/8/8/8/3K4 w -", "b7", "a8m b8m"},
             Row{"4k3/8/8/8/1p6/P7/8/3K4 b -", "b4", "a3m b3m"},
             Row{"4k3/8/8/1p6/8/8/8/3K4 b -", "b5", "b4"},
             Row{"4k3/8/8/8/8/8/1p6/R2K4 b -", "b2", "a1m b1m"},
             Row{"4k3/8/8/8/8/8/6p1/3K4 b -", "g2", "g1m"},
         }) {
        CAPTURE(fen);
        CHECK(moves_from(position_of(fen), from) == targets);
    }
}

TEST_CASE("a check is answered, or has won") {
    const char* const checked = "3k4/8/8/8/8/8/8/r2K3R w";
    CHECK(moves_from(position_of(checked), "") == "d1c2 d1d2 d1e2");
    CHECK(moves_from(position_of(checked, KAROUK), "").empty());
    CHECK_FALSE(has_legal_move(position_of(checked, KAROUK)));
    CHECK(moves_from(position_of("3k4/8/8/8/8/2n5/8/r2K3R w"), "") == "d1c2 d1d2");  // two checkers: the king moves
}

TEST_CASE("a pinned man stays on its line") {
    CHECK(moves_from(position_of("3rk3/8/8/8/3R4/8/8/3K4 w"), "d4") == "d2 d3 d5 d6 d7 d8");
    CHECK(moves_from(position_of("3rk3/8/8/8/3S4/8/8/3K4 w"), "d4") == "d5");
    CHECK(moves_from(position_of("3rk3/8/8/2p5/3P4/8/8/3K4 w"), "d4") == "d5");
    CHECK(moves_from(position_of("4k3/8/8/8/8/8/8/K1S3r1 w"), "c1").empty());
    CHECK(moves_from(position_of("3rk3/8/8/8/3N4/8/8/3K4 w"), "d4").empty());
    CHECK(moves_from(position_of("3rk3/3p4/8/8/3N4/8/8/3K4 w"), "d4") != "");
}

TEST_CASE("the list holds the moves of the fullest boards") {
    for (const char* fen : {
             "7k/RR6/RRRRRRRR/RRRRRRRR/RRRRRRRR/RRRRRRRR/RRRRRRRR/RRRKRRR1 w",
             "8/8/SNSNSNS1/8/1NSNSNSN/8/K6k/8 w",
             "1R4k1/1R6/R1R4R/1R4R1/R1R1R3/3R4/2R1R3/K2R4 b",
             "SSSSSSSS/8/SSSSSSSS/8/SSSSSSSS/8/K6k/8 w",
             "N1N1N1N1/8/N1N1N1N1/8/N1N1N1N1/8/K1N1N1Nk/8 w",
             "R1R1R1R1/8/1R1R1R1R/8/R1R1R1R1/7k/8/K7 w",
         }) {
        CAPTURE(fen);
        const Setup setup = setup_of(fen);
        Setup possible = setup;
        if (find_faults(setup).size()) possible.turn = ~setup.turn;
        REQUIRE(find_faults(possible).size() == 0);
        laws::check_moves(Position(CAMBODIAN, possible));
    }
    static_assert(63 * 14 + 3 <= 1024, "men on a board, squares that a rook sees, leaps");
}

// Every sister of the move generator on every node of a small tree.
static void walk(const Position& position, int depth) {
    laws::check_moves(position);
    if (depth == 0) return;
    MoveList moves;
    legal_moves(position, moves);
    for (const Move move : moves) {
        Position child = position;
        child.do_move(move);
        walk(child, depth - 1);
    }
}

TEST_CASE("the laws hold on every node of small trees") {
    for (const Rules& rules : RULES) walk(position_of(str(STARTING_FEN), rules), 2);
    for (const Rules& rules : RULES) walk(position_of("3mk3/8/1pP3N1/r4p2/5PR1/2n1p3/8/3KM3 w DEde", rules), 2);
}
