#include "bindings.h"
#include "game.h"
#include "perft.h"
#include "refusal.h"

namespace ouk::python {

namespace {

const Rules& rules_of(std::string_view variant) {
    for (const Rules& rules : RULES)
        if (rules.id == text(variant)) return rules;
    throw nb::value_error(("no variant: '" + std::string(variant) + "'").c_str());
}

Position parse_position(std::string_view fen, const Rules& rules) {
    Setup setup;
    if (const FenError error = parse_fen(text(fen), setup)) raise_invalid_fen(error, fen);
    if (const Faults faults = find_faults(setup); faults.size()) raise_invalid_position(faults, fen);
    return Position(rules, setup);
}

std::string fen_of(const Game& game) { return string(fen(game.position().setup()).text()); }

nb::tuple squares(Bitboard set) {
    nb::list result;
    while (set) result.append(int{pop_lsb(set)});
    return nb::tuple(result);
}

nb::object legal_move_tuple(const Game& game) {
    MoveList moves;
    legal_moves(game.position(), moves);
    PyObject* const result = PyTuple_New(moves.size());
    if (!result) throw nb::python_error();
    Py_ssize_t i = 0;
    for (const Move move : moves) PyTuple_SET_ITEM(result, i++, Py_NewRef(interned(move)));
    return nb::steal(result);
}

nb::tuple move_stack(const Game& game) {
    nb::list result;
    for (const Move move : game.moves()) result.append(nb::handle(interned(move)));
    return nb::tuple(result);
}

void push(Game& game, Move move) {
    if (!is_legal(game.position(), move))
        raise_move_error(MoveError::ILLEGAL, "move", string(uci(move).text()), fen_of(game));
    game.push(move);
}

// Where a legal move is needed to make sense of the call.
const Move& legal(const Game& game, const Move& move) {
    if (!is_legal(game.position(), move))
        raise_move_error(MoveError::ILLEGAL, "move", string(uci(move).text()), fen_of(game));
    return move;
}

void require_moves(const Game& game) {
    if (!game.moves().size()) throw nb::index_error("no move has been made on this board");
}

nb::object pop(Game& game) {
    require_moves(game);
    const Move move = game.moves().top();
    game.pop();
    return nb::borrow(interned(move));
}

nb::object parse_legal_uci(const Game& game, const nb::str& written) {
    const std::string uci = utf8(written);
    ParsedMove parsed = parse_uci(text(uci));
    if (parsed.error == MoveError::NONE && !is_legal(game.position(), parsed.move)) parsed.error = MoveError::ILLEGAL;
    if (parsed.error != MoveError::NONE) raise_move_error(parsed.error, "uci", uci, fen_of(game));
    return nb::borrow(interned(parsed.move));
}

nb::object parse_legal_san(const Game& game, const nb::str& written) {
    const std::string san = utf8(written);
    const ParsedMove parsed = parse_san(game.position(), text(san));
    if (parsed.error != MoveError::NONE) raise_move_error(parsed.error, "san", san, fen_of(game));
    return nb::borrow(interned(parsed.move));
}

std::optional<Piece> piece_at(const Game& game, int square) {
    const Piece piece = game.position().piece_on(to_square(square));
    return piece ? std::optional(piece) : std::nullopt;
}

nb::dict piece_map(const Game& game) {
    nb::dict result;
    for (Bitboard men = game.position().board().occupied(); men;) {
        const Square s = pop_lsb(men);
        result[nb::int_(int{s})] = game.position().piece_on(s);
    }
    return result;
}

Bitboard leap_right_squares(const Board& board) {
    Bitboard result = 0;
    for (const LeapHome& home : LEAP_HOMES)
        if (board.leap_rights & home.right) result |= bb(home.square);
    return result;
}

// (side, number, target, ply, limit), or None when nothing counts.
nb::object count_parts(const Game& game) {
    const Count count = game.count();
    if (!count.runs()) return nb::none();
    return nb::make_tuple(is_white(count.side(game.position().turn())), count.number(), count.target(), count.ply,
                          count.limit);
}

// (termination, winner), or None while the game goes on.
nb::object outcome_parts(const Game& game) {
    const Outcome outcome = game.outcome();
    if (!outcome) return nb::none();
    const nb::object winner = outcome.decisive ? nb::cast(is_white(outcome.winner)) : nb::none();
    return nb::make_tuple(static_cast<int>(outcome.termination), winner);
}

// (code, square, piece), or None where the move is legal.
nb::object refusal_parts(const Game& game, int from, int to) {
    const Refusal refusal = why_not(game, to_square(from), to_square(to));
    if (refusal.code == RefusalCode::NONE) return nb::none();
    return nb::make_tuple(static_cast<int>(refusal.code),
                          refusal.square == NO_SQUARE ? nb::none() : nb::cast(int{refusal.square}),
                          refusal.piece ? nb::cast(refusal.piece) : nb::none());
}

void start_count(Game& game) {
    if (!game.can_start_count()) raise_count_error("the side to move may not start a count", fen_of(game));
    game.start_count();
}

void stop_count(Game& game) {
    if (!game.can_stop_count()) raise_count_error("the side to move has no count to stop", fen_of(game));
    game.stop_count();
}

void take_count_draw(Game& game) {
    if (!game.can_take_count_draw()) raise_count_error("nobody counts, so there is no draw to take", fen_of(game));
    game.take_count_draw();
}

// Two boards are equal when their FENs, counts and games (variant, counting) are; what came before is not compared.
bool equal(const Game& a, const Game& b) {
    return &a.position().rules() == &b.position().rules() && a.counting() == b.counting() && a.count() == b.count() &&
           fen(a.position().setup(), true).text() == fen(b.position().setup(), true).text();
}

uint64_t perft_without_lock(const Game& game, int depth) {
    if (depth < 0 || depth > 64) throw nb::value_error("depth is 0 to 64");
    const Position position = game.position();
    nb::gil_scoped_release release;
    return perft(position, depth);
}

using BoardClass = nb::class_<Game>;

void bind_state(BoardClass& board) {
    board
        .def(
            "__init__",
            [](Game* self, const nb::str& fen, const nb::str& variant, bool tournament) {
                new (self) Game(parse_position(utf8(fen), rules_of(utf8(variant))),
                                tournament ? Counting::TOURNAMENT : Counting::AUTOMATIC);
            },
            nb::arg("fen"), nb::arg("variant"), nb::arg("tournament"))
        .def(nb::init<const Game&>(), nb::arg("board"))
        .def_prop_ro(
            "turn", [](const Game& g) { return is_white(g.position().turn()); }, "The side to move: True for White.")
        .def_prop_ro(
            "fullmove_number", [](const Game& g) { return g.position().setup().fullmove_number; },
            "The move number of the FEN: 1 at the start, one more after each move of Black.")
        .def_prop_ro(
            "halfmove_clock", [](const Game& g) { return g.position().setup().halfmove_clock; },
            "Half-moves since the last capture or pawn move (since loading, where a count runs).")
        .def(
            "ply", [](const Game& g) { return g.position().ply(); },
            "Half-moves since the start of the game, by the move number.")
        .def(
            "fen", [](const Game& g, bool promoted) { return string(fen(g.position().setup(), promoted).text()); },
            nb::arg("promoted") = false,
            "The FEN, with the automatic count in its fields 4 and 5 while one runs.\n\n"
            "With `promoted`, promoted pawns are written `M~`.")
        .def(
            "board_fen",
            [](const Game& g, bool promoted) { return string(board_fen(g.position().setup(), promoted).text()); },
            nb::arg("promoted") = false, "The first field of the FEN.")
        .def("piece_at", &piece_at, nb::arg("square"), "The man on a square, or None.")
        .def("piece_map", &piece_map, nb::sig("def piece_map(self) -> dict[int, Piece]"), "All men by square.")
        .def(
            "king", [](const Game& g, bool white) { return int{g.position().board().king(color(white))}; },
            nb::arg("color"), "The square of a side's king.")
        .def(
            "is_check", [](const Game& g) { return g.position().is_check(); },
            "Whether the king of the side to move is attacked.")
        .def(
            "checkers", [](const Game& g) { return squares(g.position().board().checkers(g.position().turn())); },
            nb::sig("def checkers(self) -> tuple[int, ...]"), "The squares of the men that give check.")
        .def(
            "attackers",
            [](const Game& g, bool white, int square) {
                return squares(g.position().board().attackers(color(white), to_square(square)));
            },
            nb::arg("color"), nb::arg("square"),
            nb::sig("def attackers(self, color: bool, square: int) -> tuple[int, ...]"),
            "The squares of a side's men that attack a square. Leaps attack nothing.")
        .def_prop_ro(
            "leap_rights", [](const Game& g) { return squares(leap_right_squares(g.position().board())); },
            nb::sig("def leap_rights(self) -> tuple[int, ...]"),
            "The squares of the kings and mets that still hold their first-move leap.");
}

void bind_moves(BoardClass& board) {
    board
        .def_prop_ro("legal_moves", &legal_move_tuple, nb::sig("def legal_moves(self) -> tuple[Move, ...]"),
                     "The legal moves: none after a mate, a stalemate or, in Kar Ouk, a check.")
        .def(
            "is_legal", [](const Game& g, const Move& move) { return is_legal(g.position(), move); }, nb::arg("move"),
            "Whether a move is legal.")
        .def(
            "gives_check", [](const Game& g, const Move& m) { return gives_check(g.position(), legal(g, m)); },
            nb::arg("move"), "Whether a legal move gives check.\n\n:raises IllegalMoveError: if it is not legal.")
        .def(
            "is_capture",
            [](const Game& g, const Move& m) { return (g.position().board().occupied() & bb(legal(g, m).to())) != 0; },
            nb::arg("move"), "Whether a legal move takes a man.\n\n:raises IllegalMoveError: if it is not legal.")
        .def(
            "is_leap", [](const Game& g, const Move& m) { return is_leap(g.position(), legal(g, m)); }, nb::arg("move"),
            "Whether a legal move is a first-move leap.\n\n:raises IllegalMoveError: if it is not legal.")
        .def("push", &push, nb::arg("move"), "Makes a move.\n\n:raises IllegalMoveError: if it is not legal.")
        .def(
            "push_unchecked", [](Game& g, const Move& move) { g.push(move); }, nb::arg("move"),
            "Makes a move that is known to be legal: any other leaves a board that means nothing.")
        .def("pop", &pop, nb::sig("def pop(self) -> Move"),
             "Takes back the last move and what was done since, and returns the move.\n\n"
             ":raises IndexError: if no move was made.")
        .def(
            "peek",
            [](const Game& g) {
                require_moves(g);
                return nb::borrow(interned(g.moves().top()));
            },
            nb::sig("def peek(self) -> Move"), "The last move.\n\n:raises IndexError: if no move was made.")
        .def_prop_ro("move_stack", &move_stack, nb::sig("def move_stack(self) -> tuple[Move, ...]"),
                     "The moves made on this board.")
        .def("parse_uci", &parse_legal_uci, nb::arg("uci"), nb::sig("def parse_uci(self, uci: str) -> Move"),
             "Reads the UCI of a legal move.\n\n:raises InvalidMoveError: if the text is no move.\n"
             ":raises IllegalMoveError: if the move is not legal.")
        .def("parse_san", &parse_legal_san, nb::arg("san"), nb::sig("def parse_san(self, san: str) -> Move"),
             "Reads the SAN of a legal move, and what people write for it (`e6M`, missing `+`, UCI).\n\n"
             ":raises InvalidMoveError: if the text is no move.\n:raises IllegalMoveError: if no legal move fits.\n"
             ":raises AmbiguousMoveError: if several fit.")
        .def(
            "san", [](const Game& g, const Move& m) { return string(san(g.position(), legal(g, m)).text()); },
            nb::arg("move"), "The SAN of a legal move.\n\n:raises IllegalMoveError: if it is not legal.")
        .def(
            "_refusal", &refusal_parts, nb::arg("from_square"), nb::arg("to_square"),
            nb::sig(
                "def _refusal(self, from_square: int, to_square: int) -> tuple[int, int | None, Piece | None] | None"));
}

void bind_end(BoardClass& board) {
    board.def("_outcome", &outcome_parts, nb::sig("def _outcome(self) -> tuple[int, bool | None] | None"))
        .def(
            "has_insufficient_material",
            [](const Game& g, bool white) { return has_insufficient_material(g.position(), color(white)); },
            nb::arg("color"), "Whether a side can never win again, whatever the other does.")
        .def(
            "is_insufficient_material", [](const Game& g) { return is_insufficient_material(g.position()); },
            "Whether neither side can ever win again: a draw.")
        .def("is_repetition", &Game::is_repetition, nb::arg("count") = 3,
             "Whether men, side to move and leap rights are the same for the `count`-th time or more.")
        .def("can_claim_draw", &Game::can_claim_draw,
             "Whether the position stands for the third time: a draw may be claimed, or is there (Kar Ouk).");
}

void bind_count(BoardClass& board) {
    board.def("_count", &count_parts, nb::sig("def _count(self) -> tuple[bool, int, int, int, int] | None"))
        .def("_count_actions", [](const Game& g) { return int{g.count_actions()}; })
        .def_prop_ro("can_start_count", &Game::can_start_count,
                     "Whether the side to move may start a board count (tournament counting).")
        .def_prop_ro("can_stop_count", &Game::can_stop_count, "Whether the side to move may stop its count.")
        .def_prop_ro("can_take_count_draw", &Game::can_take_count_draw,
                     "Whether a side counts, so that the other may take the draw at any moment.")
        .def("start_count", &start_count, "Starts counting for the side to move.\n\n:raises CountError: if it may not.")
        .def("stop_count", &stop_count,
             "Stops the count of the side to move.\n\n:raises CountError: if it has none running.")
        .def("take_count_draw", &take_count_draw,
             "Ends the game as a draw, for the side that does not count.\n\n:raises CountError: if nobody counts.");
}

void bind_comparison(BoardClass& board) {
    board
        .def(
            "__eq__",
            [](const Game& a, nb::handle b) { return nb::isinstance<Game>(b) && equal(a, nb::cast<const Game&>(b)); },
            nb::arg("other").none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def("__hash__", [](const Game& g) { return static_cast<Py_hash_t>(g.position().key() >> 1); })
        .def("_root_fen", [](const Game& g) { return string(fen(g.root().setup(), true).text()); })
        .def("_mirrored_fen", [](const Game& g) { return string(fen(mirrored(g.position().setup()), true).text()); });
}

nb::list variant_rows() {
    nb::list rows;
    for (const Rules& rules : RULES)
        rows.append(
            nb::make_tuple(string(rules.id), string(rules.name), string(rules.aliases), string(rules.starting_fen)));
    return rows;
}

}  // namespace

void bind_board(nb::module_& module) {
    BoardClass board(module, "Board", "A game: its position and the moves that led to it.");
    bind_state(board);
    bind_moves(board);
    bind_end(board);
    bind_count(board);
    bind_comparison(board);
    module.def("perft", &perft_without_lock, nb::arg("board"), nb::arg("depth"),
               "The number of lines of legal moves of a length (0 to 64 half-moves). Draws do not end a line.\n\n"
               ":raises ValueError: if the depth is out of range.");
    module.def("_variants", &variant_rows, nb::sig("def _variants() -> list[tuple[str, str, str, str]]"));
}

}  // namespace ouk::python
