#include "search.h"

#include "checks.h"
#include "evaluate.h"

namespace ouk {

// How many nodes are searched between two looks at the clock: about a millisecond's worth.
constexpr uint64_t POLL_INTERVAL = 2048;
// What the sure depth may cost: positions of play stay far below, hand-made boards full of men would take minutes.
constexpr uint64_t SURE_NODES = 5'000'000;

void Search::run(const Game& game, const Limits& limits, const Host& host) {
    prepare(game, limits, host);
    for (int depth = 1; depth <= limits_.depth && depth <= MAX_DEPTH; ++depth) {
        if (!iterate(depth)) return;
        report();
        if (is_settled()) return;
    }
}

void Search::prepare(const Game& game, const Limits& limits, const Host& host) {
    game_ = game;
    limits_ = limits;
    host_ = host;
    start_ms_ = host_.now_ms ? host_.now_ms(host_.context) : 0;
    nodes_ = 0;
    depth_ = seldepth_ = 0;
    stopped_ = false;
    table_.start_search();
    history_ = {};
    for (Frame& frame : frames_) frame.killers = {};

    // Until an iteration has ended, the first moves stand for the best.
    const Position& root = game_.position();
    const Value guess = evaluate(root, game_.count());
    MovePicker picker(root, frames_[0].buffer, {Move(), frames_[0].killers, history_}, MovePicker::ALL);
    root_count_ = 0;
    while (const Move move = picker.next()) {
        Line& line = root_[root_count_++];
        line.score = guess;
        line.length = 1;
        line.moves[0] = move;
    }
    line_count_ = limits_.lines < root_count_ ? limits_.lines : root_count_;
    for (int i = 0; i < line_count_; ++i) lines_[i] = root_[i];
}

// One iteration. An unfinished one leaves the lines of the last.
bool Search::iterate(int depth) {
    for (int first = 0; first < line_count_; ++first) {
        search_root(first, depth);
        if (stopped_) return false;
    }
    for (int i = 0; i < line_count_; ++i) lines_[i] = root_[i];
    depth_ = depth;
    return true;
}

// Finds the best of the root moves from `first` on and moves it there.
void Search::search_root(int first, int depth) {
    Value alpha = -INFINITE;
    int best = first;
    seldepth_ = 0;
    for (int i = first; i < root_count_; ++i) {
        Line& line = root_[i];
        const Value value = search_move(line.moves[0], alpha, INFINITE, depth, 0, i == first);
        if (stopped_) return;
        if (value <= alpha) continue;
        alpha = value;
        best = i;
        line.score = value;
        line.seldepth = seldepth_;
        line.length = 1;
        const Frame& next = frames_[1];
        for (int j = 0; j < next.pv_length; ++j) line.moves[line.length++] = next.pv[j];
    }
    const Line line = root_[best];
    for (int i = best; i > first; --i) root_[i] = root_[i - 1];
    root_[first] = line;
}

void Search::report() const {
    if (!host_.on_info) return;
    for (int i = 0; i < line_count_; ++i)
        host_.on_info(host_.context, {depth_, i + 1, lines_[i], nodes_, elapsed_ms()});
}

// Whether every line ends in a win or loss so near that an iteration of this depth has seen all that is nearer.
bool Search::is_settled() const {
    for (int i = 0; i < line_count_; ++i)
        if (!is_decided(lines_[i].score) || mate_distance(lines_[i].score) > depth_) return false;
    return true;
}

double Search::elapsed_ms() const { return host_.now_ms ? host_.now_ms(host_.context) - start_ms_ : 0; }

bool Search::must_stop() {
    ++nodes_;
    const bool may_end = depth_ >= limits_.sure_depth;
    if (nodes_ > (may_end ? limits_.nodes : SURE_NODES)) stopped_ = true;
    if (nodes_ % POLL_INTERVAL == 0) {
        if (host_.stopped && host_.stopped(host_.context)) stopped_ = true;
        if (may_end && elapsed_ms() >= limits_.ms) stopped_ = true;
    }
    return stopped_;
}

// A full-width search to `depth`, then quiescence. Fail-soft: the value is a bound outside the window.
Value Search::search(Value alpha, Value beta, int depth, int ply) {
    // Step 1. At the horizon only what is under way is played out
    if (depth <= 0) return quiescence(alpha, beta, 0, ply);

    // Step 2. Limits; the value of a search that was stopped is not used
    frames_[ply].pv_length = 0;
    if (must_stop()) return DRAW;

    // Step 3. The end of the game
    Value end;
    if (is_over(ply, end)) return end;
    if (ply == MAX_PLY - 1) return evaluate(game_.position(), game_.count());

    // Step 4. Mate distance pruning: a shorter win or loss was found elsewhere
    if (alpha < mated_in(ply)) alpha = mated_in(ply);
    if (beta > mate_in(ply + 1)) beta = mate_in(ply + 1);
    if (alpha >= beta) return alpha;

    // Step 5. The transposition table
    const Key key = table_key();
    const TableEntry known = table_.probe(key, ply);
    const bool is_pv = beta - alpha > 1;
    if (!is_pv && known.depth >= depth &&
        (known.bound == Bound::EXACT || known.bound == (known.value >= beta ? Bound::LOWER : Bound::UPPER)))
        return known.value;

    // Step 6. The moves
    return search_moves(alpha, beta, depth, ply, key, known.move);
}

Value Search::search_moves(Value alpha, Value beta, int depth, int ply, Key key, Move table_move) {
    Frame& frame = frames_[ply];
    MovePicker picker(game_.position(), frame.buffer, {table_move, frame.killers, history_}, MovePicker::ALL);
    if (!picker.any_legal()) return no_move(ply);

    Value best = -INFINITE;
    Move best_move;
    Bound bound = Bound::UPPER;
    while (const Move move = picker.next()) {
        const Value value = search_move(move, alpha, beta, depth, ply, best == -INFINITE);
        if (stopped_) return DRAW;
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        alpha = value;
        best_move = move;
        bound = Bound::EXACT;
        extend_pv(move, ply);
        if (value < beta) continue;
        bound = Bound::LOWER;
        picker.learn(history_, frame.killers, depth);
        break;
    }
    table_.store(key, ply, best_move, best, depth, bound);
    return best;
}

// Principal variation search: after the first move, others need only be shown to be no better.
Value Search::search_move(Move move, Value alpha, Value beta, int depth, int ply, bool is_first) {
    game_.push(move);
    Value value = INFINITE;
    if (!is_first) value = -search(-alpha - 1, -alpha, depth - 1, ply + 1);
    if (is_first || (value > alpha && value < beta)) value = -search(-beta, -alpha, depth - 1, ply + 1);
    game_.pop();
    return value;
}

// Captures and promotions until the position is quiet, later only recaptures. Checks (where the first check wins: at
// first, threats of one) are answered by all moves. `depth` is 0 at the horizon and goes down.
Value Search::quiescence(Value alpha, Value beta, int depth, int ply) {
    // Step 1. Limits
    Frame& frame = frames_[ply];
    frame.pv_length = 0;
    if (ply > seldepth_) seldepth_ = ply;
    if (must_stop()) return DRAW;

    // Step 2. The end of the game
    Value end;
    if (is_over(ply, end)) return end;
    if (ply == MAX_PLY - 1) return evaluate(game_.position(), game_.count());

    // Step 3. Stand pat: the side to move need not capture, unless it has something to answer
    const bool must_answer = is_in_danger(depth);
    Value best = must_answer ? -INFINITE : evaluate(game_.position(), game_.count());
    if (best >= beta) return best;
    if (best > alpha) alpha = best;

    // Step 4. The moves
    MovePicker picker(game_.position(), frame.buffer, {Move(), frame.killers, history_},
                      must_answer ? MovePicker::ALL : MovePicker::NOISY);
    if (!picker.any_legal()) return no_move(ply);
    const bool only_recaptures = !must_answer && depth <= -PARAMS.capture_plies;
    const Square last = game_.moves().top().to();
    while (const Move move = picker.next()) {
        if (only_recaptures && move.to() != last) continue;
        game_.push(move);
        const Value value = -quiescence(-beta, -alpha, depth - 1, ply + 1);
        game_.pop();
        if (stopped_) return DRAW;
        if (value > best) best = value;
        if (value <= alpha) continue;
        alpha = value;
        extend_pv(move, ply);
        if (value >= beta) break;
    }
    return best;
}

// Whether the game ends here: it is over, or the side to move gives the first check.
bool Search::is_over(int ply, Value& value) {
    const Position& position = game_.position();
    const bool first_check_wins = position.rules().first_check_wins;
    if (first_check_wins && position.is_check()) {
        value = lost(ply);
        return true;
    }
    if (is_draw(ply)) {
        value = DRAW;
        return true;
    }
    if (!first_check_wins || !may_win()) return false;
    const Move check = checking_move(position, position.turn());
    if (!check) return false;
    frames_[ply + 1].pv_length = 0;
    extend_pv(check, ply);
    value = mate_in(ply + 1);
    return true;
}

bool Search::is_draw(int ply) const {
    const Position& position = game_.position();
    if (is_repetition(ply) || is_insufficient_material(position)) return true;
    const bool is_mate_possible = position.is_check();
    return game_.count().ran_out() && !(is_mate_possible && !has_legal_move(position));
}

// A position that stands again within the search, or for the third time in the game.
bool Search::is_repetition(int ply) const {
    const Position& position = game_.position();
    const size_t played = game_.moves().size(), reversible = position.setup().halfmove_clock;
    int seen = 1;
    for (size_t back = 4; back <= reversible && back <= played; back += 2) {
        if (!same_position(position, game_.position_at(played - back))) continue;
        if (back < static_cast<size_t>(ply) || ++seen == 3) return true;
    }
    return false;
}

// The side to move has no move.
Value Search::no_move(int ply) const { return game_.position().is_check() ? lost(ply) : DRAW; }

// The side to move is mated, or checked where that loses; a draw if its opponent was counting (tournament).
Value Search::lost(int ply) const {
    const bool is_draw = game_.counting() == Counting::TOURNAMENT && !game_.outcome().decisive;
    return is_draw ? DRAW : mated_in(ply);
}

// Whether a mate or check by the side to move wins: not while it counts itself (tournament).
bool Search::may_win() const { return game_.counting() == Counting::AUTOMATIC || !game_.can_stop_count(); }

// Whether the side to move has something to answer at a depth of quiescence.
bool Search::is_in_danger(int depth) const {
    const Position& position = game_.position();
    if (!position.rules().first_check_wins) return position.is_check();
    return depth > -PARAMS.threat_plies && checking_move(position, ~position.turn());
}

// The same men with another count, in another game or under other counting are another position.
Key Search::table_key() const {
    const Position& position = game_.position();
    const Count in_force = game_.count(), automatic = position.count();
    const auto variant = static_cast<uint64_t>(&position.rules() - RULES);
    const uint64_t game = variant << 1 | static_cast<uint64_t>(game_.counting());
    return position.key() ^ zobrist::number(uint64_t{in_force.limit} << 32 | in_force.ply) ^
           zobrist::number(~(uint64_t{automatic.limit} << 32 | automatic.ply)) ^ zobrist::number(0x10000 + game);
}

void Search::extend_pv(Move move, int ply) {
    Frame& frame = frames_[ply];
    const Frame& next = frames_[ply + 1];
    frame.pv[0] = move;
    frame.pv_length = 1 + next.pv_length;
    for (int i = 0; i < next.pv_length; ++i) frame.pv[i + 1] = next.pv[i];
}

}  // namespace ouk
