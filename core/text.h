// Text without the standard library: the core is also compiled where there is none (WebAssembly).
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace ouk {

// A view of characters owned by somebody else.
struct Text {
    const char* data = "";
    size_t size = 0;

    constexpr Text() = default;
    constexpr Text(const char* characters, size_t length) : data(characters), size(length) {}
    template <size_t N>
    constexpr Text(const char (&literal)[N]) : data(literal), size(N - 1) {}

    constexpr char operator[](size_t i) const { return data[i]; }
    // The character at `i`, or NUL past the end.
    constexpr char at(size_t i) const { return i < size ? data[i] : '\0'; }
    constexpr Text from(size_t start) const { return {data + start, size - start}; }
    constexpr Text first(size_t length) const { return {data, length}; }
};

constexpr bool operator==(Text a, Text b) {
    if (a.size != b.size) return false;
    for (size_t i = 0; i < a.size; ++i)
        if (a[i] != b[i]) return false;
    return true;
}

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }
constexpr char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; }

// Appends to a fixed number of characters. Each user states a capacity that holds its longest text.
template <size_t Capacity>
class Buffer {
   public:
    constexpr Buffer& operator<<(char c) {
        if (size_ < Capacity) data_[size_++] = c;
        return *this;
    }
    constexpr Buffer& operator<<(Text text) {
        for (size_t i = 0; i < text.size; ++i) *this << text[i];
        return *this;
    }
    constexpr Buffer& operator<<(uint32_t number) {
        if (number >= 10) *this << number / 10;
        return *this << static_cast<char>('0' + number % 10);
    }
    constexpr Text text() const { return {data_, size_}; }

   private:
    char data_[Capacity] = {};
    size_t size_ = 0;
};

// Reads a whole text of decimal digits no greater than `most`. Returns whether it was one.
constexpr bool parse_number(Text text, uint32_t most, uint32_t& number) {
    if (text.size == 0) return false;
    uint32_t value = 0;
    for (size_t i = 0; i < text.size; ++i) {
        if (!is_digit(text[i])) return false;
        value = value * 10 + static_cast<uint32_t>(text[i] - '0');
        if (value > most) return false;
    }
    number = value;
    return true;
}

}  // namespace ouk
