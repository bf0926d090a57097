#include <doctest/doctest.h>

#include "support.h"

using namespace ouk;

TEST_CASE("moves keep the clocks") {
    const Position start = position_of(str(STARTING_FEN));
    CHECK(start.ply() == 0);
    const Position later = after(start, "b1d2 b8d7 d2b1");
    CHECK(later.setup().halfmove_clock == 3);
    CHECK(later.setup().fullmove_number == 2);
    CHECK(later.ply() == 3);
    CHECK(after(later, "e6e5").setup().halfmove_clock == 0);
    CHECK(position_of("4k3/8/8/8/8/8/8/3K4 b - - 0 1000000").ply() == 1'999'999);
}

TEST_CASE("a promoted pawn is remembered wherever it goes, until it is taken") {
    const char* const fen = "4k3/8/2r5/2P5/8/8/8/3K4 w - - 0 1";
    CHECK_THROWS(after(position_of(fen), "c5c6m"));
    const Position promoted = after(position_of("4k3/8/8/2P4r/8/8/8/3K4 w - - 0 1"), "c5c6m");
    CHECK(fen_of(promoted).starts_with("4k3/8/2M~5/7r/"));
    CHECK(promoted.piece_on(square(2, 5)) == Piece{MET, WHITE, true});
    const Position moved = after(promoted, "h5h6 c6d5");
    CHECK(fen_of(moved).starts_with("4k3/8/7r/3M~4/"));
    CHECK(fen_of(after(moved, "h6h5 d1d2 h5d5")).starts_with("4k3/8/8/3r4/8/8/3K4/8 "));
}

TEST_CASE("a right is lost when its man moves or is taken, and a king's when a rook comes to its lines") {
    struct Row {
        std::string fen, moves, rights;
    };
    for (const auto& [fen, moves, rights] : {
             Row{"3mk3/8/8/8/8/8/8/3KM3 w DEde - 0 1", "d1c1", "Ede"},
             Row{"3mk3/8/8/8/8/8/8/3KM3 w DEde - 0 1", "d1f2", "Ede"},
             Row{"3mk3/8/8/8/8/8/8/3KM3 w DEde - 0 1", "e1e3 d8d6", "De"},
             Row{"3mk3/8/8/8/8/8/8/3KM3 w DEde - 0 1", "d1c1 e8f8 c1d1 f8e8", "Ed"},  // gone for good
             Row{"3mk3/8/8/8/7r/8/8/3KM3 b DEde - 0 1", "h4h1", "Ede"},      // to the king's rank, a met between
             Row{"3mk3/8/8/8/7r/3N4/8/3KM3 b DEde - 0 1", "h4d4", "Ede"},    // to its file, a knight between
             Row{"3mk3/8/8/8/3r4/3N4/8/3KM3 b DEde - 0 1", "d4e4", "DEde"},  // away from it
             Row{"3mk3/8/8/8/3r4/3N4/8/3KM3 b DEde - 0 1", "d4d5", "Ede"},   // along it
             Row{"3mk3/8/8/3r4/3n4/8/8/3KM3 b DEde - 0 1", "d4f3", "DEde"},  // it stood there already
             Row{"3mk3/8/8/8/8/8/8/R2KM3 w DEde - 0 1", "a1a8", "DEd"},      // as White does it to Black
             Row{"3mk3/8/8/8/8/8/8/R2KM3 w DEde - 0 1", "a1a7", "DEde"},
             Row{"3mk3/8/8/8/8/5n2/8/3KM3 b DEde - 0 1", "f3e1", "Dde"},
             Row{"4k3/8/8/3P4/8/8/8/3KM3 w DE - 0 1", "d5d6m e8f8 d6e5 f8e8", "DE"},
         }) {
        CAPTURE(fen);
        CAPTURE(moves);
        CHECK(words(fen_of(after(position_of(fen), moves)))[2] == rights);
    }
}

TEST_CASE("an own rook leaves the rights of its king alone") {
    CHECK(after(position_of("3mk3/8/8/8/8/8/8/R2KM3 w DEde - 0 1"), "a1b1").board().leap_rights == 15);
}

TEST_CASE("positions are the same when men, side to move and rights are") {
    const auto same = [](const char* a, const char* b) { return same_position(position_of(a), position_of(b)); };
    CHECK(same("4k3/8/8/8/8/8/8/3KM3 w E - 0 1", "4k3/8/8/8/8/8/8/3KM~3 w E 126 7 30"));
    CHECK_FALSE(same("4k3/8/8/8/8/8/8/3KM3 w E - 0 1", "4k3/8/8/8/8/8/8/3KM3 w - - 0 1"));
    CHECK_FALSE(same("4k3/8/8/8/8/8/8/3KM3 w E - 0 1", "4k3/8/8/8/8/8/8/3KM3 b E - 0 1"));
    CHECK_FALSE(same("4k3/8/8/8/8/8/8/3KM3 w - - 0 1", "4k3/8/8/8/8/8/8/3KS3 w - - 0 1"));
}

TEST_CASE("seen from the other side the start array is itself, but for the side to move") {
    const Setup start = setup_of(str(STARTING_FEN));
    CHECK(str(fen(mirrored(start))) == "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR b DEde - 0 1");
}

TEST_CASE("seen twice from the other side a position is itself") {
    for (const char* text : {"3mk3/8/P7/8/7p/8/8/M~2KM3 w De 14 5 9", "r3k3/1n6/8/5S2/8/8/8/3K2m~1 b e - 4 2"})
        CHECK(str(fen(mirrored(mirrored(setup_of(text))), true)) == text);
    CHECK(str(fen(mirrored(setup_of("3mk3/8/P7/8/7p/8/8/M~2KM3 w De 14 5 9")), true)) ==
          "3mk2m~/8/8/P7/8/7p/8/3KM3 b De 14 5 9");
}
