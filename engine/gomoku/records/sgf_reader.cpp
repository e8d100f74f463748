// SPDX-License-Identifier: MIT
// Reads SGF, the Smart Game Format, whose game 4 is Gomoku and Renju. Source: the specifications of
// FF[3] and FF[4], red-bean.com/sgf.
#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

#include "engine/core/insertion_sort.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/gomoku/board/point_set.h"
#include "engine/gomoku/records/formats.h"
#include "engine/gomoku/records/sgf_game.h"
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

class SgfReader {
  public:
    SgfReader(std::string_view text, Rule rule)
        : parser_(text, warnings_.list),
          usual_rule_(rule) {}
    ReadRecords read();

  private:
    bool is_of_other_game(const Item& node);
    void begin_game(const std::vector<Item>& items);
    int named_size(const std::string& value);
    int size_of(const std::vector<Item>& items);
    void take_node(const Item& node);
    void take_property(const Property& property);
    void set_rules(std::string_view text);
    bool take_header(const Property& property);
    bool take_glyph(const Property& property);
    bool take_clock(const Property& property);
    void take_labels(const Property& property);
    void put_stones(const Property& property);
    void set_side(const Property& property);
    void take_move(Color color, const Property& property, std::string_view raw);
    bool take_opening(const Property& property);
    void take_text(std::string_view text);
    void take_rest(const Property& property);

    sgf::LineWarnings warnings_;
    sgf::Parser parser_;
    /// For games that do not name a rule.
    Rule usual_rule_;
    ReadRecords read_{RecordFormat::Sgf, {}, {}};

    std::optional<sgf::SgfGame> game_;
    /// The points that the current node sets up.
    PointSet put_;
    bool is_root_ = true;
    /// Names that no standard has, each warned of once.
    std::vector<std::string> strange_;

    /// More names than any program makes up.
    static constexpr std::size_t kMostStrange = 100;
};

std::vector<Item>::const_iterator first_node_of(const std::vector<Item>& items) {
    return std::find_if(items.begin(), items.end(),
                        [](const Item& item) { return item.kind == Item::Kind::Node; });
}

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
        warnings_.add(
            {.code = FaultCode::OtherGame, .text = "GM[" + values[0] + "]", .where = game});
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
    if (!fits || columns != rows) warnings_.add({.code = FaultCode::BoardSize, .where = value});
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
int SgfReader::size_of(const std::vector<Item>& items) {
    int size = kStandardSize;
    for (const Item& item : items) {
        for (const Property& property : item.properties) {
            if (property.name == "SZ") return named_size(property.values[0]);
            if (is_beyond(property)) size = kLargeSize;
        }
    }
    return size;
}

/// Nothing if it is none of ours.
std::optional<Rule> rule_of(std::string_view text) {
    const std::string name = lower_case(trimmed(text));
    if (const auto rule = parse_rule(name)) return rule;
    const auto has = [&](std::string_view word) { return name.find(word) != std::string::npos; };
    // Also by the federation of Renju and by one of its openings.
    if (has("renju") || has("yamaguchi") || name == "rif") return Rule::Renju;
    if (has("freestyle")) return Rule::Freestyle;
    if (has("standard")) return Rule::Standard;
    return std::nullopt;
}

/// Keeps a rule that is none of ours, or comes too late.
void SgfReader::set_rules(std::string_view text) {
    if (!trimmed(text).empty() && game_->header("Rules").empty()) {
        game_->set_header("Rules", trimmed(text));
    }
}

void SgfReader::begin_game(const std::vector<Item>& items) {
    const int size = size_of(items);
    const auto root = first_node_of(items);
    std::string rules;
    if (root != items.end()) {
        for (const auto& [name, values] : root->properties) {
            if (name == "RU") rules = sgf::text_of_value(values[0], true);
        }
    }
    const auto rule = rule_of(rules);
    game_.emplace(size, rule.value_or(usual_rule_), warnings_);
    if (!rule) set_rules(rules);
    is_root_ = true;
}

void SgfReader::put_stones(const Property& property) {
    const Content content = property.name == "AB"   ? Content::Black
                            : property.name == "AW" ? Content::White
                                                    : Content::Empty;
    for (const std::string& value : property.values) {
        const auto points = sgf::points_of(value, game_->size());
        if (points.empty() && !trimmed(value).empty()) {
            warnings_.add({.code = FaultCode::NotAPoint, .text = value});
        }
        for (const Point point : points) {
            if (put_.contains(point)) {
                warnings_.add({.code = FaultCode::PointTaken, .text = value});
                continue;
            }
            put_.insert(point);
            game_->put(point, content, in_brackets(property));
        }
    }
}

void SgfReader::set_side(const Property& property) {
    const std::string value = lower_case(trimmed(property.values[0]));
    const bool is_white = value.starts_with('w') || value == "2";
    if (!is_white && !value.starts_with('b') && value != "1") {
        warnings_.add({.code = FaultCode::StrayText, .text = in_brackets(property)});
        return;
    }
    game_->set_side(is_white ? Color::White : Color::Black, in_brackets(property));
}

