#include <doctest/doctest.h>

#include "checks.h"
#include "conformance.h"
#include "engine.h"
#include "evaluate.h"
#include "support.h"

using namespace ouk;
using conformance::Row;
using conformance::rows;

namespace {

Game game_of(std::string_view fen, const Rules& rules = CAMBODIAN, Counting counting = Counting::AUTOMATIC) {
    return Game(position_of(fen, rules), counting);
}
Game game_in(const Row& row) {
    return game_of(conformance::text(row, "fen"), rules_of(conformance::text(row, "variant")));
}

Engine& engine() {
    static Engine engine(1);
    return engine;
}
const Search& analyse(const Game& game, const Limits& limits, const Host& host = {}) {
    return engine().analyse(game, limits, host);
}
const Search& analyse(const Game& game, int depth) { return analyse(game, {.depth = depth}); }

bool some_move_checks(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    for (const Move move : moves)
        if (gives_check(position, move)) return true;
    return false;
}

// Whether `checking_move` finds what trying every move finds.
bool finds_check(const Position& position) {
    const Move found = checking_move(position, position.turn());
    if (!some_move_checks(position)) return !found;
    return found && is_legal(position, found) && gives_check(position, found);
}

}  // namespace

TEST_CASE("a move that gives check is found where there is one, for either side") {
    for (const Row& row : rows("positions.jsonl")) {
        const Game game = game_in(row);
        Setup setup = game.position().setup();
        for (const Color side : COLORS) {
            setup.turn = side;
            if (find_faults(setup).size() == 0)
                CHECK_MESSAGE(finds_check(Position(game.position().rules(), setup)), row.dump());
        }
    }
}

TEST_CASE("checks of every kind") {
    struct Case {
        const char *fen, *moves;
    };
    for (const auto& [fen, moves] : {
             Case{"4k3/8/8/8/8/8/8/R2K4 w - - 0 1", "a1a8"},
             Case{"8/3k4/8/2P5/8/8/8/3K4 w - - 0 1", "c5c6m"},                   // the new met checks
             Case{"8/8/8/8/3k4/8/8/3KM3 w E - 0 1", "e1e3"},                     // the neang leaps
             Case{"8/4k3/8/4S3/8/8/8/3K4 w - - 0 1", "e5d6 e5e6 e5f6"},          // a khon, ahead too
             Case{"8/8/8/8/8/8/8/R2K3k w D - 0 1", "d1b2 d1c2 d1d2 d1e2 d1f2"},  // the king leaves its rook's rank
             Case{"8/8/8/R2P3k/8/8/8/3K4 w - - 0 1", "d5d6m"},                   // and so does a pawn
             Case{"3k4/8/8/8/8/3P4/8/K2R4 w - - 0 1", ""},                       // which does not leave a file
             Case{"3k4/8/8/8/8/3N4/8/K2R4 w - - 0 1", "d3b4 d3c5 d3e5 d3f4 d3b2 d3c1 d3e1 d3f2"},
             Case{"8/8/7k/8/8/8/r2K4/R7 w - - 0 1", ""},  // the king is attacked itself
         }) {
        const Position position = position_of(fen, KAROUK);
        const Move found = checking_move(position, WHITE);
        const auto expected = words(moves);
        CAPTURE(fen);
        if (expected.empty())
            CHECK(!found);
        else
            CHECK(std::ranges::find(expected, str(uci(found))) != expected.end());
    }
}

