// The games. A variant is one row of RULES; nothing else in the code asks for a variant by name.
#pragma once

#include "text.h"
#include "types.h"

namespace ouk {

// When neither side can ever win, the game is drawn at once.
enum class MaterialRule : uint8_t {
    MATE,   // a win needs a mate
    CHECK,  // a win needs a check: any man beside the king may give one
};

// How many moves a side may count, by what its opponent still has. Source: rules.md, "Counting".
struct CountingLimits {
    int board;  // two or three men, king included, fish on the board or not
    // A bare king, no fish on the board, by the opponent's men:
    int two_rooks, one_rook, two_khons, two_knights, one_khon, otherwise;
};

struct Rules {
    Text id;  // the name in UCI_Variant and in every interface
    Text name;
    Text aliases;  // other names that files use, separated by '|'
    Text starting_fen;
    bool first_check_wins;
    bool threefold_ends_game;  // else it may be claimed
    MaterialRule material;
    CountingLimits counting;
};

inline constexpr Text STARTING_FEN = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1";
inline constexpr CountingLimits CAMBODIAN_COUNTING = {63, 7, 15, 21, 31, 43, 63};

inline constexpr Rules RULES[] = {
    {"cambodian", "Ouk Chatrang", "Cambodian|Cambodian Chess|Ouk|Ouk Chaktrang|Ouk Chatrong|Ok|Khmer Chess",
     STARTING_FEN, false, false, MaterialRule::MATE, CAMBODIAN_COUNTING},
    {"karouk", "Kar Ouk", "Kar Ok|Ka Ouk|Ka Ok", STARTING_FEN, true, true, MaterialRule::CHECK, CAMBODIAN_COUNTING},
};
constexpr int VARIANTS = sizeof RULES / sizeof RULES[0];

// A pawn that reaches this rank (counted from 0, as its own side counts) or goes beyond becomes a met.
constexpr int PROMOTION_RANK = 5;

// First-move leaps. A set of rights is a sum of these bits.
enum LeapRight : uint8_t { WHITE_KING_LEAP = 1, WHITE_MET_LEAP = 2, BLACK_MET_LEAP = 4, BLACK_KING_LEAP = 8 };

struct LeapHome {
    LeapRight right;
    char letter;  // in field 3 of a FEN: the file of the man, in the case of its colour
    Square square;
    PieceType type;
    Color color;
};
inline constexpr LeapHome LEAP_HOMES[] = {
    {WHITE_KING_LEAP, 'D', D1, KING, WHITE},
    {WHITE_MET_LEAP, 'E', E1, MET, WHITE},
    {BLACK_MET_LEAP, 'd', D8, MET, BLACK},
    {BLACK_KING_LEAP, 'e', E8, KING, BLACK},
};

constexpr LeapHome king_home(Color c) { return LEAP_HOMES[c == WHITE ? 0 : 3]; }
constexpr LeapHome met_home(Color c) { return LEAP_HOMES[c == WHITE ? 1 : 2]; }

}  // namespace ouk
