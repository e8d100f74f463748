// SPDX-License-Identifier: MIT
// The text sources of the Gomoku book (see README.md), with every move checked.
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

/// The rules with a book.
inline constexpr std::array kBookRules{engine::gomoku::Rule::Freestyle,
                                       engine::gomoku::Rule::Standard, engine::gomoku::Rule::Renju};
/// The file of analysed positions, for example `freestyle.txt`.
std::string source_name(engine::gomoku::Rule rule);
/// The file of stones to propose, for example `freestyle-swap2.txt`.
std::string proposals_name(engine::gomoku::Rule rule);

/// A move and its value for the side that makes it.
struct ValuedMove {
    engine::gomoku::Point move;
    engine::Value value = 0;
    bool operator==(const ValuedMove&) const = default;
};

/// The origin of the values of a position.
enum class Finding : std::uint8_t {
    /// A search with pruning: its mates are likely, but not certain.
    Search,
    /// All replies were tried, so the win is certain.
    Proof,
};

/// A position and its valued moves, best first.
struct Analysis {
    std::vector<engine::gomoku::Point> moves;
    std::vector<ValuedMove> candidates;
    Finding finding = Finding::Search;
    /// For a search: its nodes and the last completed depth.
    std::int64_t nodes = 0;
    std::int64_t depth = 0;
    bool operator==(const Analysis&) const = default;
};

/// The source line of the analysis, without the line end.
std::string text_of(const Analysis& analysis);

/// Receives each analysis with its position; returns an error message, or an empty string.
using AnalysisVisitor =
    std::function<std::string(const engine::gomoku::Position& position, const Analysis& analysis)>;

/// `file` is the name for messages. Returns an empty string, or the first error as `file:line:
/// message`.
std::string read_analyses(std::string_view file, std::string_view text, engine::gomoku::Rule rule,
                          const AnalysisVisitor& visit);

/// Receives three stones to propose and their value for White, who is to move.
using ProposalVisitor =
    std::function<void(const engine::gomoku::Position& position, engine::Value value)>;
std::string read_proposals(std::string_view file, std::string_view text, engine::gomoku::Rule rule,
                           const ProposalVisitor& visit);

}  // namespace book
