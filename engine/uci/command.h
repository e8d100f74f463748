// SPDX-License-Identifier: MIT
// Shared by the engine's programs: arguments, exit codes, failures and tables of commands.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chuhe {

using Arguments = std::vector<std::string>;

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;

/// The message if a build without CHUHE_LAB is asked to switch off a technique.
inline constexpr const char* kNeedsLab =
    "techniques are switched off in the lab build only: script/build lab";

/// Reports the reason on standard error and returns `code`.
inline int fail(int code, const std::string& message) {
    std::fprintf(stderr, "chuhe: %s\n", message.c_str());
    return code;
}

/// Answers `bench --list` and rejects options of the lab build; nothing if a bench should run.
template <class Parameter>
std::optional<int> answer_about_techniques(const Arguments& arguments) {
    const bool asks = std::any_of(arguments.begin(), arguments.end(), [](const auto& word) {
        return word == "--list" || word == "--without";
    });
    if (asks && Parameter::all().empty()) return fail(kUsage, kNeedsLab);
    if (arguments != Arguments{"--list"}) return std::nullopt;
    for (const auto name : Parameter::techniques()) {
        std::printf("%s\n", std::string(name).c_str());
    }
    return kOk;
}

using Clock = std::chrono::steady_clock;

/// The counts since `start`.
inline void print_counts(std::uint64_t nodes, Clock::time_point start) {
    const std::chrono::duration<double> seconds = Clock::now() - start;
    std::printf("Nodes searched: %llu\nNodes/second: %.0f\n",
                static_cast<unsigned long long>(nodes),
                static_cast<double>(nodes) / std::max(seconds.count(), 1e-6));
}

/// Maps the names a protocol knows to what they do.
using Handlers = std::map<std::string_view, std::function<void()>>;

/// Returns false if the name is unknown.
inline bool handle(const Handlers& handlers, std::string_view name) {
    const auto found = handlers.find(name);
    if (found == handlers.end()) return false;
    found->second();
    return true;
}

}  // namespace chuhe
