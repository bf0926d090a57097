// Makes positions, games and broken texts of bytes, so that random bytes and a fuzzer's alike reach what play never
// does.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "laws.h"

namespace ouk::hostile {

using namespace std::literals;

// Hands out bytes one by one, zeros in the end.
class Bytes {
   public:
    Bytes(const uint8_t* data, size_t size) : data_(data), size_(size) {}

    bool more() const { return next_ < size_; }
    unsigned take() { return more() ? data_[next_++] : 0; }
    std::string_view rest() const { return {reinterpret_cast<const char*>(data_) + next_, size_ - next_}; }

   private:
    const uint8_t* data_;
    size_t size_, next_ = 0;
};

inline std::string random_bytes(std::mt19937_64& random, size_t size) {
    std::string bytes(size, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random());
    return bytes;
}
inline Bytes bytes_of(const std::string& text) { return {reinterpret_cast<const uint8_t*>(text.data()), text.size()}; }

inline const Rules& take_rules(Bytes& bytes) { return RULES[bytes.take() % VARIANTS]; }

// The leap rights of a byte, as far as their men stand at home.
inline uint8_t rights_on(const Board& board, unsigned wanted) {
    unsigned rights = 0;
    for (const LeapHome& home : LEAP_HOMES)
        if (board.pieces(home.color, home.type) & bb(home.square)) rights |= wanted & home.right;
    return static_cast<uint8_t>(rights);
}

// Puts a man where it may stand: on a free square, not attacking the king that has just moved.
inline void try_to_put(Setup& setup, unsigned square_byte, unsigned man_byte) {
    const Square s = static_cast<Square>(square_byte % SQUARES);
    const Color c = man_byte & 1 ? WHITE : BLACK;
    const PieceType type = static_cast<PieceType>((man_byte >> 1) % KING);
    Board& board = setup.board;
    if (board.occupied() & bb(s) || (type == PAWN && bb(s) & (RANK_1 | RANK_8))) return;
    const Square waiting_king = board.king(~setup.turn);
    if (c == setup.turn && attacks(type, c, s, board.occupied()) & bb(waiting_king)) return;
    board.put(s, type, c);
    if (type == MET && man_byte & 128) setup.promoted |= bb(s);
}

// A possible set-up of up to 64 men, or nothing where the kings stand side by side.
inline std::optional<Setup> take_setup(Bytes& bytes) {
    Setup setup;
    const unsigned flags = bytes.take();
    setup.turn = flags & 1 ? WHITE : BLACK;
    const bool home = flags & 2;
    const Square white = home ? D1 : static_cast<Square>(bytes.take() % SQUARES);
    const Square black = home ? E8 : static_cast<Square>(bytes.take() % SQUARES);
    if (white == black || king_attacks(white) & bb(black)) return {};
    setup.board.put(white, KING, WHITE);
    setup.board.put(black, KING, BLACK);

    for (unsigned men = bytes.take() % SQUARES; men > 0; --men) {
        const unsigned square = bytes.take();
        try_to_put(setup, square, bytes.take());
    }
    setup.board.leap_rights = rights_on(setup.board, flags >> 2);
    if (flags & 64) setup.count = {2 * (1 + bytes.take() % 64), bytes.take()};
    return setup;
}

// Changes a text as typists and programs do: letters changed, lost, doubled, swapped, parts repeated.
inline std::string mutated(std::string text, std::mt19937_64& random) {
    static constexpr std::string_view LIKELY = "/18~PMSNRKpmsnrk wb-DEde0123456789+#=xabcdefgh \t\n\0\xff"sv;
    for (auto changes = 1 + random() % 4; changes > 0; --changes) {
        const size_t at = random() % (text.size() + 1);
        const size_t length = random() % 4 ? 1 : random() % (text.size() + 1);
        const char letter = random() % 8 ? LIKELY[random() % LIKELY.size()] : static_cast<char>(random());
        switch (random() % 5) {
            case 0: text.insert(at, 1, letter); break;
            case 1: text.erase(at, length); break;
            case 2: text.insert(at, text.substr(at, length)); break;
            case 3: text.replace(at, at < text.size(), 1, letter); break;
            default: text.append(text.substr(at, length)); break;
        }
        if (text.size() > 4096) text.resize(4096);
    }
    return text;
}

}  // namespace ouk::hostile
