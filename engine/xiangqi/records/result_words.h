// SPDX-License-Identifier: MIT
// The results of games, as programs, books and pages write them in five languages.
#pragma once

#include <string_view>

#include "engine/core/text/word_table.h"

namespace engine::xiangqi {

/// The result at the start of `text`, 1-0, 0-1 or 1/2-1/2, in words or signs that mean nothing
/// else, such as 红胜.
FoundWord result_at(std::string_view text);

/// The same where a result is expected, so that a time (1:0) or a common word (和) is one too.
FoundWord told_result_at(std::string_view text);

/// The result that the whole of `text` means where one is expected; `*` stays; empty if it is none.
std::string_view result_in(std::string_view text);

}  // namespace engine::xiangqi
