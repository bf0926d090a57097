// The rules as a WebAssembly module without imports. web/src/core gives these functions their types.
// Texts pass through `text`, lists of numbers through `values`; both are the module's own memory.
// A caller may pass any number; only a game must be one. (So no parameter is a bool: that would trust it to be 0 or 1.)
#include "fen.h"
#include "game.h"
#include "memory.h"
#include "notation.h"
#include "perft.h"
#include "refusal.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace ouk::wasm {

namespace {

char text[1024];
uint32_t values[1024];

uint32_t put_text(Text source) {
    for (size_t i = 0; i < source.size; ++i) text[i] = source[i];
    return static_cast<uint32_t>(source.size);
}

Text get_text(uint32_t length) { return {text, length < sizeof text ? length : sizeof text}; }

uint32_t put_squares(Bitboard set) {
    uint32_t n = 0;
    while (set) values[n++] = pop_lsb(set);
    return n;
}

// Bits 0-2 the type (1 for a pawn, 0 for no man), 3 Black, 4 promoted.
uint32_t encode(Piece piece) {
    if (!piece) return 0;
    return static_cast<uint32_t>((piece.type + 1) | piece.color << 3 | piece.promoted << 4);
}

// Puts the man of a code on a square; a code that means none leaves it empty.
void put_man(Setup& setup, Square s, uint32_t code) {
    const uint32_t type = code & 7;
    if (type == 0 || type > PIECE_TYPES) return;
    setup.board.put(s, static_cast<PieceType>(type - 1), code & 8 ? BLACK : WHITE);
    if (code & 16 && type - 1 == MET) setup.promoted |= bb(s);
}

Square to_square(uint32_t number) { return static_cast<Square>(number & 63); }

Move find_legal(const Game& game, Square from, Square to) {
    MoveList moves;
    legal_moves(game.position(), moves);
    for (const Move move : moves)
        if (move.from() == from && move.to() == to) return move;
    return {};
}

// Each fault as three values: code, colour, square.
uint32_t put_faults(const Faults& faults) {
    uint32_t n = 0;
    for (const Fault& fault : faults) {
        values[n++] = static_cast<uint32_t>(fault.code);
        values[n++] = fault.color;
        values[n++] = fault.square;
    }
    return n / 3;
}

}  // namespace

EXPORT(text) char* text_address() { return text; }
EXPORT(text_capacity) uint32_t text_capacity() { return sizeof text; }
EXPORT(values) uint32_t* values_address() { return values; }

EXPORT(variants) uint32_t variants() { return VARIANTS; }
EXPORT(variant_id) uint32_t variant_id(uint32_t i) { return put_text(RULES[i % VARIANTS].id); }
EXPORT(variant_names) uint32_t variant_names(uint32_t i) {
    Buffer<256> names;
    names << RULES[i % VARIANTS].name << '|' << RULES[i % VARIANTS].aliases;
    return put_text(names.text());
}
EXPORT(variant_start) uint32_t variant_start(uint32_t i) { return put_text(RULES[i % VARIANTS].starting_fen); }

// Checks a FEN. 0: sound. Otherwise the problem, the field and the offset as values, or, from 100 on, the number of
// faults of the position plus 100 with the faults as values.
EXPORT(check_fen) uint32_t check_fen(uint32_t length) {
    Setup setup;
    if (const FenError error = parse_fen(get_text(length), setup)) {
        values[0] = static_cast<uint32_t>(error.field);
        values[1] = static_cast<uint32_t>(error.offset);
        return static_cast<uint32_t>(error.problem);
    }
    const uint32_t faults = put_faults(find_faults(setup));
    return faults ? 100 + faults : 0;
}

// A set-up, possible or not, as values: 64 men, the turn, the leap rights in the order of LEAP_HOMES, the limit of the
// count (0 for none), its ply or the half-move clock, the number of the move.
EXPORT(setup_read) bool setup_read(uint32_t length) {
    Setup setup;
    if (parse_fen(get_text(length), setup)) return false;
    for (int s = 0; s < SQUARES; ++s) {
        const Square at = static_cast<Square>(s);
        values[s] = encode({setup.board.type_on(at), setup.board.color_on(at), (setup.promoted & bb(at)) != 0});
    }
    values[64] = setup.turn;
    values[65] = setup.board.leap_rights;
    values[66] = setup.count.limit;
    values[67] = setup.count.runs() ? setup.count.ply : setup.halfmove_clock;
    values[68] = setup.fullmove_number;
    return true;
}
// The FEN of the set-up in the values.
EXPORT(setup_write) uint32_t setup_write() {
    Setup setup;
    for (uint32_t s = 0; s < SQUARES; ++s) put_man(setup, to_square(s), values[s]);
    setup.turn = values[64] ? BLACK : WHITE;
    setup.board.leap_rights = values[65] & 15;
    setup.count.limit = values[66];
    (setup.count.runs() ? setup.count.ply : setup.halfmove_clock) = values[67];
    setup.fullmove_number = values[68];
    return put_text(fen(setup, true).text());
}

// A game from a FEN, or null if it is not sound (see check_fen).
EXPORT(game_new) Game* game_new(uint32_t variant, uint32_t fen_length, uint32_t tournament) {
    Setup setup;
    if (variant >= VARIANTS || parse_fen(get_text(fen_length), setup) || find_faults(setup).size()) return nullptr;
    return new Game(Position(RULES[variant], setup), tournament ? Counting::TOURNAMENT : Counting::AUTOMATIC);
}
EXPORT(game_free) void game_free(Game* game) { delete game; }

