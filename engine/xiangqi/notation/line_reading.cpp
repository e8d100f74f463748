// SPDX-License-Identifier: MIT
#include "engine/xiangqi/notation/line_reading.h"

#include <algorithm>
#include <utility>

namespace engine::xiangqi {

namespace {

/// More readings than any record needs; it bounds the time.
constexpr std::size_t kMostReadings = 32;

struct Reading {
    Position position;
    std::vector<LineStep> steps;
};

void add(std::vector<Reading>& readings, const Reading& before, LineStep step) {
    Reading next = before;
    next.position.make_move(step.move);
    const bool is_known = std::any_of(readings.begin(), readings.end(), [&](const Reading& other) {
        return other.position.key() == next.position.key();
    });
    if (is_known) return;
    next.steps.push_back(std::move(step));
    readings.push_back(std::move(next));
}

}  // namespace

std::vector<LineStep> read_line(const Position& position, const std::vector<std::string>& texts,
                                Notation likely) {
    std::vector<Reading> readings{{position, {}}};
    for (const std::string& text : texts) {
        std::vector<Reading> next;
        for (const Reading& reading : readings) {
            const auto result = read_move(reading.position, text, likely);
            if (const auto* one = std::get_if<MoveReading>(&result)) {
                add(next, reading, {one->move});
                continue;
            }
            const auto& fault = std::get<Fault>(result);
            if (fault.code != FaultCode::AmbiguousMove) continue;
            for (const std::string& choice : fault.choices) {
                if (const auto move = parse_move(choice))
                    add(next, reading, {*move, fault.choices});
            }
        }
        if (next.empty() || next.size() > kMostReadings) return {};
        readings = std::move(next);
        if (readings.size() == 1) return readings[0].steps;
    }
    return {};
}

}  // namespace engine::xiangqi
