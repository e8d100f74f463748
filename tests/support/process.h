// SPDX-License-Identifier: MIT
// Runs the built programs and talks to them through pipes.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

using Lines = std::vector<std::string>;

/// What a program did that was left to itself.
struct Finished {
    int exit_code = -1;
    std::string out;
    std::string err;
};

/// Runs a program with arguments and an input to its end.
Finished run_program(const std::string& program, const std::vector<std::string>& arguments,
                     std::string_view input);
/// Runs `chuhe` with arguments and an input to its end.
Finished run_chuhe(const std::vector<std::string>& arguments, std::string_view input = {});

/// A session with `chuhe`. Whatever does not come within a minute fails the test.
class Chuhe {
  public:
    Chuhe();
    ~Chuhe();
    Chuhe(const Chuhe&) = delete;
    Chuhe& operator=(const Chuhe&) = delete;

    void say(std::string_view line);
    /// The lines up to and with the first that begins with `start`.
    Lines read_until(std::string_view start);
    /// Says a line and reads up to its answer.
    Lines ask(std::string_view line, std::string_view start_of_answer);
    /// Ends its input, as a GUI does that crashed.
    void close_input();
    /// The exit code; nothing when it does not end.
    std::optional<int> exit_code();

  private:
    /// False at the end of the output or of patience.
    bool read_more();

    pid_t process_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string unread_;
};

}  // namespace tests
