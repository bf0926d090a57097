// What a position is worth to the side to move: hundredths of a pawn, or how far a forced win is.
#pragma once

namespace ouk {

using Value = int;

constexpr int MAX_PLY = 128;   // no line is looked at further
constexpr int MAX_DEPTH = 64;  // of an iteration; captures, and answers to checks, may go beyond

constexpr Value DRAW = 0;
constexpr Value MATE = 32000;
constexpr Value INFINITE = MATE + 1;

// A win or loss `ply` half-moves from the root. In Kar Ouk the first check is what a mate is elsewhere.
constexpr Value mate_in(int ply) { return MATE - ply; }
constexpr Value mated_in(int ply) { return ply - MATE; }

constexpr bool is_win(Value value) { return value >= mate_in(MAX_PLY); }
constexpr bool is_loss(Value value) { return value <= mated_in(MAX_PLY); }
constexpr bool is_decided(Value value) { return is_win(value) || is_loss(value); }

// Half-moves to the end of a decided game.
constexpr int mate_distance(Value value) { return MATE - (value < 0 ? -value : value); }
// The same in moves, as UCI has it: negative where the side to move loses.
constexpr int mate_moves(Value value) {
    return value > 0 ? (mate_distance(value) + 1) / 2 : -(mate_distance(value) / 2);
}

}  // namespace ouk
