#include "notation.h"

#include "outcome.h"

namespace ouk {

static constexpr char file_name(Square s) { return static_cast<char>('a' + file_of(s)); }
static constexpr char rank_name(Square s) { return static_cast<char>('1' + rank_of(s)); }
static constexpr bool is_file(char c) { return c >= 'a' && c <= 'h'; }
static constexpr bool is_rank(char c) { return c >= '1' && c <= '8'; }

MoveText square_name(Square s) {
    MoveText out;
    return out << file_name(s) << rank_name(s);
}

MoveText uci(Move move) {
    MoveText out = square_name(move.from());
    out << square_name(move.to()).text();
    if (move.promotion()) out << 'm';
    return out;
}

Square parse_square(Text text) {
    if (text.size != 2 || !is_file(text[0]) || !is_rank(text[1])) return NO_SQUARE;
    return square(text[0] - 'a', text[1] - '1');
}

ParsedMove parse_uci(Text text) {
    const bool promotion = text.size == 5 && text[4] == 'm';
    if (text.size != 4 && !promotion) return {MoveError::SYNTAX, {}};
    const Square from = parse_square(text.first(2)), to = parse_square(text.from(2).first(2));
    if (from == NO_SQUARE || to == NO_SQUARE || from == to) return {MoveError::SYNTAX, {}};
    return {MoveError::NONE, Move(from, to, promotion)};
}

// The origin as far as it is needed to tell the move from others of like men: file, else rank, else both.
static void write_origin(MoveText& out, const Position& position, Move move, PieceType type) {
    MoveList moves;
    legal_moves(position, moves);
    bool others = false, same_file = false, same_rank = false;
    for (const Move other : moves) {
        if (other.to() != move.to() || other.from() == move.from()) continue;
        if (position.board().type_on(other.from()) != type) continue;
        others = true;
        same_file |= file_of(other.from()) == file_of(move.from());
        same_rank |= rank_of(other.from()) == rank_of(move.from());
    }
    if (others && (!same_file || same_rank)) out << file_name(move.from());
    if (others && same_file) out << rank_name(move.from());
}

static void write_check(MoveText& out, const Position& position, Move move) {
    Position after = position;
    after.do_move(move);
    if (!after.is_check()) return;
    const bool wins = after.rules().first_check_wins || !has_legal_move(after);
    out << (wins ? '#' : '+');
}

MoveText san(const Position& position, Move move) {
    const PieceType type = position.board().type_on(move.from());
    const bool capture = position.board().occupied() & bb(move.to());
    MoveText out;
    if (type != PAWN) {
        out << PIECE_LETTERS[type];
        write_origin(out, position, move, type);
    } else if (capture) {
        out << file_name(move.from());
    }
    if (capture) out << 'x';
    out << square_name(move.to()).text();
    if (move.promotion()) out << Text("=M");
    write_check(out, position, move);
    return out;
}

namespace {

// What a SAN says; anything it leaves out is -1, NO_PIECE_TYPE or false.
struct SanParts {
    PieceType type = PAWN;
    int file = -1, rank = -1;
    Square to = NO_SQUARE;
    bool promotion = false;

    bool fits(const Position& position, Move move) const {
        return move.to() == to && position.board().type_on(move.from()) == type &&
               (file < 0 || file == file_of(move.from())) && (rank < 0 || rank == rank_of(move.from())) &&
               (!promotion || move.promotion());
    }
};

constexpr bool is_suffix(char c) { return c == '+' || c == '#' || c == '!' || c == '?'; }
constexpr bool is_capture_sign(char c) { return c == 'x' || c == ':' || c == '-'; }

// Reads `M`, `=M`, `=m`, `m`, `(M)` at the end of a text that names a square before it.
Text strip_promotion(Text text, bool& promotion) {
    Text rest = text;
    if (rest.size && rest[rest.size - 1] == ')') rest.size--;
    if (rest.size < 3 || to_upper(rest[rest.size - 1]) != 'M') return text;
    rest.size--;
    if (rest[rest.size - 1] == '=' || rest[rest.size - 1] == '(') rest.size--;
    promotion = true;
    return rest;
}

bool split_san(Text text, SanParts& parts) {
    while (text.size && is_suffix(text[text.size - 1])) text.size--;
    text = strip_promotion(text, parts.promotion);
    if (text.size < 2) return false;
    parts.to = parse_square(text.from(text.size - 2));
    text.size -= 2;
    if (text.size && is_capture_sign(text[text.size - 1])) text.size--;

    size_t i = 0;
    if (const PieceType type = piece_type_of(text.at(0)); type != NO_PIECE_TYPE && text[0] < 'a') {
        parts.type = type;
        ++i;
    }
    if (is_file(text.at(i))) parts.file = text[i++] - 'a';
    if (is_rank(text.at(i))) parts.rank = text[i++] - '1';
    return parts.to != NO_SQUARE && i == text.size;
}

// UCI, with the promotion letter in either case or left out.
Move find_uci(const MoveList& moves, Text text) {
    const bool promotion = text.size == 5 && to_lower(text[4]) == 'm';
    if (promotion) text.size--;
    const ParsedMove parsed = parse_uci(text);
    if (parsed.error != MoveError::NONE) return {};
    for (const Move move : moves)
        if (move.from() == parsed.move.from() && move.to() == parsed.move.to() && promotion <= move.promotion())
            return move;
    return {};
}

}  // namespace

ParsedMove parse_san(const Position& position, Text text) {
    MoveList moves;
    legal_moves(position, moves);
    if (const Move move = find_uci(moves, text)) return {MoveError::NONE, move};

    SanParts parts;
    if (!split_san(text, parts)) return {MoveError::SYNTAX, {}};
    Move found;
    for (const Move move : moves) {
        if (!parts.fits(position, move)) continue;
        if (found) return {MoveError::AMBIGUOUS, {}};
        found = move;
    }
    return found ? ParsedMove{MoveError::NONE, found} : ParsedMove{MoveError::ILLEGAL, {}};
}

}  // namespace ouk
