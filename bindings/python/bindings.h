// What the parts of the extension share.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <optional>
#include <string>
#include <string_view>

#include "fen.h"
#include "notation.h"

namespace ouk::python {

namespace nb = nanobind;

inline Text text(std::string_view view) { return {view.data(), view.size()}; }
// The text of any Python string; what UTF-8 cannot say (lone surrogates) becomes `?`, which means nothing to a parser.
std::string utf8(const nb::str& string);
inline std::string string(Text text) { return {text.data, text.size}; }

// Python's colours are booleans, as in python-chess: True is White.
inline Color color(bool white) { return white ? WHITE : BLACK; }
inline bool is_white(Color c) { return c == WHITE; }

// Checks a square number from Python. Raises ValueError.
Square to_square(int square);

// The one Python object of a move; objects are made on first use and shared.
PyObject* interned(Move move);

// Errors, all subclasses of ValueError. Each message says what is wrong, and where.
[[noreturn]] void raise_invalid_fen(const FenError& error, std::string_view fen);
[[noreturn]] void raise_invalid_position(const Faults& faults, std::string_view fen);
[[noreturn]] void raise_move_error(MoveError error, std::string_view notation, std::string_view move,
                                   std::string_view fen);
[[noreturn]] void raise_count_error(const char* reason, std::string_view fen);

void bind_errors(nb::module_& module);
void bind_moves(nb::module_& module);
void bind_board(nb::module_& module);
void bind_engine(nb::module_& module);

}  // namespace ouk::python
