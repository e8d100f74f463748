// SPDX-License-Identifier: MIT
// How the PGN reader goes through its text.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace engine::xiangqi {

inline constexpr std::string_view kWideSpace = "\xE3\x80\x80";

/// Text that is taken from the front, line by line counted.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    [[nodiscard]] char peek() const { return rest_.front(); }
    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[nodiscard]] std::size_t line() const { return line_; }
    [[nodiscard]] bool at_line_start() const { return at_line_start_; }

    std::string_view take(std::size_t size) {
        const auto taken = rest_.substr(0, size);
        line_ += static_cast<std::size_t>(std::count(taken.begin(), taken.end(), '\n'));
        if (!taken.empty()) at_line_start_ = taken.back() == '\n';
        rest_.remove_prefix(taken.size());
        return taken;
    }
    std::string_view take_line() {
        const auto line = take(std::min(rest_.find('\n'), rest_.size()));
        take(1);
        return line;
    }
    void skip_space() {
        for (;;) {
            if (!at_end() && std::string_view(" \t\n\v\f").find(peek()) != std::string_view::npos) {
                take(1);
            } else if (rest_.substr(0, kWideSpace.size()) == kWideSpace) {
                take(kWideSpace.size());
            } else {
                return;
            }
        }
    }

  private:
    std::string_view rest_;
    std::size_t line_ = 1;
    bool at_line_start_ = true;
};

}  // namespace engine::xiangqi
