// A game: its positions and moves, and what depends on them: repetition, claims and the count that players start.
#pragma once

#include "outcome.h"
#include "stack.h"

namespace ouk {

enum class Counting : uint8_t {
    AUTOMATIC,   // the count starts by itself
    TOURNAMENT,  // a board count runs only while a side counts (over-the-board practice)
};

// What may be done about a count, as bits of a set and in the order in which a ply's actions come.
enum CountAction : uint8_t { STOP_COUNT = 1, START_COUNT = 2, TAKE_COUNT_DRAW = 4 };

class Game {
   public:
    explicit Game(const Position& start, Counting counting = Counting::AUTOMATIC);

    const Position& position() const { return states_.top().position; }
    const Position& root() const { return states_[0].position; }
    const Stack<Move>& moves() const { return moves_; }
    // The position before the n-th move of the game.
    const Position& position_at(size_t n) const { return states_[n].position; }
    Counting counting() const { return counting_; }

    // Makes a legal move.
    void push(Move move);
    // Takes the last move back, with all that was done since.
    void pop();

    // The count in force; its limit is 0 when nothing counts.
    Count count() const;
    // The end of the game, or none. A claimed draw is the caller's matter: see `can_claim_draw`.
    Outcome outcome() const;
    // Whether the position stands on the board for the n-th time, or a later one.
    bool is_repetition(int times) const;
    bool can_claim_draw() const { return is_repetition(3); }

    // Tournament counting. Who asks is the caller's matter: start and stop are for the side to move, the draw for the
    // side that does not count, at any time. Each call is part of the current ply, so `pop` undoes it with the ply.
    bool can_start_count() const;
    bool can_stop_count() const;
    bool can_take_count_draw() const;
    void start_count();
    void stop_count();
    void take_count_draw();
    // The set of what was done at the current ply before its move.
    uint8_t count_actions() const;

   private:
    static constexpr size_t NOBODY = SIZE_MAX;

    // A position, and the board count that a side has started: the ply (of this game) at which it did.
    struct State {
        Position position;
        size_t count_start = NOBODY;
        Color counter = WHITE;
        bool draw_taken = false;
    };

    const State& state() const { return states_.top(); }
    size_t ply() const { return moves_.size(); }
    Count started_count() const;
    bool started_count_in_force() const;
    // The side that counts mates without having stopped: a draw.
    bool counter_won(const Outcome& outcome) const;

    Stack<State> states_;
    Stack<Move> moves_;
    Counting counting_;
};

}  // namespace ouk
