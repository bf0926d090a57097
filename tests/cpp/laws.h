// What must hold of every text, position and game: asserted by the tests of the core and by its fuzzers.
#pragma once

#include <set>
#include <stdexcept>
#include <string>

#include "reference.h"
#include "refusal.h"

namespace ouk::laws {

class Broken : public std::logic_error {
    using logic_error::logic_error;
};

// Throws Broken where a law does not hold.
inline void demand(bool holds, const char* law, const std::string& where) {
    if (!holds) throw Broken(std::string("broken: ") + law + "; in " + where);
}
inline void demand(bool holds, const char* law, const Position& position) {
    if (!holds) demand(holds, law, str(position.rules().id) + " " + fen_of(position));
}

inline int number_of_moves(const Position& position) {
    return position.turn() == WHITE ? count_moves<WHITE>(position.board(), position.rules())
                                    : count_moves<BLACK>(position.board(), position.rules());
}

// All that generates, counts or finds moves says the same, and what the plain reference says.
inline void check_moves(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    std::set<std::string> names;
    for (const Move move : moves) {
        demand(is_legal(position, move), "a move of the list is legal", position);
        names.insert(str(uci(move)));
    }
    demand(static_cast<int>(names.size()) == moves.size(), "no move is listed twice", position);
    demand(names == reference::legal_moves(position), "the legal moves are the reference's", position);
    demand(number_of_moves(position) == moves.size(), "as many moves are counted as listed", position);
    demand(has_legal_move(position) == (moves.size() > 0), "a legal move is found where there is one", position);
    const reference::Mailbox box = reference::mailbox_of(position.board());
    demand(position.is_check() == reference::in_check(box, position.turn()), "a check is seen", position);
}

inline void check_written(const Setup& setup) {
    for (const bool promoted : {false, true}) {
        const std::string written = str(fen(setup, promoted));
        Setup again;
        demand(!parse_fen(text(written), again), "a written FEN can be read", written);
        demand(str(fen(again, promoted)) == written, "a FEN is read as it was written", written);
        demand(again.board == setup.board && again.turn == setup.turn && again.count == setup.count,
               "a FEN holds the position", written);
        demand(!promoted || again.promoted == setup.promoted, "a FEN holds the promoted pawns", written);
    }
}

// A move makes the position that the same men, set up afresh, would be.
inline void check_move(const Position& position, Move move) {
    Position after = position;
    after.do_move(move);
    const Board& board = after.board();
    demand(after.key() == zobrist::key(board, after.turn()), "the key is that from scratch", after);
    demand(board.checkers(position.turn()) == 0, "the mover's king is not attacked", after);
    demand(find_faults(after.setup()).size() == 0, "a move leads to a possible position", after);
    demand(after.turn() == ~position.turn(), "the sides take turns", after);
    demand((after.setup().promoted & ~board.types[MET]) == 0, "only mets are promoted pawns", after);
    demand(gives_check(position, move) == after.is_check(), "a move gives check when the king is attacked", after);
    check_written(after.setup());
}

// The notation of a move means this move and no other.
inline void check_notation(const Position& position, Move move) {
    demand(parse_uci(uci(move).text()).move == move, "UCI is read as it was written", position);
    const std::string full = str(san(position, move));
    for (std::string name = full;; name.pop_back()) {
        const ParsedMove parsed = parse_san(position, text(name));
        demand(parsed.error == MoveError::NONE && parsed.move == move, "SAN is read as it was written", position);
        if (!name.ends_with('+') && !name.ends_with('#')) break;  // once more without
    }
    demand(full.ends_with('+') || full.ends_with('#') || !gives_check(position, move), "SAN shows a check", position);
}

inline bool leads_from_to(const MoveList& moves, Square from, Square to) {
    return moves.contains(Move(from, to)) || moves.contains(Move(from, to, true));
}

// Of any two squares it is known whether a move leads from one to the other, and if not, why.
inline void check_pairs(const Game& game) {
    const Position& position = game.position();
    MoveList moves;
    legal_moves(position, moves);
    for (int from = 0; from < SQUARES; ++from)
        for (int to = 0; to < SQUARES; ++to) {
            const Square a = static_cast<Square>(from), b = static_cast<Square>(to);
            for (const bool promotion : {false, true})
                demand(is_legal(position, Move(a, b, promotion)) == moves.contains(Move(a, b, promotion)),
                       "the legal moves are those of the list", position);
            const Refusal refusal = why_not(game, a, b);
            demand((refusal.code == RefusalCode::NONE) == leads_from_to(moves, a, b),
                   "what is refused is not legal, and the other way round", position);
            demand(refusal.square <= NO_SQUARE, "a refusal names a square of the board", position);
        }
}

// From the other side all is the same.
inline void check_mirror(const Position& position) {
    const Position mirror(position.rules(), mirrored(position.setup()));
    demand(find_faults(mirror.setup()).size() == 0, "the mirrored position is possible", mirror);
    MoveList moves, mirrored_moves;
    legal_moves(position, moves);
    legal_moves(mirror, mirrored_moves);
    demand(moves.size() == mirrored_moves.size(), "the mirrored position has as many moves", mirror);
    for (const Move move : moves)
        demand(mirrored_moves.contains(Move(rotate(move.from()), rotate(move.to()), move.promotion())),
               "the mirrored position has the mirrored moves", mirror);

    const Outcome end = outcome(position, position.count()), end_of_mirror = outcome(mirror, mirror.count());
    demand(end.termination == end_of_mirror.termination && end.decisive == end_of_mirror.decisive &&
               (!end.decisive || end.winner == ~end_of_mirror.winner),
           "the mirrored game ends alike", mirror);
}

inline void check_position(const Position& position) {
    check_moves(position);
    check_mirror(position);
    check_written(position.setup());
    check_pairs(Game(position));
    MoveList moves;
    legal_moves(position, moves);
    for (const Move move : moves) {
        check_move(position, move);
        check_notation(position, move);
    }
}

}  // namespace ouk::laws
