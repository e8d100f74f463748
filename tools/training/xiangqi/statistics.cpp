// SPDX-License-Identifier: MIT
#include "tools/training/xiangqi/statistics.h"

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

std::string row(const std::string& name, const std::array<std::uint64_t, 3>& results,
                std::uint64_t all) {
    const std::uint64_t sum = results[0] + results[1] + results[2];
    std::string text =
        padded(name, 16) + padded(std::to_string(sum), 12) + padded(share(sum, all), 9);
    for (const std::size_t result : {2U, 1U, 0U}) text += padded(share(results[result], sum), 9);
    return text + "\n";
}

}  // namespace

void TrainingStatistics::add(const TrainingRecord& record) {
    const auto result = static_cast<std::size_t>(record.result);
    ++all_[result];
    const std::array values{static_cast<int>(record.pieces.size()), record.ply, record.score};
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        Table& table = tables_[i];
        const int last = static_cast<int>(table.rows.size()) - 1;
        const int at = std::clamp((values[i] - table.first) / table.step, 0, last);
        ++table.rows[static_cast<std::size_t>(at)][result];
    }
}

std::string TrainingStatistics::text() const {
    std::string text;
    for (std::size_t i = 0; i < kCountNames.size(); ++i) {
        const std::uint32_t count = tally_[static_cast<Count>(i)];
        text += padded(std::to_string(count), 12) + "  " + std::string(kCountNames[i]) + "\n";
    }
    const std::uint64_t all = all_[0] + all_[1] + all_[2];
    for (const Table& table : tables_) {
        text += "\n" + padded(std::string(table.title), 16) +
                "   positions    share      won    drawn     lost\n";
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const int from = table.first + static_cast<int>(i) * table.step;
            const bool is_open = table.is_open && i + 1 == table.rows.size();
            text +=
                row(is_open ? "from " + std::to_string(from)
                            : std::to_string(from) + " to " + std::to_string(from + table.step - 1),
                    table.rows[i], all);
        }
    }
    return text + "\n" + row("all", all_, all);
}

}  // namespace engine::xiangqi
