// SPDX-License-Identifier: MIT
// Coordinates as people write them: `h8 i9 j7`, `1. H8, I9 2. J7`, `h8i9j7`, `8,8 9,7`, 黑H8 白I9,
// with labels (黑方：甲), marks and comments in braces.
#include <algorithm>
#include <array>

#include "engine/core/records/glyph_signs.h"
#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/core/text/word_table.h"
#include "engine/gomoku/records/formats.h"
#include "engine/gomoku/records/sgf_notes.h"

namespace engine::gomoku {

namespace {

constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};

/// Removes the digits at the start of `text`; nothing if there are none or too many.
std::optional<int> take_number(std::string_view& text) {
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    const auto length = static_cast<std::size_t>(end - text.begin());
    if (length == 0 || length > 3) return std::nullopt;
    const auto number = parse_int(text.substr(0, length));
    text.remove_prefix(length);
    return static_cast<int>(*number);
}

/// In English, Chinese, Vietnamese and Japanese.
const WordTable& labels() {
    static const WordTable table({
        {"Black", "black|黑方|黑棋|黑|先手|执黑|執黑|den|ben den|黒|黒番"},
        {"White", "white|白方|白棋|白|后手|後手|执白|執白|trang|ben trang|白番"},
        {"Event", "event|赛事|賽事|比赛|比賽|giai|giai dau|大会"},
        {"Date", "date|日期|ngay|日付"},
        {"Result", "result|结果|結果|ket qua|勝敗"},
    });
    return table;
}

/// The label at the start of `text` with its colon.
FoundWord label_at(std::string_view text) {
    const FoundWord found = labels().at(text);
    std::string_view rest = without_spaces(text.substr(found.length));
    if (found.length == 0 || rest.empty() || plain_form(take_character(rest)) != U':') return {};
    return {found.meaning, text.size() - rest.size()};
}

/// What may stand between moves and their numbers.
bool is_sign(char32_t c) {
    return std::u32string_view(U".,;:)-([]|<>*/→⇒、。·・第手步").find(c) !=
           std::u32string_view::npos;
}

void skip_signs(std::string_view& text) {
    for (std::string_view rest = text; !rest.empty() && is_sign(take_character(rest));) text = rest;
}

/// The side before its move: 黑H8, `B H8`.
void skip_side(std::string_view& text) {
    static const WordTable sides({{"", "黑|白|黒|黑方|白方|b|w|black|white|先手|后手|後手"}});
    std::string_view rest = text.substr(sides.at(text).length);
    skip_signs(rest);
    // `b8` is a point.
    if (rest.empty() || is_letter(rest[0]) || !is_letter(text[0])) text = rest;
}

bool begins_with_point(std::string_view text) {
    return text.size() > 1 && is_letter(text[0]) && is_digit(text[1]);
}

class TextReader {
  public:
    explicit TextReader(Rule rule) : rule_(rule) { begin(); }

    ReadRecords read(std::string_view text) {
        const auto lines = split_fields(text, '\n');
        for (std::size_t i = 0; i < lines.size(); ++i) {
            line_ = i + 1;
            if (in_comment_ || (!read_tag(trimmed(lines[i])) && !read_labels(lines[i]))) {
                read_line(lines[i]);
            }
        }
        finish();
        const Fault none = why_no_game(text);
        const bool is_address = none.code == FaultCode::PageAddress;
        if (read_.games.empty() && (warnings_.empty() || is_address)) {
            warnings_ = Warnings(Warning::Unit::Line);
            warnings_.add(1, none);
        }
        read_.warnings = warnings_.take();
        return std::move(read_);
    }

  private:
    void begin() {
        tree_ = empty_tree(kStandardSize, rule_);
        cursor_.emplace(tree_);
        broken_at_ = 0;
        left_out_ = 0;
    }

    void finish() {
        warnings_.add_count(broken_at_, FaultCode::MovesLeftOut, left_out_);
        if (tree_.size() == 1) return;
        read_.games.push_back(std::move(tree_));
        warnings_.begin_next_game();
    }

    /// `[Black "a name"]`, as in the games of playok.com. Tags after moves start another game.
    bool read_tag(std::string_view line) {
        const std::size_t open = line.find('"');
        if (!line.starts_with('[') || !line.ends_with(']') || open == std::string_view::npos) {
            return false;
        }
        const auto name = trimmed(line.substr(1, open - 1));
        const std::size_t close = line.rfind('"');
        if (name.empty() || !std::all_of(name.begin(), name.end(), is_letter) || close == open) {
            return false;
        }
        if (cursor_->node() != kRootNode) {
            finish();
            begin();
        }
        const auto value = trimmed(line.substr(open + 1, close - open - 1));
        if (!value.empty()) tree_.headers.push_back({std::string(name), std::string(value)});
        return true;
    }

    /// `Black: Ann  White: Bob`; false if the line begins with something else.
    bool read_labels(std::string_view line) {
        bool any = false;
        for (line = trimmed_wide(line); !line.empty();) {
            const auto [name, length] = label_at(line);
            if (length == 0 || begins_with_point(plain_forms(trimmed_wide(line.substr(length))))) {
                return any;
            }
            std::size_t end = length;
            while (end < line.size() &&
                   (line[end - 1] == ':' || label_at(line.substr(end)).length == 0)) {
                end += character_length(line.substr(end));
            }
            if (cursor_->node() != kRootNode && !tree_.header(name).empty()) {
                finish();
                begin();
            }
            const std::string value(trimmed_wide(line.substr(length, end - length)));
            const std::string kept = name == "Result" ? sgf::result_of(value).result : value;
            if (!value.empty()) tree_.set_header(name, kept);
            any = true;
            line.remove_prefix(end);
        }
        return any;
    }

