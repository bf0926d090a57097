#include "bindings.h"

NB_MODULE(_core, module) {
    module.doc() =
        "The rules of Ouk Chatrang and Kar Ouk, and the engine: the C++ half of `ouk`. Use it through that package.";
    ouk::python::bind_errors(module);
    ouk::python::bind_moves(module);
    ouk::python::bind_board(module);
    ouk::python::bind_engine(module);
}
