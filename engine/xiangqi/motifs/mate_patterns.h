// SPDX-License-Identifier: MIT
// The rarer of the named mates (mates.h), one predicate each; README.md says what each is called.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/mated_position.h"
#include "engine/xiangqi/motifs/motif.h"

namespace engine::xiangqi {

/// The general was driven to a side file; a needed horse stands outside the palace on that side,
/// and a chariot checks.
std::optional<Motif> side_tiger(const Mate& mate);
/// A needed horse two ranks before the point where an elephant begins guards the palace's side,
/// where a chariot or soldier mates.
std::optional<Motif> high_angler_horse(const Mate& mate);
/// Two needed horses on one wing: one checks, the other holds the general in.
std::optional<Motif> two_horses_mate(const Mate& mate);
/// The horse left the line of a chariot, which now checks, and holds the general in from where it
/// came to.
std::optional<Motif> spring_horse(const Mate& mate);
/// A cannon that has just taken an advisor or elephant on the back rank checks along it.
std::optional<Motif> cinnabar_cannon(const Mate& mate);
/// A needed soldier sits in the middle of the palace; another piece mates.
std::optional<Motif> soldier_on_throne(const Mate& mate);
/// Two chariots and a soldier inside the palace, all needed, against an advisor.
std::optional<Motif> three_chariots(const Mate& mate);
/// A soldier on the back rank checks.
std::optional<Motif> back_rank_soldier(const Mate& mate);
/// A soldier moves on towards the general, who was driven back to his own rank, and mates him
/// there.
std::optional<Motif> home_driving_soldier(const Mate& mate);
/// A needed horse in the general's line, one empty point away; a chariot checks.
std::optional<Motif> standing_horse(const Mate& mate);
/// The general's own advisor before him shuts him in: without it he could go there. The cannon's
/// smothered palace is another pattern.
std::optional<Motif> advisor_presses_general(const Mate& mate);
/// One cannon gave itself up by taking an advisor, the other mates over what took it.
std::optional<Motif> two_cups(const Mate& mate);
/// One piece that is no cannon checks, and the general's own pieces stand on every point he could
/// go to.
std::optional<Motif> smothered_mate(const Mate& mate);

}  // namespace engine::xiangqi
