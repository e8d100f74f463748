// SPDX-License-Identifier: MIT
// What a collection of training records is made of, as tables for people.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/training/xiangqi/shard.h"

namespace engine::xiangqi {

class TrainingStatistics {
  public:
    void add(const TrainingRecord& record);
    void add(const Tally& tally) { tally_ += tally; }
    [[nodiscard]] std::string text() const;

  private:
    /// Losses, draws and wins of the side to move.
    using Results = std::array<std::uint64_t, 3>;
    /// Results by one of a record's numbers, `step` of these in a row; the first and the last row
    /// take what is beyond.
    struct Table {
        std::string_view title;
        int first = 0;
        int step = 1;
        std::vector<Results> rows;
        /// Whether the name of the last row says that it has no end.
        bool is_open = false;
    };

    Tally tally_;
    Results all_{};
    std::array<Table, 3> tables_{Table{"pieces", 1, 4, std::vector<Results>(8)},
                                 Table{"ply", 0, 40, std::vector<Results>(8), true},
                                 Table{"score", -1500, 250, std::vector<Results>(12)}};
};

}  // namespace engine::xiangqi
