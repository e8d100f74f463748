// SPDX-License-Identifier: MIT
// Iterates over the lines of a book source.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/text/text.h"

namespace book {

/// Calls `read` for every line that is neither empty nor a comment. Stops at the first error and
/// returns it as `file:line: message`.
template <class ReadLine>
std::string for_each_line(std::string_view file, std::string_view text, ReadLine read) {
    int number = 0;
    for (const std::string_view line : engine::split_fields(text, '\n')) {
        ++number;
        if (line.empty() || line.front() == '#') continue;
        std::string fault = read(line);
        if (!fault.empty()) {
            return std::string(file) + ":" + std::to_string(number) + ": " + fault;
        }
    }
    return {};
}

}  // namespace book
