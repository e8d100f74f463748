// SPDX-License-Identifier: MIT
#include "tools/training/training_statistics.h"

#include <algorithm>

namespace engine::xiangqi {

namespace {

std::string padded(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

/// `part` of `whole` in per cent with one decimal, in integers.
std::string share(std::uint64_t part, std::uint64_t whole) {
    const std::uint64_t permille = whole == 0 ? 0 : (part * 1000 + whole / 2) / whole;
    return std::to_string(permille / 10) + "." + std::to_string(permille % 10) + " %";
}

std::size_t bin_of(int value, int step, std::size_t bins) {
    return static_cast<std::size_t>(std::clamp(value / step, 0, static_cast<int>(bins) - 1));
}

}  // namespace

void TrainingStatistics::add(const TrainingRecord& record) {
    constexpr int kLowestScore = -kScoreStep * static_cast<int>(kScoreBins) / 2;
    const auto result = static_cast<std::size_t>(record.result);
    const int pieces = static_cast<int>(record.pieces.size());
    ++all_.counts[result];
    ++by_score_[bin_of(record.score - kLowestScore, kScoreStep, kScoreBins)].counts[result];
    ++by_pieces_[bin_of(pieces - 1, kPieceStep, kPieceBins)].counts[result];
    ++by_ply_[bin_of(record.ply, kPlyStep, kPlyBins)].counts[result];
}

std::string TrainingStatistics::row(const std::string& name, const Results& results,
                                    std::uint64_t all) {
    std::string text = padded(name, 16) + padded(std::to_string(results.sum()), 12) +
                       padded(share(results.sum(), all), 9);
    for (const std::size_t result : {2U, 1U, 0U}) {
        text += padded(share(results.counts[result], results.sum()), 9);
    }
    return text + "\n";
}

std::string TrainingStatistics::text() const {
    std::string text;
    for (std::size_t i = 0; i < kCountNames.size(); ++i) {
        const std::uint32_t count = tally_[static_cast<Count>(i)];
        text += padded(std::to_string(count), 12) + "  " + std::string(kCountNames[i]) + "\n";
    }
    const auto table = [&](const std::string& title, const auto& bins, const auto& name_of) {
        text += "\n" + padded(title, 16) + "   positions    share      won    drawn     lost\n";
        for (std::size_t i = 0; i < bins.size(); ++i) text += row(name_of(i), bins[i], records());
    };
    const auto range = [](std::size_t from, std::size_t to) {
        return std::to_string(from) + " to " + std::to_string(to);
    };
    table("pieces", by_pieces_,
          [&](std::size_t i) { return range(i * kPieceStep + 1, (i + 1) * kPieceStep); });
    table("ply", by_ply_, [&](std::size_t i) {
        const std::size_t from = i * kPlyStep;
        return i + 1 < kPlyBins ? range(from, from + kPlyStep - 1) : "from " + std::to_string(from);
    });
    table("score", by_score_, [](std::size_t i) {
        const int from = (static_cast<int>(i) - static_cast<int>(kScoreBins) / 2) * kScoreStep;
        return std::to_string(from) + " to " + std::to_string(from + kScoreStep - 1);
    });
    return text + "\n" + row("all", all_, records());
}

}  // namespace engine::xiangqi
