// SPDX-License-Identifier: MIT
// datagen: plays games for training data, and merges, counts and shows what they left
// (docs/training-data.md).
#include "tools/command_line.h"
#include "tools/training/datagen_command.h"
#include "tools/training/datamerge_command.h"

int main(int argc, char** argv) {
    tools::CommandLine line("Plays games for training data, and merges what they left.");
    line.require_subcommand(1);
    const auto play = chuhe::add_play(line);
    const auto merge = chuhe::add_merge(line);
    if (const auto code = line.read(argc, argv)) return *code;
    return line.got_subcommand("play") ? play() : merge();
}
