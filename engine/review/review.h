// SPDX-License-Identifier: MIT
// Game review: searches every position of a line and writes the findings into the record.
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
    /// The rule set for repetitions; empty for the default, or if the position names its rule.
    std::string rules;
    /// The notation of moves in comments.
    std::string notation = "iccs";
    /// Whether the record format supports move glyphs and evaluations.
    bool has_signs = true;
};

/// The positions of a record's main line and their judgement.
struct ReviewedRecord {
    Review review;
    Judgement judgement;
};

/// Reviews the main line of a record from its first position to its last. Clears the results of
/// earlier searches, so that the same record always gets the same review. Returns a fault if the
/// start position is not playable.
Result<ReviewedRecord> review_record(Game& game, const RecordTree& record,
                                     const ReviewSettings& settings);

/// Writes the review into the record like the page (decision 24): a glyph and an explanation at
/// each mistake, the better line as a variation; in addition the proven reasons, the evaluation of
/// every position without one, and the accuracy of both sides. Existing content is not duplicated.
void annotate(RecordTree& record, const ReviewedRecord& reviewed, const ReviewSettings& settings);

}  // namespace engine::review
