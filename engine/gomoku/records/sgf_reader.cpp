// SPDX-License-Identifier: MIT
// Reads SGF, the Smart Game Format, whose game 4 is Gomoku and Renju. Source: the specifications of
// FF[3] and FF[4], red-bean.com/sgf.
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <utility>

#include "engine/core/insertion_sort.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/gomoku/board/point_set.h"
#include "engine/gomoku/records/formats.h"
#include "engine/gomoku/records/sgf_names.h"
#include "engine/gomoku/records/sgf_notes.h"
#include "engine/gomoku/records/sgf_syntax.h"

namespace engine::gomoku {

namespace {

using sgf::Item;
using sgf::Property;

constexpr std::string_view kGomoku = "4";
/// The lines of the boards of Go, which hold most games beyond 15 lines.
constexpr int kLargeSize = 19;

/// In the order in which a node's properties are taken: stones, moves, text, the rest, which refers
/// to the position after them.
constexpr int kLastRank = 5;
int rank_of(const Property& property) {
    const std::string_view name = property.name;
    if (name == "AB" || name == "AW" || name == "AE" || name == "PL") return 0;
    if (name == "B" || name == "W" || name == "QPR" || name.starts_with("QS")) return 1;
    if (name == "N") return 2;
    if (name == "C") return 3;
    return name == "LB" || name == "L" ? 4 : kLastRank;
}

std::string in_brackets(const Property& property) {
    return property.name + "[" + property.values[0] + "]";
}

void add_glyph(Notes& notes, std::uint8_t glyph) {
    auto& glyphs = notes.glyphs;
    if (std::find(glyphs.begin(), glyphs.end(), glyph) == glyphs.end()) glyphs.push_back(glyph);
}

/// A tree has one start and moves by turns. What follows stones that are set up later, a pass or a
/// second move of a side is a part: a game of its own.
struct Part {
    GameTree tree;
    /// The number of open parentheses where it begins.
    std::size_t depth = 1;
    /// What nodes have besides moves and text.
    std::map<NodeId, std::vector<Property>> extras{};
};

/// A position that no move has led to; it becomes the start of a part when something follows.
struct Setup {
    std::array<Content, kCells> contents{};
    std::optional<Color> side;
    bool any_stone = false;
    /// Nothing but passes.
    bool is_pass = false;
    /// The property that caused it.
    std::string cause{};
};

class SgfReader {
  public:
    SgfReader(std::string_view text, Rule rule)
        : parser_(text, warnings_),
          usual_rule_(rule),
          rule_(rule) {}
    ReadRecords read();

  private:
    bool is_of_other_game(const Item& node);
    void begin_game(const std::vector<Item>& items);
    int named_size(const std::string& value);
    void read_size(const std::vector<Item>& items);
    void take_node(const Item& node);
    void take_property(const Property& property);
    void take_rule(std::string_view text);
    void set_rules(std::string_view text);
    bool take_header(const Property& property);
    bool take_glyph(const Property& property);
    bool take_clock(const Property& property);
    void take_labels(const Property& property);
    bool take_opening(const Property& property);
    void take_text(std::string_view text);
    void take_rest(const Property& property);
    /// As a command in the comment of the node.
    void keep(const Property& property) { sgf::add_to(part().extras[cursor_->node()], property); }
    void put_stones(const Property& property);
    void set_side(const Property& property);
    void take_move(Color color, const Property& property, std::string_view raw);

    Setup& setup(const std::string& cause);
    Position position_of(const Setup& setup) const;
    void settle();
    void open();
    void close();
    void go_to(std::size_t part, NodeId node);
    void finish_game();
    void finish_notes(Part& part) const;

    [[nodiscard]] Part& part() { return parts_[part_]; }
    [[nodiscard]] Notes& notes() { return part().tree.edit_notes(cursor_->node()); }
    void warn(Fault fault, std::size_t ply = 0) { warnings_.add(line_, std::move(fault), ply); }

