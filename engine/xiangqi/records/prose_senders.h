// SPDX-License-Identifier: MIT
// Who sent a message and when, before or above the moves in chats copied from messengers.
#pragma once

#include <string_view>
#include <vector>

namespace engine::xiangqi {

/// The senders of the messages in a text.
class Senders {
  public:
    explicit Senders(std::string_view text);

    /// The length of the sender and the time at the start of `text`, which begins a line:
    /// `[10:23] Nam:`, `01/05/2024, 20:15 - Nam:`, `小明：`, or the whole of `小明 20:15:33`; 0 if
    /// there is none. A name without a time counts if it stands before several moves.
    [[nodiscard]] std::size_t length_at(std::string_view text) const;
    [[nodiscard]] bool empty() const { return !has_times_ && names_.empty(); }

  private:
    bool has_times_ = false;
    std::vector<std::string_view> names_;
};

}  // namespace engine::xiangqi
