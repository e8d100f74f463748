// SPDX-License-Identifier: MIT
// Zeroed memory for large tables, which the system allocates page by page on first access.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace engine {

/// Asks the system for pages of 2 MB, which it may refuse. Most probes of a large table need a
/// translation of their address that is not cached: 7 % more nodes per second in Xiangqi.
inline void ask_for_huge_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t size) {
#ifdef __linux__
    constexpr std::size_t kHugePage = 2 << 20;
    if (std::align(kHugePage, kHugePage, memory, size) == nullptr) return;
    madvise(memory, size / kHugePage * kHugePage, MADV_HUGEPAGE);
#endif
}

/// For vectors of `T` whose default value is all zeros; elements are not written again.
template <class T>
struct ZeroedAllocator {
    using value_type = T;

    ZeroedAllocator() = default;
    template <class Other>
    explicit ZeroedAllocator(const ZeroedAllocator<Other>& /*other*/) {}

    [[nodiscard]] T* allocate(std::size_t count) {
        void* memory = std::calloc(count, sizeof(T));
        if (memory == nullptr) std::abort();
        ask_for_huge_pages(memory, count * sizeof(T));
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t /*count*/) { std::free(memory); }

    void construct(T* /*zeroed*/) {}
    template <class... Arguments>
    void construct(T* place, Arguments&&... arguments) {
        ::new (static_cast<void*>(place)) T(std::forward<Arguments>(arguments)...);
    }

    bool operator==(const ZeroedAllocator&) const = default;
};

}  // namespace engine
