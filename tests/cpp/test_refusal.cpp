#include <doctest/doctest.h>

#include "refusal.h"
#include "support.h"

using namespace ouk;

// `square letter` of the reason, as far as there is one.
static std::string reason(const Refusal& refusal) {
    std::string text = refusal.square == NO_SQUARE ? "-" : str(square_name(refusal.square));
    if (!refusal.piece) return text;
    const char letter = PIECE_LETTERS[refusal.piece.type];
    return text + " " + (refusal.piece.color == WHITE ? letter : to_lower(letter));
}

TEST_CASE("every refusal has its code and its reason") {
    using enum RefusalCode;
    const std::string start = str(STARTING_FEN);
    struct Row {
        std::string fen, moves, attempt;
        RefusalCode code;
        std::string reason;
    };
    for (const auto& [fen, moves, attempt, code, why] : {
             Row{start, "", "e3e4", NONE, "-"},
             Row{"3k3R/8/3K4/8/8/8/8/8 b", "", "d8e7", GAME_OVER, "-"},
             Row{start, "", "e5e6", NO_PIECE, "e5"},
             Row{start, "", "e6e5", NOT_YOUR_TURN, "e6 p"},
             Row{start, "", "e3e3", SAME_SQUARE, "e3 P"},
             Row{start, "", "a1a3", OWN_PIECE, "a3 P"},
             Row{start, "", "d1c1", OWN_PIECE, "c1 S"},
             Row{"4k3/8/8/4P3/4P3/8/8/3K4 w", "", "e4e5", OWN_PIECE, "e5 P"},
             // Leaps
             Row{start, "", "e1e3", LEAP_NEEDS_EMPTY, "e3 P"},
             Row{"4k3/8/8/8/8/8/1p6/3K4 w D", "", "d1b2", LEAP_NEEDS_EMPTY, "b2 p"},
             Row{"4k3/8/8/8/8/8/8/3KM3 w DE", "e1f2 e8e7 f2e1 e7e8", "e1e3", LEAP_LOST_MOVED, "- M"},
             Row{"4k3/8/8/8/8/8/8/3KM3 w DE", "d1c1 e8e7 c1d1 e7e8", "d1f2", LEAP_LOST_MOVED, "- K"},
             Row{"4k3/8/8/8/8/8/8/3KM3 w", "", "d1f2", LEAP_LOST_MOVED, "- K"},
             Row{"4k3/8/8/7r/8/8/8/3KM3 b DE", "h5h1", "d1f2", LEAP_LOST_ROOK, "h1 r"},
             Row{"4k3/8/8/7r/8/3N4/8/3KM3 b DE", "h5d5 e1e3 d5a5", "d1f2", LEAP_LOST_ROOK, "d5 r"},
             Row{"4k3/8/8/7r/8/3N4/8/3KM3 b DE", "h5h4 d3f4 h4f4", "e1e3", NONE, "-"},
             Row{"4k3/8/8/4r3/8/8/5M2/3KM3 b E", "e5e1 d1e1 e8f8 e1d1 f8f7 f2e1 f7f8", "e1e3", LEAP_LOST_MOVED, "- M"},
             Row{"4k3/8/8/8/8/2n5/8/3K4 w D", "", "d1f2", LEAP_IN_CHECK, "c3 n"},
             Row{"4k3/8/8/8/8/8/8/3KM3 w DE", "", "e1e4", NOT_HOW_IT_MOVES, "- M"},
             Row{"4k3/8/8/8/8/6p1/8/3K4 w D", "", "d1f2", KING_ATTACKED, "g3 p"},
             // The king
             Row{"4k3/8/8/8/8/8/2r5/K7 w", "", "a1a2", KING_ATTACKED, "c2 r"},
             Row{"4k3/8/8/8/8/8/8/r2K4 w", "", "d1e1", KING_ATTACKED, "a1 r"},  // along the line of the check
             Row{"8/8/8/8/3k4/8/3K4/8 w", "", "d2d3", KING_ATTACKED, "d4 k"},
             Row{"3rk3/8/8/8/3N4/8/8/3K4 w", "", "d4f5", KING_EXPOSED, "d8 r"},
             Row{"4k3/8/8/8/8/R7/8/r2K4 w", "", "a3a2", MUST_ANSWER_CHECK, "a1 r"},
             Row{"4k3/8/8/8/8/R7/8/r2K4 w", "", "a3a1", NONE, "-"},
             Row{"4k3/8/8/8/8/2n5/8/r2K3R w", "", "h1h2", MUST_ANSWER_CHECK, "a1 r"},
             Row{"3rk3/8/8/8/8/2n5/3S4/3K4 w", "", "d2c3", KING_EXPOSED, "d8 r"},  // though it takes the checker
             // How men move
             Row{start, "", "a1a5", BLOCKED, "a3 P"},
             Row{"4k3/8/8/R2p2P1/8/8/8/3K4 w", "", "a5h5", BLOCKED, "d5 p"},
             Row{"4k3/8/8/1p1p2R1/8/8/8/3K4 w", "", "g5a5", BLOCKED, "d5 p"},
             Row{"R7/4k3/p7/8/p7/8/8/3K4 w", "", "a8a1", BLOCKED, "a6 p"},
             Row{start, "", "e3f4", PAWN_NEEDS_CAPTURE, "- P"},
             Row{"4k3/8/8/8/4p3/4P3/8/3K4 w", "", "e3e4", PAWN_BLOCKED, "e4 p"},
             Row{start, "", "e3e5", NOT_HOW_IT_MOVES, "- P"},
             Row{start, "", "e3e2", NOT_HOW_IT_MOVES, "- P"},
             Row{start, "", "a3h4", NOT_HOW_IT_MOVES, "- P"},  // not round the edge
             Row{start, "", "a1b2", NOT_HOW_IT_MOVES, "- R"},
             Row{start, "", "b1b2", NOT_HOW_IT_MOVES, "- N"},
             Row{"4k3/8/8/8/3S4/8/8/3K4 w", "", "d4d3", NOT_HOW_IT_MOVES, "- S"},
             Row{"4k3/8/8/8/3M4/8/8/3K4 w", "", "d4d5", NOT_HOW_IT_MOVES, "- M"},
             Row{"4k3/8/8/8/8/8/8/3K4 w", "", "d1d3", NOT_HOW_IT_MOVES, "- K"},
         }) {
        CAPTURE(fen);
        CAPTURE(attempt);
        Game game(position_of(fen));
        play(game, moves);
        const Refusal refusal =
            why_not(game, parse_square(text(attempt).first(2)), parse_square(text(attempt).from(2)));
        CHECK(static_cast<int>(refusal.code) == static_cast<int>(code));
        CHECK(reason(refusal) == why);
    }
}

TEST_CASE("a check that has won leaves nothing to explain") {
    const Game game(position_of("3k3R/8/4K3/8/8/8/8/8 b", KAROUK));
    CHECK(why_not(game, D8, square(2, 6)).code == RefusalCode::GAME_OVER);
}
