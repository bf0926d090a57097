#include "bindings.h"

namespace ouk::python {

namespace {

// Borrowed: the references are held by the list `moves`, an attribute of the module, so that they end with it.
PyObject* objects[1 << 13];
PyObject* moves;

constexpr int python_type(PieceType type) { return type + 1; }

PieceType to_piece_type(int type) {
    if (type >= 1 && type <= PIECE_TYPES) return static_cast<PieceType>(type - 1);
    throw nb::value_error("no piece type (PAWN is 1, KING is 6)");
}

Move make_move(int from, int to, std::optional<int> promotion) {
    if (promotion && *promotion != python_type(MET)) throw nb::value_error("a pawn becomes a MET and nothing else");
    if (from == to) throw nb::value_error("a move goes from one square to another");
    return Move(to_square(from), to_square(to), promotion.has_value());
}

Move move_from_uci(const nb::str& written) {
    const std::string uci = utf8(written);
    const ParsedMove parsed = parse_uci(text(uci));
    if (parsed.error != MoveError::NONE) raise_move_error(parsed.error, "uci", uci, "");
    return parsed.move;
}

char symbol(const Piece& piece) {
    const char letter = PIECE_LETTERS[piece.type];
    return piece.color == WHITE ? letter : to_lower(letter);
}

Piece piece_from_symbol(const nb::str& written) {
    const std::string symbol = utf8(written);
    const bool promoted = symbol.size() == 2 && symbol[1] == '~';
    const PieceType type = symbol.empty() ? NO_PIECE_TYPE : piece_type_of(symbol[0]);
    if (type == NO_PIECE_TYPE || (symbol.size() != 1 && !(promoted && type == MET)))
        throw nb::value_error("no piece symbol (one of PMSNRK or pmsnrk; M~ for a promoted pawn)");
    return {type, symbol[0] >= 'a' ? BLACK : WHITE, promoted};
}

Piece make_piece(int type, bool white, bool promoted) {
    const PieceType piece_type = to_piece_type(type);
    if (promoted && piece_type != MET) throw nb::value_error("only a MET can be a promoted pawn");
    return {piece_type, color(white), promoted};
}

void bind_move(nb::module_& module) {
    nb::class_<Move>(module, "Move", "A move from one square to another. It knows no position: see `Board.is_legal`.")
        .def(
            "__init__",
            [](Move* self, int from, int to, std::optional<int> promotion) {
                new (self) Move(make_move(from, to, promotion));
            },
            nb::arg("from_square"), nb::arg("to_square"), nb::arg("promotion") = nb::none(),
            "Makes a move. Squares are 0 (a1) to 63 (h8); `promotion` is MET where a pawn promotes.\n\n"
            ":raises ValueError: for anything else.")
        .def_static(
            "from_uci", [](const nb::str& uci) { return nb::borrow(interned(move_from_uci(uci))); }, nb::arg("uci"),
            nb::sig("def from_uci(uci: str) -> Move"),
            "Reads UCI: `e1e3`, `e5e6m`.\n\n:raises InvalidMoveError: for any other text.")
        .def_prop_ro(
            "from_square", [](const Move& m) { return int{m.from()}; }, "The square the man leaves.")
        .def_prop_ro(
            "to_square", [](const Move& m) { return int{m.to()}; }, "The square it comes to.")
        .def_prop_ro(
            "promotion", [](const Move& m) { return m.promotion() ? std::optional(python_type(MET)) : std::nullopt; },
            "MET where a pawn promotes, else None.")
        .def(
            "uci", [](const Move& m) { return string(uci(m).text()); }, "The move as UCI.")
        .def("__str__", [](const Move& m) { return string(uci(m).text()); })
        .def("__repr__", [](const Move& m) { return "Move.from_uci('" + string(uci(m).text()) + "')"; })
        .def("__hash__", [](const Move& m) { return int{m.bits()}; })
        .def(
            "__eq__", [](const Move& a, nb::handle b) { return nb::isinstance<Move>(b) && a == nb::cast<Move>(b); },
            nb::arg("other").none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def(
            "__reduce__",
            [](nb::handle self) {
                const nb::tuple parts =
                    nb::make_tuple(self.attr("from_square"), self.attr("to_square"), self.attr("promotion"));
                return nb::make_tuple(self.type(), parts);
            },
            nb::sig("def __reduce__(self) -> tuple[type, tuple[object, ...]]"));
}

void bind_piece(nb::module_& module) {
    nb::class_<Piece>(module, "Piece", "A man of one side. `promoted` marks a pawn that became a met.")
        .def(
            "__init__",
            [](Piece* self, int type, bool white, bool promoted) {
                new (self) Piece(make_piece(type, white, promoted));
            },
            nb::arg("piece_type"), nb::arg("color"), nb::arg("promoted") = false,
            "Makes a man: PAWN to KING, True for White.\n\n:raises ValueError: for anything else.")
        .def_static("from_symbol", &piece_from_symbol, nb::arg("symbol"),
                    "Reads a FEN letter, `M~` for a promoted pawn.\n\n:raises ValueError: for any other text.")
        .def_prop_ro(
            "piece_type", [](const Piece& p) { return python_type(p.type); }, "PAWN (1) to KING (6).")
        .def_prop_ro(
            "color", [](const Piece& p) { return is_white(p.color); }, "True for White.")
        .def_ro("promoted", &Piece::promoted, "Whether it is a pawn that became a met.")
        .def(
            "symbol", [](const Piece& p) { return std::string(1, symbol(p)); }, "The FEN letter, a capital for White.")
        .def("__str__", [](const Piece& p) { return std::string(1, symbol(p)); })
        .def(
            "__repr__",
            [](const Piece& p) { return std::string("Piece.from_symbol('") + symbol(p) + (p.promoted ? "~')" : "')"); })
        .def("__hash__", [](const Piece& p) { return p.type * 4 + p.color * 2 + p.promoted; })
        .def(
            "__eq__", [](const Piece& a, nb::handle b) { return nb::isinstance<Piece>(b) && a == nb::cast<Piece>(b); },
            nb::arg("other").none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def(
            "__reduce__",
            [](nb::handle self) {
                const Piece& p = nb::cast<const Piece&>(self);
                return nb::make_tuple(self.type(), nb::make_tuple(python_type(p.type), is_white(p.color), p.promoted));
            },
            nb::sig("def __reduce__(self) -> tuple[type, tuple[object, ...]]"));
}

}  // namespace

PyObject* interned(Move move) {
    PyObject*& object = objects[move.bits()];
    if (!object) {
        const nb::object made = nb::cast(move);
        if (PyList_Append(moves, made.ptr()) < 0) throw nb::python_error();
        object = made.ptr();
    }
    return object;
}

void bind_moves(nb::module_& module) {
    bind_move(module);
    bind_piece(module);
    nb::list held;
    moves = held.ptr();
    module.attr("_moves") = held;
}

}  // namespace ouk::python
