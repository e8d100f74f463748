// SPDX-License-Identifier: MIT
// The command line of a tool, read by CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace tools {

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;

/// Defined out of line, for CLI11 takes seconds to compile.
class CommandLine : public CLI::App {
  public:
    explicit CommandLine(const std::string& description);
    ~CommandLine() override;

    /// Nothing when all words are understood. Else the code to exit with: kOk after --help, kUsage
    /// after an error, which goes to standard error.
    std::optional<int> read(int argc, const char* const* argv);

    /// Says why on standard error and hands `code` back. After `read`.
    [[nodiscard]] int fail(int code, const std::string& message) const;
};

}  // namespace tools
