#include <doctest/doctest.h>

#include "support.h"

using namespace ouk;

TEST_CASE("a text of a literal leaves the closing NUL out and keeps others") {
    CHECK(Text("abc").size == 3);
    CHECK(Text("a\0c").size == 3);
    CHECK(Text("a\0c") == Text("a\0c"));
    CHECK_FALSE(Text("a\0c") == Text("a\0d"));
    CHECK_FALSE(Text("ab") == Text("abc"));
    CHECK(Text() == Text(""));
}

TEST_CASE("past its end a text reads as NUL") {
    CHECK(Text("ab").at(1) == 'b');
    CHECK(Text("ab").at(2) == '\0');
    CHECK(Text().at(0) == '\0');
}

TEST_CASE("a buffer never grows past its capacity") {
    Buffer<4> buffer;
    buffer << Text("ab") << 12345u << 'x';
    CHECK(str(buffer) == "ab12");
}

TEST_CASE("a buffer writes numbers in full") {
    for (const uint32_t number : {0u, 9u, 10u, 100u, 4'294'967'295u}) {
        Buffer<10> buffer;
        buffer << number;
        CHECK(str(buffer) == std::to_string(number));
    }
}

TEST_CASE("numbers are digits alone, and no greater than asked") {
    uint32_t number = 77;
    for (const char* bad : {"", "-1", "+1", " 1", "1 ", "1a", "a", "1001", "4294967296", "99999999999999999999", "0x1"})
        CHECK_FALSE(parse_number(text(bad), 1000, number));
    CHECK(number == 77);

    CHECK((parse_number("1000", 1000, number) && number == 1000));
    CHECK((parse_number("0000000000000007", 1000, number) && number == 7));
    CHECK((parse_number("0", 0, number) && number == 0));
}
