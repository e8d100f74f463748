// SPDX-License-Identifier: MIT
// What the subcommands of `chuhe` share: their arguments, exit codes and way to fail.
#pragma once

#include <cstdio>
#include <string>
#include <vector>

namespace chuhe {

using Arguments = std::vector<std::string>;

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;

/// Said where a build without CHUHE_LAB is to play without a technique.
inline constexpr const char* kNeedsLab =
    "techniques are switched off in the lab build only: script/build lab";

/// Says why on standard error and hands `code` back.
inline int fail(int code, const std::string& message) {
    std::fprintf(stderr, "chuhe: %s\n", message.c_str());
    return code;
}

}  // namespace chuhe
