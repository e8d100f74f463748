// SPDX-License-Identifier: MIT
// Runs the built programs and communicates with them through pipes.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

using Lines = std::vector<std::string>;

/// The result of a program that ran to its end.
struct Finished {
    int exit_code = -1;
    std::string out;
    std::string err;
};

/// Runs a program to its end with arguments and an input.
Finished run_program(const std::string& program, const std::vector<std::string>& arguments,
                     std::string_view input);
/// Runs `chuhe` to its end with arguments and an input.
Finished run_chuhe(const std::vector<std::string>& arguments, std::string_view input = {});

/// A session with `chuhe`, or another program. A missing reply fails the test after a minute.
class Chuhe {
  public:
    explicit Chuhe(const std::string& program = CHUHE_PROGRAM);
    ~Chuhe();
    Chuhe(const Chuhe&) = delete;
    Chuhe& operator=(const Chuhe&) = delete;

    void say(std::string_view line);
    /// The lines up to and including the first that starts with `start`.
    Lines read_until(std::string_view start);
    /// Sends a line and reads up to its reply.
    Lines ask(std::string_view line, std::string_view start_of_answer);
    /// Closes its input, like a GUI that crashed.
    void close_input();
    /// The exit code; nothing if it does not exit.
    std::optional<int> exit_code();

  private:
    /// False at the end of the output or after the timeout.
    bool read_more();

    pid_t process_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string unread_;
};

}  // namespace tests
