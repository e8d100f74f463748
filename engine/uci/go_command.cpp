// SPDX-License-Identifier: MIT
#include "engine/uci/go_command.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/core/text/text.h"

namespace chuhe {

namespace {

using engine::Milliseconds;
using Words = std::vector<std::string_view>;
using Numbers = std::map<std::string_view, std::int64_t>;

constexpr std::int64_t kLongest = 1'000'000'000;

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), word) != names.end();
}

/// Reads the number after each of `names`; passes flags and move lists to `other`.
template <class Other>
Numbers read_numbers(const Words& words, std::initializer_list<std::string_view> names,
                     GoCommand& command, Other other) {
    Numbers numbers;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string_view name = words[i];
        if (!is_one_of(name, names)) {
            if (!other(name)) command.error = "go: unknown word " + engine::in_quotes(name);
            continue;
        }
        const std::string_view value = ++i < words.size() ? words[i] : std::string_view();
        const auto number = engine::parse_int(value);
        // 0 would be no limit. A clock or a time that is out is still one.
        const bool is_count = is_one_of(name, {"depth", "nodes", "mate"});
        if (!number || (is_count && *number < 1)) {
            command.refusal = "go: " + engine::in_quotes(name) + " wants a number" +
                              (is_count ? " from 1" : "") + ", not " + engine::in_quotes(value);
            break;
        }
        numbers[name] = std::clamp<std::int64_t>(*number, 0, kLongest);
    }
    return numbers;
}

std::optional<std::int64_t> find(const Numbers& numbers, std::string_view name) {
    const auto found = numbers.find(name);
    if (found == numbers.end()) return std::nullopt;
    return found->second;
}

void set_common(engine::SearchLimits& limits, const Numbers& numbers) {
    if (const auto depth = find(numbers, "depth")) {
        const auto most = static_cast<std::int64_t>(engine::kMaxDepth.value());
        limits.depth = engine::Depth{static_cast<int>(std::min(*depth, most))};
    }
    if (const auto nodes = find(numbers, "nodes")) {
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    }
}

engine::ClockLimit clock_of(std::int64_t remaining, std::optional<std::int64_t> increment,
                            std::optional<std::int64_t> moves_to_go, std::int64_t unit) {
    return {Milliseconds{remaining * unit}, Milliseconds{increment.value_or(0) * unit},
            static_cast<int>(moves_to_go.value_or(0))};
}

}  // namespace

GoCommand parse_uci_go(const Words& words, bool red_to_move) {
    GoCommand command;
    const auto numbers = read_numbers(
        words,
        {"wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "movetime", "mate"},
        command, [&](std::string_view word) {
            if (word == "infinite") return command.infinite = true;
            if (word == "ponder") return command.ponder = true;
            if (word == "searchmoves") return command.search_moves.emplace(), true;
            if (command.search_moves) command.search_moves->emplace_back(word);
            return command.search_moves.has_value();
        });
    set_common(command.limits, numbers);
    if (const auto mate = find(numbers, "mate")) {
        command.limits.mate = static_cast<int>(*mate);
    }
    if (const auto time = find(numbers, "movetime")) command.limits.move_time = Milliseconds{*time};
    if (const auto time = find(numbers, red_to_move ? "wtime" : "btime")) {
        const auto increment = find(numbers, red_to_move ? "winc" : "binc");
        command.limits.clock = clock_of(*time, increment, find(numbers, "movestogo"), 1);
    }
    return command;
}

GoCommand parse_ucci_go(const Words& words, bool milliseconds) {
    GoCommand command;
    const auto numbers = read_numbers(words,
                                      {"time", "opptime", "increment", "oppincrement", "movestogo",
                                       "oppmovestogo", "depth", "nodes"},
                                      command, [&](std::string_view word) {
                                          if (word == "infinite") return command.infinite = true;
                                          if (word == "ponder") return command.ponder = true;
                                          return word == "draw";
                                      });
    set_common(command.limits, numbers);
    const std::int64_t unit = milliseconds ? 1 : 1000;
    if (const auto time = find(numbers, "time")) {
        command.limits.clock =
            clock_of(*time, find(numbers, "increment"), find(numbers, "movestogo"), unit);
    }
    return command;
}

}  // namespace chuhe
