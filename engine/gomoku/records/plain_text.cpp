// SPDX-License-Identifier: MIT
// Coordinates as people write them: `h8 i9 j7`, `1. H8, I9 2. J7`, `h8i9j7`, `8,8 9,7`.
#include <algorithm>
#include <array>

#include "engine/core/text/text.h"
#include "engine/gomoku/records/formats.h"

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

/// Removes the signs that may follow a move or its number from the start of `text`.
void skip_signs(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(".,;:)-"), text.size()));
}

class TextReader {
  public:
    explicit TextReader(Rule rule) : rule_(rule) { begin(); }

    ReadRecords read(std::string_view text) {
        const auto lines = split_fields(text, '\n');
        for (std::size_t i = 0; i < lines.size(); ++i) {
            line_ = i + 1;
            if (read_tag(trimmed(lines[i]))) continue;
            for (const std::string_view word : split_words(lines[i])) read_word(word);
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

    /// A word consists of move numbers and points, with or without signs between them.
    void read_word(std::string_view word) {
        if (std::find(kResults.begin(), kResults.end(), word) != kResults.end()) {
            return tree_.set_header("Result", word);
        }
        // Links of gomocalc.com end with the moves.
        constexpr std::string_view kCalculator = "gomocalc.com/#/";
        const std::size_t link = word.find(kCalculator);
        std::string_view rest =
            link == std::string_view::npos ? word : word.substr(link + kCalculator.size());
        while (!rest.empty()) {
            const std::string_view before = rest;
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
            rest = digits;
            skip_signs(rest);
            return play(parse_point(file + std::to_string(*rank), kStandardSize));
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
        if (!after.empty() && !is_letter(after[0]) && after[0] != '.' && after[0] != ')') {
            return not_a_move;
        }
        rest = after;
        skip_signs(rest);
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
