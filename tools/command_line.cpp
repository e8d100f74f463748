// SPDX-License-Identifier: MIT
#include "tools/command_line.h"

#include <cstdio>

namespace tools {

CommandLine::CommandLine(const std::string& description) : CLI::App(description) {
    option_defaults()->always_capture_default()->take_last();
}

CommandLine::~CommandLine() = default;

std::optional<int> CommandLine::read(int argc, const char* const* argv) {
    try {
        parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return exit(error) == 0 ? kOk : kUsage;
    }
    return std::nullopt;
}

int CommandLine::fail(int code, const std::string& message) const {
    std::fprintf(stderr, "%s: %s\n", get_name().c_str(), message.c_str());
    return code;
}

}  // namespace tools
