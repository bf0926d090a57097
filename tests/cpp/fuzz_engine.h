// What a fuzzer feeds to the computer player (see fuzz.h).
#pragma once

#include "checks.h"
#include "engine.h"
#include "fuzz.h"

namespace ouk::fuzz {

inline bool some_move_checks(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) { return gives_check(position, move); });
}

// What the side on the move finds, and the other finds as a threat.
inline void check_checks(const Position& position) {
    for (const Color side : COLORS) {
        Setup setup = position.setup();
        setup.turn = side;
        if (find_faults(setup).size()) continue;  // a check is to be answered first
        const Position to_move(position.rules(), setup);
        const Move found = checking_move(position, side);
        laws::demand(static_cast<bool>(found) == some_move_checks(to_move), "a check is found where there is one",
                     to_move);
        laws::demand(!found || (is_legal(to_move, found) && gives_check(to_move, found)), "what was found is a check",
                     to_move);
    }
}

// The line of a search can be played, whenever the search is stopped.
inline void check_line(const Game& start, const Line& line) {
    Game game = start;
    laws::demand(line.length > 0, "a search finds a move", game.position());
    for (int i = 0; i < line.length; ++i) {
        laws::demand(is_legal(game.position(), line.moves[i]), "a line is of legal moves", game.position());
        game.push(line.moves[i]);
    }
}

// A position of any men, searched for a little while.
inline void engine(Bytes bytes) {
    static Engine engine(1);
    const Rules& rules = hostile::take_rules(bytes);
    const std::optional<Setup> setup = hostile::take_setup(bytes);
    if (!setup) return;
    const Game game(Position(rules, *setup));
    if (game.outcome()) return;
    check_checks(game.position());

    unsigned patience = bytes.take() % 4;  // how often the host lets the search go on
    Host host;
    host.context = &patience;
    host.stopped = [](void* left) { return (*static_cast<unsigned*>(left))-- == 0; };
    const Search& found = engine.analyse(game, {.nodes = 5000, .lines = 2}, host);
    for (int i = 0; i < found.line_count(); ++i) check_line(game, found.line(i));
}

}  // namespace ouk::fuzz
