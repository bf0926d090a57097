#include <doctest/doctest.h>

#include <utility>
#include <vector>

#include "stack.h"

using ouk::Stack;

static Stack<int> numbers(int n) {
    Stack<int> stack;
    for (int i = 0; i < n; ++i) stack.push(i);
    return stack;
}

static std::vector<int> contents(const Stack<int>& stack) { return {stack.begin(), stack.end()}; }

TEST_CASE("a stack keeps its items in their order while it grows and shrinks") {
    Stack<int> stack = numbers(1000);
    for (size_t i = 0; i < 1000; ++i) REQUIRE(stack[i] == static_cast<int>(i));
    for (int i = 0; i < 995; ++i) stack.pop();
    CHECK(contents(stack) == std::vector{0, 1, 2, 3, 4});
    stack.push(9);
    CHECK(stack.top() == 9);
    CHECK(stack.size() == 6);
}

TEST_CASE("an item of the stack itself may be pushed") {
    Stack<int> stack = numbers(1);
    for (int i = 0; i < 100; ++i) stack.push(stack[0]);  // moves the array now and then
    CHECK(contents(stack) == std::vector<int>(101, 0));
}

TEST_CASE("a copy is independent") {
    Stack<int> stack = numbers(20);
    Stack<int> copy = stack;
    copy[0] = 5;
    copy.pop();
    CHECK(contents(stack) == contents(numbers(20)));
    stack = copy;
    CHECK(contents(stack) == contents(copy));
    stack.push(1);
    CHECK(copy.size() == 19);
}

TEST_CASE("copies of empty stacks are empty, and fill") {
    const Stack<int> empty;
    Stack<int> stack = empty;
    CHECK(stack.size() == 0);
    stack = empty;
    stack.push(3);
    CHECK(contents(stack) == std::vector{3});
}

TEST_CASE("a stack that was moved from is empty, and one may assign a stack to itself") {
    Stack<int> stack = numbers(20);
    Stack<int> moved = std::move(stack);
    CHECK(moved.size() == 20);
    stack = numbers(3);
    const Stack<int>& itself = stack;
    stack = itself;
    CHECK(contents(stack) == contents(numbers(3)));
}
