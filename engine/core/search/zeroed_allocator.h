// SPDX-License-Identifier: MIT
// Zeroed memory for large tables, which the system allocates page by page on first access.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <utility>

namespace engine {

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
