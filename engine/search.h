// The search: iterative deepening of a full-width alpha-beta search with quiescence. Nothing is pruned unsoundly, so an
// iteration of depth n sees every win in n half-moves.
#pragma once

#include "game.h"
#include "movepick.h"
#include "tt.h"

namespace ouk {

// When a search ends. It also ends when it has found a win or a loss that no deeper search can change.
struct Limits {
    int depth = MAX_DEPTH;
    uint64_t nodes = UINT64_MAX;
    double ms = 1e18;
    int lines = 1;  // how many of the best moves are told apart, each with its line
    // Iterations up to this depth are finished, unless the host says stop or millions of nodes have passed.
    int sure_depth = 1;
};

// A move of the root, and where it leads.
struct Line {
    Value score = -INFINITE;
    int seldepth = 0;  // the farthest ply looked at
    int length = 0;
    Move moves[MAX_PLY];
};

// News of a search: a line of the iteration that has just ended.
struct Info {
    int depth;
    int number;  // of the line: 1 is the best
    const Line& line;
    uint64_t nodes;
    double ms;
};

// What a search needs from outside. `context` is handed back to each function.
struct Host {
    void* context = nullptr;
    double (*now_ms)(void* context) = nullptr;
    bool (*stopped)(void* context) = nullptr;  // asked every few thousand nodes
    void (*on_info)(void* context, const Info& info) = nullptr;
};

class Search {
   public:
    explicit Search(TranspositionTable& table) : table_(table) {}

    // Searches a game that is not over. Afterwards `lines` are the best moves with what follows, the best first.
    void run(const Game& game, const Limits& limits, const Host& host);

    int line_count() const { return line_count_; }
    const Line& line(int i) const { return lines_[i]; }
    int depth() const { return depth_; }
    uint64_t nodes() const { return nodes_; }

   private:
    // What belongs to a ply of the line that is looked at.
    struct Frame {
        Killers killers;
        int pv_length = 0;
        Move pv[MAX_PLY];
        MoveBuffer buffer;
    };

    void prepare(const Game& game, const Limits& limits, const Host& host);
    bool iterate(int depth);
    void search_root(int first, int depth);
    void report() const;
    bool is_settled() const;

    Value search(Value alpha, Value beta, int depth, int ply);
    Value search_moves(Value alpha, Value beta, int depth, int ply, Key key, Move table_move);
    Value search_move(Move move, Value alpha, Value beta, int depth, int ply, bool is_first);
    Value quiescence(Value alpha, Value beta, int depth, int ply);

    bool is_over(int ply, Value& value);
    bool is_draw(int ply) const;
    bool is_repetition(int ply) const;
    bool is_in_danger(int depth) const;
    bool may_win() const;
    Value lost(int ply) const;
    Value no_move(int ply) const;

    bool must_stop();
    double elapsed_ms() const;
    Key table_key() const;
    void extend_pv(Move move, int ply);

    TranspositionTable& table_;
    Game game_{Position(RULES[0], {})};
    Limits limits_;
    Host host_;
    double start_ms_ = 0;
    uint64_t nodes_ = 0;
    int depth_ = 0;  // of the last iteration that ended
    int seldepth_ = 0;
    bool stopped_ = false;
    int root_count_ = 0;
    int line_count_ = 0;
    History history_;
    Frame frames_[MAX_PLY + 1];
    Line root_[1024];   // every legal move, in the order in which it is searched
    Line lines_[1024];  // the best of the last iteration that ended
};

}  // namespace ouk
