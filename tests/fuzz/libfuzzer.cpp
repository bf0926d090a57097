// One function of fuzz.h or fuzz_engine.h as a target of libFuzzer: compile with -DOUK_FUZZ=fen (see scripts/fuzz).
#include "../cpp/fuzz_engine.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    ouk::fuzz::OUK_FUZZ(ouk::hostile::Bytes(data, size));
    return 0;
}
