// SPDX-License-Identifier: MIT
// The thread option of all protocols.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "engine/core/text/text.h"

namespace chuhe {

/// More than machines have for one game; each takes some megabytes.
inline constexpr std::int64_t kMostThreads = 256;

/// Nothing if the text is not a valid number of threads.
inline std::optional<std::size_t> thread_count(std::string_view text) {
    const auto number = engine::parse_int(text);
    if (!number || *number < 1 || *number > kMostThreads) return std::nullopt;
    return static_cast<std::size_t>(*number);
}

/// At least one.
inline std::size_t available_processors() {
    const unsigned count = std::thread::hardware_concurrency();
    return count > 0 ? count : 1;
}

/// The message if the system did not grant all of them.
inline std::string fewer_threads(std::size_t used, std::size_t wanted) {
    return "searching on " + std::to_string(used) + (used == 1 ? " thread" : " threads") +
           ": the system grants no " + std::to_string(wanted);
}

}  // namespace chuhe
