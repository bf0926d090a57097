#include <doctest/doctest.h>

#include "support.h"

using namespace ouk;

static const std::string START = str(STARTING_FEN);

TEST_CASE("what is written is what was read") {
    for (const std::string& text : {
             START,
             std::string("4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1"),
             std::string("4k3/8/8/8/8/4R3/8/3K4 b - - 99 1000000"),
             std::string("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR b Ed - 3 2"),
             std::string("8/8/8/8/8/8/8/8 w - - 0 1"),
             std::string("M~m~M1m3/8/8/8/8/8/8/7M~ w - 1000000 1000000 7"),
         }) {
        CHECK(str(fen(setup_of(text), true)) == text);
    }
}

TEST_CASE("promoted pawns are marked where asked, and only there") {
    const Setup setup = setup_of("4k3/8/8/8/8/8/8/M~M1K4 w - - 0 1");
    CHECK(str(fen(setup)) == "4k3/8/8/8/8/8/8/MM1K4 w - - 0 1");
    CHECK(str(board_fen(setup, true)) == "4k3/8/8/8/8/8/8/M~M1K4");
    CHECK(setup.promoted == bb(A1));
}

TEST_CASE("the longest FEN fits its buffer") {
    Setup setup;
    for (int s = 0; s < SQUARES; ++s) setup.board.put(static_cast<Square>(s), MET, BLACK);
    setup.promoted = ~Bitboard{0};
    setup.board.leap_rights = 15;
    setup.count = {UINT32_MAX, UINT32_MAX};
    setup.fullmove_number = UINT32_MAX;
    const std::string text = str(fen(setup, true));
    CHECK(text.size() == 8 * 16 + 7 + 3 + 4 + 3 * 11);
    CHECK(text.ends_with("m~m~ w DEde 4294967295 4294967295 4294967295"));
}

TEST_CASE("missing fields take their defaults") {
    const std::string board = "4k3/8/8/8/8/8/8/3K4";
    for (const char* fields : {"", " w", " w -", " w - -", " w - - 0", " w - - 0 1"})
        CHECK(str(fen(setup_of(board + fields))) == board + " w - - 0 1");
    CHECK(str(fen(setup_of(board + " b - 14"))) == board + " b - 14 0 1");
}

TEST_CASE("what other programs write is read") {
    struct Row {
        std::string text, meaning;
    };
    for (const auto& [text, meaning] : {
             Row{"4k3/8/8/8/8/8/8/3K4 w - 0 5 9", "- 5 9"},      // Cute Chess: no count
             Row{"4k3/8/8/8/8/8/8/3K4 w - - 1+1 5 9", "- 5 9"},  // Fairy-Stockfish: checks left in Kar Ouk
             Row{"4k3/8/8/8/8/8/8/3K4 w - 14 1+0 5 9", "14 5 9"},
             Row{"4k3/8/8/8/8/8/8/3K4 w - - 0+1", "- 0 1"},
             Row{"4k3/8/8/8/8/8/8/3K4 w - - 0 0", "- 0 1"},  // a move number counts from 1
             Row{"  4k3/8/8/8/8/8/8/3K4\tw -\r\n- \v7 \f3  ", "- 7 3"},
             Row{"4k3/8/8/8/8/8/8/3K4 w - 007 0003 01", "7 3 1"},
             Row{"4k3/1111111p/44/8/8/8/8/3K4 w", "- 0 1"},
         }) {
        CAPTURE(text);
        CHECK(str(fen(setup_of(text))).ends_with(" w - " + meaning));
    }
}

TEST_CASE("rights are read in any order") {
    CHECK(setup_of("3mk3/8/8/8/8/8/8/3KM3 w edED").board.leap_rights == 15);
    CHECK(setup_of("3mk3/8/8/8/8/8/8/3KM3 w d").board.leap_rights == BLACK_MET_LEAP);
}

