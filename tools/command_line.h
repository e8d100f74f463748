// SPDX-License-Identifier: MIT
// The command line of a tool, read by CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace tools {

class CommandLine : public CLI::App {
  public:
    explicit CommandLine(const std::string& description) : CLI::App(description) {
        option_defaults()->always_capture_default()->take_last();
    }

    /// Nothing when all words are understood. Else the code to exit with: 0 after --help, 2 after
    /// an error, which is told on standard error.
    std::optional<int> read(int argc, const char* const* argv) {
        try {
            parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            return exit(error) == 0 ? 0 : 2;
        }
        return std::nullopt;
    }
};

}  // namespace tools