TEST_CASE("a mate is told in moves") {
    CHECK(mate_moves(mate_in(1)) == 1);
    CHECK(mate_moves(mate_in(3)) == 2);
    CHECK(mate_moves(mated_in(2)) == -1);
    CHECK(is_win(mate_in(MAX_PLY)));
    CHECK(is_loss(mated_in(MAX_PLY)));
    CHECK(!is_decided(20'000));
}

TEST_CASE("a position is worth the same from the other side") {
    for (const Row& row : rows("positions.jsonl")) {
        const Position position = game_in(row).position();
        const Position mirror(position.rules(), mirrored(position.setup()));
        CHECK_MESSAGE(evaluate(position, position.count()) == evaluate(mirror, mirror.count()), row.dump());
    }
}

TEST_CASE("a win fades with the count, and men that cannot win are worth nothing") {
    const auto worth = [](const char* fen) {
        const Position position = position_of(fen);
        return evaluate(position, position.count());
    };
    const Value free = worth("8/8/8/3k4/8/8/8/R2K4 w - - 0 1");
    const Value early = worth("8/8/8/3k4/8/8/8/R2K4 w - 30 6 1"), late = worth("8/8/8/3k4/8/8/8/R2K4 w - 30 28 1");
    CHECK(free > early);
    CHECK(early > late);
    CHECK(late > 0);
    CHECK(worth("8/8/8/3k4/8/8/8/R2K4 w - 30 31 1") == DRAW);
    CHECK(worth("8/8/8/3k4/8/8/8/M2K4 w - - 0 1") == DRAW);
}

TEST_CASE("the table keeps what it is told, for this search only") {
    TranspositionTable table(1);
    table.start_search();
    const Key key = 0x123456789ABCDEF0;
    CHECK(table.probe(key, 0).bound == Bound::NONE);
    table.store(key, 3, Move(A1, H8), mate_in(5), 7, Bound::LOWER);
    const TableEntry found = table.probe(key, 1);  // the same position, two half-moves nearer to the root
    CHECK(found.move == Move(A1, H8));
    CHECK(found.value == mate_in(3));
    CHECK(found.depth == 7);
    CHECK(found.bound == Bound::LOWER);
    CHECK(table.probe(key + 1, 1).bound == Bound::NONE);
    for (int i = 0; i < 70'000; ++i) {  // the number of the search comes round
        table.start_search();
        if (table.probe(key, 1).bound != Bound::NONE) FAIL("an earlier search's entry");
    }
}

TEST_CASE("a search of depth n sees every win and loss in n half-moves, the count included") {
    for (const Row& row : rows("endgames.jsonl")) {
        const Game game = game_in(row);
        if (row.at("dtm_plies").is_null() || game.outcome() || row.at("dtm_plies") > 5) continue;
        const int plies = row.at("dtm_plies");
        if (row.at("wins_within_count") == false) continue;
        CAPTURE(row.dump());
        const Line& line = analyse(game, plies).line(0);
        CHECK(line.score == (plies % 2 ? mate_in(plies) : mated_in(plies)));
        CHECK(line.length == plies);
        const auto best = conformance::texts(row, "best");
        CHECK(std::ranges::find(best, str(uci(line.moves[0]))) != best.end());
    }
}

TEST_CASE("the same search has the same nodes, whatever was searched before") {
    const Game game = game_of(str(STARTING_FEN));
    const uint64_t nodes = analyse(game, 5).nodes();
    analyse(game_of("8/8/8/3k4/8/8/8/R2K4 w - - 0 1"), 5);
    CHECK(analyse(game, 5).nodes() == nodes);
}

TEST_CASE("limits end a search") {
    const Game game = game_of(str(STARTING_FEN));
    CHECK(analyse(game, 3).depth() == 3);
    CHECK(analyse(game, {.nodes = 5000}).nodes() == 5001);
    CHECK(analyse(game, {.nodes = 1, .sure_depth = 3}).depth() == 3);

    double clock = 0;  // goes on by one at each look
    const Host timed{.context = &clock, .now_ms = [](void* context) { return ++*static_cast<double*>(context); }};
    const uint64_t nodes = analyse(game, {.ms = 5}, timed).nodes();
    CHECK(nodes > 0);
    CHECK(nodes < 50'000);
}

TEST_CASE("a search that is stopped at once has a legal move") {
    const Game game = game_of("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1");
    const Host impatient{.stopped = [](void*) { return true; }};
    const Search& found = analyse(game, {.sure_depth = MAX_DEPTH}, impatient);
    CHECK(found.depth() < MAX_DEPTH);
    CHECK(is_legal(game.position(), found.line(0).moves[0]));
}

TEST_CASE("lines are told apart, the best first") {
    std::vector<int> numbers;
    const Host host{.context = &numbers, .on_info = [](void* context, const Info& info) {
                        static_cast<std::vector<int>*>(context)->push_back(100 * info.depth + info.number);
                    }};
    const Search& found = analyse(game_of(str(STARTING_FEN)), {.depth = 2, .lines = 3}, host);
    CHECK(numbers == std::vector{101, 102, 103, 201, 202, 203});
    CHECK(found.line_count() == 3);
    for (int i = 1; i < 3; ++i) {
        CHECK(found.line(i - 1).score >= found.line(i).score);
        CHECK(found.line(i - 1).moves[0] != found.line(i).moves[0]);
    }
    CHECK(analyse(game_of(str(STARTING_FEN)), {.depth = 1, .lines = 1000}).line_count() == 25);
}

TEST_CASE("the side that counts does not win by mating (tournament)") {
    const char* const fen = "k7/8/1K6/8/p1p5/8/8/7R w - - 0 1";  // Rh8 mates
    Game game = game_of(fen, CAMBODIAN, Counting::TOURNAMENT);
    CHECK(analyse(game, 3).line(0).score == mate_in(1));
    game.start_count();
    CHECK(!is_decided(analyse(game, 3).line(0).score));
}

TEST_CASE("lines are bounded") {
    const Game game = game_of("8/8/3k4/p7/P7/3K4/8/8 w - - 0 1");  // few moves, and nothing ever happens
    const Search& found = analyse(game, {.nodes = 200'000});
    CHECK(found.depth() > 20);
    CHECK(found.line(0).length < MAX_PLY);
    CHECK(found.line(0).score == DRAW);
}
