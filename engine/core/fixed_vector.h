// SPDX-License-Identifier: MIT
// A list with room for N items and no heap: move lists live on the stack.
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

    FixedVector() {}  // NOLINT(modernize-use-equals-default): the union has no default
    FixedVector(const FixedVector& other) { *this = other; }
    FixedVector& operator=(const FixedVector& other) {
        std::copy(other.begin(), other.end(), items_.begin());
        size_ = other.size_;
        return *this;
    }

    void push_back(const T& item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    void clear() { size_ = 0; }
    void resize(std::size_t size) {
        assert(size <= N);
        size_ = size;
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    T& operator[](std::size_t i) { return items_[i]; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }

  private:
    // A union leaves its items uninitialised: lists are made at every node.
    union {
        std::array<T, N> items_;
    };
    std::size_t size_ = 0;
};

}  // namespace engine