    Warnings warnings_{Warning::Unit::Line};
    sgf::Parser parser_;
    /// For games that do not name a rule.
    Rule usual_rule_;
    Rule rule_;
    int size_ = kStandardSize;
    std::size_t line_ = 1;
    ReadRecords read_{RecordFormat::Sgf, {}, {}};

    // The current game.
    std::deque<Part> parts_;
    std::size_t part_ = 0;
    std::optional<TreeCursor> cursor_;
    std::optional<Setup> setup_;
    /// The points that the current node sets up.
    PointSet put_;
    bool is_root_ = true;
    /// The node to which a variation returns, and whether its moves could be read so far.
    struct Branch {
        std::size_t part;
        NodeId node;
        bool is_broken;
    };
    std::vector<Branch> branches_;
    bool is_broken_ = false;
    std::size_t left_out_ = 0;
    /// Names that no standard has, each warned of once.
    std::vector<std::string> strange_;

    /// More parts than any game has passes; each holds the headers.
    static constexpr std::size_t kMostParts = 100;
    /// More names than any program makes up.
    static constexpr std::size_t kMostStrange = 100;
};

/// Whether the first node names another game. A record that names none counts as Gomoku, although
/// the default of FF[4] is Go.
bool SgfReader::is_of_other_game(const Item& node) {
    for (const auto& [name, values] : node.properties) {
        const std::string_view value = trimmed(values[0]);
        if (name != "GM" || value.empty() || value == kGomoku) continue;
        if (equal_ignoring_case(value, "Gomoku") || equal_ignoring_case(value, "Renju")) continue;
        const auto number = parse_int(value);
        const auto games = static_cast<std::int64_t>(sgf::kGames.size());
        std::string game = "another game";
        if (number && *number > 0 && *number <= games) {
            game = sgf::kGames[static_cast<std::size_t>(*number - 1)];
        }
        warn({.code = FaultCode::OtherGame, .text = "GM[" + values[0] + "]", .where = game});
        return true;
    }
    return false;
}

/// `15`, or `15:15`. A board that is not square becomes one that holds it.
int SgfReader::named_size(const std::string& value) {
    const auto fields = split_fields(value, ':');
    const auto columns = parse_int(trimmed(fields[0]));
    const auto rows = fields.size() < 2 ? columns : parse_int(trimmed(fields[1]));
    const auto lines = std::max(columns.value_or(0), rows.value_or(0));
    const bool fits = columns && rows && lines >= kMinSize && lines <= kMaxSize;
    if (!fits || columns != rows) warn({.code = FaultCode::BoardSize, .where = value});
    return fits ? static_cast<int>(lines) : kStandardSize;
}

/// Whether a stone stands on a board of 19 lines, but on none of 15.
bool is_beyond(const Property& property) {
    const std::string_view name = property.name;
    if (name != "B" && name != "W" && name != "AB" && name != "AW") return false;
    return std::any_of(property.values.begin(), property.values.end(), [](std::string_view value) {
        return value != "tt" && sgf::points_of(value, kStandardSize).empty() &&
               !sgf::points_of(value, kLargeSize).empty();
    });
}

/// A game that names no size has 15 lines or, with a stone beyond them, 19.
void SgfReader::read_size(const std::vector<Item>& items) {
    size_ = kStandardSize;
    for (const Item& item : items) {
        for (const Property& property : item.properties) {
            if (property.name == "SZ") {
                size_ = named_size(property.values[0]);
                return;
            }
            if (is_beyond(property)) size_ = kLargeSize;
        }
    }
}

/// Keeps a rule that is none of ours, or comes too late.
void SgfReader::set_rules(std::string_view text) {
    GameTree& tree = parts_.front().tree;
    if (!trimmed(text).empty() && tree.header("Rules").empty()) {
        tree.set_header("Rules", trimmed(text));
    }
}

void SgfReader::take_rule(std::string_view text) {
    const std::string name = lower_case(trimmed(text));
    auto rule = parse_rule(name);
    if (!rule && name.find("renju") != std::string::npos) rule = Rule::Renju;
    if (!rule && name.find("freestyle") != std::string::npos) rule = Rule::Freestyle;
    if (!rule) set_rules(text);
    rule_ = rule.value_or(usual_rule_);
}

void SgfReader::begin_game(const std::vector<Item>& items) {
    read_size(items);
    rule_ = usual_rule_;
    parts_.emplace_back();
    for (const Item& item : items) {
        if (item.kind != Item::Kind::Node) continue;
        for (const auto& [name, values] : item.properties) {
            if (name == "RU") take_rule(sgf::text_of_value(values[0], true));
        }
        break;
    }
    auto headers = std::move(part().tree.headers);
    part().tree = empty_tree(size_, rule_);
    part().tree.headers = std::move(headers);
    cursor_.emplace(part().tree);
}

/// The position to change without a move: that of the cursor, or one changed already.
Setup& SgfReader::setup(const std::string& cause) {
    if (!setup_) {
        setup_.emplace();
        const Position& position = cursor_->position();
        for (int rank = 0; rank < size_; ++rank) {
            for (int file = 0; file < size_; ++file) {
                const Point point(file, rank);
                setup_->contents[point.cell()] = position.at(point);
            }
        }
        setup_->cause = cause;
    }
    return *setup_;
}

void SgfReader::put_stones(const Property& property) {
    const Content content = property.name == "AB"   ? Content::Black
                            : property.name == "AW" ? Content::White
                                                    : Content::Empty;
    for (const std::string& value : property.values) {
        const auto points = sgf::points_of(value, size_);
        if (points.empty() && !trimmed(value).empty()) {
            warn({.code = FaultCode::NotAPoint, .text = value});
        }
        for (const Point point : points) {
            if (put_.contains(point)) {
                warn({.code = FaultCode::PointTaken, .text = value});
                continue;
            }
            put_.insert(point);
            const Content now =
                setup_ ? setup_->contents[point.cell()] : cursor_->position().at(point);
            if (now == content) continue;
            Setup& changed = setup(in_brackets(property));
            changed.contents[point.cell()] = content;
            changed.any_stone = true;
            changed.is_pass = false;
        }
    }
}

void SgfReader::set_side(const Property& property) {
    const std::string value = lower_case(trimmed(property.values[0]));
    const bool is_white = value.starts_with('w') || value == "2";
    if (!is_white && !value.starts_with('b') && value != "1") {
        warn({.code = FaultCode::StrayText, .text = in_brackets(property)});
        return;
    }
    const Color side = is_white ? Color::White : Color::Black;
    if (!setup_ && cursor_->position().side_to_move() == side) return;
    Setup& changed = setup(in_brackets(property));
    changed.side = side;
    changed.is_pass = false;
}

/// The stones, and as the side to move the one named, else the one with fewer stones.
Position SgfReader::position_of(const Setup& setup) const {
    Position position(size_, rule_);
    int more_black = 0;
    for (int rank = 0; rank < size_; ++rank) {
        for (int file = 0; file < size_; ++file) {
            const Point point(file, rank);
            const Content content = setup.contents[point.cell()];
            if (content != Content::Black && content != Content::White) continue;
            const bool is_black = content == Content::Black;
            position.put(is_black ? Color::Black : Color::White, point);
            more_black += is_black ? 1 : -1;
        }
    }
    position.set_side_to_move(setup.side.value_or(more_black > 0 ? Color::White : Color::Black));
    return position;
}

/// Makes the position that was set up the start: of this part if it has no moves yet, else of a new
/// one.
void SgfReader::settle() {
    if (!setup_) return;
    const Setup setup = *std::exchange(setup_, std::nullopt);
    auto made = GameTree::from_fen(to_fen(position_of(setup)));
    auto* tree = std::get_if<GameTree>(&made);
    if (tree == nullptr || parts_.size() >= kMostParts) {
        if (tree == nullptr) warn(std::get<Fault>(made));
        warn({.code = FaultCode::UnusableStart});
        is_broken_ = true;
        return;
    }
    const bool may_change = !setup.any_stone || branches_.size() == part().depth;
    if (part().tree.size() == 1 && may_change) {
        tree->headers = std::move(part().tree.headers);
        if (!part().tree.notes(kRootNode).empty()) {
            tree->edit_notes(kRootNode) = part().tree.notes(kRootNode);
        }
        part().tree = std::move(*tree);
    } else {
        if (cursor_->node() != kRootNode) {
            warn({.code = FaultCode::SetupAfterMoves, .text = setup.cause}, cursor_->ply() + 1);
        }
        part_ = parts_.size();
        parts_.push_back({std::move(*tree), branches_.size()});
    }
    cursor_.emplace(part().tree);
}

void SgfReader::take_move(Color color, const Property& property, std::string_view raw) {
    if (is_broken_) {
        ++left_out_;
        return;
    }
    const std::string text(trimmed(raw));
    const bool is_pass = text.empty() || (text == "tt" && size_ < kMaxSize);
    const bool is_others =
        setup_ ? setup_->side != color : cursor_->position().side_to_move() != color;
    if (is_pass || is_others) {
        const bool is_new = !setup_;
        Setup& changed = setup(property.name + "[" + text + "]");
        changed.side = is_pass ? ~color : color;
        if (is_new) changed.is_pass = is_pass;
    }
    if (is_pass) return;
    settle();
    const std::size_t ply = cursor_->ply() + 1;
    const auto point = sgf::point_of(text, size_);
    if (is_broken_) {
        ++left_out_;
    } else if (!point || !cursor_->play(*point)) {
        warn(why_unplayed(cursor_->position(), point.value_or(kNoPoint), text), ply);
        is_broken_ = true;
    }
}

/// The opening of a game on gomokuquest: the stones that the players place before the usual moves,
/// `QPR[hh,hg,jf]` and then `QSLW[ig]`, in turn.
bool SgfReader::take_opening(const Property& property) {
    const auto points = split_fields(property.values[0], ',');
    const bool are_points = std::all_of(points.begin(), points.end(), [&](std::string_view point) {
        return sgf::point_of(point, size_).has_value();
    });
    if (!are_points) return false;
    for (const std::string_view point : points) {
        take_move(cursor_->position().side_to_move(), property, point);
    }
    return true;
}

void SgfReader::take_text(std::string_view text) {
    const auto [plain, commands] = sgf::split_comment(text, size_);
    append_line(notes().comment, plain);
    for (const Property& command : commands) {
        keep(command);
    }
}

/// Texts on points become lines of the comment: `h8: A`. FF[3] only names the points, which have
/// letters by their order.
void SgfReader::take_labels(const Property& property) {
    char letter = 'A';
    for (const std::string& value : property.values) {
        const std::size_t colon = std::min(value.find(':'), value.size());
        const auto point = sgf::point_of(std::string_view(value).substr(0, colon), size_);
        const bool is_label = property.name == "LB" && colon < value.size();
        if (!point || (property.name == "LB") != is_label) {
            keep({property.name, {value}});
            continue;
        }
        const std::string label =
            is_label ? sgf::text_of_value(std::string_view(value).substr(colon + 1), true)
                     : std::string(1, letter);
        letter = letter == 'Z' ? 'a' : static_cast<char>(letter + 1);
        take_text(point->text() + ": " + label);
    }
}

/// False if the game has that header already, with another value.
bool SgfReader::take_header(const Property& property) {
    const auto known =
        std::find_if(sgf::kHeaders.begin(), sgf::kHeaders.end(),
                     [&](const sgf::Name& header) { return header.theirs == property.name; });
    // Properties that nobody knows are headers, too, where they can only be about the game.
    const bool is_header =
        known != sgf::kHeaders.end() ||
        (is_root_ && !sgf::is_known(property.name) && property.values.size() == 1);
    if (!is_header) return false;
    const std::string_view name =
        known == sgf::kHeaders.end() ? std::string_view(property.name) : known->ours;
    GameTree& tree = parts_.front().tree;
    for (const std::string& value : property.values) {
        const std::string text(trimmed(sgf::text_of_value(value, property.name != "GC")));
        if (text.empty() && known != sgf::kHeaders.end()) continue;
        sgf::GameResult result;
        if (property.name == "RE") result = sgf::result_of(text);
        const std::string_view told = property.name == "RE" ? result.result : text;
        const std::string_view before = tree.header(name);
        if (!before.empty() && before != told) {
            keep({property.name, {value}});
            continue;
        }
        tree.set_header(name, told);
        if (!result.termination.empty()) tree.set_header("Termination", result.termination);
    }
    return true;
}

bool SgfReader::take_glyph(const Property& property) {
    const auto judgement =
        std::find_if(sgf::kJudgements.begin(), sgf::kJudgements.end(),
                     [&](const sgf::Judgement& known) { return known.name == property.name; });
    if (judgement == sgf::kJudgements.end()) return false;
    const std::string_view value = trimmed(property.values[0]);
    const bool is_usual = value.empty() || value == "1";
    const std::uint8_t glyph = is_usual ? judgement->usual : value == "2" ? judgement->strong : 0;
    if (glyph == 0) return false;
    add_glyph(notes(), glyph);
    return true;
}

/// The time that the mover has left; a node has no place for the other side's.
bool SgfReader::take_clock(const Property& property) {
    if ((property.name != "BL" && property.name != "WL") || cursor_->node() == kRootNode) {
        return false;
    }
    const Color side = property.name == "BL" ? Color::Black : Color::White;
    const auto clock = sgf::milliseconds_of(property.values[0]);
    if (cursor_->position().side_to_move() == side || !clock || notes().clock_ms) return false;
    notes().clock_ms = clock;
    return true;
}

/// What is about the position: text, glyphs, clocks, marks.
void SgfReader::take_rest(const Property& property) {
    if (is_broken_) {
        if (property.name != "C" && property.name != "N") return;
        const std::string text(trimmed(sgf::text_of_value(property.values[0], false)));
        if (!text.empty()) warn({.code = FaultCode::CommentLeftOut, .text = text});
        return;
    }
    if (property.name == "C" || property.name == "N") {
        for (const std::string& value : property.values) {
            take_text(sgf::text_of_value(value, property.name == "N"));
        }
    } else if (property.name == "LB" || property.name == "L") {
        take_labels(property);
    } else {
        for (const std::string& value : property.values) {
            const Property one{property.name, {value}};
            if (take_glyph(one) || take_clock(one)) continue;
            keep(one);
        }
        const bool is_new =
            std::find(strange_.begin(), strange_.end(), property.name) == strange_.end();
        if (!sgf::is_known(property.name) && is_new && strange_.size() < kMostStrange) {
            strange_.push_back(property.name);
            warn({.code = FaultCode::UnknownTag, .text = property.name});
        }
    }
}

void SgfReader::take_property(const Property& property) {
    constexpr std::array<std::string_view, 4> kOfTheFile{"FF", "GM", "CA", "SZ"};
    const std::string_view name = property.name;
    if (name == "B" || name == "W") {
        for (const std::string& value : property.values) {
            take_move(name == "B" ? Color::Black : Color::White, property, value);
        }
    } else if (rank_of(property) == 0) {
        // After an unreadable move the position is unknown.
        if (is_broken_) return;
        if (name == "PL") {
            set_side(property);
        } else {
            put_stones(property);
        }
    } else if (rank_of(property) == 1 && take_opening(property)) {
        return;
    } else if (name == "RU") {
        // Only the first node can set the rule.
        if (!is_root_) set_rules(property.values[0]);
    } else if (std::find(kOfTheFile.begin(), kOfTheFile.end(), name) == kOfTheFile.end() &&
               !take_header(property)) {
        // A remark on a pass stays with the move before it.
        if (setup_ && !setup_->is_pass) settle();
        take_rest(property);
    }
}

void SgfReader::take_node(const Item& node) {
    line_ = node.line;
    put_ = {};
    for (int rank = 0; rank <= kLastRank; ++rank) {
        for (const Property& property : node.properties) {
            if (rank_of(property) == rank) take_property(property);
        }
    }
    is_root_ = false;
}

void SgfReader::go_to(std::size_t part, NodeId node) {
    if (part != part_) {
        part_ = part;
        cursor_.emplace(parts_[part].tree);
    }
    cursor_->go_to(node);
}

void SgfReader::open() {
    settle();
    branches_.push_back({part_, cursor_->node(), is_broken_});
}

void SgfReader::close() {
    if (setup_ && setup_->is_pass) {
        warn({.code = FaultCode::Pass}, cursor_->ply() + 1);
        setup_.reset();
    }
    settle();
    const Branch branch = branches_.back();
    branches_.pop_back();
    go_to(branch.part, branch.node);
    is_broken_ = branch.is_broken;
}

void SgfReader::finish_notes(Part& part) const {
    for (auto& [node, extras] : part.extras) {
        // Nodes that make one position give the same comment in whatever order they say it.
        insertion_sort(extras.begin(), extras.end(),
                       [](const Property& a, const Property& b) { return a.name < b.name; });
        append_line(part.tree.edit_notes(node).comment, sgf::commands_of(extras, size_));
    }
}

void SgfReader::finish_game() {
    warnings_.add_count(line_, FaultCode::MovesLeftOut, left_out_);
    const auto headers = parts_.front().tree.headers;
    // Variations that set up their own positions have no game before them, but perhaps a text.
    Part& first = parts_.front();
    if (parts_.size() > 1 && first.tree.size() == 1 && first.tree.start().stones() == 0) {
        Part& second = parts_[1];
        std::string comment = first.tree.notes(kRootNode).comment;
        append_line(comment, second.tree.notes(kRootNode).comment);
        if (!comment.empty()) second.tree.edit_notes(kRootNode).comment = std::move(comment);
        for (const std::uint8_t glyph : first.tree.notes(kRootNode).glyphs) {
            add_glyph(second.tree.edit_notes(kRootNode), glyph);
        }
        for (const Property& extra : first.extras[kRootNode]) {
            sgf::add_to(second.extras[kRootNode], extra);
        }
        parts_.pop_front();
    }
    for (Part& part : parts_) finish_notes(part);
    for (Part& part : parts_) {
        part.tree.headers = headers;
        read_.games.push_back(std::move(part.tree));
        warnings_.begin_next_game();
    }
    cursor_.reset();
    setup_.reset();
    parts_.clear();
    part_ = 0;
    branches_.clear();
    is_broken_ = false;
    is_root_ = true;
    left_out_ = 0;
}

ReadRecords SgfReader::read() {
    bool any_other_game = false;
    for (auto items = parser_.next_game(); !items.empty(); items = parser_.next_game()) {
        const auto root = std::find_if(items.begin(), items.end(), [](const Item& item) {
            return item.kind == Item::Kind::Node;
        });
        line_ = items.front().line;
        if (root != items.end() && is_of_other_game(*root)) {
            any_other_game = true;
            continue;
        }
        begin_game(items);
        for (const Item& item : items) {
            line_ = item.line;
            if (item.kind == Item::Kind::Open) {
                open();
            } else if (item.kind == Item::Kind::Close) {
                close();
            } else {
                take_node(item);
            }
        }
        finish_game();
    }
    if (read_.games.empty() && !any_other_game) warn({.code = FaultCode::NoGame});
    read_.warnings = warnings_.take();
    // A game is parsed before it is played.
    insertion_sort(read_.warnings.begin(), read_.warnings.end(),
                   [](const Warning& a, const Warning& b) { return a.at < b.at; });
    return std::move(read_);
}

}  // namespace

bool looks_like_sgf(ByteView text) {
    return sgf::find_game(as_text(text)) != std::string_view::npos;
}

ReadRecords read_sgf(ByteView text, Rule rule) { return SgfReader(as_text(text), rule).read(); }

}  // namespace engine::gomoku
