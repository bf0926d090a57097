#include "bindings.h"

namespace ouk::python {

namespace {

struct ErrorTypes {
    PyObject *fen, *position, *move, *illegal, *ambiguous, *count;
} types;

PyObject* add_error(nb::module_& module, const char* name, const char* doc) {
    const std::string qualified = std::string("ouk._core.") + name;
    PyObject* const type = PyErr_NewExceptionWithDoc(qualified.c_str(), doc, PyExc_ValueError, nullptr);
    module.attr(name) = nb::steal(type);  // the module's own reference keeps it alive
    return type;
}

[[noreturn]] void raise(PyObject* type, const std::string& message) {
    PyErr_SetString(type, message.c_str());
    throw nb::python_error();
}

std::string quoted(std::string_view text) {
    return nb::cast<std::string>(nb::repr(
        nb::steal<nb::str>(PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"))));
}

const char* field_name(FenField field) {
    switch (field) {
        case FenField::PIECES: return "field 1 (pieces)";
        case FenField::TURN: return "field 2 (side to move)";
        case FenField::LEAP_RIGHTS: return "field 3 (leap rights)";
        case FenField::COUNTING_LIMIT: return "field 4 (counting limit)";
        case FenField::HALFMOVE_CLOCK: return "field 5 (half-move clock or count)";
        case FenField::FULLMOVE_NUMBER: return "field 6 (move number)";
        case FenField::END: return "after the last field";
    }
    return "";
}

std::string describe(const FenError& error, std::string_view fen) {
    const std::string here = error.offset < fen.size() ? quoted(fen.substr(error.offset, 1)) : "the end";
    const std::string at = " at character " + std::to_string(error.offset + 1);
    switch (error.problem) {
        case FenProblem::RANKS: return "not eight ranks" + at;
        case FenProblem::RANK_LENGTH: return "a rank has not eight squares" + at;
        case FenProblem::CHARACTER: return "unexpected " + here + at;
        case FenProblem::NOT_A_NUMBER: return "not a number up to 1000000" + at;
        case FenProblem::TOO_MANY_FIELDS: return "unexpected " + here + at;
        case FenProblem::NONE: break;
    }
    return "";
}

std::string describe(const Fault& fault) {
    const std::string side = fault.color == WHITE ? "white" : "black";
    const std::string where = fault.square == NO_SQUARE ? "" : " on " + string(square_name(fault.square).text());
    switch (fault.code) {
        case FaultCode::NO_KING: return "no " + side + " king";
        case FaultCode::TOO_MANY_KINGS: return "more than one " + side + " king";
        case FaultCode::PAWN_ON_BACK_RANK: return side + " pawn on a back rank" + where;
        case FaultCode::RIGHT_WITHOUT_PIECE:
            return "leap right without its " + side + (fault.square == D1 || fault.square == E8 ? " king" : " met") +
                   where;
        case FaultCode::OPPONENT_IN_CHECK: return "side not to move attacked: " + side + " king" + where;
    }
    return "";
}

}  // namespace

std::string utf8(const nb::str& string) {
    const nb::object bytes = nb::steal(PyUnicode_AsEncodedString(string.ptr(), "utf-8", "replace"));
    if (!bytes) throw nb::python_error();
    return {PyBytes_AS_STRING(bytes.ptr()), static_cast<size_t>(PyBytes_GET_SIZE(bytes.ptr()))};
}

void raise_invalid_fen(const FenError& error, std::string_view fen) {
    raise(types.fen,
          std::string("invalid FEN, ") + field_name(error.field) + ": " + describe(error, fen) + ": " + quoted(fen));
}

void raise_invalid_position(const Faults& faults, std::string_view fen) {
    nb::list sentences;
    std::string message = "impossible position: ";
    for (const Fault& fault : faults) {
        if (nb::len(sentences)) message += "; ";
        message += describe(fault);
        sentences.append(describe(fault));
    }
    const nb::object error = nb::borrow(types.position)(message + ": " + quoted(fen));
    error.attr("faults") = nb::tuple(sentences);
    PyErr_SetObject(types.position, error.ptr());
    throw nb::python_error();
}

void raise_move_error(MoveError error, std::string_view notation, std::string_view move, std::string_view fen) {
    const std::string what =
        std::string(notation) + ": " + quoted(move) + (fen.empty() ? std::string() : " in " + std::string(fen));
    switch (error) {
        case MoveError::ILLEGAL: raise(types.illegal, "illegal " + what);
        case MoveError::AMBIGUOUS: raise(types.ambiguous, "ambiguous " + what);
        default: raise(types.move, "invalid " + what);
    }
}

void raise_count_error(const char* reason, std::string_view fen) {
    raise(types.count, std::string(reason) + " in " + std::string(fen));
}

Square to_square(int square) {
    if (square >= 0 && square < SQUARES) return static_cast<Square>(square);
    raise(PyExc_ValueError, "no square: " + std::to_string(square) + " (a1 is 0, h8 is 63)");
}

void bind_errors(nb::module_& module) {
    types.fen =
        add_error(module, "InvalidFenError", "A text is not a FEN. The message names the field and the reason.");
    types.position = add_error(module, "InvalidPositionError",
                               "A FEN describes an impossible position. `faults` lists every reason, each a sentence.");
    nb::handle(types.position).attr("faults") = nb::make_tuple();
    types.move = add_error(module, "InvalidMoveError", "A text is not a move.");
    types.illegal = add_error(module, "IllegalMoveError", "A move is not legal in the position.");
    types.ambiguous = add_error(module, "AmbiguousMoveError", "A SAN fits several legal moves.");
    types.count = add_error(module, "CountError", "Starting, stopping or using a tournament count is not allowed now.");
}

}  // namespace ouk::python
