// Legal moves, straight from pins and checks: nothing is generated and then taken back.
#pragma once

#include "position.h"

namespace ouk {

// Room for more moves than any board can have: 63 men of at most 14 moves each, and the leaps.
class MoveList {
   public:
    void add(Move move) { moves_[size_++] = move; }
    int size() const { return size_; }
    const Move* begin() const { return moves_; }
    const Move* end() const { return moves_ + size_; }
    bool contains(Move move) const {
        for (const Move m : *this)
            if (m == move) return true;
        return false;
    }

   private:
    Move moves_[1024];
    int size_ = 0;
};

// Own men that may not leave the line between their king and an enemy rook. Only rooks pin.
template <Color Us>
constexpr Bitboard pinned_men(const Board& board, Square king) {
    Bitboard pinned = 0;
    for (Bitboard pinners = board.pieces(~Us, ROOK) & rook_lines(king); pinners;) {
        const Bitboard blockers = between(king, pop_lsb(pinners)) & board.occupied();
        if (!more_than_one(blockers)) pinned |= blockers & board.colors[Us];
    }
    return pinned;
}

// Hands every legal move to `sink`, as sets:
//   sink.piece(type, from, targets)            one man to each of the targets
//   sink.template pawns<Direction>(targets)    to each target the pawn one step behind it
//   sink.diagonal(mets, khons, targets)        to each target the mets and khons one diagonal step away
//   sink.template khons<Direction>(targets)    to each target the khon one step behind it
template <Color Us, typename Sink>
[[gnu::always_inline]] constexpr void generate(const Board& board, const Rules& rules, Sink&& sink) {
    constexpr Color Them = ~Us;
    constexpr int Up = FORWARD<Us>;
    const Bitboard own = board.colors[Us], enemy = board.colors[Them], occupied = own | enemy;
    const Square king = board.king(Us);
    const Bitboard leaps = board.leap_rights & king_home(Us).right ? king_leaps(Us) & ~occupied : 0;
    const Bitboard zone = king_attacks(king) | leaps | bb(king);
    const Bitboard attacked = board.attacked_by<Them>(occupied ^ bb(king), zone);
    const Bitboard king_targets = king_attacks(king) & ~own & ~attacked;

    Bitboard answers = ~Bitboard{0};  // where a man other than the king may go: all, or what ends a check
    if (attacked & bb(king)) [[unlikely]] {
        if (rules.first_check_wins) return;  // the check has won already
        sink.piece(KING, king, king_targets);
        const Bitboard checkers = board.checkers(Us);
        if (more_than_one(checkers)) return;
        answers = checkers | between(king, lsb(checkers));
    } else {
        sink.piece(KING, king, king_targets | (leaps & ~attacked));
    }

    const Bitboard pinned = pinned_men<Us>(board, king);
    const Bitboard free = own & ~pinned, targets = ~own & answers;
    const Bitboard straight = free | (pinned & file_bb(king));  // may still step ahead

    const Bitboard pawns = board.types[PAWN];
    sink.template pawns<Up>(shift<Up>(pawns & straight) & ~occupied & answers);
    sink.template pawns<Up + EAST>(shift<Up + EAST>(pawns & free) & enemy & answers);
    sink.template pawns<Up + WEST>(shift<Up + WEST>(pawns & free) & enemy & answers);

    sink.diagonal(free & board.types[MET], free & board.types[KHON], targets);
    sink.template khons<Up>(shift<Up>(board.types[KHON] & straight) & targets);
    if (board.leap_rights & met_home(Us).right) {
        const Square met = met_home(Us).square;
        if (free & bb(met)) sink.piece(MET, met, met_leap(Us) & ~occupied & answers);
    }

    for (Bitboard knights = free & board.types[KNIGHT]; knights;) {
        const Square from = pop_lsb(knights);
        sink.piece(KNIGHT, from, knight_attacks(from) & targets);
    }
    for (Bitboard rooks = free & board.types[ROOK]; rooks;) {
        const Square from = pop_lsb(rooks);
        sink.piece(ROOK, from, rook_attacks(from, occupied) & targets);
    }
    for (Bitboard rooks = pinned & board.types[ROOK]; rooks;) {
        const Square from = pop_lsb(rooks);
        const Bitboard line = rank_of(from) == rank_of(king) ? rank_bb(king) : file_bb(king);
        sink.piece(ROOK, from, rook_attacks(from, occupied) & targets & line);
    }
}

// A sink that calls visit(type, from, to, promotion) for every move.
template <Color Us, typename Visit>
class VisitMoves {
   public:
    constexpr explicit VisitMoves(Visit visit) : visit_(visit) {}

