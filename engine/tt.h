// The transposition table: what the search that is running has found out about positions.
#pragma once

#include <stddef.h>

#include "types.h"
#include "value.h"
#include "zobrist.h"

namespace ouk {

enum class Bound : uint8_t { NONE, UPPER, LOWER, EXACT };

struct TableEntry {
    uint32_t key = 0;
    Move move;
    int16_t value = 0;  // a decided one is counted from this position, not from the root
    uint16_t search = 0;
    uint8_t depth = 0;
    Bound bound = Bound::NONE;
};

class TranspositionTable {
   public:
    // A little less than asked for, so that an allocator's own words fit in beside it.
    explicit TranspositionTable(size_t megabytes)
        : buckets_((megabytes << 20) / sizeof(Bucket) - 1),
          entries_(static_cast<Bucket*>(operator new(sizeof(Bucket) * buckets_))) {
        clear();
    }
    TranspositionTable(const TranspositionTable&) = delete;
    TranspositionTable& operator=(const TranspositionTable&) = delete;
    ~TranspositionTable() { operator delete(entries_); }

    // Forgets everything: what an earlier search knew of repetitions and counts may be wrong in this one, and the same
    // search gives the same result again. Entries carry the number of their search, so this costs nothing.
    void start_search() {
        if (++search_ != 0) return;
        clear();
        search_ = 1;
    }

    // What is known of a position; its bound is NONE where nothing is.
    TableEntry probe(Key key, int ply) const {
        for (const TableEntry& entry : bucket(key).ways)
            if (entry.key == static_cast<uint32_t>(key) && entry.search == search_) {
                TableEntry found = entry;
                found.value = static_cast<int16_t>(from_table(entry.value, ply));
                return found;
            }
        return {};
    }

    void store(Key key, int ply, Move move, Value value, int depth, Bound bound) {
        TableEntry& slot = least_useful(bucket(key), static_cast<uint32_t>(key));
        slot = {static_cast<uint32_t>(key),  move, static_cast<int16_t>(to_table(value, ply)), search_,
                static_cast<uint8_t>(depth), bound};
    }

   private:
    struct Bucket {
        TableEntry ways[4];
    };

    static Value to_table(Value value, int ply) {
        return is_win(value) ? value + ply : is_loss(value) ? value - ply : value;
    }
    static Value from_table(Value value, int ply) {
        return is_win(value) ? value - ply : is_loss(value) ? value + ply : value;
    }

    void clear() {
        for (size_t i = 0; i < buckets_; ++i) entries_[i] = {};
    }
    Bucket& bucket(Key key) const { return entries_[(key >> 32) * buckets_ >> 32]; }

    // The entry of the same position, else an empty one, else the shallowest.
    TableEntry& least_useful(Bucket& bucket, uint32_t key) const {
        TableEntry* worst = bucket.ways;
        for (TableEntry& entry : bucket.ways) {
            if (entry.search == search_ && entry.key == key) return entry;
            if (use(entry) < use(*worst)) worst = &entry;
        }
        return *worst;
    }
    int use(const TableEntry& entry) const { return entry.search == search_ ? entry.depth : -1; }

    size_t buckets_;
    Bucket* entries_;
    uint16_t search_ = 0;
};

}  // namespace ouk
