#include <doctest/doctest.h>

#include "conformance.h"
#include "laws.h"
#include "perft.h"

using namespace ouk;
using conformance::Row;
using conformance::rows;

static constexpr int64_t MOST_NODES = 2'000'000;  // under sanitizers; the other faces count the larger ones

// The words of the data, indexed by Termination.
static const char* const ENDS[] = {"",      "check",    "checkmate", "stalemate", "insufficient_material",
                                   "count", "threefold"};

static const Rules& rules_in(const Row& row) { return rules_of(conformance::text(row, "variant")); }
static Position position_in(const Row& row) { return position_of(conformance::text(row, "fen"), rules_in(row)); }
static std::string end_of(const Outcome& outcome) { return ENDS[static_cast<int>(outcome.termination)]; }
static std::string end_of(const Position& position) { return end_of(outcome(position, position.count())); }

TEST_CASE("perft") {
    for (const Row& row : rows("perft.json")) {
        if (row.at("nodes") > MOST_NODES) continue;
        CAPTURE(row.dump());
        CHECK(perft(position_in(row), row.at("depth")) == row.at("nodes").get<uint64_t>());
    }
}

TEST_CASE("positions") {
    for (const Row& row : rows("positions.jsonl")) {
        CAPTURE(row.dump());
        const Position position = position_in(row);
        CHECK(str(fen(position.setup())) == conformance::text(row, "fen"));
        CHECK(position.is_check() == row.at("check").get<bool>());
        CHECK(end_of(position) == conformance::text_or_none(row, "end"));
        for (const Color c : COLORS)
            CHECK(has_insufficient_material(position, c) == row.at("insufficient").at(c).get<bool>());

        const std::vector<std::string> legal = conformance::texts(row, "legal"), sans = conformance::texts(row, "san");
        REQUIRE(sorted_moves(position) == legal);
        for (size_t i = 0; i < legal.size(); ++i) {
            const Move move = legal_move(position, legal[i]);
            CHECK(str(san(position, move)) == sans[i]);
            CHECK(parse_san(position, text(sans[i])).move == move);
        }
    }
}

TEST_CASE("positions that no game reaches") {
    for (const Row& row : rows("../fuzz/hostile_positions.jsonl")) {
        CAPTURE(row.dump());
        const Position position = position_in(row);
        CHECK(fen_of(position) == conformance::text(row, "fen"));
        CHECK(position.is_check() == row.at("check").get<bool>());
        CHECK(end_of(position) == conformance::text_or_none(row, "end"));
        CHECK(sorted_moves(position) == conformance::texts(row, "legal"));
        laws::check_position(position);
    }
}

// The plies at which a count runs, as the data lists them.
static std::vector<std::array<uint32_t, 3>> counts_of(const Game& game) {
    std::vector<std::array<uint32_t, 3>> counts;
    for (size_t ply = 0; ply <= game.moves().size(); ++ply) {
        const Count count = game.position_at(ply).count();
        if (count.runs()) counts.push_back({static_cast<uint32_t>(ply), count.limit, count.ply});
    }
    counts.resize(std::min<size_t>(counts.size(), 400));
    return counts;
}

TEST_CASE("games") {
    constexpr size_t LONGEST = 500;  // of a game cut off there, the row says how it stood before the last move
    for (const Row& row : rows("games.jsonl")) {
        CAPTURE(row.dump());
        const std::vector<std::string> moves = conformance::texts(row, "moves");
        Game game(position_of(str(STARTING_FEN), rules_in(row)));
        int threefold = -1;
        for (size_t ply = 0; ply < moves.size() && ply < LONGEST - 1; ++ply) {
            play(game, moves[ply]);
            if (threefold < 0 && game.is_repetition(3)) threefold = static_cast<int>(ply) + 1;
        }
        CHECK(str(fen(game.position().setup())) == conformance::text(row, "final_fen"));
        CHECK(end_of(game.position()) == conformance::text_or_none(row, "end"));
        const Outcome end = outcome(game.position(), game.count());
        const std::string winner = conformance::text_or_none(row, "winner");
        CHECK((end.decisive ? end.winner == WHITE ? "white" : "black" : "") == winner);
        CHECK(Row(counts_of(game)) == row.at("counts"));
        CHECK((threefold < 0 ? Row() : Row(threefold)) == row.at("threefold_at_ply"));
    }
}

TEST_CASE("edge cases") {
    for (const Row& row : rows("edge_cases.json")) {
        CAPTURE(conformance::text(row, "name"));
        // One case starts from a position that no game can reach; its moves are good all the same.
        Position position(rules_in(row), setup_of(conformance::text(row, "fen")));
        for (const std::string& move : conformance::texts(row, "moves")) position = after(position, move);
        CHECK(str(fen(position.setup())) == conformance::text(row, "final_fen"));
        CHECK(sorted_moves(position) == conformance::texts(row, "legal"));
        CHECK(end_of(position) == conformance::text_or_none(row, "end"));
    }
}

TEST_CASE("endgames") {
    for (const Row& row : rows("endgames.jsonl")) {
        CAPTURE(row.dump());
        const Position position = position_in(row);
        CHECK(str(fen(position.setup())) == conformance::text(row, "fen"));
        const bool is_lost = outcome(position, {}).decisive;
        CHECK(is_lost == (row.at("dtm_plies") == 0));

        std::vector<std::string> winning;
        for (const std::string& move : sorted_moves(position))
            if (outcome(after(position, move), {}).decisive) winning.push_back(move);
        CHECK(winning.empty() == (row.at("dtm_plies") != 1));
        std::vector<std::string> best = conformance::texts(row, "best");
        std::ranges::sort(best);
        if (!winning.empty()) CHECK(winning == best);
    }
}

TEST_CASE("the laws hold in every position of the data, and every two squares are explained") {
    int first = 0;
    for (const char* file : {"positions.jsonl", "endgames.jsonl"})
        for (const Row& row : rows(file)) {
            const Position position = position_in(row);
            laws::check_position(position);
            first = (first + 1) % 8;  // an eighth of the squares each
            for (int s = first; s < SQUARES; s += 8) laws::check_origin(Game(position), static_cast<Square>(s));
        }
}
