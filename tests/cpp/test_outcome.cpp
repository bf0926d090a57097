#include <doctest/doctest.h>

#include "support.h"

using namespace ouk;

static const std::string NAMES[] = {"", "check", "mate", "stalemate", "material", "count", "threefold"};

// How a position ends its game, and who wins.
static std::string end_of(const std::string& fen, const Rules& rules) {
    const Position position = position_of(fen, rules);
    const Outcome end = outcome(position, position.count());
    return NAMES[static_cast<int>(end.termination)] + (end.decisive ? end.winner == WHITE ? " 1-0" : " 0-1" : "");
}

TEST_CASE("how a position ends the game") {
    struct Row {
        std::string fen, ouk, kar_ouk;
    };
    for (const auto& [fen, ouk, kar_ouk] : {
             Row{str(STARTING_FEN), "", ""},
             Row{"3k3R/8/3K4/8/8/8/8/8 b", "mate 1-0", "check 1-0"},
             Row{"8/8/8/8/8/3k4/8/3K3r w", "mate 0-1", "check 0-1"},
             Row{"3k3R/8/4K3/8/8/8/8/8 b", "", "check 1-0"},
             Row{"k7/8/K7/8/8/8/8/1R6 b", "stalemate", "stalemate"},
             Row{"4k3/8/8/8/8/8/8/3K4 w", "material", "material"},
             Row{"4k3/8/8/8/8/8/8/3KM3 w", "material", ""},
             Row{"4k3/8/8/8/8/8/8/R2K4 b - 30 30 9", "", ""},
             Row{"4k3/8/8/8/8/8/8/R2K4 b - 30 31 9", "count", "count"},
             // Which end comes first:
             Row{"3k3R/8/3K4/8/8/8/8/8 b - 30 31 9", "mate 1-0", "check 1-0"},
             Row{"3k3R/8/4K3/8/8/8/8/8 b - 30 31 9", "count", "check 1-0"},
             Row{"k7/8/K7/8/8/8/8/1R6 b - 30 31 9", "stalemate", "stalemate"},
             Row{"4k3/8/8/8/8/8/8/3K4 w - 30 31 9", "material", "material"},
             Row{"7k/5K1P/8/8/8/8/8/8 b", "material", ""},
             Row{"7k/7P/6KP/8/8/8/8/8 b", "stalemate", "stalemate"},
         }) {
        CAPTURE(fen);
        CHECK(end_of(fen, CAMBODIAN) == ouk);
        CHECK(end_of(fen, KAROUK) == kar_ouk);
    }
}

TEST_CASE("who may still win") {
    struct Row {
        std::string fen;
        bool white, black;  // have nothing to mate with
    };
    for (const auto& [fen, white, black] : {
             Row{"4k3/8/8/8/8/8/8/3K4 w", true, true},
             Row{"4k3/8/8/8/8/8/8/R2K4 b", false, true},
             Row{"4k3/8/8/8/8/8/8/S2K4 w", false, true},
             Row{"4k3/8/8/8/8/8/8/N2K4 w", true, true},
             Row{"4k3/8/8/8/8/P7/8/3K4 w", true, true},
             Row{"4k3/8/8/8/8/8/8/M2K4 w", true, true},
             Row{"m3k3/8/8/8/8/8/8/1M1K4 w", true, true},  // all mets on one colour of squares
             Row{"1m2k3/8/8/8/8/8/8/1M1K4 w", false, false},
             Row{"4k3/8/8/8/8/8/8/MM1K4 w", false, true},
             Row{"4k3/8/8/8/8/8/8/M1MK4 w", true, true},
             Row{"n3k3/8/8/8/8/8/8/N2K4 w", false, false},
             Row{"4k3/8/8/8/8/8/8/NN1K4 w", false, true},
             Row{"n3k3/8/8/8/8/8/8/M2K4 w", false, false},
             Row{"4k3/p7/8/8/8/8/P7/3K4 w", false, false},
         }) {
        CAPTURE(fen);
        const Position position = position_of(fen);
        CHECK(has_insufficient_material(position, WHITE) == white);
        CHECK(has_insufficient_material(position, BLACK) == black);
        CHECK(is_insufficient_material(position) == (white && black));
    }
}

TEST_CASE("where a check wins, any man beside the king may give one") {
    for (const char* fen : {"4k3/8/8/8/8/8/8/N2K4 w", "4k3/8/8/8/8/P7/8/3K4 w", "4k3/8/8/8/8/8/8/M2K4 w"}) {
        CHECK_FALSE(has_insufficient_material(position_of(fen, KAROUK), WHITE));
        CHECK(has_insufficient_material(position_of(fen, KAROUK), BLACK));
    }
}