TEST_CASE("what cannot be read is refused with the field, the reason and the place") {
    using enum FenProblem;
    struct Row {
        std::string_view text;
        FenProblem problem;
        FenField field;
        size_t offset;
    };
    for (const auto& [fen, problem, field, offset] : {
             Row{"", RANKS, FenField::PIECES, 0},
             Row{"   ", RANKS, FenField::PIECES, 3},
             Row{"8/8/8/8/8/8/8", RANKS, FenField::PIECES, 13},
             Row{"8/8/8/8/8/8/8/8/8", RANKS, FenField::PIECES, 15},
             Row{"8/8/8/8/8/8/8/8/", RANKS, FenField::PIECES, 15},
             Row{"/8/8/8/8/8/8/8", RANK_LENGTH, FenField::PIECES, 0},
             Row{"8/7/8/8/8/8/8/8", RANK_LENGTH, FenField::PIECES, 3},
             Row{"8/8/8/8/8/8/8/7", RANK_LENGTH, FenField::PIECES, 15},
             Row{"8/8/8/8/8/8/8/7 w", RANK_LENGTH, FenField::PIECES, 15},
             Row{"81/8/8/8/8/8/8/8", RANK_LENGTH, FenField::PIECES, 1},
             Row{"54/8/8/8/8/8/8/8", RANK_LENGTH, FenField::PIECES, 1},
             Row{"8p/8/8/8/8/8/8/8", RANK_LENGTH, FenField::PIECES, 1},
             Row{"pppppppppppp", RANK_LENGTH, FenField::PIECES, 8},
             Row{"0pppppppp/8/8/8/8/8/8/8", CHARACTER, FenField::PIECES, 0},
             Row{"9/8/8/8/8/8/8/8", CHARACTER, FenField::PIECES, 0},
             Row{"8/8/8/3q4/8/8/8/8", CHARACTER, FenField::PIECES, 7},
             Row{"8/8/8/3P~4/8/8/8/8", CHARACTER, FenField::PIECES, 8},
             Row{"8/8/8/3M~~4/8/8/8/8", CHARACTER, FenField::PIECES, 9},
             Row{"~8/8/8/8/8/8/8/8", CHARACTER, FenField::PIECES, 0},
             Row{{"\0/8", 3}, CHARACTER, FenField::PIECES, 0},
             Row{"\xff\xfe", CHARACTER, FenField::PIECES, 0},
             Row{"ស្តេច", CHARACTER, FenField::PIECES, 0},
             Row{"8/8/8/8/8/8/8/8 W", CHARACTER, FenField::TURN, 16},
             Row{"8/8/8/8/8/8/8/8  wb", CHARACTER, FenField::TURN, 17},
             Row{"8/8/8/8/8/8/8/8 w KQkq", CHARACTER, FenField::LEAP_RIGHTS, 18},
             Row{"8/8/8/8/8/8/8/8 w DD", CHARACTER, FenField::LEAP_RIGHTS, 19},
             Row{"8/8/8/8/8/8/8/8 w --", CHARACTER, FenField::LEAP_RIGHTS, 18},
             Row{"8/8/8/8/8/8/8/8 w - x", NOT_A_NUMBER, FenField::COUNTING_LIMIT, 20},
             Row{"8/8/8/8/8/8/8/8 w - 1000001", NOT_A_NUMBER, FenField::COUNTING_LIMIT, 20},
             Row{"8/8/8/8/8/8/8/8 w - - -", NOT_A_NUMBER, FenField::HALFMOVE_CLOCK, 22},
             Row{"8/8/8/8/8/8/8/8 w - - 1+1 1+1", NOT_A_NUMBER, FenField::HALFMOVE_CLOCK, 26},
             Row{"8/8/8/8/8/8/8/8 w - - 4294967296", NOT_A_NUMBER, FenField::HALFMOVE_CLOCK, 22},
             Row{"8/8/8/8/8/8/8/8 w - - 0 -1", NOT_A_NUMBER, FenField::FULLMOVE_NUMBER, 24},
             Row{"8/8/8/8/8/8/8/8 w - - 0 1 2", TOO_MANY_FIELDS, FenField::END, 26},
         }) {
        CAPTURE(std::string(fen));
        Setup setup;
        const FenError error = parse_fen(text(fen), setup);
        CHECK(static_cast<int>(error.problem) == static_cast<int>(problem));
        CHECK(static_cast<int>(error.field) == static_cast<int>(field));
        CHECK(error.offset == offset);
    }
}

TEST_CASE("reading begins afresh, whatever the set-up held") {
    Setup setup = setup_of("M~7/8/8/8/8/8/8/8 b - 14 5 9");
    CHECK_FALSE(parse_fen("8/8/8/8/8/8/8/8", setup));
    CHECK(str(fen(setup, true)) == "8/8/8/8/8/8/8/8 w - - 0 1");
}

TEST_CASE("a FEN cut off anywhere is read or refused, and nothing beyond its end is looked at") {
    const std::string whole = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/M~NSKMSNR w DEde 126 1+1 12 34";
    for (size_t length = 0; length <= whole.size(); ++length) {
        const std::vector<char> part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
        Setup setup;
        const FenError error = parse_fen({part.data(), part.size()}, setup);
        CHECK((!error || error.offset <= length));
        CHECK((error || length >= whole.find(' ')));
    }
}
