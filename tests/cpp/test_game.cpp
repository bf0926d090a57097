#include <doctest/doctest.h>

#include "laws.h"

using namespace ouk;

static Game game_of(const std::string& fen, const Rules& rules = CAMBODIAN, Counting counting = Counting::AUTOMATIC) {
    return Game(position_of(fen, rules), counting);
}

TEST_CASE("a move taken back leaves everything as it was") {
    Game game = game_of(str(STARTING_FEN));
    std::vector<std::string> fens;
    for (const char* move : {"d1f2", "d6d5", "e3e4", "d5e4", "f3e4", "d8d6", "e4e5", "f6e5", "f2e3", "e5e4"}) {
        fens.push_back(fen_of(game.position()));
        play(game, move);
    }
    const Position last = game.position();
    while (game.moves().size()) {
        game.pop();
        CHECK(fen_of(game.position()) == fens.back());
        CHECK(game.position().key() == zobrist::key(game.position().board(), game.position().turn()));
        fens.pop_back();
    }
    play(game, "d1f2 d6d5 e3e4 d5e4 f3e4 d8d6 e4e5 f6e5 f2e3 e5e4");
    CHECK(fen_of(game.position()) == fen_of(last));
}

TEST_CASE("a copy of a game goes its own way") {
    Game game = game_of(str(STARTING_FEN));
    play(game, "d3d4");
    Game copy = game;
    play(copy, "d6d5");
    CHECK(game.moves().size() == 1);
    CHECK(fen_of(copy.root()) == fen_of(game.root()));
    game = copy;
    copy.pop();
    CHECK(game.moves().size() == 2);
}

// Repetition

TEST_CASE("the third time may be claimed, and ends a game of Kar Ouk") {
    const std::string there_and_back = " b1d2 b8d7 d2b1 d7b8";
    for (const Rules& rules : RULES) {
        Game game = game_of(str(STARTING_FEN), rules);
        play(game, there_and_back);
        CHECK(game.is_repetition(2));
        CHECK_FALSE(game.can_claim_draw());
        play(game, " b1d2 b8d7 d2b1");
        CHECK_FALSE(game.outcome());
        play(game, "d7b8");
        CHECK(game.can_claim_draw());
        CHECK((game.outcome().termination == Termination::THREEFOLD_REPETITION) == rules.threefold_ends_game);
        CHECK_FALSE(game.outcome().decisive);
        game.pop();
        CHECK_FALSE(game.can_claim_draw());
    }
}

TEST_CASE("a position with another right is another position") {
    const std::string king_goes_and_returns = "d1c1 e8e7 c1d1 e7e8 ";
    Game game = game_of("4k3/8/8/8/8/8/8/R2KM3 w DE - 0 1");
    play(game, king_goes_and_returns + king_goes_and_returns);
    CHECK(game.is_repetition(2));
    CHECK_FALSE(game.is_repetition(3));
    play(game, king_goes_and_returns);
    CHECK(game.is_repetition(3));
}

TEST_CASE("the clock of a FEN counts moves that the game does not know") {
    Game game = game_of("4k3/8/8/8/8/8/8/R2K4 w - - 1000000 1");
    CHECK_FALSE(game.is_repetition(2));
    play(game, "d1c1 e8e7 c1d1 e7e8");
    CHECK(game.is_repetition(2));
    CHECK_FALSE(game.is_repetition(3));
}

TEST_CASE("positions repeat while a count runs") {
    Game game = game_of("4k3/8/8/8/8/8/8/R2K4 b - 30 6 1", KAROUK);
    for (int i = 0; i < 2; ++i) play(game, "e8f8 d1d2 f8e8 d2d1");
    CHECK(game.outcome().termination == Termination::THREEFOLD_REPETITION);
}

// Tournament counting

static const std::string THREE_MEN = "4kn2/8/8/p7/8/8/RS6/R2K4 b - - 0 1";

static Game tournament(const std::string& fen, const Rules& rules = CAMBODIAN) {
    return game_of(fen, rules, Counting::TOURNAMENT);
}

static std::string count_of(const Game& game) {
    const Count count = game.count();
    if (!count.runs()) return "-";
    return std::string(count.side(game.position().turn()) == WHITE ? "w " : "b ") + std::to_string(count.number()) +
           "/" + std::to_string(count.target());
}

