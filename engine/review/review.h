// SPDX-License-Identifier: MIT
// Game review: the engine judges every position of a line, and the findings are written into the
// record.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/records/record_tree.h"
#include "engine/review/judgement.h"

namespace engine::review {

struct ReviewSettings {
    const GameKind* kind = &kXiangqi;
    /// The search limits for each position.
    std::uint64_t nodes = kXiangqi.nodes;
    /// The rule set for repetitions; empty for the usual one, and where the position names its
    /// rule.
    std::string rules;
    /// The notation of moves in comments.
    std::string notation = "iccs";
    /// Whether the record format supports move glyphs and evaluations.
    bool has_signs = true;
};

/// The positions of a record's main line and what was made of them.
struct ReviewedRecord {
    Review review;
    Judgement judgement;
};

/// Judges the main line of a record from its first position to its last. What the game learnt
/// before is forgotten first, so that the same record gets the same review. A fault where no game
/// can be played from its start.
Result<ReviewedRecord> review_record(Game& game, const RecordTree& record,
                                     const ReviewSettings& settings);

/// Writes the review into the record as the page does (decision 24): a sign and the words at
/// each mistake, the better line as a variation; besides, the reasons that are proven, the
/// evaluation of every position that had none, and how accurate both sides were. What is there
/// already is not written again.
void annotate(RecordTree& record, const ReviewedRecord& reviewed, const ReviewSettings& settings);

}  // namespace engine::review