    /// Words, and comments in braces, which may extend over lines.
    void read_line(std::string_view line) {
        for (;;) {
            const std::size_t brace = line.find(in_comment_ ? '}' : '{');
            const auto part = line.substr(0, brace);
            if (in_comment_) {
                append_line(tree_.edit_notes(cursor_->node()).comment, trimmed(part));
            } else {
                const std::string plain = plain_forms(part);
                for (const std::string_view word : split_words(plain)) read_word(word);
            }
            if (brace == std::string_view::npos) return;
            in_comment_ = !in_comment_;
            line.remove_prefix(brace + 1);
        }
    }

    /// A word consists of move numbers and points, with or without signs between them.
    void read_word(std::string_view word) {
        if (std::find(kResults.begin(), kResults.end(), word) != kResults.end()) {
            return tree_.set_header("Result", word);
        }
        const std::string result = sgf::result_of(word).result;
        if (!is_ascii(word[0]) && result != word) return tree_.set_header("Result", result);
        // Links of gomocalc.com end with the moves.
        constexpr std::string_view kCalculator = "gomocalc.com/#/";
        const std::size_t link = word.find(kCalculator);
        std::string_view rest =
            link == std::string_view::npos ? word : word.substr(link + kCalculator.size());
        skip_signs(rest);
        while (!rest.empty()) {
            skip_side(rest);
            const std::string_view before = rest;
            if (rest.empty()) return;
            Fault fault = read_item(rest);
            if (!fault && rest.size() < before.size()) continue;
            if (broken_at_ > 0) {
                ++left_out_;
            } else {
                fault.text = word;
                warnings_.add(line_, std::move(fault), cursor_->ply() + 1);
                broken_at_ = line_;
            }
            return;
        }
    }

    /// Removes one number or point from the start of `rest`; returns its fault, if any.
    Fault read_item(std::string_view& rest) {
        Fault not_a_move{.code = FaultCode::NotAMove};
        if (is_letter(rest[0])) {
            const char file = static_cast<char>(rest[0] | 0x20);
            std::string_view digits = rest.substr(1);
            const auto rank = take_number(digits);
            if (!rank) return not_a_move;
            Fault fault = play(parse_point(file + std::to_string(*rank), kStandardSize));
            std::vector<std::uint8_t> glyphs;
            take_first_glyphs(digits, glyphs);
            if (!fault) {
                for (const std::uint8_t glyph : glyphs)
                    add_glyph(tree_.edit_notes(cursor_->node()), glyph);
            }
            rest = digits;
            skip_signs(rest);
            return fault;
        }
        std::string_view after = rest;
        const auto number = take_number(after);
        if (!number) return not_a_move;
        if (after.size() > 1 && after[0] == ',' && is_digit(after[1])) {
            after.remove_prefix(1);
            const auto row = take_number(after);
            if (!row) return not_a_move;
            rest = after;
            skip_signs(rest);
            const auto on_board = [](int n) { return n >= 1 && n <= kStandardSize; };
            if (!on_board(*number) || !on_board(*row)) return play(std::nullopt);
            return play(point_at(*number, *row, kStandardSize));
        }
        rest = after;
        skip_signs(rest);
        if (!after.empty() && !is_letter(after[0]) && rest.size() == after.size()) {
            return not_a_move;
        }
        // The start of the next game.
        if (*number == 1 && cursor_->node() != kRootNode) {
            finish();
            begin();
        }
        return {};
    }

    Fault play(std::optional<Point> point) {
        if (broken_at_ > 0) return {.code = FaultCode::NotAMove};
        const Point move = point.value_or(kNoPoint);
        if (cursor_->play(move)) return {};
        return why_unplayed(cursor_->position(), move, {});
    }

    Rule rule_;
    ReadRecords read_;
    Warnings warnings_{Warning::Unit::Line};
    GameTree tree_;
    std::optional<TreeCursor> cursor_;
    std::size_t line_ = 0;
    bool in_comment_ = false;
    std::size_t broken_at_ = 0;
    std::size_t left_out_ = 0;
};

}  // namespace

ReadRecords read_plain_text(ByteView text, Rule rule) {
    return TextReader(rule).read(as_text(text));
}

WrittenRecord write_plain_text(const GameTree& tree) {
    constexpr int kMovesOfLine = 5;
    std::string text;
    for (const NodeId node : tree.main_line()) {
        const int ply = static_cast<int>(tree[node].ply) - 1;
        const int number = ply / 2 + 1;
        if (ply % 2 == 0) {
            if (ply > 0) text += (number - 1) % kMovesOfLine == 0 ? '\n' : ' ';
            text += std::to_string(number) + ".";
        }
        text += " " + tree[node].move.text();
    }
    text += '\n';
    WrittenRecord written{Bytes(text.begin(), text.end()), {}};
    add_unsupported(written, tree, {false, false, false});
    if (tree.start().rule() != Rule::Freestyle) {
        written.unsupported.push_back({.code = FaultCode::RuleUnsupported});
    }
    if (tree.start().size() != kStandardSize) {
        written.unsupported.push_back({.code = FaultCode::BoardSizeUnsupported});
    }
    return written;
}

}  // namespace engine::gomoku
