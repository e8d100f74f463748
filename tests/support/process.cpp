// SPDX-License-Identifier: MIT
#include "tests/support/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace tests {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kPatience{60};

struct Pipe {
    int read_end = -1;
    int write_end = -1;
};

Pipe make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    return {ends[0], ends[1]};
}

pid_t start(const std::string& program, const std::vector<std::string>& arguments, int in, int out,
            int err) {
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const pid_t process = fork();
    if (process != 0) return process;
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    if (err >= 0) dup2(err, STDERR_FILENO);
    execv(argv[0], argv.data());
    std::perror(argv[0]);
    _exit(127);
}

void write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(file, text.data(), text.size());
        if (written <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

/// Appends the output available before the deadline; false at the end of the file or at the
/// deadline.
bool read_some(int file, std::string& text, Clock::time_point deadline) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    pollfd wait{file, POLLIN, 0};
    if (left.count() <= 0 || poll(&wait, 1, static_cast<int>(left.count())) <= 0) return false;
    std::array<char, 4096> buffer{};
    const ssize_t size = read(file, buffer.data(), buffer.size());
    if (size <= 0) return false;
    text.append(buffer.data(), static_cast<std::size_t>(size));
    return true;
}

/// Reads until the other end is closed; false if that does not happen in time.
bool read_to_end(int file, std::string& text) {
    const auto deadline = Clock::now() + kPatience;
    while (read_some(file, text, deadline)) {
    }
    return Clock::now() < deadline;
}

int reap(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace

Finished run_chuhe(const std::vector<std::string>& arguments, std::string_view input) {
    return run_program(CHUHE_PROGRAM, arguments, input);
}

Finished run_program(const std::string& program, const std::vector<std::string>& arguments,
                     std::string_view input) {
    signal(SIGPIPE, SIG_IGN);
    const Pipe in = make_pipe();
    const Pipe out = make_pipe();
    const Pipe err = make_pipe();
    const pid_t process = start(program, arguments, in.read_end, out.write_end, err.write_end);
    close(in.read_end);
    close(out.write_end);
    close(err.write_end);
    write_all(in.write_end, input);
    close(in.write_end);
    Finished finished;
    const bool ended =
        read_to_end(out.read_end, finished.out) && read_to_end(err.read_end, finished.err);
    if (!ended) kill(process, SIGKILL);
    close(out.read_end);
    close(err.read_end);
    finished.exit_code = reap(process);
    return finished;
}

Chuhe::Chuhe(const std::string& program) {
    signal(SIGPIPE, SIG_IGN);
    const Pipe in = make_pipe();
    const Pipe out = make_pipe();
    process_ = start(program, {}, in.read_end, out.write_end, -1);
    close(in.read_end);
    close(out.write_end);
    to_ = in.write_end;
    from_ = out.read_end;
}

Chuhe::~Chuhe() {
    close_input();
    close(from_);
    if (process_ < 0) return;
    kill(process_, SIGKILL);
    reap(process_);
}

void Chuhe::say(std::string_view line) { write_all(to_, std::string(line) + "\n"); }

bool Chuhe::read_more() { return read_some(from_, unread_, Clock::now() + kPatience); }

Lines Chuhe::read_until(std::string_view start) {
    Lines lines;
    for (;;) {
        for (std::size_t end = unread_.find('\n'); end != std::string::npos;
             end = unread_.find('\n')) {
            lines.push_back(unread_.substr(0, end));
            unread_.erase(0, end + 1);
            if (lines.back().starts_with(start)) return lines;
        }
        if (read_more()) continue;
        ADD_FAILURE() << "chuhe never said: " << start;
        lines.emplace_back();
        return lines;
    }
}

Lines Chuhe::ask(std::string_view line, std::string_view start_of_answer) {
    say(line);
    return read_until(start_of_answer);
}

void Chuhe::close_input() {
    if (to_ >= 0) close(to_);
    to_ = -1;
}

std::optional<int> Chuhe::exit_code() {
    std::string rest;
    const bool ended = read_to_end(from_, rest);
    if (!ended) kill(process_, SIGKILL);
    const int code = reap(process_);
    process_ = -1;
    return ended ? std::optional(code) : std::nullopt;
}

}  // namespace tests
