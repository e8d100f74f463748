// SPDX-License-Identifier: MIT
#include "engine/uci/info_text.h"

#include <algorithm>

namespace chuhe {

namespace {

using engine::ScoreKind;
using engine::SearchInfo;

/// The score reported for a game decided by repetition: the protocols only have mates.
constexpr engine::Value kRuledCentipawns = 10'000;

/// Also for mates, which one protocol does not have.
std::string centipawns_of(const SearchInfo& info) {
    const engine::Value ruled = info.value > 0 ? kRuledCentipawns : -kRuledCentipawns;
    return std::to_string(info.kind() == ScoreKind::Rule ? ruled : info.value);
}

std::string counts_of(const SearchInfo& info) {
    return " nodes " + std::to_string(info.nodes) + " time " + std::to_string(info.time.count());
}

}  // namespace

std::string uci_info(const SearchInfo& info, const std::optional<engine::OutcomeChances>& chances) {
    std::string line = "info depth " + std::to_string(info.depth.value());
    if (!info.current_move.empty()) {
        return line + " currmove " + info.current_move + " currmovenumber " +
               std::to_string(info.current_move_number);
    }
    line += " seldepth " + std::to_string(info.selective_depth.value()) + " multipv " +
            std::to_string(info.multi_pv) + " score ";
    line += info.kind() == ScoreKind::Mate
                ? "mate " + std::to_string(engine::mate_distance(info.value))
                : "cp " + centipawns_of(info);
    if (info.bound == engine::Bound::Lower) line += " lowerbound";
    if (chances) {
        line += " wdl " + std::to_string(chances->win) + " " + std::to_string(chances->draw) + " " +
                std::to_string(chances->loss);
    }
    const auto milliseconds = static_cast<std::uint64_t>(info.time.count());
    const std::uint64_t per_second = info.nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1);
    return line + counts_of(info) + " nps " + std::to_string(per_second) + " hashfull " +
           std::to_string(info.hash_full_permille) + " pv " + info.line;
}

std::string ucci_info(const SearchInfo& info) {
    return "info depth " + std::to_string(info.depth.value()) + " score " + centipawns_of(info) +
           counts_of(info) + " pv " + info.line;
}

std::optional<std::string> missing_mate(const SearchInfo& answer, int moves) {
    const int distance = engine::mate_distance(answer.value);
    if (distance > 0 && distance <= moves) return std::nullopt;
    const std::string text =
        "no mate in " + std::to_string(moves) + (moves == 1 ? " move" : " moves");
    const bool is_certain = answer.best_move.empty() || answer.no_mate_within >= moves;
    return is_certain ? text : text + " was found before the search ended";
}

}  // namespace chuhe
