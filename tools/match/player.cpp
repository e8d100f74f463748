// SPDX-License-Identifier: MIT
#include "tools/match/player.h"

#include <algorithm>
#include <utility>

#include "engine/core/text/text.h"
#include "tools/match/transcript.h"

namespace match {

using engine::in_quotes;
using engine::split_words;

namespace {

using SteadyClock = std::chrono::steady_clock;
using Words = Dialect::Words;

/// From the start of a process, or a request that takes no search, to its answer.
constexpr milliseconds kReadyTimeout{30'000};
constexpr milliseconds kQuitTimeout{500};
constexpr milliseconds kCancelPoll{100};

}  // namespace

Player::Player(EngineSpec spec, milliseconds patience, const std::atomic<bool>& cancelled,
               Transcript* transcript)
    : spec_(std::move(spec)),
      patience_(patience),
      cancelled_(cancelled),
      transcript_(transcript) {}

Player::~Player() {
    if (!process_.running()) return;
    send(dialect_->farewell());
    process_.finish(SteadyClock::now() + kQuitTimeout);
}

bool Player::send(const std::string& line) {
    if (transcript_ != nullptr) transcript_->write(spec_.name, '<', line);
    return process_.write_line(line);
}

Process::ReadResult Player::read(std::string& line, TimePoint deadline) {
    const auto result = process_.read_line(line, deadline);
    if (transcript_ != nullptr && result == Process::ReadResult::Line) {
        transcript_->write(spec_.name, '>', line);
    }
    return result;
}

template <class IsLast>
Player::Wait Player::read_until(TimePoint deadline, IsLast is_last) {
    std::string line;
    for (;;) {
        if (cancelled_.load(std::memory_order_relaxed)) return Wait::Cancelled;
        const auto result = read(line, std::min(deadline, SteadyClock::now() + kCancelPoll));
        if (result == Process::ReadResult::Closed) return Wait::Closed;
        if (result == Process::ReadResult::Timeout) {
            if (SteadyClock::now() >= deadline) return Wait::Timeout;
            continue;
        }
        const Words words = split_words(line);
        if (!words.empty() && is_last(line, words)) return Wait::Found;
    }
}

std::string Player::synchronise() {
    std::string refusal;
    const auto is_pong = [&](const std::string& line, const Words& words) {
        if (dialect_->is_refusal(words)) refusal = line;
        return dialect_->is_pong(words);
    };
    const bool answers = send(dialect_->ping()) &&
                         read_until(SteadyClock::now() + kReadyTimeout, is_pong) == Wait::Found;
    if (answers && refusal.empty()) return {};
    discard();
    return spec_.name + (answers ? " refuses its options: " + in_quotes(refusal)
                                 : " does not answer " + in_quotes(dialect_->ping()));
}

std::string Player::start() {
    if (!process_.start(spec_.command)) return "cannot start a process for " + spec_.name;
    dialect_ = make_dialect(spec_);
    const auto ends_greeting = [this](const std::string&, const Words& words) {
        return dialect_->ends_greeting(words);
    };
    const std::string greeting = dialect_->greeting();
    if (!send(greeting) ||
        read_until(SteadyClock::now() + kReadyTimeout, ends_greeting) != Wait::Found) {
        discard();
        return spec_.name + " does not answer " + in_quotes(greeting) + ": " +
               in_quotes(spec_.command);
    }
    Dialect::Lines lines;
    std::string error = dialect_->set_up(lines);
    if (!error.empty()) {
        discard();
        return error;
    }
    for (const std::string& line : lines) send(line);
    return synchronise();
}

std::string Player::new_game() {
    if (!process_.running()) {
        std::string error = start();
        if (!error.empty()) return error;
    }
    send(dialect_->new_game());
    return synchronise();
}

Answer Player::think(const Situation& situation, const Limits& limits) {
    Answer answer;
    const auto& clock = situation.clocks[index(situation.to_move)];
    Duration budget = limits.move_time.value_or(milliseconds{0});
    if (clock) budget = clock->available();
    const auto start = SteadyClock::now();
    for (const std::string& line : dialect_->question(situation, limits)) {
        if (!send(line)) return answer;
    }
    const auto is_answer = [&](const std::string& line, const Words& words) {
        return dialect_->take(line, words, answer);
    };
    switch (read_until(start + budget + patience_, is_answer)) {
        case Wait::Found:
            break;
        case Wait::Closed:
            answer.kind = Answer::Kind::Crash;
            break;
        case Wait::Timeout:
            answer.kind = Answer::Kind::Hang;
            break;
        case Wait::Cancelled:
            answer.kind = Answer::Kind::Cancelled;
            break;
    }
    answer.elapsed = SteadyClock::now() - start;
    return answer;
}

}  // namespace match
