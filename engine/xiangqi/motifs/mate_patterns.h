// SPDX-License-Identifier: MIT
// The rarer named mates (mates.h), one predicate each; README.md gives their names.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/mated_position.h"
#include "engine/xiangqi/motifs/motif.h"

namespace engine::xiangqi {

/// The general was driven to a side file; a needed horse is outside the palace on that side, and a
/// chariot checks.
std::optional<Motif> side_tiger(const Mate& mate);
/// A needed horse, two ranks in front of an elephant's starting point, guards the side of the
/// palace, where a chariot or soldier mates.
std::optional<Motif> high_angler_horse(const Mate& mate);
/// Two needed horses on one wing: one checks, the other confines the general.
std::optional<Motif> two_horses_mate(const Mate& mate);
/// The horse left the line of a chariot, which now checks, and confines the general from its new
/// point.
std::optional<Motif> spring_horse(const Mate& mate);
/// A cannon that has just captured an advisor or elephant on the back rank checks along the rank.
std::optional<Motif> cinnabar_cannon(const Mate& mate);
/// A needed soldier is in the middle of the palace; another piece mates.
std::optional<Motif> soldier_on_throne(const Mate& mate);
/// Two chariots and a soldier inside the palace, all needed, against an advisor.
std::optional<Motif> three_chariots(const Mate& mate);
/// A soldier on the back rank checks.
std::optional<Motif> back_rank_soldier(const Mate& mate);
/// A soldier advances on the general, which was driven back to its own rank, and mates.
std::optional<Motif> home_driving_soldier(const Mate& mate);
/// A needed horse on the general's line, one empty point away; a chariot checks.
std::optional<Motif> standing_horse(const Mate& mate);
/// The general's own advisor blocks the point in front of it. The smothered palace of the cannon is
/// another pattern.
std::optional<Motif> advisor_presses_general(const Mate& mate);
/// One cannon sacrificed itself for an advisor, the other mates over the recapturing piece.
std::optional<Motif> two_cups(const Mate& mate);
/// One piece other than a cannon checks, and the general's own pieces occupy every point it could
/// reach.
std::optional<Motif> smothered_mate(const Mate& mate);

}  // namespace engine::xiangqi
