// SPDX-License-Identifier: MIT
// The verdict of each rule set on a repetition with classified moves.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/outcome.h"
#include "engine/xiangqi/law/cycle.h"

namespace engine::xiangqi {

/// The passage of a rule set behind a verdict.
struct Article {
    /// `axf`: the Asian rules; `cxa`: the Chinese rules of 1999; `computer`: the definition of
    /// computer play; `simple`.
    std::string_view law;
    ArticleKind kind = ArticleKind::None;
    std::string_view number{};

    /// `axf-18`: item 18; `axf-d12`: the item of diagram 12; `cxa-26.4`; without a number the
    /// definitions of the law.
    [[nodiscard]] std::string text() const;
};

struct Verdict {
    /// The side that must deviate; nobody if the repetition is a draw.
    std::optional<Color> loser;
    Reason reason = Reason::Repetition;
    Article article;
    /// Why nobody has to deviate, in that case.
    Allowance allowance = Allowance::Peace;
    /// The pieces the loser chased with every move, on their points at the end of the cycle.
    Bitboard victims;
};

/// `cycle` must be classified under the same `rules` and lead to `position` from an equal one.
Verdict rule_cycle(const CycleMoves& cycle, const Position& position, RuleSet rules);

}  // namespace engine::xiangqi
