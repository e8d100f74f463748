// SPDX-License-Identifier: MIT
#include "book/gomoku_source.h"

#include <optional>

#include "book/lines.h"
#include "engine/core/text/text.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/rules/swap2.h"

namespace book {

using engine::in_quotes;
using engine::is_mate;
using engine::kMate;
using engine::mate_in;
using engine::mated_in;
using engine::parse_int;
using engine::Ply;
using engine::split_fields;
using engine::split_words;
using engine::Value;
using engine::gomoku::kStandardSize;
using engine::gomoku::parse_point;
using engine::gomoku::Point;
using engine::gomoku::Position;
using engine::gomoku::Rule;

namespace {

constexpr std::string_view kWin = "win";
constexpr std::string_view kLoss = "loss";
constexpr std::string_view kEmptyBoard = "-";
constexpr std::string_view kProof = "proof";

/// For example `-25`, `win7` (five in 7 plies) or `loss6`.
std::string text_of_value(Value value) {
    if (!is_mate(value)) return std::to_string(value);
    return value > 0 ? std::string(kWin) + std::to_string(kMate - value)
                     : std::string(kLoss) + std::to_string(kMate + value);
}

std::optional<Value> parse_value(std::string_view word) {
    const bool is_win = word.starts_with(kWin);
    const bool is_loss = word.starts_with(kLoss);
    if (is_win) word.remove_prefix(kWin.size());
    if (is_loss) word.remove_prefix(kLoss.size());
    const auto number = parse_int(word);
    if (!number || *number < -kMate || *number > kMate) return std::nullopt;
    const auto value = static_cast<Value>(*number);
    if (!is_win && !is_loss) return is_mate(value) ? std::nullopt : std::optional(value);
    if (value < 0) return std::nullopt;
    const Value mate = is_win ? mate_in(Ply{value}) : mated_in(Ply{value});
    return is_mate(mate) ? std::optional(mate) : std::nullopt;
}

std::optional<Point> legal_point(Position& position, std::string_view word) {
    const auto point = parse_point(word, kStandardSize);
    const bool is_legal = point && position.is_empty(*point) && !is_forbidden(position, *point) &&
                          judge(position).status == engine::Status::Ongoing;
    return is_legal ? point : std::nullopt;
}

std::string illegal(std::string_view word) { return in_quotes(word) + " is not a legal move here"; }

/// Makes the moves; returns an error message, or an empty string.
std::string play(Position& position, std::string_view moves) {
    if (moves == kEmptyBoard) return {};
    for (const std::string_view word : split_words(moves)) {
        const auto point = legal_point(position, word);
        if (!point) return illegal(word);
        position.make_move(*point);
    }
    return {};
}

std::string read_candidates(Position& position, std::string_view text, Analysis& analysis) {
    const auto words = split_words(text);
    if (words.empty() || words.size() % 2 != 0) return "a move lacks its value";
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto point = legal_point(position, words[i]);
        if (!point) return illegal(words[i]);
        const auto value = parse_value(words[i + 1]);
        if (!value) return in_quotes(words[i + 1]) + " is no value";
        analysis.candidates.push_back({*point, *value});
    }
    return {};
}

std::string read_finding(std::string_view text, Analysis& analysis) {
    const auto words = split_words(text);
    if (words.size() == 1 && words[0] == kProof) {
        analysis.finding = Finding::Proof;
        const Value value = analysis.candidates[0].value;
        return is_mate(value) && value > 0 ? std::string() : "a proof needs a win";
    }
    const auto nodes = words.size() == 2 ? parse_int(words[0]) : std::nullopt;
    const auto depth = words.size() == 2 ? parse_int(words[1]) : std::nullopt;
    if (!nodes || !depth)
        return "expected \"proof\" or nodes and depth instead of " + in_quotes(text);
    analysis.nodes = *nodes;
    analysis.depth = *depth;
    return {};
}

std::string read_analysis(std::string_view line, Rule rule, const AnalysisVisitor& visit) {
    const auto parts = split_fields(line, '|');
    if (parts.size() != 3) return "expected: moves | candidates | how they were found";
    Position position(kStandardSize, rule);
    if (auto fault = play(position, engine::trimmed(parts[0])); !fault.empty()) return fault;
    Analysis analysis;
    analysis.moves = position.moves();
    if (auto fault = read_candidates(position, parts[1], analysis); !fault.empty()) return fault;
    if (auto fault = read_finding(parts[2], analysis); !fault.empty()) return fault;
    return visit(position, analysis);
}

}  // namespace

std::string source_name(Rule rule) {
    return std::string(engine::gomoku::kRuleNames[static_cast<std::size_t>(rule)]) + ".txt";
}

std::string proposals_name(Rule rule) {
    return std::string(engine::gomoku::kRuleNames[static_cast<std::size_t>(rule)]) + "-swap2.txt";
}

std::string text_of(const Analysis& analysis) {
    std::string text;
    for (const Point point : analysis.moves) text += point.text() + ' ';
    if (analysis.moves.empty()) text = std::string(kEmptyBoard) + ' ';
    text += '|';
    for (const auto& [move, value] : analysis.candidates) {
        text += ' ' + move.text() + ' ' + text_of_value(value);
    }
    text += " | ";
    if (analysis.finding == Finding::Proof) return text + std::string(kProof);
    return text + std::to_string(analysis.nodes) + ' ' + std::to_string(analysis.depth);
}

std::string read_analyses(std::string_view file, std::string_view text, Rule rule,
                          const AnalysisVisitor& visit) {
    return for_each_line(file, text,
                         [&](std::string_view line) { return read_analysis(line, rule, visit); });
}

std::string read_proposals(std::string_view file, std::string_view text, Rule rule,
                           const ProposalVisitor& visit) {
    return for_each_line(file, text, [&](std::string_view line) -> std::string {
        const auto parts = split_fields(line, '|');
        if (parts.size() != 3) return "expected: stones | value for White | how it was found";
        Position position(kStandardSize, rule);
        if (auto fault = play(position, engine::trimmed(parts[0])); !fault.empty()) return fault;
        if (position.stones() != engine::gomoku::kSwap2Stones) return "a proposal has three stones";
        const auto value = parse_value(engine::trimmed(parts[1]));
        if (!value) return in_quotes(parts[1]) + " is no value";
        visit(position, *value);
        return {};
    });
}

}  // namespace book
