#include <doctest/doctest.h>

#include "support.h"

using namespace ouk;

TEST_CASE("how many moves a side may count") {
    struct Row {
        std::string fen;
        Color side;
        int moves;
    };
    for (const auto& [fen, side, moves] : {
             Row{"4k3/8/8/8/8/8/8/R2K3R", BLACK, 7},
             Row{"4k3/8/8/8/8/8/8/R2K3R", WHITE, 0},  // its opponent is bare
             Row{"4k3/8/8/8/8/8/RRR5/3K4", BLACK, 7},
             Row{"4k3/8/8/8/8/8/8/RSSKNNM1", BLACK, 15},
             Row{"4k3/8/8/8/8/8/8/1SSKNNM1", BLACK, 21},
             Row{"4k3/8/8/8/8/8/8/1S1KNNM1", BLACK, 31},
             Row{"4k3/8/8/8/8/8/8/1S1KN1M1", BLACK, 43},
             Row{"4k3/8/8/8/8/8/8/3KN1M1", BLACK, 63},
             Row{"4k3/8/8/8/8/8/8/3K2M1", BLACK, 63},
             Row{"4k3/8/8/8/8/8/8/3K4", BLACK, 0},    // both are bare
             Row{"4k3/8/8/8/8/P7/8/R2K4", BLACK, 0},  // no count of pieces before the last fish is gone
             Row{"4k3/8/8/8/8/P7/8/R2K4", WHITE, 0},
             Row{"4kn2/8/8/8/8/8/8/R2K3R", BLACK, 63},  // the board's count, two or three men
             Row{"4kn2/8/8/p7/8/P7/8/R2K3R", BLACK, 63},
             Row{"4kn2/8/8/pp6/8/P7/8/R2K3R", BLACK, 0},
             Row{"4kn2/8/8/8/8/8/8/R2K3R", WHITE, 63},
             Row{"3k4/8/8/8/8/8/8/r2K3r", WHITE, 7},
         }) {
        CAPTURE(fen);
        CHECK(allowed_count(setup_of(fen).board, side, CAMBODIAN_COUNTING) == moves);
    }
}

TEST_CASE("what a move does to the count") {
    struct Row {
        std::string fen, moves, count;  // limit and ply, or - and the half-move clock
    };
    for (const auto& [fen, moves, count] : {
             // A count starts when the side to move may count.
             Row{"4k3/8/8/8/8/8/7R/3K4 w - - 0 1", "h2h3", "30 6"},
             Row{"4k3/8/8/8/8/8/7R/3K4 b - - 0 1", "e8e7", "- 1"},
             Row{"4k3/8/8/8/8/8/7R/3K4 b - - 0 1", "e8e7 h2h3", "30 6"},
             Row{"4kn2/8/8/8/8/8/7R/2SK4 w - - 0 1", "h2h3", "126 0"},
             Row{"4k3/8/8/8/8/P7/7R/3K4 w - - 0 1", "h2h3", "- 1"},
             Row{"4kn2/8/8/8/8/P7/7R/3K4 w - - 0 1", "h2h3", "126 0"},
             Row{"4k3/8/8/8/8/8/R6R/NNSKSN2 w - - 0 1", "h2h3", "14 18"},  // above its limit: nine men
             // It goes on, whatever is taken later.
             Row{"4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1", "e8d7", "30 7"},
             Row{"8/8/8/8/4k3/4R3/8/R2K4 b - 14 8 1", "e4e3", "14 9"},
             Row{"4kn2/8/8/8/8/6N1/7R/2SK4 w - 126 4 1", "g3f5 f8e6 f5d6 e8d7 h2h3 d7d6", "126 10"},
             Row{"4k3/8/8/8/8/8/7R/3K4 w - 14 3 1", "h2h3", "14 4"},
             // The side that is left with its king alone counts anew.
             Row{"4k3/8/8/8/8/7n/7R/3K4 w - 126 40 9", "h2h3", "30 6"},
             Row{"4kn2/8/8/8/8/7n/7R/3K4 w - 126 40 9", "h2h3", "126 41"},
             Row{"4k3/8/8/7n/2P5/8/7R/3K4 w - 126 40 9", "h2h5", "126 41"},  // a fish still stands
             // The last fish promotes.
             Row{"4k3/8/8/2P5/8/8/8/3K4 w - - 0 1", "c5c6m", "126 6"},
             Row{"4k3/8/8/2P5/8/8/P7/3K4 w - - 0 1", "c5c6m", "- 0"},
             Row{"4k3/8/8/2P5/8/8/8/R2K4 w - 126 30 1", "c5c6m", "30 8"},
             // A bare king takes the last fish: its own move is counted.
             Row{"8/8/8/8/2Pk4/8/8/K6R b - - 0 1", "d4c4", "30 5"},
             Row{"8/8/8/8/2Pk4/8/P7/K6R b - - 0 1", "d4c4", "- 0"},
             Row{"8/8/8/8/2Pk4/8/8/K6R b - 126 50 1", "d4c4", "30 5"},
             Row{"8/8/8/8/2Pk4/8/8/K7 b - - 0 1", "d4c4", "- 0"},  // against a bare king nobody counts
         }) {
        CAPTURE(fen);
        const std::vector<std::string> fields = words(fen_of(after(position_of(fen), moves)));
        CHECK(fields[3] + " " + fields[4] == count);
    }
}

TEST_CASE("a count draws when it has passed its limit, not when it reaches it") {
    CHECK_FALSE(Count{14, 14}.ran_out());
    CHECK(Count{14, 15}.ran_out());
    CHECK_FALSE(Count{0, 15}.ran_out());
}

TEST_CASE("what people are shown of a count") {
    CHECK(Count{14, 0}.number() == 0);
    CHECK(Count{14, 9}.number() == 5);
    CHECK(Count{14, 10}.number() == 5);
    CHECK(Count{14, 9}.target() == 8);
    CHECK(Count{14, 15}.number() == 8);
    for (const uint32_t moves : {7u, 15u, 21u, 31u, 43u, 63u}) CHECK(Count{2 * moves, 0}.target() == moves + 1);
    CHECK(Count{14, 8}.side(BLACK) == BLACK);
    CHECK(Count{14, 9}.side(BLACK) == WHITE);
}
