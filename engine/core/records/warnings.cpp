// SPDX-License-Identifier: MIT
#include "engine/core/records/warnings.h"

namespace engine {

namespace {

std::string hexadecimal(std::size_t number) {
    std::string digits;
    do {
        digits.insert(digits.begin(), "0123456789ABCDEF"[number % 16]);
        number /= 16;
    } while (number > 0);
    return "0x" + digits;
}

}  // namespace

std::string_view text_of(Warning::Unit unit) {
    return unit == Warning::Unit::Line ? "line" : "byte";
}

std::string sentence_of(const Warning& warning) {
    const bool is_line = warning.unit == Warning::Unit::Line;
    const std::string at = is_line ? std::to_string(warning.at) : hexadecimal(warning.at);
    return std::string(text_of(warning.unit)) + ' ' + at + ": " + sentence_of(warning.fault);
}

void Warnings::add(TextPlace place, Fault fault, std::size_t ply) {
    last_at_ = place.line;
    if (list_.size() < kMost) {
        list_.push_back({unit_, place.line, place.column, game_, ply, std::move(fault)});
    } else {
        ++more_;
    }
}

void Warnings::add_count(std::size_t at, FaultCode code, std::size_t count) {
    if (count > 0) add(at, {.code = code, .number = static_cast<std::int64_t>(count)});
}

std::vector<Warning> Warnings::take() {
    if (more_ > 0) {
        const Fault rest{.code = FaultCode::MoreWarnings,
                         .number = static_cast<std::int64_t>(more_)};
        list_.push_back({unit_, last_at_, 0, game_, 0, rest});
    }
    return std::move(list_);
}

}  // namespace engine