TEST_CASE("in a tournament no board count starts by itself") {
    Game game = tournament(THREE_MEN);
    play(game, "e8e7 a2a3");
    CHECK(game.position().count() == Count{126, 0});  // as the FEN has it
    CHECK(count_of(game) == "-");
    CHECK_FALSE(game.can_stop_count());
    CHECK_FALSE(game.can_take_count_draw());
}

TEST_CASE("nothing draws while nobody counts") {
    CHECK_FALSE(tournament("4kn2/8/8/p7/8/8/RS6/R2K4 b - 126 127 1").outcome());
    CHECK(game_of("4kn2/8/8/p7/8/8/RS6/R2K4 b - 126 127 1").outcome().termination == Termination::COUNT);
}

TEST_CASE("who may start a count") {
    CHECK(tournament(THREE_MEN).can_start_count());
    CHECK_FALSE(game_of(THREE_MEN).can_start_count());                                // it starts by itself
    CHECK_FALSE(tournament("4kn2/8/8/p7/8/8/RS6/R2K4 w - - 0 1").can_start_count());  // White has four men
    CHECK_FALSE(tournament("4kn2/7n/8/p7/8/8/RS6/R2K4 b - - 0 1").can_start_count());
    CHECK(tournament("4kn2/8/8/8/8/8/8/R2K4 w - - 0 1").can_start_count());  // either side, in its turn
    CHECK(tournament("4kn2/8/8/8/8/8/8/R2K4 b - - 0 1").can_start_count());
    CHECK_FALSE(tournament("4k3/8/8/8/8/P7/8/R2K4 w - - 0 1").can_start_count());  // against a bare king
    CHECK(tournament("4k3/8/8/8/8/P7/8/R2K4 b - - 0 1").can_start_count());        // a bare king, fish on the board
    CHECK_FALSE(tournament("4k3/8/8/8/8/8/8/R2K4 b - 30 6 1").can_start_count());  // the pieces' count rules
    CHECK_FALSE(tournament("n2k3R/8/3K4/8/8/8/8/8 b - - 0 1", KAROUK).can_start_count());  // the game is over
}

TEST_CASE("a started count is the plies since, for the side that started it") {
    Game game = tournament(THREE_MEN);
    game.start_count();
    CHECK(count_of(game) == "b 0/64");
    CHECK(game.count_actions() == START_COUNT);
    CHECK_FALSE(game.can_start_count());
    play(game, "e8e7");
    CHECK(count_of(game) == "b 1/64");
    CHECK(game.count_actions() == 0);
    CHECK_FALSE(game.can_stop_count());  // on its own turn
    CHECK(game.can_take_count_draw());
    play(game, "a2a3");
    CHECK(count_of(game) == "b 1/64");
    CHECK(game.can_stop_count());
    play(game, "e7e8");
    CHECK(count_of(game) == "b 2/64");
}

TEST_CASE("a started count draws after 126 plies") {
    Game game = tournament("4kn2/8/8/8/p7/8/R7/R2K4 b - - 0 1");
    game.start_count();
    for (int i = 0; i < 31; ++i) play(game, "e8e7 d1d2 e7e8 d2d1");
    play(game, "e8e7 d1d2");
    CHECK(count_of(game) == "b 63/64");
    CHECK_FALSE(game.outcome());
    play(game, "e7e8");
    CHECK(count_of(game) == "b 64/64");
    CHECK(game.outcome() == Outcome{Termination::COUNT});
    CHECK_FALSE(game.can_take_count_draw());
    game.pop();
    CHECK_FALSE(game.outcome());
}

TEST_CASE("a count that is stopped begins again at one") {
    Game game = tournament(THREE_MEN);
    game.start_count();
    play(game, "e8e7 a2a3");
    game.stop_count();
    CHECK(count_of(game) == "-");
    CHECK(game.count_actions() == STOP_COUNT);
    CHECK(game.can_start_count());
    game.start_count();
    CHECK(game.count_actions() == (STOP_COUNT | START_COUNT));
    CHECK(count_of(game) == "b 0/64");
    play(game, "e7e8");
    CHECK(count_of(game) == "b 1/64");
}

TEST_CASE("taking a move back takes back what was done about the count since") {
    Game game = tournament(THREE_MEN);
    game.start_count();
    play(game, "e8e7 a2a3");
    game.stop_count();
    play(game, "e7e8");
    CHECK(count_of(game) == "-");
    game.pop();
    CHECK(game.count_actions() == STOP_COUNT);
    game.pop();
    CHECK(count_of(game) == "b 1/64");
    game.pop();
    CHECK(game.count_actions() == START_COUNT);
}

