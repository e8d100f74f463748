// SPDX-License-Identifier: MIT
// What a review says, in the page's English.
#pragma once

#include <string>
#include <string_view>

#include "engine/review/judgement.h"

namespace engine::review {

/// `Blunder: loses the red chariot`.
std::string sentence_of(const GameKind& kind, const Mistake& mistake);

/// A whole sentence; empty for a motif of an unknown name.
std::string sentence_of(const MotifReport& motif);

/// As many motifs as one reads of a line: the first two. One that shows only further on says after
/// which move of `written`.
Texts reasons_for(const std::vector<MotifReport>& motifs, std::string_view line,
                  const Texts& written);

}  // namespace engine::review
