// SPDX-License-Identifier: MIT
// A history counter: how often a move was good recently.
#pragma once

#include <cstdint>

namespace engine {

/// Stays within ±kLimit: the closer to the limit, the less another success adds (gravity), so
/// recent results outweigh old ones without ageing a table.
class HistoryCounter {
  public:
    static constexpr int kLimit = 16384;

    void update(int bonus) {
        const int size = bonus < 0 ? -bonus : bonus;
        value_ = static_cast<std::int16_t>(value_ + bonus - value_ * size / kLimit);
    }
    [[nodiscard]] int value() const { return value_; }

  private:
    std::int16_t value_ = 0;
};

}  // namespace engine
