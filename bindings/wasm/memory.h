// operator new and delete for WebAssembly, where there is no library to bring them.
// Include it in one source file of a module.
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace ouk::wasm {

// Blocks are powers of two. A freed block joins the list of its size and is handed out again.
struct Block {
    uint32_t order;
    Block* next;  // while it is free; the caller's memory begins after the header
};
constexpr size_t HEADER = 16;  // keeps what is handed out aligned to 16
constexpr size_t PAGE = 65536;

inline Block* free_blocks[32];
inline uintptr_t heap_end;

inline Block* fresh_block(uint32_t order) {
    if (!heap_end) heap_end = __builtin_wasm_memory_size(0) * PAGE;
    static uintptr_t next = heap_end;
    const size_t size = size_t{1} << order;
    if (next + size > heap_end) {
        const size_t pages = (next + size - heap_end + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) __builtin_trap();
        heap_end += pages * PAGE;
    }
    Block* const block = reinterpret_cast<Block*>(next);
    next += size;
    block->order = order;
    return block;
}

inline void* allocate(size_t size) {
    uint32_t order = 6;
    while ((size_t{1} << order) < size + HEADER) ++order;
    Block* block = free_blocks[order];
    if (block)
        free_blocks[order] = block->next;
    else
        block = fresh_block(order);
    return reinterpret_cast<char*>(block) + HEADER;
}

inline void release(void* memory) {
    if (!memory) return;
    Block* const block = reinterpret_cast<Block*>(static_cast<char*>(memory) - HEADER);
    block->next = free_blocks[block->order];
    free_blocks[block->order] = block;
}

}  // namespace ouk::wasm

void* operator new(size_t size) { return ouk::wasm::allocate(size); }
void operator delete(void* memory) noexcept { ouk::wasm::release(memory); }
void operator delete(void* memory, size_t) noexcept { ouk::wasm::release(memory); }
