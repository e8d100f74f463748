// SPDX-License-Identifier: MIT
// The readable sources of the Gomoku book (see README.md), checked move by move.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/types.h"
#include "engine/gomoku/board/position.h"

namespace book {

/// Those that there is a book for.
inline constexpr std::array kBookRules{engine::gomoku::Rule::Freestyle,
                                       engine::gomoku::Rule::Standard, engine::gomoku::Rule::Renju};
/// `freestyle.txt`: analysed positions.
std::string source_name(engine::gomoku::Rule rule);
/// `freestyle-swap2.txt`: stones to propose.
std::string proposals_name(engine::gomoku::Rule rule);

/// A move with what it is worth to the side that makes it.
struct ValuedMove {
    engine::gomoku::Point move;
    engine::Value value = 0;
    bool operator==(const ValuedMove&) const = default;
};

/// How the values of a position were found.
enum class Finding : std::uint8_t {
    /// By a search, which prunes: a mate it sees is likely, not certain.
    Search,
    /// All replies were tried: the win is certain.
    Proof,
};

/// A position and the moves that are worth something there, best first.
struct Analysis {
    std::vector<engine::gomoku::Point> moves;
    std::vector<ValuedMove> candidates;
    Finding finding = Finding::Search;
    /// Of the search: its nodes, and the depth it completed.
    std::int64_t nodes = 0;
    std::int64_t depth = 0;
    bool operator==(const Analysis&) const = default;
};

/// The line of a source that says so, without its end.
std::string text_of(const Analysis& analysis);

/// Receives each analysis with its position; answers what is wrong with it, or nothing.
using AnalysisVisitor =
    std::function<std::string(const engine::gomoku::Position& position, const Analysis& analysis)>;

/// `file` is its name in messages. Empty on success, else the first fault as
/// `file:line: what is wrong`.
std::string read_analyses(std::string_view file, std::string_view text, engine::gomoku::Rule rule,
                          const AnalysisVisitor& visit);

/// Reads stones to propose: three points and what they are worth to White, to move.
using ProposalVisitor =
    std::function<void(const engine::gomoku::Position& position, engine::Value value)>;
std::string read_proposals(std::string_view file, std::string_view text, engine::gomoku::Rule rule,
                           const ProposalVisitor& visit);

}  // namespace book
