#include "fen.h"

namespace ouk {

namespace {

constexpr uint32_t LARGEST_NUMBER = 1'000'000;

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// Takes one field after another from a text.
class Fields {
   public:
    explicit Fields(Text text) : text_(text) { skip_spaces(); }

    bool more() const { return start_ < text_.size; }
    size_t offset() const { return start_; }
    Text peek() const {
        size_t end = start_;
        while (end < text_.size && !is_space(text_[end])) ++end;
        return text_.from(start_).first(end - start_);
    }
    Text next() {
        const Text field = peek();
        start_ += field.size;
        skip_spaces();
        return field;
    }

   private:
    void skip_spaces() {
        while (start_ < text_.size && is_space(text_[start_])) ++start_;
    }

    Text text_;
    size_t start_ = 0;
};

FenError error_at(FenProblem problem, FenField field, size_t offset) { return {problem, field, offset}; }

// Puts a man on the board; a following `~` marks a promoted pawn. Returns the number of characters read, 0 for none.
size_t put_man(Text text, Square s, Setup& setup) {
    const PieceType type = piece_type_of(text[0]);
    if (type == NO_PIECE_TYPE) return 0;
    setup.board.put(s, type, text[0] >= 'a' ? BLACK : WHITE);
    if (type != MET || text.at(1) != '~') return 1;
    setup.promoted |= bb(s);
    return 2;
}

FenError parse_pieces(Text text, Setup& setup) {
    const FenField field = FenField::PIECES;
    int rank = 7, file = 0;
    for (size_t i = 0; i < text.size;) {
        if (text[i] == '/') {
            if (file != 8) return error_at(FenProblem::RANK_LENGTH, field, i);
            if (--rank < 0) return error_at(FenProblem::RANKS, field, i);
            file = 0;
            ++i;
        } else if (text[i] >= '1' && text[i] <= '8') {
            file += text[i++] - '0';
            if (file > 8) return error_at(FenProblem::RANK_LENGTH, field, i - 1);
        } else {
            if (file == 8) return error_at(FenProblem::RANK_LENGTH, field, i);
            const size_t read = put_man(text.from(i), square(file, rank), setup);
            if (!read) return error_at(FenProblem::CHARACTER, field, i);
            ++file;
            i += read;
        }
    }
    if (rank != 0) return error_at(FenProblem::RANKS, field, text.size);
    if (file != 8) return error_at(FenProblem::RANK_LENGTH, field, text.size);
    return {};
}

FenError parse_turn(Text text, Setup& setup) {
    if (!(text == "w") && !(text == "b")) return error_at(FenProblem::CHARACTER, FenField::TURN, 0);
    setup.turn = text == "w" ? WHITE : BLACK;
    return {};
}

FenError parse_leap_rights(Text text, Setup& setup) {
    if (text == "-") return {};
    for (size_t i = 0; i < text.size; ++i) {
        unsigned right = 0;
        for (const LeapHome& home : LEAP_HOMES)
            if (home.letter == text[i]) right = home.right;
        if (!right || setup.board.leap_rights & right) return error_at(FenProblem::CHARACTER, FenField::LEAP_RIGHTS, i);
        setup.board.leap_rights = static_cast<uint8_t>(setup.board.leap_rights | right);
    }
    return {};
}

FenError parse_clock(Text text, FenField field, uint32_t& number) {
    if (parse_number(text, LARGEST_NUMBER, number)) return {};
    return error_at(FenProblem::NOT_A_NUMBER, field, 0);
}

FenError parse_limit(Text text, Setup& setup) {
    if (text == "-") return {};
    return parse_clock(text, FenField::COUNTING_LIMIT, setup.count.limit);
}

// `1+1`: how many checks each side of Kar Ouk still has to give. The board itself shows whether one was given.
bool is_check_counter(Text text) { return text.size == 3 && is_digit(text[0]) && text[1] == '+' && is_digit(text[2]); }

FenError parse_halfmove(Text text, Setup& setup) {
    return parse_clock(text, FenField::HALFMOVE_CLOCK, setup.count.runs() ? setup.count.ply : setup.halfmove_clock);
}

FenError parse_fullmove(Text text, Setup& setup) {
    const FenError error = parse_clock(text, FenField::FULLMOVE_NUMBER, setup.fullmove_number);
    if (setup.fullmove_number == 0) setup.fullmove_number = 1;
    return error;
}

using FieldParser = FenError (*)(Text, Setup&);
constexpr FieldParser PARSERS[] = {parse_pieces, parse_turn,     parse_leap_rights,
                                   parse_limit,  parse_halfmove, parse_fullmove};

}  // namespace

FenError parse_fen(Text fen, Setup& setup) {
    setup = {};
    Fields fields(fen);
    for (int i = 0; i < 6; ++i) {
        const FenField field = static_cast<FenField>(i);
        if (field == FenField::HALFMOVE_CLOCK && is_check_counter(fields.peek())) fields.next();
        if (i > 0 && !fields.more()) return {};
        const size_t offset = fields.offset();
        if (FenError error = PARSERS[i](fields.next(), setup)) {
            error.offset += offset;
            return error;
        }
    }
    if (fields.more()) return error_at(FenProblem::TOO_MANY_FIELDS, FenField::END, fields.offset());
    return {};
}

static void write_rank(FenText& out, const Setup& setup, int rank, bool show_promoted) {
    uint32_t empty = 0;
    for (int file = 0; file < 8; ++file) {
        const Square s = square(file, rank);
        const PieceType type = setup.board.type_on(s);
        if (type == NO_PIECE_TYPE) {
            ++empty;
            continue;
        }
        if (empty) out << empty;
        empty = 0;
        const char letter = PIECE_LETTERS[type];
        out << (setup.board.color_on(s) == WHITE ? letter : to_lower(letter));
        if (show_promoted && setup.promoted & bb(s)) out << '~';
    }
    if (empty) out << empty;
}

FenText board_fen(const Setup& setup, bool show_promoted) {
    FenText out;
    for (int rank = 7; rank >= 0; --rank) {
        write_rank(out, setup, rank, show_promoted);
        if (rank) out << '/';
    }
    return out;
}

FenText fen(const Setup& setup, bool show_promoted) {
    FenText out = board_fen(setup, show_promoted);
    out << (setup.turn == WHITE ? Text(" w ") : Text(" b "));
    for (const LeapHome& home : LEAP_HOMES)
        if (setup.board.leap_rights & home.right) out << home.letter;
    if (!setup.board.leap_rights) out << '-';
    if (setup.count.runs())
        out << ' ' << setup.count.limit << ' ' << setup.count.ply;
    else
        out << Text(" - ") << setup.halfmove_clock;
    return out << ' ' << setup.fullmove_number;
}

}  // namespace ouk
