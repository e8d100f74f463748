// SPDX-License-Identifier: MIT
// The command line of a tool, read by CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdio>
#include <optional>
#include <string>

namespace tools {

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;

class CommandLine : public CLI::App {
  public:
    explicit CommandLine(const std::string& description) : CLI::App(description) {
        option_defaults()->always_capture_default()->take_last();
    }

    /// Nothing when all words are understood. Else the code to exit with: kOk after --help, kUsage
    /// after an error, which goes to standard error.
    std::optional<int> read(int argc, const char* const* argv) {
        try {
            parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            return exit(error) == 0 ? kOk : kUsage;
        }
        return std::nullopt;
    }

    /// Says why on standard error and hands `code` back. After `read`.
    [[nodiscard]] int fail(int code, const std::string& message) const {
        std::fprintf(stderr, "%s: %s\n", get_name().c_str(), message.c_str());
        return code;
    }
};

}  // namespace tools
