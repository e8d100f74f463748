// SPDX-License-Identifier: MIT
#include "tools/match/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX wants it

namespace match {

namespace {

using std::chrono::milliseconds;
using SteadyClock = std::chrono::steady_clock;

/// More than this without a line end is no protocol but a fault.
constexpr std::size_t kLongestLine = 1 << 20;
/// A pipe takes 64 KB unread; who does not read that hangs.
constexpr int kWriteTimeoutMilliseconds = 1000;

/// Both ends are closed in every child; spawning copies the one a child needs.
bool make_pipe(int& read_end, int& write_end) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    read_end = ends[0];
    write_end = ends[1];
    return true;
}

void close_fd(int& fd) {
    if (fd >= 0) close(fd);
    fd = -1;
}

int milliseconds_until(TimePoint deadline) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - SteadyClock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1'000'000));
}

/// The shell gets a process group of its own, so that what it starts can be killed with it.
pid_t spawn_shell(const std::string& command, int input, int output) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t to_default;
    sigemptyset(&to_default);
    sigaddset(&to_default, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &to_default);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);

    std::string shell = "sh";
    std::string option = "-c";
    std::string text = command;
    const std::array<char*, 4> arguments{shell.data(), option.data(), text.data(), nullptr};
    pid_t pid = -1;
    if (posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ) != 0) {
        pid = -1;
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return pid;
}

}  // namespace

bool Process::start(const std::string& command) {
    kill();
    std::signal(SIGPIPE, SIG_IGN);  // A write to a dead engine shall fail, not end the program.
    int child_input = -1;
    int child_output = -1;
    if (make_pipe(child_input, input_) && make_pipe(output_, child_output)) {
        fcntl(input_, F_SETFL, O_NONBLOCK);
        pid_ = spawn_shell(command, child_input, child_output);
    }
    close_fd(child_input);
    close_fd(child_output);
    if (pid_ <= 0) close_pipes();
    return pid_ > 0;
}

void Process::close_pipes() {
    close_fd(input_);
    close_fd(output_);
    buffer_.clear();
    scanned_ = 0;
}

void Process::kill() {
    if (pid_ > 0) {
        ::kill(-pid_, SIGKILL);
        while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
        }
        pid_ = -1;
    }
    close_pipes();
}

void Process::finish(TimePoint deadline) {
    close_fd(input_);
    while (running() && waitpid(pid_, nullptr, WNOHANG) == 0) {
        if (SteadyClock::now() >= deadline) return kill();
        std::this_thread::sleep_for(milliseconds{1});
    }
    if (running()) ::kill(-pid_, SIGKILL);  // What the command left behind.
    pid_ = -1;
    close_pipes();
}

bool Process::write_line(std::string_view line) {
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t written = write(input_, rest.data(), rest.size());
        if (written > 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
            continue;
        }
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno != EAGAIN) return false;
        pollfd waiting{input_, POLLOUT, 0};
        if (poll(&waiting, 1, kWriteTimeoutMilliseconds) == 0) return false;
    }
    return true;
}

Process::ReadResult Process::read_line(std::string& line, TimePoint deadline) {
    for (;;) {
        const std::size_t end = buffer_.find('\n', scanned_);
        if (end != std::string::npos) {
            line.assign(buffer_, 0, end);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            buffer_.erase(0, end + 1);
            scanned_ = 0;
            return ReadResult::Line;
        }
        scanned_ = buffer_.size();
        if (buffer_.size() > kLongestLine || output_ < 0) return ReadResult::Closed;
        pollfd waiting{output_, POLLIN, 0};
        const int ready = poll(&waiting, 1, milliseconds_until(deadline));
        if (ready < 0 && errno == EINTR) continue;
        if (ready == 0) return ReadResult::Timeout;
        std::array<char, 4096> chunk{};
        const ssize_t count = read(output_, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return ReadResult::Closed;
        buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace match
