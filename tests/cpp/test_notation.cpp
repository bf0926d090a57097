#include <doctest/doctest.h>

#include "support.h"

using namespace ouk;

// The UCI of the move that a text means, or the error.
static std::string meaning(const Position& position, std::string_view san) {
    const ParsedMove parsed = parse_san(position, text(san));
    static const char* const ERRORS[] = {"", "syntax", "illegal", "ambiguous"};
    return parsed.error == MoveError::NONE ? str(uci(parsed.move)) : ERRORS[static_cast<int>(parsed.error)];
}

static std::string san_of(const std::string& fen, const char* move, const Rules& rules = CAMBODIAN) {
    const Position position = position_of(fen, rules);
    return str(san(position, legal_move(position, move)));
}

TEST_CASE("UCI") {
    for (const char* name : {"a1a2", "e1e3", "h7h8m", "e5e6m"}) CHECK(str(uci(parse_uci(text(name)).move)) == name);
    CHECK(parse_uci("e5e6m").move == Move(square(4, 4), square(4, 5), true));
    for (const char* bad : {"", "e", "e5e", "e5e6q", "e5e6M", "e5e6mm", "e5e9", "i1a1", "E5E6", "e5 e6", "0000", "e5e5",
                            "e5-e6", "e5e6 ", " e5e6", "a0a1"}) {
        CAPTURE(std::string(bad));
        CHECK(parse_uci(text(bad)).error == MoveError::SYNTAX);
    }
    CHECK(parse_uci({"e5e\0", 4}).error == MoveError::SYNTAX);
}

TEST_CASE("names of squares") {
    for (int s = 0; s < SQUARES; ++s)
        CHECK(parse_square(square_name(static_cast<Square>(s)).text()) == static_cast<Square>(s));
    for (const char* bad : {"", "a", "a9", "i1", "A1", "11", "a11", "1a"}) CHECK(parse_square(text(bad)) == NO_SQUARE);
}

TEST_CASE("SAN is as short as it may be") {
    struct Row {
        std::string fen;
        const char* move;
        std::string san;
    };
    for (const auto& [fen, move, san] : {
             Row{str(STARTING_FEN), "e3e4", "e4"},
             Row{str(STARTING_FEN), "b1d2", "Nd2"},
             Row{str(STARTING_FEN), "d1f2", "Kf2"},
             Row{"4k3/8/8/2P5/8/8/8/3K4 w", "c5c6m", "c6=M"},
             Row{"3k4/8/8/2P5/8/8/8/3K4 w", "c5c6m", "c6=M"},
             Row{"8/1k6/8/2P5/8/8/8/3K4 w", "c5c6m", "c6=M+"},
             Row{"4k3/8/1n6/2P5/8/8/8/3K4 w", "c5b6m", "cxb6=M"},
             Row{"4k3/8/8/8/8/R6R/8/3K4 w", "a3c3", "Rac3"},
             Row{"4k3/8/8/R7/8/R7/8/3K4 w", "a3a4", "R3a4"},
             Row{"4k3/8/8/8/8/R7/8/2RK4 w", "a3c3", "Rac3"},
             Row{"4k3/8/8/S1S5/8/S1S5/8/3K4 w", "c3b4", "Sc3b4"},
             Row{"4k3/8/8/S7/8/S7/8/3K4 w", "a3b4", "S3b4"},
             Row{"4k3/8/8/8/3p4/S1S5/8/3K4 w", "c3d4", "Sxd4"},
             Row{"3rk3/8/8/5N2/3N4/8/8/3K4 w", "f5e7", "Ne7"},   // the other one is pinned
             Row{"4k3/8/8/8/8/8/3M4/3KM3 w E", "e1e3", "Mee3"},  // a leap beside a step
             Row{"4k3/8/3K4/8/8/8/8/R7 w", "a1a8", "Ra8+"},
             Row{"3k4/8/3K4/8/8/8/8/R7 w", "a1a8", "Ra8#"},
         }) {
        CAPTURE(fen);
        const Position position = position_of(fen);
        const std::string written = san_of(fen, move);
        CHECK(written == san);
        CHECK(meaning(position, written) == move);
    }
    CHECK(san_of("4k3/8/3K4/8/8/8/8/R7 w", "a1a8", KAROUK) == "Ra8#");  // a check that wins
}

