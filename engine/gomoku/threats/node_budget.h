// SPDX-License-Identifier: MIT
// The node limit of a threat solver.
#pragma once

#include <cstdint>

#include "engine/core/search/control.h"

namespace engine::gomoku {

/// Within a search its nodes count as nodes of the search, and the end of the search ends it, too.
class NodeBudget {
  public:
    explicit NodeBudget(std::uint64_t nodes, SearchControl* search = nullptr)
        : allowed_(nodes),
          search_(search) {}

    void count_node() {
        ++used_;
        if (search_ != nullptr) search_->count_node();
    }
    [[nodiscard]] std::uint64_t used() const { return used_; }
    [[nodiscard]] bool is_used_up() const { return used_ >= allowed_ || is_stopped(); }
    [[nodiscard]] bool is_exceeded() const { return used_ > allowed_ || is_stopped(); }

    /// The budget of a part of the work; `add` counts its nodes here afterwards.
    [[nodiscard]] NodeBudget part(std::uint64_t nodes) const { return NodeBudget(nodes, search_); }
    void add(const NodeBudget& part) { used_ += part.used_; }

  private:
    [[nodiscard]] bool is_stopped() const { return search_ != nullptr && search_->stopped(); }

    std::uint64_t used_ = 0;
    std::uint64_t allowed_;
    SearchControl* search_;
};

}  // namespace engine::gomoku
