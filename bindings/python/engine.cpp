#include "engine.h"

#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>

#include "bindings.h"

namespace ouk::python {

namespace {

constexpr double SIGNALS_EVERY_MS = 50;  // how soon a search notices Ctrl-C

double now_ms() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

#define INFO_PARTS "tuple[int, int, int, int, int, int, float, tuple[Move, ...]]"
// (depth, seldepth, number of the line, value, moves to mate or 0, nodes, milliseconds, moves)
nb::tuple info_parts(int depth, int number, const Line& line, uint64_t nodes, double ms) {
    nb::list moves;
    for (int i = 0; i < line.length; ++i) moves.append(nb::handle(interned(line.moves[i])));
    const int mate = is_decided(line.score) ? mate_moves(line.score) : 0;
    return nb::make_tuple(depth, line.seldepth, number, line.score, mate, nodes, ms, nb::tuple(moves));
}

// The host of one search, which runs without Python's lock and takes it only to look at signals and to tell its news.
class PythonHost {
   public:
    PythonHost(const std::atomic<bool>& stopped, nb::handle on_info) : stopped_(stopped), on_info_(on_info) {}

    Host functions() {
        return {this, [](void*) { return now_ms(); },
                [](void* self) { return static_cast<PythonHost*>(self)->stops(); },
                [](void* self, const Info& info) { static_cast<PythonHost*>(self)->tell(info); }};
    }
    void rethrow_error() const {
        if (error_) std::rethrow_exception(error_);
    }

   private:
    bool stops() {
        if (now_ms() >= signals_at_) {
            signals_at_ = now_ms() + SIGNALS_EVERY_MS;
            call_python([] {
                if (PyErr_CheckSignals() != 0) throw nb::python_error();
            });
        }
        return stopped_ || error_;
    }
    void tell(const Info& info) {
        if (on_info_.is_none() || error_) return;
        call_python([&] { on_info_(info_parts(info.depth, info.number, info.line, info.nodes, info.ms)); });
    }
    template <typename Call>
    void call_python(Call call) {
        const nb::gil_scoped_acquire acquire;
        try {
            call();
        } catch (...) {
            error_ = std::current_exception();  // ends the search; its caller sees it then
        }
    }

    const std::atomic<bool>& stopped_;
    nb::handle on_info_;
    std::exception_ptr error_;
    double signals_at_ = now_ms() + SIGNALS_EVERY_MS;
};

// An engine that one thread at a time may search with.
class PythonEngine {
   public:
    explicit PythonEngine(size_t hash_mb) : engine_(hash_mb) {}

    nb::list analyse(const Game& game, const Limits& limits, nb::handle on_info) {
        const std::unique_lock lock = start(game);
        const double started = now_ms();
        const Search* found = nullptr;
        search(game, on_info, [&](const Game& copy, Host host) { found = &engine_.analyse(copy, limits, host); });
        nb::list lines;
        for (int i = 0; i < found->line_count(); ++i)
            lines.append(info_parts(found->depth(), i + 1, found->line(i), found->nodes(), now_ms() - started));
        return lines;
    }

    nb::object play(const Game& game, int level, uint64_t seed) {
        if (level < 1 || level > LEVELS) throw nb::value_error("level is 1, 2 or 3");
        const std::unique_lock lock = start(game);
        Move move;
        search(game, nb::none(), [&](const Game& copy, Host host) { move = engine_.play(copy, level, seed, host); });
        return nb::borrow(interned(move));
    }

    void stop() { stopped_ = true; }

   private:
    std::unique_lock<std::mutex> start(const Game& game) {
        if (game.outcome()) throw nb::value_error("the game is over: there is nothing to search");
        std::unique_lock lock(mutex_, std::try_to_lock);
        if (!lock) throw std::runtime_error("this engine is searching already");
        stopped_ = false;
        return lock;
    }

    // Calls `searching` without Python's lock, with a copy of the game. Python's errors come out when it has ended.
    template <typename Searching>
    void search(const Game& game, nb::handle on_info, Searching searching) const {
        const Game copy = game;
        PythonHost host(stopped_, on_info);
        {
            const nb::gil_scoped_release release;
            searching(copy, host.functions());
        }
        host.rethrow_error();
    }

    Engine engine_;
    std::mutex mutex_;
    std::atomic<bool> stopped_ = false;
};

Limits limits(std::optional<int> depth, std::optional<uint64_t> nodes, std::optional<double> ms, int lines) {
    Limits limits;
    if (depth) limits.depth = *depth;
    if (nodes) limits.nodes = *nodes;
    if (ms) limits.ms = *ms;
    limits.lines = lines;
    return limits;
}

}  // namespace

void bind_engine(nb::module_& module) {
    nb::class_<PythonEngine>(module, "Engine", "A computer player. Use it through `ouk.engine`.")
        .def(nb::init<size_t>(), nb::arg("hash_mb"))
        .def(
            "analyse",
            [](PythonEngine& engine, const Game& board, std::optional<int> depth, std::optional<uint64_t> nodes,
               std::optional<double> ms, int lines,
               nb::handle on_info) { return engine.analyse(board, limits(depth, nodes, ms, lines), on_info); },
            nb::arg("board"), nb::arg("depth").none(), nb::arg("nodes").none(), nb::arg("ms").none(), nb::arg("lines"),
            nb::arg("on_info").none(),
            nb::sig("def analyse(self, board: Board, depth: int | None, nodes: int | None, ms: float | None, "
                    "lines: int, on_info: collections.abc.Callable[[" INFO_PARTS "], object] | None) "
                    "-> list[" INFO_PARTS "]"))
        .def("play", &PythonEngine::play, nb::arg("board"), nb::arg("level"), nb::arg("seed"),
             nb::sig("def play(self, board: Board, level: int, seed: int) -> Move"))
        .def("stop", &PythonEngine::stop,
             "Ends the search that runs in another thread, which then returns what it has found.\n\n"
             "Without one it does nothing.");
}

}  // namespace ouk::python
