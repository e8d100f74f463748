// SPDX-License-Identifier: MIT
#include "tools/match/engine_spec.h"

#include <algorithm>
#include <array>

#include "engine/core/text/text.h"

namespace match {

using engine::in_quotes;
using engine::trimmed;

namespace {

/// In the order of Protocol.
constexpr std::array<std::string_view, 3> kProtocols{"uci", "ucci", "gomocup"};

/// The last part of the command's path.
std::string default_name(std::string_view command) {
    const auto words = engine::split_words(command);
    const std::string_view program = words.empty() ? command : words[0];
    return std::string(program.substr(program.rfind('/') + 1));
}

bool is_limit(std::string_view key) {
    return key == "nodes" || key == "depth" || key == "movetime" || key == "clock";
}

/// False when the value does not fit the key.
bool set_key(EngineSpec& spec, std::string_view key, std::string_view value) {
    if (is_limit(key)) return set_limit(spec.limits, key, value);
    if (key == "name") {
        spec.name = value;
        return !value.empty();
    }
    if (key == "protocol") {
        const auto found = std::find(kProtocols.begin(), kProtocols.end(), value);
        if (found == kProtocols.end()) return false;
        spec.protocol = static_cast<Protocol>(found - kProtocols.begin());
        return true;
    }
    if (key == "ranks") {
        spec.ranks = value == "1" ? Ranks::FromOne : Ranks::FromZero;
        return value == "0" || value == "1";
    }
    spec.options.emplace_back(key, value);
    return !key.empty();
}

}  // namespace

bool set_limit(Limits& limits, std::string_view name, std::string_view value) {
    if (name == "clock") {
        limits.clock = parse_clock(value);
        return limits.clock.has_value();
    }
    const auto number = engine::parse_int(value);
    if (!number || *number < 1) return false;
    if (name == "nodes") {
        limits.nodes = static_cast<std::uint64_t>(*number);
    } else if (name == "depth" && *number <= 200) {
        limits.depth = static_cast<int>(*number);
    } else if (name == "movetime" && *number <= 1'000'000'000) {
        limits.move_time = milliseconds{*number};
    } else {
        return false;
    }
    return true;
}

SpecResult parse_engine_spec(std::string_view text, Protocol usual) {
    const auto parts = engine::split_fields(text, ';');
    EngineSpec spec;
    spec.protocol = usual;
    spec.command = trimmed(parts[0]);
    if (spec.command.empty()) return {std::nullopt, "no command in the engine " + in_quotes(text)};
    spec.name = default_name(spec.command);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::string_view part = trimmed(parts[i]);
        if (part.empty()) continue;
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos) {
            return {std::nullopt, "the engine's setting " + in_quotes(part) + " has no ="};
        }
        if (!set_key(spec, trimmed(part.substr(0, equals)), trimmed(part.substr(equals + 1)))) {
            return {std::nullopt, "bad value in the engine's setting " + in_quotes(part)};
        }
    }
    return {spec, ""};
}

}  // namespace match
