// SPDX-License-Identifier: MIT
// What a collection of training records is made of, as tables for people.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "tools/training/training_file.h"

namespace engine::xiangqi {

class TrainingStatistics {
  public:
    void add(const TrainingRecord& record);
    void add(const Tally& tally) { tally_ += tally; }
    [[nodiscard]] std::uint64_t records() const { return all_.sum(); }
    [[nodiscard]] std::string text() const;

  private:
    /// Losses, draws and wins of the side to move.
    struct Results {
        std::array<std::uint64_t, 3> counts{};
        [[nodiscard]] std::uint64_t sum() const { return counts[0] + counts[1] + counts[2]; }
    };
    static constexpr int kScoreStep = 250;
    static constexpr std::size_t kScoreBins = 12;  // below -1250 … above 1250
    static constexpr std::size_t kPieceStep = 4;
    static constexpr std::size_t kPieceBins = 8;  // 1 to 4 … 29 to 32
    static constexpr int kPlyStep = 40;
    static constexpr std::size_t kPlyBins = 8;  // the last takes what is beyond

    static std::string row(const std::string& name, const Results& results, std::uint64_t all);

    Tally tally_;
    Results all_;
    std::array<Results, kScoreBins> by_score_{};
    std::array<Results, kPieceBins> by_pieces_{};
    std::array<Results, kPlyBins> by_ply_{};
};

}  // namespace engine::xiangqi