TEST_CASE("what people write for a move is understood") {
    const Position promotion = position_of("1k6/8/3n4/4P3/8/8/8/3K4 w");
    for (const char* name : {"exd6=M", "exd6", "exd6=m", "exd6M", "exd6m", "exd6(M)", "exd6(m)", "ed6", "e5d6", "e5xd6",
                             "e5d6m", "e5d6M", "e5xd6=M", "e:d6", "e-d6", "exd6=M!", "exd6=M?!", "exd6+", "exd6=M#!!"})
        CHECK(meaning(promotion, name) == "e5d6m");
    for (const char* name :
         {"e6", "e6M", "e6=M", "e6=m", "e6m", "e6(M)", "e5e6", "e5e6m", "e5-e6", "e6+", "ee6", "5e6"})
        CHECK(meaning(promotion, name) == "e5e6m");

    const Position pieces = position_of("4k3/8/8/8/3n4/R6R/8/3KM3 w E");
    for (const char* name : {"Rac3", "Ra3c3", "a3c3", "Ra3-c3", "Raxc3", "Rac3+", "Ra3c3#"})
        CHECK(meaning(pieces, name) == "a3c3");
    for (const char* name : {"Me3", "Mee3", "M1e3", "Me1e3", "e1e3", "Me1-e3", "Me3!?"})
        CHECK(meaning(pieces, name) == "e1e3");
    CHECK(meaning(pieces, "Rc3") == "ambiguous");
    CHECK(meaning(pieces, "R3c3") == "ambiguous");
    CHECK(meaning(pieces, "Rad3") == "a3d3");
}

TEST_CASE("what is no move, or no legal one, is refused") {
    const Position position = position_of(str(STARTING_FEN));
    for (const char* name : {"",
                             " ",
                             "e",
                             "4",
                             "=M",
                             "M",
                             "+",
                             "#",
                             "x",
                             "e9",
                             "i4",
                             "Qd2",
                             "nd2",
                             "md2",
                             "O-O",
                             "0-0",
                             "--",
                             "Z0",
                             "e4e",
                             "Nb1d2d2",
                             "Nbbd2",
                             "N1bd2",
                             "xd2x",
                             "e4==M",
                             "e4=Q",
                             "e4 ",
                             " e4",
                             "e4)",
                             "(e4)",
                             "ស្តេច",
                             "\xff\xfe\xfd",
                             "e3e4e5",
                             "Nd2N",
                             "NNd2"})
        CHECK_MESSAGE(meaning(position, name) == "syntax", name);
    CHECK(meaning(position, {"e4\0", 3}) == "syntax");
    CHECK(meaning(position, {"\0\0e4", 4}) == "syntax");
    for (const char* name :
         {"e5", "e3", "Nd4", "Ke3", "Ra2a3", "e4=M", "exd4", "fxe4", "Mb2", "a2a3", "e3e4m", "Nd2m", "h8h7"})
        CHECK_MESSAGE(meaning(position, name) == "illegal", name);
    CHECK(meaning(position, std::string(100'000, 'e')) == "syntax");
    CHECK(meaning(position, std::string(100'000, '+')) == "syntax");
    CHECK(meaning(position, "e4" + std::string(100'000, '!')) == "e3e4");
}

TEST_CASE("where the game is over no move is legal") {
    CHECK(meaning(position_of("3k3R/8/4K3/8/8/8/8/8 b", KAROUK), "Kd7") == "illegal");
    CHECK(meaning(position_of("3k3R/8/3K4/8/8/8/8/8 b"), "d8e8") == "illegal");
}