EXPORT(game_fen) uint32_t game_fen(const Game& game, uint32_t promoted) {
    return put_text(fen(game.position().setup(), promoted).text());
}
EXPORT(game_turn) uint32_t game_turn(const Game& game) { return game.position().turn(); }
EXPORT(game_ply) uint32_t game_ply(const Game& game) { return game.position().ply(); }
EXPORT(game_pieces) void game_pieces(const Game& game) {
    for (uint32_t s = 0; s < SQUARES; ++s) values[s] = encode(game.position().piece_on(to_square(s)));
}

EXPORT(game_legal_moves) uint32_t game_legal_moves(const Game& game) {
    MoveList moves;
    legal_moves(game.position(), moves);
    uint32_t n = 0;
    for (const Move move : moves) values[n++] = move.bits();
    return n;
}
EXPORT(game_leaps) uint32_t game_leaps(const Game& game) {
    MoveList moves;
    legal_moves(game.position(), moves);
    uint32_t n = 0;
    for (const Move move : moves)
        if (is_leap(game.position(), move)) values[n++] = move.bits();
    return n;
}

EXPORT(game_push) bool game_push(Game& game, uint32_t from, uint32_t to) {
    const Move move = find_legal(game, to_square(from), to_square(to));
    if (move) game.push(move);
    return static_cast<bool>(move);
}
EXPORT(game_pop) bool game_pop(Game& game) {
    if (!game.moves().size()) return false;
    game.pop();
    return true;
}
EXPORT(game_length) uint32_t game_length(const Game& game) { return static_cast<uint32_t>(game.moves().size()); }
EXPORT(game_move) uint32_t game_move(const Game& game, uint32_t i) {
    return i < game.moves().size() ? game.moves()[i].bits() : 0;
}

// The SAN of a legal move, or nothing.
EXPORT(game_san) uint32_t game_san(const Game& game, uint32_t from, uint32_t to) {
    const Move move = find_legal(game, to_square(from), to_square(to));
    return move ? put_text(san(game.position(), move).text()) : 0;
}
// The bits of the move that a SAN means, or 0; then values[0] is the error.
EXPORT(game_parse_san) uint32_t game_parse_san(const Game& game, uint32_t length) {
    const ParsedMove parsed = parse_san(game.position(), get_text(length));
    values[0] = static_cast<uint32_t>(parsed.error);
    return parsed.move.bits();
}

EXPORT(game_king) uint32_t game_king(const Game& game, uint32_t black) {
    return game.position().board().king(black ? BLACK : WHITE);
}
EXPORT(game_checkers) uint32_t game_checkers(const Game& game) {
    return put_squares(game.position().board().checkers(game.position().turn()));
}

// Bits 0-7 the termination, 8 decisive, 9 Black has won.
EXPORT(game_outcome) uint32_t game_outcome(const Game& game) {
    const Outcome outcome = game.outcome();
    return static_cast<uint32_t>(static_cast<int>(outcome.termination) | outcome.decisive << 8 | outcome.winner << 9);
}
EXPORT(game_can_claim_draw) bool game_can_claim_draw(const Game& game) { return game.can_claim_draw(); }
EXPORT(game_insufficient) bool game_insufficient(const Game& game, uint32_t black) {
    return has_insufficient_material(game.position(), black ? BLACK : WHITE);
}

// Whether a count runs; then the values are side, number, target, ply, limit.
EXPORT(game_count) bool game_count(const Game& game) {
    const Count count = game.count();
    values[0] = count.side(game.position().turn());
    values[1] = count.number();
    values[2] = count.target();
    values[3] = count.ply;
    values[4] = count.limit;
    return count.runs();
}
EXPORT(game_can_start_count) bool game_can_start_count(const Game& game) { return game.can_start_count(); }
EXPORT(game_can_stop_count) bool game_can_stop_count(const Game& game) { return game.can_stop_count(); }
EXPORT(game_can_take_count_draw) bool game_can_take_count_draw(const Game& game) { return game.can_take_count_draw(); }
EXPORT(game_start_count) bool game_start_count(Game& game) {
    const bool may = game.can_start_count();
    if (may) game.start_count();
    return may;
}
EXPORT(game_stop_count) bool game_stop_count(Game& game) {
    const bool may = game.can_stop_count();
    if (may) game.stop_count();
    return may;
}
EXPORT(game_take_count_draw) bool game_take_count_draw(Game& game) {
    const bool may = game.can_take_count_draw();
    if (may) game.take_count_draw();
    return may;
}
EXPORT(game_count_actions) uint32_t game_count_actions(const Game& game) { return game.count_actions(); }

// The code of a refusal, 0 for a legal move; values are its square (64 for none) and piece.
EXPORT(game_why_not) uint32_t game_why_not(const Game& game, uint32_t from, uint32_t to) {
    const Refusal refusal = why_not(game, to_square(from), to_square(to));
    values[0] = refusal.square;
    values[1] = encode(refusal.piece);
    return static_cast<uint32_t>(refusal.code);
}

// 0 beyond a depth that nobody could wait for: the stack is not without end.
EXPORT(game_perft) uint64_t game_perft(const Game& game, uint32_t depth) {
    return depth <= 64 ? perft(game.position(), static_cast<int>(depth)) : 0;
}

}  // namespace ouk::wasm
