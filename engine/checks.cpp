#include "checks.h"

#include "movegen.h"

namespace ouk {

// Men of `Us` that alone keep a rook of their own from attacking the enemy king.
template <Color Us>
static Bitboard screening_men(const Board& board, Square king) {
    Bitboard screens = 0;
    for (Bitboard rooks = board.pieces(Us, ROOK) & (rank_bb(king) | file_bb(king)); rooks;) {
        const Bitboard blockers = between(king, pop_lsb(rooks)) & board.occupied();
        if (!more_than_one(blockers)) screens |= blockers & board.colors[Us];
    }
    return screens;
}

// A sink of `generate` that keeps a move which gives check.
template <Color Us>
class FindCheck {
   public:
    explicit FindCheck(const Board& board) : king_(board.king(~Us)), screens_(screening_men<Us>(board, king_)) {
        for (int type = 0; type < PIECE_TYPES; ++type)
            squares_[type] = attacks(static_cast<PieceType>(type), ~Us, king_, board.occupied());
    }

    void piece(PieceType type, Square from, Bitboard targets) {
        if (const Bitboard hits = targets & (squares_[type] | leaves_line(from))) found = Move(from, lsb(hits));
    }
    template <int Direction>
    void pawns(Bitboard targets) {
        const Bitboard promotions = targets & ranks_from(Us, PROMOTION_RANK);
        step<Direction>(promotions, squares_[MET], true);
        step<Direction>(targets & ~promotions, squares_[PAWN], false);
    }
    template <int Direction>
    void khons(Bitboard targets) {
        step<Direction>(targets, squares_[KHON], false);
    }
    void diagonal(Bitboard mets, Bitboard khons, Bitboard targets) {
        diagonal_step(mets, targets & squares_[MET]);
        diagonal_step(khons, targets & squares_[KHON]);
        for (Bitboard screens = (mets | khons) & screens_; screens;) diagonal_step(bb(pop_lsb(screens)), targets);
    }

    Move found;

   private:
    // The squares by which a man that moves there opens its rook's line.
    Bitboard leaves_line(Square from) const {
        if (!(screens_ & bb(from))) return 0;
        return file_of(from) == file_of(king_) ? ~file_bb(king_) : ~rank_bb(king_);
    }
    template <int Direction>
    void step(Bitboard targets, Bitboard squares, bool promotion) {
        constexpr bool keeps_file = Direction == NORTH || Direction == SOUTH;
        const Bitboard leaving = keeps_file ? screens_ & ~file_bb(king_) : screens_;
        if (const Bitboard hits = targets & (squares | shift<Direction>(leaving)))
            found = Move(lsb(hits) + -Direction, lsb(hits), promotion);
    }
    void diagonal_step(Bitboard men, Bitboard targets) {
        if (const Bitboard hits = met_attacks(men) & targets)
            found = Move(lsb(met_attacks(bb(lsb(hits))) & men), lsb(hits));
    }

    Square king_;
    Bitboard screens_;
    Bitboard squares_[PIECE_TYPES];  // from where a man of a type attacks the king
};

template <Color Us>
static Move find_check(const Position& position) {
    FindCheck<Us> sink(position.board());
    generate<Us>(position.board(), position.rules(), sink);
    return sink.found;
}

Move checking_move(const Position& position, Color side) {
    return side == WHITE ? find_check<WHITE>(position) : find_check<BLACK>(position);
}

}  // namespace ouk
