// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/pgn_values.h"

#include <algorithm>

#include "engine/core/text/text.h"

namespace engine::xiangqi {

namespace {

/// `12.5` in thousandths, with at most three decimals.
std::optional<std::int64_t> thousandths(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string digits(text.substr(point == text.size() ? point : point + 1));
    const auto all_digits = [](std::string_view part) {
        return std::all_of(part.begin(), part.end(), is_digit);
    };
    if (point == 0 || point > 9 || digits.size() > 3 || !all_digits(text.substr(0, point)) ||
        !all_digits(digits)) {
        return std::nullopt;
    }
    digits.resize(3, '0');
    return *parse_int(text.substr(0, point)) * 1000 + *parse_int(digits);
}

std::string padded(std::int64_t number, std::size_t width) {
    std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

}  // namespace

std::optional<Evaluation> parse_evaluation(std::string_view text) {
    const bool mate = !text.empty() && text.front() == '#';
    if (mate) text.remove_prefix(1);
    const bool negative = !text.empty() && text.front() == '-';
    if (!text.empty() && (negative || text.front() == '+')) text.remove_prefix(1);
    const auto number = thousandths(text);
    const std::int64_t unit = mate ? 1000 : 10;
    if (!number || *number % unit != 0 || *number / unit > 1'000'000) return std::nullopt;
    const int value = static_cast<int>(*number / unit) * (negative ? -1 : 1);
    if (mate && value == 0) return std::nullopt;
    return mate ? Evaluation{0, value} : Evaluation{value, 0};
}

std::string evaluation_text(const Evaluation& evaluation) {
    if (evaluation.mate != 0) return "#" + std::to_string(evaluation.mate);
    const int size = evaluation.centipawns < 0 ? -evaluation.centipawns : evaluation.centipawns;
    return (evaluation.centipawns < 0 ? "-" : "") + std::to_string(size / 100) + "." +
           padded(size % 100, 2);
}

std::optional<std::int64_t> parse_clock(std::string_view text) {
    const auto parts = split_fields(text, ':');
    if (parts.size() != 3) return std::nullopt;
    const auto hours = thousandths(parts[0]);
    const auto minutes = thousandths(parts[1]);
    const auto seconds = thousandths(parts[2]);
    constexpr std::int64_t kMostHours = 100'000;
    if (!hours || !minutes || !seconds || *hours > kMostHours * 1000 || *hours % 1000 != 0 ||
        *minutes % 1000 != 0) {
        return std::nullopt;
    }
    return *hours * 3600 + *minutes * 60 + *seconds;
}

std::string clock_text(std::int64_t ms) {
    std::string text = std::to_string(ms / 3'600'000) + ":" + padded(ms / 60'000 % 60, 2) + ":" +
                       padded(ms / 1000 % 60, 2);
    if (ms % 1000 != 0) text += "." + padded(ms % 1000, 3);
    return text;
}

}  // namespace engine::xiangqi
