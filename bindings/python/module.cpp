#include "bindings.h"

NB_MODULE(_core, module) {
    // Moves are shared and live as long as the module: what still holds one when Python ends is no leak worth a word.
    nanobind::set_leak_warnings(false);
    module.doc() =
        "The rules of Ouk Chatrang and Kar Ouk, and the engine: the C++ half of `ouk`. Use it through that package.";
    ouk::python::bind_errors(module);
    ouk::python::bind_moves(module);
    ouk::python::bind_board(module);
    ouk::python::bind_engine(module);
}
