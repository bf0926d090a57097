// What the tests share: positions from FENs, moves by their UCI, texts as strings.
#pragma once

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "fen.h"
#include "game.h"
#include "notation.h"

namespace ouk {

inline const Rules& CAMBODIAN = RULES[0];
inline const Rules& KAROUK = RULES[1];

inline std::string str(Text text) { return {text.data, text.size}; }
template <size_t N>
std::string str(const Buffer<N>& buffer) {
    return str(buffer.text());
}
inline Text text(std::string_view view) { return {view.data(), view.size()}; }

inline const Rules& rules_of(std::string_view id) {
    for (const Rules& rules : RULES)
        if (str(rules.id) == id) return rules;
    throw std::invalid_argument("no variant: " + std::string(id));
}

// The set-up of a FEN that can be read, possible or not.
inline Setup setup_of(std::string_view fen) {
    Setup setup;
    if (parse_fen(text(fen), setup)) throw std::invalid_argument("no FEN: " + std::string(fen));
    return setup;
}

inline Position position_of(std::string_view fen, const Rules& rules = CAMBODIAN) {
    const Setup setup = setup_of(fen);
    if (find_faults(setup).size()) throw std::invalid_argument("no position: " + std::string(fen));
    return Position(rules, setup);
}

inline std::string fen_of(const Position& position) { return str(fen(position.setup(), true)); }

inline std::vector<std::string> sorted_moves(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    std::vector<std::string> names;
    for (const Move move : moves) names.push_back(str(uci(move)));
    std::ranges::sort(names);
    return names;
}

inline std::vector<std::string> words(const std::string& list) {
    std::istringstream stream(list);
    std::vector<std::string> result;
    for (std::string word; stream >> word;) result.push_back(word);
    return result;
}

inline Move legal_move(const Position& position, std::string_view name) {
    const ParsedMove parsed = parse_uci(text(name));
    if (parsed.error != MoveError::NONE || !is_legal(position, parsed.move))
        throw std::invalid_argument("no legal move: " + std::string(name) + " in " + fen_of(position));
    return parsed.move;
}

// Plays moves given as UCI, with spaces between.
inline void play(Game& game, const std::string& moves) {
    for (const std::string& move : words(moves)) game.push(legal_move(game.position(), move));
}
inline Position after(Position position, const std::string& moves) {
    for (const std::string& move : words(moves)) position.do_move(legal_move(position, move));
    return position;
}

}  // namespace ouk
