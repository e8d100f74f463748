// SPDX-License-Identifier: MIT
#include "engine/uci/gomocup/command_queue.h"

#include <istream>
#include <utility>

#include "engine/core/text/text.h"

namespace chuhe {

CommandQueue::CommandQueue(std::istream& in) : in_(in), reader_([this] { read(); }) {}

CommandQueue::~CommandQueue() { reader_.join(); }

std::optional<std::string> CommandQueue::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !lines_.empty() || is_at_end_; });
    if (lines_.empty()) return std::nullopt;
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    ++taken_;
    return line;
}

void CommandQueue::read() {
    std::string command;
    for (std::string line; command != "END" && std::getline(in_, line);) {
        command = command_of(line);
        const std::lock_guard lock(mutex_);
        ++read_;
        if (command == "STOP" || command == "YXSTOP" || command == "END") last_stop_ = read_;
        lines_.push_back(std::move(line));
        changed_.notify_one();
    }
    const std::lock_guard lock(mutex_);
    is_at_end_ = true;
    changed_.notify_one();
}

std::string command_of(std::string_view line) {
    const auto words = engine::split_words(line);
    return words.empty() ? "" : engine::upper_case(words[0]);
}

}  // namespace chuhe
