// SPDX-License-Identifier: MIT
// The words of a review, the same as the page's in English.
#pragma once

#include <string>
#include <string_view>

#include "engine/review/judgement.h"

namespace engine::review {

/// `Blunder: loses the red chariot`.
std::string sentence_of(const GameKind& kind, const Mistake& mistake);

/// A whole sentence; empty for an unknown motif.
std::string sentence_of(const MotifReport& motif);

/// The first two motifs of a line. A motif that appears later in the line is introduced by the move
/// of `written` it follows.
Texts reasons_for(const std::vector<MotifReport>& motifs, std::string_view line,
                  const Texts& written);

}  // namespace engine::review
