// SPDX-License-Identifier: MIT
#include "tools/match/limits.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "engine/core/text/text.h"

namespace match {

namespace {

constexpr double kLongestSeconds = 1e6;

std::optional<milliseconds> parse_seconds(std::string_view text) {
    const auto seconds = parse_decimal(text);
    if (!seconds || *seconds < 0 || *seconds > kLongestSeconds) return std::nullopt;
    return milliseconds{std::llround(*seconds * 1000)};
}

std::string seconds_text(milliseconds time) {
    char text[32];
    std::snprintf(text, sizeof text, "%g", static_cast<double>(time.count()) / 1000);
    return text;
}

std::string clock_text(const ClockRule& rule) {
    std::string text = rule.moves > 0 ? std::to_string(rule.moves) + "/" : "";
    text += seconds_text(rule.base);
    if (rule.increment.count() > 0) text += "+" + seconds_text(rule.increment);
    if (rule.byo_yomi.count() > 0) text += "by" + seconds_text(rule.byo_yomi);
    return text;
}

}  // namespace

std::optional<double> parse_decimal(std::string_view text) {
    const std::string copy(text);
    char* end = nullptr;
    const double number = std::strtod(copy.c_str(), &end);
    if (copy.empty() || *end != '\0' || !std::isfinite(number)) return std::nullopt;
    return number;
}

double to_milliseconds(Duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

std::optional<ClockRule> parse_clock(std::string_view text) {
    ClockRule rule;
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        const auto moves = engine::parse_int(text.substr(0, slash));
        if (!moves || *moves < 1 || *moves > 1000) return std::nullopt;
        rule.moves = static_cast<int>(*moves);
        text.remove_prefix(slash + 1);
    }
    if (const auto by = text.find("by"); by != std::string_view::npos) {
        const auto byo_yomi = parse_seconds(text.substr(by + 2));
        if (!byo_yomi) return std::nullopt;
        rule.byo_yomi = *byo_yomi;
        text = text.substr(0, by);
    }
    if (const auto plus = text.find('+'); plus != std::string_view::npos) {
        const auto increment = parse_seconds(text.substr(plus + 1));
        if (!increment) return std::nullopt;
        rule.increment = *increment;
        text = text.substr(0, plus);
    }
    const auto base = parse_seconds(text);
    if (!base || *base + rule.byo_yomi <= milliseconds{0}) return std::nullopt;
    rule.base = *base;
    return rule;
}

std::string Limits::text() const {
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " ") + part; };
    if (nodes) add("nodes " + std::to_string(*nodes));
    if (depth) add("depth " + std::to_string(*depth));
    if (move_time) add("movetime " + std::to_string(move_time->count()));
    if (clock) add("clock " + clock_text(*clock));
    return text;
}

int Clock::moves_to_go() const {
    return rule_.moves == 0 ? 0 : rule_.moves - moves_made_ % rule_.moves;
}

void Clock::spend(Duration elapsed) {
    remaining_ = std::max(remaining_ - elapsed, Duration{0}) + rule_.increment;
    ++moves_made_;
    if (rule_.moves > 0 && moves_made_ % rule_.moves == 0) remaining_ += rule_.base;
}

}  // namespace match
