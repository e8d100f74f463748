// SPDX-License-Identifier: MIT
// An engine for the tests of the referee: it plays at random or by a script, and misbehaves on
// demand.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/uci/ranks.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"

namespace {

namespace xq = engine::xiangqi;

constexpr const char* kHelp =
    "usage: mock_engine [--fairy] [--score CP] BEHAVIOUR\n"
    "--fairy: has the option UCI_Variant and counts ranks from 1; --score: claims it at each move\n"
    "  random SEED      plays legal moves\n"
    "  script MOVE...   plays these, then the first again\n"
    "  say TEXT         answers TEXT as its best move\n"
    "  late MS          plays legal moves too late\n"
    "  hang             answers nothing to go\n"
    "  crash            ends at the second go\n"
    "  mute             answers nothing at all\n";

struct Settings {
    bool fairy = false;
    std::string score = "0";
    std::string behaviour;
    std::vector<std::string> rest;
};

class MockEngine {
  public:
    explicit MockEngine(Settings settings)
        : settings_(std::move(settings)),
          random_(static_cast<std::uint64_t>(std::strtoull(argument().c_str(), nullptr, 10))) {}

    void run() {
        std::string line;
        while (std::getline(std::cin, line) && line != "quit") {
            if (settings_.behaviour != "mute") execute(line);
        }
    }

  private:
    [[nodiscard]] std::string argument() const {
        return settings_.rest.empty() ? "0" : settings_.rest[0];
    }

    static void say(const std::string& line) { std::cout << line << std::endl; }

    void execute(const std::string& line) {
        if (line == "uci") {
            say("option name Hash type spin default 1 min 1 max 9");
            if (settings_.fairy)
                say("option name UCI_Variant type combo default chess var xiangqi");
            say("uciok");
        } else if (line == "ucci") {
            say("option usemillisec type check default false\nucciok");
        } else if (line == "isready") {
            say("readyok");
        } else if (line.rfind("position ", 0) == 0) {
            set_position(line);
        } else if (line.rfind("go", 0) == 0) {
            go();
        }
    }

    void set_position(const std::string& line) {
        const std::size_t moves = line.find(" moves ");
        const std::size_t fen = line.find("fen ") + 4;
        position_ = *xq::parse_fen(line.substr(fen, moves - fen)).position;
        if (moves == std::string::npos) return;
        for (const auto word : engine::split_words(std::string_view(line).substr(moves + 7))) {
            const std::string move = chuhe::with_ranks_from_zero(word);
            position_.make_move(*xq::parse_move(settings_.fairy ? move : word));
        }
    }

    void go() {
        ++searches_;
        if (settings_.behaviour == "hang") return;
        if (settings_.behaviour == "crash" && searches_ == 2) std::abort();
        if (settings_.behaviour == "late") {
            std::this_thread::sleep_for(std::chrono::milliseconds{std::atoi(argument().c_str())});
        }
        say("info depth 1 score cp " + settings_.score + " nodes 1 pv x");
        say("bestmove " + choice());
    }

    std::string choice() {
        if (settings_.behaviour == "say") return argument();
        if (settings_.behaviour == "script") {
            return settings_.rest[(searches_ - 1) % settings_.rest.size()];
        }
        const auto moves = legal_moves(position_);
        const auto chosen = random_.below(static_cast<std::uint32_t>(moves.size()));
        const std::string move = moves[chosen].text();
        return settings_.fairy ? chuhe::with_ranks_from_one(move) : move;
    }

    Settings settings_;
    engine::SplitMix64 random_;
    xq::Position position_ = *xq::parse_fen(xq::kStartFen).position;
    std::size_t searches_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    Settings settings;
    std::vector<std::string> words(argv + 1, argv + argc);
    std::size_t i = 0;
    for (; i < words.size() && words[i].rfind("--", 0) == 0; ++i) {
        if (words[i] == "--fairy") settings.fairy = true;
        if (words[i] == "--score" && i + 1 < words.size()) settings.score = words[++i];
    }
    if (i == words.size()) {
        std::fputs(kHelp, stderr);
        return 2;
    }
    settings.behaviour = words[i];
    settings.rest.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
    MockEngine(std::move(settings)).run();
}
