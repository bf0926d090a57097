// Attacks and legal moves once more, slowly and plainly, square by square: what the fast ones must equal.
#pragma once

#include <cctype>
#include <cstdlib>
#include <set>
#include <string>

#include "support.h"

namespace ouk::reference {

// Letters of FEN by square, '.' for an empty one.
struct Mailbox {
    char at[SQUARES];

    bool is_empty(int s) const { return at[s] == '.'; }
    bool holds(Color c, int s) const {
        return !is_empty(s) && (std::isupper(static_cast<unsigned char>(at[s])) != 0) == (c == WHITE);
    }
    int find(char letter) const {
        int s = 0;
        while (at[s] != letter) ++s;
        return s;
    }
};

inline char letter_of(PieceType type, Color c) {
    const char letter = PIECE_LETTERS[type];
    return c == WHITE ? letter : to_lower(letter);
}

inline Mailbox mailbox_of(const Board& board) {
    Mailbox box;
    for (int s = 0; s < SQUARES; ++s) {
        const Square here = static_cast<Square>(s);
        const bool empty = !(board.occupied() & bb(here));
        box.at[s] = empty ? '.' : letter_of(board.type_on(here), board.color_on(here));
    }
    return box;
}

inline int sign(int n) { return (n > 0) - (n < 0); }

inline bool is_way_free(const Mailbox& box, int from, int to) {
    const int step = sign(to % 8 - from % 8) + 8 * sign(to / 8 - from / 8);
    for (int s = from + step; s != to; s += step)
        if (!box.is_empty(s)) return false;
    return true;
}

// Whether the man on `from` attacks `to`.
inline bool attacks(const Mailbox& box, int from, int to) {
    const int up = std::isupper(static_cast<unsigned char>(box.at[from])) ? 1 : -1;
    const int files = std::abs(to % 8 - from % 8), ahead = up * (to / 8 - from / 8), ranks = std::abs(ahead);
    switch (to_upper(box.at[from])) {
        case 'P': return files == 1 && ahead == 1;
        case 'M': return files == 1 && ranks == 1;
        case 'S': return (files == 1 && ranks == 1) || (files == 0 && ahead == 1);
        case 'N': return files * ranks == 2;
        case 'R': return (files == 0) != (ranks == 0) && is_way_free(box, from, to);
        case 'K': return files <= 1 && ranks <= 1 && files + ranks > 0;
        default: return false;
    }
}

inline bool is_attacked(const Mailbox& box, int target, Color by) {
    for (int s = 0; s < SQUARES; ++s)
        if (box.holds(by, s) && attacks(box, s, target)) return true;
    return false;
}

inline bool in_check(const Mailbox& box, Color side) {
    return is_attacked(box, box.find(side == WHITE ? 'K' : 'k'), ~side);
}

inline bool holds_right(uint8_t rights, int from) {
    for (const LeapHome& home : LEAP_HOMES)
        if (home.square == from) return rights & home.right;
    return false;
}

// Whether the man may leap: sideways twice and ahead once (king, out of no check), or straight ahead twice (met).
inline bool leaps(const Mailbox& box, uint8_t rights, Color us, int from, int to) {
    const int up = us == WHITE ? 1 : -1;
    const int files = std::abs(to % 8 - from % 8), ahead = up * (to / 8 - from / 8);
    if (!holds_right(rights, from) || !box.is_empty(to)) return false;
    if (to_upper(box.at[from]) == 'K') return files == 2 && ahead == 1 && !in_check(box, us);
    return to_upper(box.at[from]) == 'M' && files == 0 && ahead == 2;
}

// Whether the man goes to a square, whatever becomes of its king.
inline bool goes(const Mailbox& box, uint8_t rights, Color us, int from, int to) {
    if (!box.holds(us, from) || box.holds(us, to)) return false;
    if (to_upper(box.at[from]) != 'P') return attacks(box, from, to) || leaps(box, rights, us, from, to);
    if (box.is_empty(to)) return to == from + (us == WHITE ? 8 : -8);
    return attacks(box, from, to);
}

inline bool leaves_king_safe(Mailbox box, Color us, int from, int to) {
    box.at[to] = box.at[from];
    box.at[from] = '.';
    return !in_check(box, us);
}

// The legal moves as UCI.
inline std::set<std::string> legal_moves(const Position& position) {
    const Mailbox box = mailbox_of(position.board());
    const Color us = position.turn();
    std::set<std::string> moves;
    if (position.rules().first_check_wins && in_check(box, us)) return moves;
    for (int from = 0; from < SQUARES; ++from)
        for (int to = 0; to < SQUARES; ++to) {
            if (!goes(box, position.board().leap_rights, us, from, to)) continue;
            if (!leaves_king_safe(box, us, from, to)) continue;
            const bool promotes = to_upper(box.at[from]) == 'P' && (us == WHITE ? to / 8 >= 5 : to / 8 <= 2);
            moves.insert(str(uci(Move(static_cast<Square>(from), static_cast<Square>(to), promotes))));
        }
    return moves;
}

}  // namespace ouk::reference
