// A short run of what scripts/fuzz does for hours, the same every time.
#include <doctest/doctest.h>

#include "fuzz.h"

using namespace ouk;

using hostile::bytes_of;
using hostile::random_bytes;

TEST_CASE("fuzz: positions") {
    std::mt19937_64 random(1);
    for (int i = 0; i < 15'000; ++i) fuzz::position(bytes_of(random_bytes(random, random() % 140)));
}

TEST_CASE("fuzz: games") {
    std::mt19937_64 random(2);
    for (int i = 0; i < 1000; ++i) fuzz::game(bytes_of(random_bytes(random, random() % 300)));
    for (int i = 0; i < 1000; ++i) {  // endings, where counts run
        std::string bytes = random_bytes(random, 300);
        bytes[5] %= 6;
        fuzz::game(bytes_of(bytes));
    }
}

TEST_CASE("fuzz: FEN") {
    std::mt19937_64 random(3);
    for (int i = 0; i < 20'000; ++i) {
        const std::string fen = fuzz::CROWDED[random() % std::size(fuzz::CROWDED)];
        fuzz::fen(bytes_of(hostile::mutated(fen, random)));
    }
    for (int i = 0; i < 20'000; ++i) fuzz::fen(bytes_of(random_bytes(random, random() % 80)));
}

TEST_CASE("fuzz: SAN") {
    std::mt19937_64 random(4);
    for (int i = 0; i < 20'000; ++i) {
        const std::string which = {static_cast<char>(random() % 2), static_cast<char>(random() % 6)};
        const Position position =
            position_of(fuzz::CROWDED[static_cast<size_t>(which[1])], RULES[static_cast<size_t>(which[0])]);
        MoveList moves;
        legal_moves(position, moves);
        const int n = moves.size();
        const std::string name = n ? str(san(position, moves.begin()[random() % static_cast<unsigned>(n)])) : "Kd7";
        fuzz::san(bytes_of(which + hostile::mutated(name, random)));
    }
}

TEST_CASE("fuzz: UCI") {
    std::mt19937_64 random(5);
    for (int i = 0; i < 50'000; ++i) fuzz::uci(bytes_of(hostile::mutated("e5e6m", random)));
}
