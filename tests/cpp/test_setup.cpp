#include <doctest/doctest.h>

#include "support.h"

using namespace ouk;

static const char* const FAULT_NAMES[] = {"no king", "kings", "pawn", "right", "check"};

// Each fault as `name colour square`.
static std::vector<std::string> faults_of(std::string_view fen) {
    std::vector<std::string> names;
    for (const Fault& fault : find_faults(setup_of(fen))) {
        std::string name = FAULT_NAMES[static_cast<int>(fault.code)];
        name += fault.color == WHITE ? " w" : " b";
        if (fault.square != NO_SQUARE) name += " " + str(square_name(fault.square));
        names.push_back(name);
    }
    return names;
}

TEST_CASE("a set-up tells all its faults") {
    struct Row {
        std::string fen;
        std::vector<std::string> faults;
    };
    for (const auto& [fen, faults] : {
             Row{"4k3/8/8/8/8/8/8/3K4 w - - 0 1", {}},
             Row{"8/8/8/8/8/8/8/8 w", {"no king w", "no king b"}},
             Row{"4k3/8/8/8/8/8/8/8 w", {"no king w"}},
             Row{"4k3/8/8/8/8/8/8/1K1K4 w", {"kings w"}},
             Row{"kk5k/8/8/8/8/8/8/8 w", {"no king w", "kings b"}},
             Row{"P3k2p/8/8/8/8/8/8/p2K3P w", {"pawn b a1", "pawn w h1", "pawn w a8", "pawn b h8"}},
             Row{"4k3/8/8/8/8/8/8/3K4 w DEde", {"right w e1", "right b d8"}},
             Row{"3k4/8/8/8/8/8/8/4K3 w DEde", {"right w d1", "right w e1", "right b d8", "right b e8"}},
             Row{"3Mk3/8/8/8/8/8/8/3Km3 w Ed", {"right w e1", "right b d8"}},  // a met of the other colour
             Row{"3mk3/8/8/8/8/8/8/3KM~3 w DEde", {}},
             Row{"4k3/8/8/8/8/8/8/3KR3 w", {"check b e8"}},
             Row{"4k3/8/8/8/8/8/8/3KR3 b", {}},
             Row{"8/8/8/3k4/3K4/8/8/8 w", {"check b d5"}},
             Row{"8/8/8/3k4/3K4/8/8/8 b", {"check w d4"}},
             Row{"k3k3/8/8/8/8/8/8/3KR3 w", {"kings b", "check b e8"}},
             Row{"k3k3/8/8/8/8/8/8/R2KR3 w", {"kings b", "check b a8"}},
             Row{"4k3/3P4/8/8/8/8/8/3K4 w", {"check b e8"}},
             Row{"4k3/4S3/8/8/8/8/8/3K4 w", {"check b e8"}},
             Row{"8/4s3/4K3/8/8/8/8/3k4 b", {"check w e6"}},
             Row{"4k3/8/4M3/8/8/8/8/3KM3 w E", {}},
             Row{"Pp6/8/8/8/8/8/8/8 b DE",
                 {"no king w", "no king b", "pawn w a8", "pawn b b8", "right w d1", "right w e1"}},
         }) {
        CAPTURE(fen);
        CHECK(faults_of(fen) == faults);
    }
}

TEST_CASE("there is room for all the faults that a set-up can have") {
    CHECK(faults_of("pppppppp/8/8/8/8/8/8/PPPPPPPP w DEde").size() == 2 + 16 + 4);
    CHECK(faults_of("pppppppp/8/8/3kkK2/8/8/8/pppppppp b DEde").size() == 1 + 16 + 4 + 1);
}

TEST_CASE("more men than one army are no fault: problems have them") {
    CHECK(faults_of("4k3/RRRRRRRR/SSSSSSSS/NNNNNNNN/MMMMMMMM/PPPPPPPP/PPPPPPPP/3K4 b").empty());
    CHECK(faults_of("rrrrkrrr/ssssssss/nnnnnnnn/8/8/NNNNNNNN/SSSSSSSS/RRRKRRRR w").empty());
}
