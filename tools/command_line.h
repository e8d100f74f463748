// SPDX-License-Identifier: MIT
// The command line of a tool, parsed by CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace tools {

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;

/// Defined in a source file, because CLI11 takes seconds to compile.
class CommandLine : public CLI::App {
  public:
    explicit CommandLine(const std::string& description);
    ~CommandLine() override;

    /// Nothing if all arguments are valid. Otherwise the exit code: kOk after --help, kUsage after
    /// an error, which is printed on standard error.
    std::optional<int> read(int argc, const char* const* argv);

    /// Prints the message on standard error and returns `code`. Call after `read`.
    [[nodiscard]] int fail(int code, const std::string& message) const;
};

}  // namespace tools
