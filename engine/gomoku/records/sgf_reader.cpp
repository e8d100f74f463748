// SPDX-License-Identifier: MIT
// Reads SGF, the Smart Game Format, whose game 4 is Gomoku and Renju. Source: the specification of
// FF[4], red-bean.com/sgf. Points are two letters, column and row from the top left corner.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/gomoku/records/formats.h"
#include "engine/gomoku/records/sgf_names.h"

namespace engine::gomoku {

namespace {

using sgf::kHeaders;
using sgf::kResults;
using sgf::Name;

constexpr std::string_view kGomoku = "4";

struct Property {
    std::string name;
    std::vector<std::string> values;
};

std::optional<Point> point_of(std::string_view text, int size) {
    if (text.size() != 2 || !is_lower(text[0]) || !is_lower(text[1])) return std::nullopt;
    const int column = text[0] - 'a' + 1;
    const int row = text[1] - 'a' + 1;
    if (column > size || row > size) return std::nullopt;
    return point_at(column, row, size);
}

class SgfReader {
  public:
    SgfReader(std::string_view text, Rule rule) : rest_(text), usual_rule_(rule), rule_(rule) {}
    ReadRecords read();

  private:
    char take();
    void skip_space();
    std::string take_value();
    void take_node();
    void close();
    void finish_game();

    bool is_of_other_game(const std::vector<Property>& node);
    Position empty_board(const std::vector<Property>& node);
    void put_stones(Position& position, Color color, const std::vector<std::string>& values);
    void set_up(const std::vector<Property>& node);
    void take_header(std::string_view name, std::string_view value);
    void take_property(const Property& property);
    void take_move(Color color, std::string_view text);
    bool begin_with(Color color);
    void warn(Fault fault, std::size_t ply = 0) { warnings_.add(line_, std::move(fault), ply); }

