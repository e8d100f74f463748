// SPDX-License-Identifier: MIT
// datagen: plays games for training data, and merges, counts and shows what they left (DATA.md).
#include "tools/training/datagen_command.h"
#include "tools/training/datamerge_command.h"

int main(int argc, char** argv) {
    chuhe::Arguments arguments(argv + 1, argv + argc);
    const std::string command = arguments.empty() ? "" : arguments[0];
    if (!arguments.empty()) arguments.erase(arguments.begin());
    if (command == "play") return chuhe::datagen(arguments);
    if (command == "merge") return chuhe::datamerge(arguments);
    return chuhe::fail(chuhe::kUsage, std::string("usage: ") + chuhe::kDatagenUsage + "\n       " +
                                          chuhe::kDatamergeUsage);
}
