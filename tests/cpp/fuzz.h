// What a fuzzer feeds: each function takes any bytes, and throws laws::Broken where a law does not hold.
#pragma once

#include <vector>

#include "hostile.h"

namespace ouk::fuzz {

using hostile::Bytes;

// A text that may be a FEN: it is refused with a place in it, or it is what is written of it.
inline void fen(Bytes bytes) {
    const std::string_view input = bytes.rest();
    Setup setup;
    const FenError error = parse_fen(text(input), setup);
    laws::demand(error.offset <= input.size(), "a refused FEN is refused at a place in it", std::string(input));
    if (error) return;
    laws::check_written(setup);
    if (find_faults(setup).size()) return;
    for (const Rules& rules : RULES) laws::check_moves(Position(rules, setup));
}

inline void uci(Bytes bytes) {
    const std::string input(bytes.rest());
    const ParsedMove parsed = parse_uci(text(input));
    if (parsed.error == MoveError::NONE)
        laws::demand(str(ouk::uci(parsed.move)) == input, "UCI is written as it was read", input);
    else
        laws::demand(parsed.error == MoveError::SYNTAX && !parsed.move, "UCI knows no position", input);
}

inline const char* const CROWDED[] = {
    "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1",
    "4k3/1p4P1/P1P1P1P1/1n1n1n1n/R1R1R2R/S1S1SS2/2M1M3/2NKM1N1 w DE - 0 1",
    "2n1m1n1/3k4/8/SSSS1SSS/M1M1M1M1/N2N2N1/R6R/2K4R w - - 0 1",
    "3mk3/p1p1p1p1/8/8/1p1p1p1p/P1P1P1P1/4s3/r2K2N1 w - 126 40 9",
    "1m1mkm1m/r6r/s1s1s1s1/n1n1n1n1/p1p1p1p1/P1P1P1P1/8/3K4 b e - 0 1",
    "3k3R/8/4K3/8/8/8/8/8 b - 30 9 1",
};

// A byte for the game, one for the position, and a text that may be SAN: it is refused, or means a legal move.
inline void san(Bytes bytes) {
    const Rules& rules = hostile::take_rules(bytes);
    const Position position = position_of(CROWDED[bytes.take() % std::size(CROWDED)], rules);
    const ParsedMove parsed = parse_san(position, text(bytes.rest()));
    laws::demand((parsed.error == MoveError::NONE) == static_cast<bool>(parsed.move), "an error, or a move", position);
    if (!parsed.move) return;
    laws::demand(is_legal(position, parsed.move), "SAN means a legal move", position);
    laws::check_notation(position, parsed.move);
}

// A position of any men, however many.
inline void position(Bytes bytes) {
    const Rules& rules = hostile::take_rules(bytes);
    const std::optional<Setup> setup = hostile::take_setup(bytes);
    if (!setup) return;
    laws::demand(find_faults(*setup).size() == 0, "a set-up made possible has no fault", str(ouk::fen(*setup)));
    const Position position(rules, *setup);
    laws::check_position(position);
    laws::check_origin(Game(position), static_cast<Square>(bytes.take() % SQUARES));
}

inline std::string description(const Game& game) {
    const Outcome end = game.outcome();
    const Count count = game.count();
    std::string text = fen_of(game.position());
    for (const int number :
         {static_cast<int>(end.termination), static_cast<int>(end.decisive), static_cast<int>(end.winner),
          static_cast<int>(count.limit), static_cast<int>(count.ply), static_cast<int>(game.count_actions())})
        text += " " + std::to_string(number);
    return text;
}

inline void take_back(Game& game, std::vector<std::string>& before) {
    game.pop();
    laws::demand(description(game) == before.back(), "a move taken back leaves all as it was", game.position());
    before.pop_back();
}

// A byte mostly chooses a move; the largest do what may be done about the count, or take a move back.
inline void do_about_count(Game& game, unsigned choice) {
    if (choice >= 250 && game.can_start_count()) return game.start_count();
    if (choice >= 253 && game.can_stop_count()) return game.stop_count();
    if (choice == 255 && game.can_take_count_draw()) return game.take_count_draw();
}

// A game of moves and counts from any position, and all the way back.
inline void game(Bytes bytes) {
    const Rules& rules = hostile::take_rules(bytes);
    const Counting counting = bytes.take() & 1 ? Counting::TOURNAMENT : Counting::AUTOMATIC;
    const std::optional<Setup> setup = hostile::take_setup(bytes);
    if (!setup) return;
    Game game(Position(rules, *setup), counting);
    std::vector<std::string> before;
    while (bytes.more() && before.size() < 300) {
        const unsigned choice = bytes.take();
        if (choice == 249 && !before.empty()) take_back(game, before);
        do_about_count(game, choice);
        laws::check_game(game);
        MoveList moves;
        legal_moves(game.position(), moves);
        if (moves.size() == 0) break;
        const Move move = moves.begin()[choice % static_cast<unsigned>(moves.size())];
        laws::check_move(game.position(), move);
        before.push_back(description(game));
        game.push(move);
    }
    while (!before.empty()) take_back(game, before);
}

}  // namespace ouk::fuzz
