// A growable array of plain values, without the standard library.
#pragma once

#include <stddef.h>

namespace ouk {

// Holds trivially copyable values. Indices are the caller's duty, as with a plain array.
template <typename T>
class Stack {
    static_assert(__is_trivially_copyable(T));

   public:
    Stack() = default;
    Stack(const Stack& other) { append(other); }
    Stack(Stack&& other) noexcept { swap(other); }
    Stack& operator=(Stack other) noexcept {
        swap(other);
        return *this;
    }
    ~Stack() { operator delete(items_); }

    size_t size() const { return size_; }
    T& operator[](size_t i) { return items_[i]; }
    const T& operator[](size_t i) const { return items_[i]; }
    T& top() { return items_[size_ - 1]; }
    const T& top() const { return items_[size_ - 1]; }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + size_; }

    // `item` may be one of the stack's own.
    void push(const T& item) {
        if (size_ == capacity_) return push_growing(item);
        items_[size_++] = item;
    }
    void pop() { --size_; }

   private:
    void push_growing(T item) {
        grow(capacity_ ? 2 * capacity_ : 8);
        items_[size_++] = item;
    }
    void append(const Stack& other) {
        if (other.size_ > capacity_) grow(other.size_);
        for (const T& item : other) items_[size_++] = item;
    }
    void grow(size_t capacity) {
        T* const items = static_cast<T*>(operator new(capacity * sizeof(T)));
        for (size_t i = 0; i < size_; ++i) items[i] = items_[i];
        operator delete(items_);
        items_ = items;
        capacity_ = capacity;
    }
    void swap(Stack& other) noexcept {
        T* const items = items_;
        items_ = other.items_;
        other.items_ = items;
        size_t n = size_;
        size_ = other.size_;
        other.size_ = n;
        n = capacity_;
        capacity_ = other.capacity_;
        other.capacity_ = n;
    }

    T* items_ = nullptr;
    size_t size_ = 0;
    size_t capacity_ = 0;
};

}  // namespace ouk
