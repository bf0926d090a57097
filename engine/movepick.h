// The order in which moves are tried: the table's move, captures and promotions, killers, then by history.
#pragma once

#include "history.h"
#include "movegen.h"

namespace ouk {

struct ScoredMove {
    Move move;
    bool is_quiet;  // neither captures nor promotes
    int score;
};

// Room for the moves of one position; a search has one for each ply.
struct MoveBuffer {
    ScoredMove moves[1024];  // as many as a MoveList holds
};

// What is known of a position beforehand.
struct MoveHints {
    Move table_move;
    const Killers& killers;
    const History& history;
};

class MovePicker {
   public:
    enum Kind { ALL, NOISY };  // noisy: captures and promotions

    MovePicker(const Position& position, MoveBuffer& buffer, const MoveHints& hints, Kind kind)
        : moves_(buffer.moves), us_(position.turn()) {
        if (us_ == WHITE)
            collect<WHITE>(position, hints, kind);
        else
            collect<BLACK>(position, hints, kind);
    }

    // Whether there is any legal move, of the kind asked for or not.
    bool any_legal() const { return any_legal_; }

    // The best move not yet handed out, or none.
    Move next() {
        if (next_ == size_) return {};
        int best = next_;
        for (int i = next_ + 1; i < size_; ++i)
            if (moves_[i].score > moves_[best].score) best = i;
        const ScoredMove picked = moves_[best];
        moves_[best] = moves_[next_];
        moves_[next_++] = picked;
        return picked.move;
    }

    // The last move handed out refuted the position: if quiet, it gains and the quiet ones before it lose.
    void learn(History& history, Killers& killers, int depth) const {
        const ScoredMove& last = moves_[next_ - 1];
        if (!last.is_quiet) return;
        killers.add(last.move);
        history.gain(us_, last.move, depth);
        for (int i = 0; i < next_ - 1; ++i)
            if (moves_[i].is_quiet) history.lose(us_, moves_[i].move, depth);
    }

   private:
    static constexpr int TABLE_MOVE = 1 << 24, NOISY_MOVE = 1 << 20, KILLER = 1 << 16;

    template <Color Us>
    void collect(const Position& position, const MoveHints& hints, Kind kind) {
        const Board& board = position.board();
        for_each_move<Us>(board, position.rules(), [&](PieceType type, Square from, Square to, bool promotion) {
            any_legal_ = true;
            const Move move(from, to, promotion);
            const bool is_quiet = !promotion && !(board.colors[~Us] & bb(to));
            if (kind == NOISY && is_quiet) return;
            const int score = is_quiet ? quiet_score(move, hints)
                                       : NOISY_MOVE + 8 * gain(board.type_on(to), promotion) - PARAMS.material[type];
            moves_[size_++] = {move, is_quiet, move == hints.table_move ? TABLE_MOVE : score};
        });
    }

    int quiet_score(Move move, const MoveHints& hints) const {
        return hints.killers.contains(move) ? KILLER : hints.history(us_, move);
    }
    // What a capture takes and a promotion adds.
    static Value gain(PieceType captured, bool promotion) {
        return (captured == NO_PIECE_TYPE ? 0 : PARAMS.material[captured]) +
               (promotion ? PARAMS.material[MET] - PARAMS.material[PAWN] : 0);
    }

    ScoredMove* moves_;
    Color us_;
    int size_ = 0;
    int next_ = 0;
    bool any_legal_ = false;
};

}  // namespace ouk