    constexpr void piece(PieceType type, Square from, Bitboard targets) {
        while (targets) visit_(type, from, pop_lsb(targets), false);
    }
    template <int Direction>
    constexpr void pawns(Bitboard targets) {
        steps<Direction>(PAWN, targets & ranks_from(Us, PROMOTION_RANK), true);
        steps<Direction>(PAWN, targets & ~ranks_from(Us, PROMOTION_RANK), false);
    }
    template <int Direction>
    constexpr void khons(Bitboard targets) {
        steps<Direction>(KHON, targets, false);
    }
    constexpr void diagonal(Bitboard mets, Bitboard khons, Bitboard targets) {
        diagonal_steps(MET, mets, targets);
        diagonal_steps(KHON, khons, targets);
    }

   private:
    constexpr void diagonal_steps(PieceType type, Bitboard men, Bitboard targets) {
        while (men) {
            const Square from = pop_lsb(men);
            piece(type, from, met_attacks(bb(from)) & targets);
        }
    }
    template <int Direction>
    constexpr void steps(PieceType type, Bitboard targets, bool promotion) {
        while (targets) {
            const Square to = pop_lsb(targets);
            visit_(type, to + -Direction, to, promotion);
        }
    }

    Visit visit_;
};

// Calls visit(type, from, to, promotion) for every legal move of `Us`.
template <Color Us, typename Visit>
constexpr void for_each_move(const Board& board, const Rules& rules, Visit visit) {
    generate<Us>(board, rules, VisitMoves<Us, Visit>(visit));
}

// A sink that counts without looking at single moves.
struct CountMoves {
    int count = 0;

    constexpr void piece(PieceType, Square, Bitboard targets) { count += popcount(targets); }
    template <int Direction>
    constexpr void pawns(Bitboard targets) {
        count += popcount(targets);
    }
    template <int Direction>
    constexpr void khons(Bitboard targets) {
        count += popcount(targets);
    }
    constexpr void diagonal(Bitboard mets, Bitboard khons, Bitboard targets) {
        const Bitboard men = mets | khons;
        count += popcount(shift<NORTH_EAST>(men) & targets) + popcount(shift<NORTH_WEST>(men) & targets) +
                 popcount(shift<SOUTH_EAST>(men) & targets) + popcount(shift<SOUTH_WEST>(men) & targets);
    }
};

// A sink that looks for one move.
template <Color Us>
class FindMove {
   public:
    constexpr explicit FindMove(Move move) : from_(move.from()), to_(bb(move.to())), promotion_(move.promotion()) {}
    constexpr bool found() const { return found_; }

    constexpr void piece(PieceType, Square from, Bitboard targets) {
        found_ |= from == from_ && targets & to_ && !promotion_;
    }
    template <int Direction>
    constexpr void pawns(Bitboard targets) {
        const bool promotes = to_ & ranks_from(Us, PROMOTION_RANK);
        found_ |= targets & to_ && to_ == shift<Direction>(bb(from_)) && promotion_ == promotes;
    }
    template <int Direction>
    constexpr void khons(Bitboard targets) {
        found_ |= targets & to_ && to_ == shift<Direction>(bb(from_)) && !promotion_;
    }
    constexpr void diagonal(Bitboard mets, Bitboard khons, Bitboard targets) {
        found_ |= (mets | khons) & bb(from_) && met_attacks(bb(from_)) & targets & to_ && !promotion_;
    }

   private:
    Square from_;
    Bitboard to_;
    bool promotion_, found_ = false;
};

template <Color Us>
constexpr int count_moves(const Board& board, const Rules& rules) {
    CountMoves sink;
    generate<Us>(board, rules, sink);
    return sink.count;
}

// The legal moves of a position: none after a mate, a stalemate or, where the first check wins, a check.
void legal_moves(const Position& position, MoveList& moves);
bool has_legal_move(const Position& position);
bool is_legal(const Position& position, Move move);

// Whether a legal move is a first-move leap of king or met.
bool is_leap(const Position& position, Move move);
// Whether a legal move attacks the enemy king.
bool gives_check(const Position& position, Move move);

}  // namespace ouk
