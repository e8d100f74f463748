// SPDX-License-Identifier: MIT
// A list of up to N items without heap allocation: move lists are kept on the stack.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace engine {

template <class T, std::size_t N>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    using value_type = T;
    using const_iterator = const T*;
    static constexpr std::size_t kCapacity = N;

    FixedVector() {}  // NOLINT(modernize-use-equals-default): a constant list may be empty
    FixedVector(const FixedVector& other) { *this = other; }
    FixedVector& operator=(const FixedVector& other) {
        std::copy(other.begin(), other.end(), begin());
        size_ = other.size_;
        return *this;
    }

    void push_back(const T& item) {
        assert(size_ < N);
        begin()[size_++] = item;
    }
    void clear() { size_ = 0; }
    void resize(std::size_t size) {
        assert(size <= N);
        size_ = size;
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    T& operator[](std::size_t i) { return begin()[i]; }
    const T& operator[](std::size_t i) const { return begin()[i]; }
    T* begin() { return reinterpret_cast<T*>(storage_.data()); }
    T* end() { return begin() + size_; }
    const T* begin() const { return reinterpret_cast<const T*>(storage_.data()); }
    const T* end() const { return begin() + size_; }

  private:
    /// Uninitialised, because lists are created at every node: an array of bytes implicitly creates
    /// trivial objects within (C++20, P0593). std::launder would keep g++ 12 from holding values in
    /// registers: Gomoku's bench ran at 0.92 of its speed.
    // For pointers, sizeof the pointer itself is intended.
    // NOLINTNEXTLINE(bugprone-sizeof-expression)
    alignas(T) std::array<std::byte, N * sizeof(T)> storage_;
    std::size_t size_ = 0;
};

template <class T, std::size_t N, class Condition>
void erase_if(FixedVector<T, N>& items, Condition unwanted) {
    const T* end = std::remove_if(items.begin(), items.end(), unwanted);
    items.resize(static_cast<std::size_t>(end - items.begin()));
}

}  // namespace engine
