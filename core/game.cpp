#include "game.h"

namespace ouk {

static bool is_bare_king_ending(const Board& board) {
    return !board.types[PAWN] && (board.is_bare(WHITE) || board.is_bare(BLACK));
}

Game::Game(const Position& start, Counting counting) : counting_(counting) { states_.push({start}); }

void Game::push(Move move) {
    states_.push(state());
    states_.top().position.do_move(move);
    states_.top().draw_taken = false;
    moves_.push(move);
}

void Game::pop() {
    states_.pop();
    moves_.pop();
}

Count Game::started_count() const {
    if (state().count_start == NOBODY) return {};
    const int limit = position().rules().counting.board;
    return {static_cast<uint32_t>(2 * limit), static_cast<uint32_t>(ply() - state().count_start)};
}

// In a bare-king ending the automatic count rules, unless the bare side counts the board and that runs out sooner.
bool Game::started_count_in_force() const {
    const Count started = started_count(), automatic = position().count();
    if (!started.runs()) return false;
    if (!is_bare_king_ending(position().board())) return true;
    const auto left = [](Count c) { return int64_t{c.limit} - c.ply; };
    return position().board().is_bare(state().counter) && left(started) < left(automatic);
}

Count Game::count() const {
    if (counting_ == Counting::AUTOMATIC) return position().count();
    if (started_count_in_force()) return started_count();
    return is_bare_king_ending(position().board()) ? position().count() : Count{};
}

bool Game::counter_won(const Outcome& outcome) const {
    return outcome.decisive && outcome.winner == state().counter && started_count_in_force();
}

Outcome Game::outcome() const {
    const Outcome end = ouk::outcome(position(), count());
    if (state().draw_taken || counter_won(end)) return {Termination::COUNT};
    if (end) return end;
    if (position().rules().threefold_ends_game && is_repetition(3)) return {Termination::THREEFOLD_REPETITION};
    return {};
}

bool Game::is_repetition(int times) const {
    const size_t reversible = position().setup().halfmove_clock;
    int seen = 1;
    for (size_t back = 2; back <= reversible && back <= ply() && seen < times; back += 2)
        seen += same_position(position(), position_at(ply() - back));
    return seen >= times;
}

bool Game::can_start_count() const {
    const Board& board = position().board();
    const Color us = position().turn();
    return counting_ == Counting::TOURNAMENT && !outcome() && !started_count_in_force() &&
           !is_bare_king_ending(board) && board.count(us) <= 3 && !board.is_bare(~us);
}

bool Game::can_stop_count() const {
    return !outcome() && started_count_in_force() && state().counter == position().turn();
}

bool Game::can_take_count_draw() const { return !outcome() && started_count_in_force(); }

void Game::start_count() {
    states_.top().count_start = ply();
    states_.top().counter = position().turn();
}

void Game::stop_count() { states_.top().count_start = NOBODY; }

void Game::take_count_draw() { states_.top().draw_taken = true; }

uint8_t Game::count_actions() const {
    const size_t before = ply() ? states_[ply() - 1].count_start : NOBODY, now = state().count_start;
    const bool stopped = before != now && before != NOBODY, started = before != now && now != NOBODY;
    return static_cast<uint8_t>((stopped ? STOP_COUNT : 0) | (started ? START_COUNT : 0) |
                                (state().draw_taken ? TAKE_COUNT_DRAW : 0));
}

}  // namespace ouk
