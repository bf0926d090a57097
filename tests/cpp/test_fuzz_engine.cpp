// The computer player in positions that no game reaches: a short run of what scripts/fuzz does for hours.
#include <doctest/doctest.h>

#include "fuzz_engine.h"

using namespace ouk;

TEST_CASE("fuzz: the computer player") {
    std::mt19937_64 random(6);
    for (int i = 0; i < 1500; ++i) {
        const std::string bytes = hostile::random_bytes(random, random() % 140);
        fuzz::engine(hostile::bytes_of(bytes));
    }
}
