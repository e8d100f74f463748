// SPDX-License-Identifier: MIT
// SplitMix64 (Steele, Lea and Flood 2014): small, seedable, identical on every platform.
#pragma once

#include <chrono>
#include <cstdint>

namespace engine {

class SplitMix64 {
  public:
    constexpr explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    /// A number in [0, bound); bound must not be 0. The bias of the modulus is below 2^-32.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((next() >> 32) % bound);
    }

  private:
    std::uint64_t state_;
};

/// A seed for results that should differ each time.
inline std::uint64_t clock_seed() {
    return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

}  // namespace engine