    std::string_view rest_;
    /// For games that do not name a rule.
    Rule usual_rule_;
    Rule rule_;
    std::size_t line_ = 1;
    ReadRecords read_{RecordFormat::Sgf, {}, {}};
    Warnings warnings_{Warning::Unit::Line};
    GameTree tree_;
    std::optional<TreeCursor> cursor_;
    /// The node to which a variation returns, and whether its moves could be read so far.
    struct Branch {
        NodeId node;
        bool is_broken;
    };
    std::vector<Branch> branches_;
    bool is_broken_ = false;
    std::size_t left_out_ = 0;
    /// Whether the current game, or any game before it, is another kind of game.
    bool is_other_game_ = false;
    bool any_other_game_ = false;
};

char SgfReader::take() {
    const char c = rest_.front();
    if (c == '\n') ++line_;
    rest_.remove_prefix(1);
    return c;
}

void SgfReader::skip_space() {
    while (!rest_.empty() &&
           std::string_view(" \t\n").find(rest_.front()) != std::string_view::npos)
        take();
}

/// The text between brackets; a backslash escapes the next character.
std::string SgfReader::take_value() {
    std::string value;
    take();
    while (!rest_.empty() && rest_.front() != ']') {
        const char c = take();
        if (c != '\\') {
            value += c;
        } else if (!rest_.empty()) {
            const char next = take();
            if (next != '\n') value += next;
        }
    }
    if (rest_.empty()) {
        warn({.code = FaultCode::UnclosedTag, .text = value});
    } else {
        take();
    }
    return value;
}

void SgfReader::take_header(std::string_view name, std::string_view value) {
    const auto known = std::find_if(kHeaders.begin(), kHeaders.end(),
                                    [&](const Name& header) { return header.theirs == name; });
    const auto text = trimmed(value);
    if (known == kHeaders.end() || text.empty()) return;
    std::string plain = replaced(text, "\n", " ");
    if (known->ours == "Result") {
        for (const Name& result : kResults) {
            if (plain.starts_with(result.theirs)) plain = result.ours;
        }
        if (plain == "0") plain = "1/2-1/2";
    }
    tree_.set_header(known->ours, plain);
}

/// Whether the first node names another game. A record that names none counts as Gomoku, although
/// the default of FF[4] is Go.
bool SgfReader::is_of_other_game(const std::vector<Property>& node) {
    for (const auto& [name, values] : node) {
        if (name != "GM" || values.empty() || trimmed(values[0]) == kGomoku) continue;
        const auto number = parse_int(trimmed(values[0]));
        const auto games = static_cast<std::int64_t>(sgf::kGames.size());
        std::string game = "another game";
        if (number && *number > 0 && *number <= games) {
            game = sgf::kGames[static_cast<std::size_t>(*number - 1)];
        }
        warn({.code = FaultCode::OtherGame,
              .text = "GM[" + values[0] + "]",
              .where = std::move(game)});
        return true;
    }
    return false;
}

/// The first node gives the board size and the rule.
Position SgfReader::empty_board(const std::vector<Property>& node) {
    int size = kStandardSize;
    rule_ = usual_rule_;
    for (const auto& [name, values] : node) {
        const std::string_view value = values.empty() ? std::string_view() : values[0];
        if (name == "SZ") {
            const auto number = parse_int(value.substr(0, value.find(':')));
            if (number && *number >= kMinSize && *number <= kMaxSize) {
                size = static_cast<int>(*number);
            } else {
                warn({.code = FaultCode::BoardSize, .where = std::string(value)});
            }
        } else if (name == "RU") {
            rule_ = parse_rule(lower_case(value)).value_or(rule_);
        }
    }
    return Position(size, rule_);
}

void SgfReader::put_stones(Position& position, Color color,
                           const std::vector<std::string>& values) {
    for (const std::string& value : values) {
        const auto point = point_of(value, position.size());
        if (point && position.is_empty(*point)) {
            position.put(color, *point);
        } else {
            warn({.code = point ? FaultCode::PointTaken : FaultCode::NotAPoint, .text = value});
        }
    }
}

/// Sets up the stones of the first node and the side to move: as given, else the side with fewer
/// stones.
void SgfReader::set_up(const std::vector<Property>& node) {
    Position position = empty_board(node);
    std::optional<Color> mover;
    std::ptrdiff_t more_black = 0;
    for (const auto& [name, values] : node) {
        const auto before = position.stones();
        if (name == "AB") put_stones(position, Color::Black, values);
        if (name == "AW") put_stones(position, Color::White, values);
        const auto put = static_cast<std::ptrdiff_t>(position.stones() - before);
        more_black += name == "AW" ? -put : put;
        if (name == "PL" && !values.empty()) {
            mover = lower_case(values[0]).starts_with('w') ? Color::White : Color::Black;
        }
    }
    position.set_side_to_move(mover.value_or(more_black > 0 ? Color::White : Color::Black));
    auto made = GameTree::from_fen(to_fen(position));
    if (auto* tree = std::get_if<GameTree>(&made)) {
        tree_ = std::move(*tree);
    } else {
        warn(std::get<Fault>(made));
        warn({.code = FaultCode::UnusableStart});
        tree_ = empty_tree(position.size(), rule_);
        is_broken_ = true;
    }
    cursor_.emplace(tree_);
}

/// Makes the other side start, if nothing has been played.
bool SgfReader::begin_with(Color color) {
    if (tree_.size() > 1) return false;
    Position position = tree_.start();
    position.set_side_to_move(color);
    auto made = GameTree::from_fen(to_fen(position));
    auto* tree = std::get_if<GameTree>(&made);
    if (tree == nullptr) return false;
    tree->headers = std::move(tree_.headers);
    tree->edit_notes(kRootNode) = tree_.notes(kRootNode);
    tree_ = std::move(*tree);
    cursor_.emplace(tree_);
    return true;
}

void SgfReader::take_move(Color color, std::string_view text) {
    if (is_broken_) {
        ++left_out_;
        return;
    }
    const int size = cursor_->position().size();
    const std::size_t ply = cursor_->ply() + 1;
    if (text.empty() || (text == "tt" && size < 20)) {
        warn({.code = FaultCode::Pass}, ply);
        is_broken_ = true;
        return;
    }
    const auto point = point_of(text, size);
    if (cursor_->position().side_to_move() != color && !begin_with(color)) {
        warn({.code = FaultCode::OutOfTurn, .text = std::string(text)}, ply);
    } else if (point && cursor_->play(*point)) {
        return;
    } else {
        warn(why_unplayed(cursor_->position(), point.value_or(kNoPoint), text), ply);
    }
    is_broken_ = true;
}

void SgfReader::take_property(const Property& property) {
    const auto& [name, values] = property;
    const std::string_view value = values.empty() ? std::string_view() : values[0];
    const bool sets_up = name == "AB" || name == "AW" || name == "AE";
    if (name == "B" || name == "W") {
        take_move(name == "B" ? Color::Black : Color::White, value);
    } else if (name == "C" || name == "N") {
        const std::string text(trimmed(value));
        if (!is_broken_) {
            append_line(tree_.edit_notes(cursor_->node()).comment, text);
        } else if (!text.empty()) {
            warn({.code = FaultCode::CommentLeftOut, .text = text});
        }
    } else if (sets_up && !is_broken_ && tree_.size() > 1) {
        warn({.code = FaultCode::SetupAfterMoves, .text = name});
        is_broken_ = true;
    } else {
        take_header(name, value);
    }
}

void SgfReader::take_node() {
    std::vector<Property> node;
    for (skip_space(); !rest_.empty(); skip_space()) {
        Property property;
        // Older files have lower-case letters in property names.
        while (!rest_.empty() && is_letter(rest_.front())) {
            const char c = take();
            if (is_upper(c)) property.name += c;
        }
        skip_space();
        while (!rest_.empty() && rest_.front() == '[') {
            property.values.push_back(take_value());
            skip_space();
        }
        if (property.name.empty() && property.values.empty()) break;
        node.push_back(std::move(property));
    }
    if (is_other_game_) return;
    if (!cursor_ && is_of_other_game(node)) {
        is_other_game_ = true;
        any_other_game_ = true;
        return;
    }
    if (!cursor_) set_up(node);
    const auto is_move = [](const Property& property) {
        return property.name == "B" || property.name == "W";
    };
    // The properties of a node refer to its move, even if they precede it.
    std::stable_partition(node.begin(), node.end(), is_move);
    for (const Property& property : node) take_property(property);
}

void SgfReader::close() {
    if (branches_.empty()) {
        warn({.code = FaultCode::UnopenedVariation});
        return;
    }
    const Branch branch = branches_.back();
    branches_.pop_back();
    if (branches_.empty()) {
        finish_game();
        return;
    }
    if (cursor_) cursor_->go_to(branch.node);
    is_broken_ = branch.is_broken;
}

void SgfReader::finish_game() {
    is_other_game_ = false;
    if (!cursor_) return;
    warnings_.add_count(line_, FaultCode::MovesLeftOut, left_out_);
    read_.games.push_back(std::move(tree_));
    warnings_.begin_next_game();
    cursor_.reset();
    tree_ = GameTree();
    is_broken_ = false;
    left_out_ = 0;
}

ReadRecords SgfReader::read() {
    while (!rest_.empty()) {
        const char c = take();
        if (c == '(') {
            branches_.push_back({cursor_ ? cursor_->node() : kRootNode, is_broken_});
        } else if (c == ')') {
            close();
        } else if (c == ';' && !branches_.empty()) {
            take_node();
        }
    }
    if (!branches_.empty()) {
        warn({.code = FaultCode::UnclosedVariation});
        finish_game();
    }
    if (read_.games.empty() && !any_other_game_) warn({.code = FaultCode::NoGame});
    read_.warnings = warnings_.take();
    return std::move(read_);
}

}  // namespace

bool looks_like_sgf(ByteView text) {
    const std::string_view record = trimmed(as_text(text));
    return record.starts_with('(') && trimmed(record.substr(1)).starts_with(';');
}

ReadRecords read_sgf(ByteView text, Rule rule) { return SgfReader(as_text(text), rule).read(); }

}  // namespace engine::gomoku