TEST_CASE("only one side counts at a time; the other may take the draw") {
    Game game = tournament("4kn2/8/8/8/8/8/8/R2K4 w - - 0 1");
    game.start_count();
    CHECK(game.can_take_count_draw());
    play(game, "a1a2");
    CHECK_FALSE(game.can_start_count());
    CHECK_FALSE(game.can_stop_count());
    game.take_count_draw();
    CHECK(game.outcome() == Outcome{Termination::COUNT});
    CHECK(game.count_actions() == TAKE_COUNT_DRAW);
    CHECK_FALSE(game.can_take_count_draw());
    game.pop();
    CHECK_FALSE(game.outcome());
    play(game, "a1a3");
    CHECK_FALSE(game.outcome());
}

TEST_CASE("who plays on after the draw was taken plays on") {
    Game game = tournament(THREE_MEN);
    game.start_count();
    game.take_count_draw();
    play(game, "e8e7");
    CHECK_FALSE(game.outcome());
    CHECK(count_of(game) == "b 1/64");
    game.pop();
    CHECK(game.outcome() == Outcome{Termination::COUNT});
}

TEST_CASE("mate by the side that counts is a draw, unless it has stopped") {
    Game game = tournament("3k3n/8/3K4/8/8/R7/8/8 w - - 0 1");
    play(game, "a3a8");
    CHECK(game.outcome() == Outcome{Termination::CHECKMATE, true, WHITE});
    game.pop();
    game.start_count();
    play(game, "a3a8");
    CHECK(game.outcome() == Outcome{Termination::COUNT});
    game.pop();
    game.stop_count();
    play(game, "a3a8");
    CHECK(game.outcome() == Outcome{Termination::CHECKMATE, true, WHITE});
}

TEST_CASE("mate against the side that counts is a mate") {
    Game game = tournament("3k4/7n/3K4/8/8/R7/8/7S b - - 0 1");
    game.start_count();
    play(game, "h7g5 a3a8");
    CHECK(game.outcome() == Outcome{Termination::CHECKMATE, true, WHITE});
}

TEST_CASE("a check by the side that counts is a draw in Kar Ouk") {
    Game game = tournament("4kn2/8/8/8/8/8/8/R2K4 w - - 0 1", KAROUK);
    game.start_count();
    play(game, "a1a8");
    CHECK(game.outcome() == Outcome{Termination::COUNT});
}

TEST_CASE("against a bare king without fish the pieces' count runs by itself") {
    Game game = tournament("4k3/8/8/8/8/8/8/R2K4 w - - 0 1");
    play(game, "a1a2");
    CHECK(count_of(game) == "b 3/16");
}

TEST_CASE("a bare king keeps its board count where that runs out sooner") {
    Game game = tournament("4k3/8/8/8/2P5/8/8/N2K4 b - - 0 1");
    game.start_count();
    play(game, "e8e7 c4c5 e7e8 c5c6m");
    CHECK(game.position().count() == Count{126, 8});
    CHECK(count_of(game) == "b 4/64");  // the pieces' count has gone further
    CHECK_FALSE(game.can_take_count_draw());

    Game longer = tournament("4k3/8/8/8/2P5/8/8/N2K4 b - - 0 1");
    longer.start_count();
    for (int i = 0; i < 2; ++i) play(longer, "e8e7 d1d2 e7e8 d2d1");
    play(longer, "e8e7 c4c5 e7e8 c5c6m");
    CHECK(longer.position().count() == Count{126, 8});
    CHECK(count_of(longer) == "b 6/64");
    CHECK(longer.can_take_count_draw());
    CHECK(longer.can_stop_count());
    longer.stop_count();
    CHECK(count_of(longer) == "b 4/64");
}

TEST_CASE("where both counts have as many plies left, that of the pieces rules") {
    Game game = tournament("4k3/8/8/8/2P5/8/8/N2K4 b - - 0 1");
    game.start_count();
    play(game, "e8e7 d1d2 e7e8 d2d1 e8e7 c4c5 e7e8 c5c6m");
    CHECK(game.count() == Count{126, 8});
    CHECK_FALSE(game.can_take_count_draw());
}

TEST_CASE("a side whose opponent is left bare counts no more, once the fish are gone") {
    Game game = tournament("4k3/8/8/2P4n/8/8/7R/3K4 w - - 0 1");
    game.start_count();
    play(game, "h2h5");
    CHECK(count_of(game) == "w 1/64");
    play(game, "e8e7 c5c6m");
    CHECK(count_of(game) == "b 4/16");
}