void SgfReader::take_move(Color color, const Property& property, std::string_view raw) {
    const std::string text(trimmed(raw));
    game_->play(color, text, property.name + "[" + text + "]");
}

/// The opening of a game on gomokuquest: the stones that the players place before the usual moves,
/// `QPR[hh,hg,jf]` and then `QSLW[ig]`, in turn.
bool SgfReader::take_opening(const Property& property) {
    const auto points = split_fields(property.values[0], ',');
    const bool are_points = std::all_of(points.begin(), points.end(), [&](std::string_view point) {
        return sgf::point_of(point, game_->size()).has_value();
    });
    if (!are_points) return false;
    for (const std::string_view point : points) {
        take_move(game_->position().side_to_move(), property, point);
    }
    return true;
}

void SgfReader::take_text(std::string_view text) {
    const auto [plain, commands] = sgf::split_comment(text, game_->size());
    append_line(game_->notes().comment, plain);
    for (const Property& command : commands) {
        game_->keep(command);
    }
}

/// Texts on points become lines of the comment: `h8: A`. FF[3] only names the points, which have
/// letters by their order.
void SgfReader::take_labels(const Property& property) {
    char letter = 'A';
    for (const std::string& value : property.values) {
        const std::size_t colon = std::min(value.find(':'), value.size());
        const auto point = sgf::point_of(std::string_view(value).substr(0, colon), game_->size());
        const bool is_label = property.name == "LB" && colon < value.size();
        if (!point || (property.name == "LB") != is_label) {
            game_->keep({property.name, {value}});
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
    for (const std::string& value : property.values) {
        const std::string text(trimmed(sgf::text_of_value(value, property.name != "GC")));
        if (text.empty() && known != sgf::kHeaders.end()) continue;
        sgf::GameResult result;
        if (property.name == "RE") result = sgf::result_of(text);
        const std::string_view told = property.name == "RE" ? result.result : text;
        const std::string_view before = game_->header(name);
        if (!before.empty() && before != told) {
            game_->keep({property.name, {value}});
            continue;
        }
        game_->set_header(name, told);
        if (!result.termination.empty()) game_->set_header("Termination", result.termination);
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
    add_glyph(game_->notes(), glyph);
    return true;
}

/// The time that the mover has left; a node has no place for the other side's.
bool SgfReader::take_clock(const Property& property) {
    if ((property.name != "BL" && property.name != "WL") || game_->is_at_root()) {
        return false;
    }
    const Color side = property.name == "BL" ? Color::Black : Color::White;
    const auto clock = sgf::milliseconds_of(property.values[0]);
    if (game_->position().side_to_move() == side || !clock || game_->notes().clock_ms) return false;
    game_->notes().clock_ms = clock;
    return true;
}

/// What is about the position: text, glyphs, clocks, marks.
void SgfReader::take_rest(const Property& property) {
    if (game_->is_broken()) {
        if (property.name != "C" && property.name != "N") return;
        const std::string text(trimmed(sgf::text_of_value(property.values[0], false)));
        if (!text.empty()) warnings_.add({.code = FaultCode::CommentLeftOut, .text = text});
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
            game_->keep(one);
        }
        const bool is_new =
            std::find(strange_.begin(), strange_.end(), property.name) == strange_.end();
        if (!sgf::is_known(property.name) && is_new && strange_.size() < kMostStrange) {
            strange_.push_back(property.name);
            warnings_.add({.code = FaultCode::UnknownTag, .text = property.name});
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
        if (game_->is_broken()) return;
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
        game_->settle_unless_passed();
        take_rest(property);
    }
}

void SgfReader::take_node(const Item& node) {
    warnings_.line = node.line;
    put_ = {};
    for (int rank = 0; rank <= kLastRank; ++rank) {
        for (const Property& property : node.properties) {
            if (rank_of(property) == rank) take_property(property);
        }
    }
    is_root_ = false;
}

ReadRecords SgfReader::read() {
    bool any_other_game = false;
    for (auto items = parser_.next_game(); !items.empty(); items = parser_.next_game()) {
        const auto root = first_node_of(items);
        warnings_.line = items.front().line;
        if (root != items.end() && is_of_other_game(*root)) {
            any_other_game = true;
            continue;
        }
        begin_game(items);
        for (const Item& item : items) {
            warnings_.line = item.line;
            if (item.kind == Item::Kind::Open) {
                game_->open();
            } else if (item.kind == Item::Kind::Close) {
                game_->close();
            } else {
                take_node(item);
            }
        }
        auto trees = game_->finish();
        std::move(trees.begin(), trees.end(), std::back_inserter(read_.games));
    }
    if (read_.games.empty() && !any_other_game) warnings_.add({.code = FaultCode::NoGame});
    read_.warnings = warnings_.list.take();
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
