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

// Of every square it is known whether a move leads there from this one, and if not, why.
inline void check_origin(const Game& game, Square from) {
    const Position& position = game.position();
    MoveList moves;
    legal_moves(position, moves);
    for (int s = 0; s < SQUARES; ++s) {
        const Square to = static_cast<Square>(s);
        for (const bool promotion : {false, true})
            demand(is_legal(position, Move(from, to, promotion)) == moves.contains(Move(from, to, promotion)),
                   "the legal moves are those of the list", position);
        const Refusal refusal = why_not(game, from, to);
        demand((refusal.code == RefusalCode::NONE) == leads_from_to(moves, from, to),
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
    MoveList moves;
    legal_moves(position, moves);
    for (const Move move : moves) {
        check_move(position, move);
        check_notation(position, move);
    }
}

// How often the position on the board has stood in the game, itself included.
inline int times_stood(const Game& game) {
    int times = 0;
    for (size_t ply = 0; ply <= game.moves().size(); ++ply)
        times += same_position(game.position(), game.position_at(ply));
    return times;
}

inline void check_game(const Game& game) {
    const Position& position = game.position();
    const Outcome end = game.outcome();
    const bool tournament = game.counting() == Counting::TOURNAMENT;
    const bool won = end.termination == Termination::CHECK || end.termination == Termination::CHECKMATE;
    demand(end.decisive == won, "check and mate have a winner, nothing else", position);
    demand(!end.decisive || end.winner != position.turn(), "the side to move has not won", position);
    demand(end || (has_legal_move(position) && !game.count().ran_out()), "a game that goes on can go on", position);
    for (const int n : {1, 2, 3, 4})
        demand(game.is_repetition(n) == (times_stood(game) >= n), "repetitions are counted", position);
    demand(tournament || game.count() == position.count(), "the count that starts by itself is in force", position);
    const bool may = game.can_start_count() || game.can_stop_count() || game.can_take_count_draw();
    demand(!may || (tournament && !end), "only in a tournament, while it lasts, something can be done", position);
    demand(!game.can_start_count() || !game.count().runs(), "one side counts at a time", position);
    demand(!game.can_stop_count() || game.count().side(position.turn()) == position.turn(), "one stops one's own count",
           position);
}

}  // namespace ouk::laws
