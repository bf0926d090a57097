#include "evaluate.h"

#include "outcome.h"
#include "params.h"

namespace ouk {

constexpr Bitboard FILES_C_TO_F = 0x3C3C3C3C3C3C3C3C;
constexpr Bitboard CENTER = FILES_C_TO_F & 0x0000FFFFFFFF0000;

static int absolute(int n) { return n < 0 ? -n : n; }

// Steps from the middle of the board, 0 to 6.
static int edge_distance(Square s) {
    const auto off_center = [](int line) { return line < 4 ? 3 - line : line - 4; };
    return off_center(file_of(s)) + off_center(rank_of(s));
}

// Steps of a king between two squares.
static int distance(Square a, Square b) {
    const int files = absolute(file_of(a) - file_of(b)), ranks = absolute(rank_of(a) - rank_of(b));
    return files > ranks ? files : ranks;
}

static Value men_value(const Board& board, Color us) {
    Value value = 0;
    for (int type = 0; type < PIECE_TYPES; ++type) {
        const Bitboard men = board.pieces(us, static_cast<PieceType>(type));
        value += PARAMS.material[type] * popcount(men) + PARAMS.center[type] * popcount(men & CENTER);
    }
    for (int rank = 3; rank < PROMOTION_RANK; ++rank)
        value += PARAMS.pawn_step * popcount(board.pieces(us, PAWN) & ranks_from(us, rank));
    return value;
}

static Value mobility_value(const Board& board, Color us) {
    Value value = 0;
    for (Bitboard men = board.colors[us] & (board.types[KNIGHT] | board.types[ROOK]); men;) {
        const Square s = pop_lsb(men);
        const PieceType type = board.type_on(s);
        value += PARAMS.mobility[type] * popcount(attacks(type, us, s, board.occupied()) & ~board.colors[us]);
    }
    return value;
}

// How open the enemy king stands: the squares from which our men would attack it, if they came there.
static Value exposure_value(const Board& board, Color us, Value weight) {
    const Square king = board.king(~us);
    int squares = 0;
    for (int type = PAWN; type < KING; ++type) {
        const PieceType t = static_cast<PieceType>(type);
        const Bitboard from = attacks(t, ~us, king, board.occupied()) & ~board.colors[~us];
        squares += popcount(board.pieces(us, t)) * popcount(from);
    }
    return weight * squares;
}

// Against few men: their king goes to the edge, ours and our men come near.
static Value chase_value(const Board& board, Color us) {
    if (board.count(~us) > PARAMS.chase_men || board.count(us) <= board.count(~us)) return 0;
    const Square king = board.king(~us);
    Value value = PARAMS.chase_edge * edge_distance(king) - PARAMS.chase_king * distance(king, board.king(us));
    for (Bitboard men = board.colors[us]; men;) value -= PARAMS.chase_men_near * distance(king, pop_lsb(men));
    return value;
}

static Value side_value(const Board& board, Color us, Value exposure) {
    return men_value(board, us) + mobility_value(board, us) + exposure_value(board, us, exposure) +
           chase_value(board, us);
}

static Value faded(Value value, const Count& count) {
    if (!count.runs()) return value;
    if (count.ran_out()) return DRAW;
    return static_cast<Value>(value * int64_t{count.limit - count.ply + 1} / int64_t{count.limit + 1});
}

Value evaluate(const Position& position, const Count& count) {
    const Board& board = position.board();
    const Color us = position.turn();
    const Value exposure = position.rules().first_check_wins ? PARAMS.exposure_to_check : PARAMS.exposure_to_mate;
    const Value value = side_value(board, us, exposure) - side_value(board, ~us, exposure) + PARAMS.tempo;
    if (has_insufficient_material(position, value > 0 ? us : ~us)) return DRAW;
    return faded(value, count);
}

}  // namespace ouk
