// SPDX-License-Identifier: MIT
// A scanner for text readers; it passes each character once, so reading takes linear time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/core/records/warnings.h"

namespace engine::xiangqi {

inline constexpr std::string_view kWideSpace = "\xE3\x80\x80";

/// Text that is consumed from the front, with a count of lines.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    [[nodiscard]] char peek() const { return rest_.front(); }
    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[nodiscard]] std::size_t line() const { return line_; }
    [[nodiscard]] TextPlace place() const {
        return {line_, static_cast<std::size_t>(rest_.data() - line_start_)};
    }
    /// The number of characters examined so far.
    [[nodiscard]] std::size_t visited() const { return visited_; }
    [[nodiscard]] bool at_line_start() const { return at_line_start_; }
    /// Whether only white space precedes it on its line.
    [[nodiscard]] bool is_first_on_line() const {
        Scanner before({line_start_, static_cast<std::size_t>(rest_.data() - line_start_)});
        before.skip_space();
        return before.at_end();
    }

    std::string_view take(std::size_t size) {
        const auto taken = rest_.substr(0, size);
        visited_ += taken.size();
        for (std::size_t end = taken.find('\n'); end != std::string_view::npos;
             end = taken.find('\n', end + 1)) {
            ++line_;
            line_start_ = taken.data() + end + 1;
        }
        if (!taken.empty()) at_line_start_ = taken.back() == '\n';
        rest_.remove_prefix(taken.size());
        return taken;
    }
    /// The distance to the next `c`; nothing if there is none, which is searched for only once.
    std::optional<std::size_t> distance_to(char c) {
        if (absent_ == c) return std::nullopt;
        const std::size_t at = rest_.find(c);
        visited_ += std::min(at, rest_.size());
        if (at != std::string_view::npos) return at;
        absent_ = c;
        return std::nullopt;
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
    const char* line_start_ = rest_.data();
    std::size_t line_ = 1;
    std::size_t visited_ = 0;
    char absent_ = '\0';
    bool at_line_start_ = true;
};

}  // namespace engine::xiangqi
