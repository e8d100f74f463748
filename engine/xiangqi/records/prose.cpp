// SPDX-License-Identifier: MIT
// Reads moves that stand in running text, as books, messages and tables of web pages have them:
// 第1回合 炮二平五 马8进7, `1、马四进六将5平6` with comments between. Moves follow each other, the
// number of their turn, or the beginning of a line; what other words say is a comment on the move
// before.
#include <algorithm>
#include <array>

#include "engine/core/text.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/move_number.h"
#include "engine/xiangqi/records/pgn_scanner.h"
#include "engine/xiangqi/records/prose_headers.h"

namespace engine::xiangqi {

namespace {

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// Bytes of the first character.
std::size_t character_length(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && continues_character(text[length])) ++length;
    return length;
}

/// What may stand between moves and says nothing.
constexpr std::array<std::string_view, 19> kSigns{"\u3000", "\u00A0", "：", "，", "。", "；", "、",
                                                  "！",     "？",     "｜", "～", "——", "—",  "－",
                                                  "·",      "\uFEFF", "．", "…",  "⋯"};
/// Whose move it is.
constexpr std::array<std::string_view, 11> kSides{"红方", "紅方", "黑方", "红棋", "紅棋", "黑棋",
                                                  "红",   "紅",   "黑",   "Đỏ",   "Đen"};

std::size_t sign_length(std::string_view text) {
    if (is_ascii(text.front())) {
        return std::string_view(" \t\n.,;:|!?+#").find(text.front()) != std::string_view::npos;
    }
    for (const std::string_view sign : kSigns) {
        if (text.starts_with(sign)) return sign.size();
    }
    return 0;
}

std::string_view without_signs(std::string_view text) {
    for (std::size_t length = 1; !text.empty() && length > 0;) {
        length = sign_length(text);
        text.remove_prefix(length);
    }
    return text;
}

/// A sign, or the name of a side before its move.
std::size_t separator_length(std::string_view text) {
    if (const std::size_t sign = sign_length(text)) return sign;
    for (const std::string_view side : kSides) {
        if (!text.starts_with(side)) continue;
        if (move_length(without_signs(text.substr(side.size()))) > 0) return side.size();
    }
    return 0;
}

std::string_view without_separators(std::string_view text) {
    for (std::size_t length = 1; !text.empty() && length > 0;) {
        length = separator_length(text);
        text.remove_prefix(length);
    }
    return text;
}

/// A time such as 00:35 or 1:02:30, beside moves in tables.
std::size_t time_length(std::string_view text) {
    std::size_t at = 0;
    int parts = 0;
    for (;;) {
        const std::size_t begin = at;
        while (at < text.size() && at - begin < 3 && is_digit(text[at])) ++at;
        const std::size_t digits = at - begin;
        if (digits == 0 || (parts > 0 && digits != 2)) return 0;
        ++parts;
        if (at >= text.size() || text[at] != ':') break;
        ++at;
    }
    return parts >= 2 ? at : 0;
}

struct Bracket {
    std::string_view open;
    std::string_view close;
};
constexpr std::array<Bracket, 6> kBrackets{
    {{"(", ")"}, {"（", "）"}, {"[", "]"}, {"【", "】"}, {"〔", "〕"}, {"{", "}"}}};

/// What stands in brackets at the front of `text`, in its line; 0 without one.
std::size_t bracketed_length(std::string_view text) {
    constexpr std::size_t kLongest = 4096;
    for (const Bracket& bracket : kBrackets) {
        if (!text.starts_with(bracket.open)) continue;
        const auto line = text.substr(0, std::min(text.substr(0, kLongest).find('\n'), kLongest));
        int depth = 0;
        for (std::size_t at = 0; at < line.size(); at += character_length(line.substr(at))) {
            if (line.substr(at).starts_with(bracket.open)) ++depth;
            if (line.substr(at).starts_with(bracket.close) && --depth == 0) {
                return at + bracket.close.size();
            }
        }
    }
    return 0;
}

/// As far as anybody looks ahead for a number and the move behind it, in bytes.
constexpr std::size_t kWindow = 128;

class ProseReader {
  public:
    explicit ProseReader(std::string_view text) : scan_(text) { begin(); }
    ReadRecords read();

  private:
    void begin();
    void finish();
    /// One step: a move, a separator, a comment, a line of words.
    void step();
    bool take_number();
    bool take_move();
    bool take_result();
    void take_bracketed(std::string_view inside);
    void play(std::string_view word, TextPlace place);
    void read_words();
    void add_comment(std::string_view text);
    [[nodiscard]] bool is_next(const MoveNumber& number) const;
    [[nodiscard]] bool can_play(std::string_view text) const;
    [[nodiscard]] bool leads_on_from_start(std::string_view text) const;

    Scanner scan_;
    ReadRecords read_{RecordFormat::Text, {}, {}};
    Warnings warnings_{Warning::Unit::Line};
    GameTree tree_;
    std::optional<TreeCursor> cursor_;
    Notation notation_ = Notation::Wxf;
    bool is_broken_ = false;
    std::size_t broken_at_ = 0;
    std::size_t left_out_ = 0;
    /// What was read last were words.
    bool in_words_ = true;
    /// The first move stood among words.
    bool is_introduced_ = false;
};

void ProseReader::begin() {
    tree_ = GameTree();
    cursor_.emplace(tree_);
    is_broken_ = false;
    left_out_ = 0;
    in_words_ = true;
    is_introduced_ = false;
}

void ProseReader::finish() {
    warnings_.add_count(broken_at_, FaultCode::MovesLeftOut, left_out_);
    if (tree_.size() == 1) return;
    read_.games.push_back(std::move(tree_));
    warnings_.begin_next_game();
}

void ProseReader::add_comment(std::string_view text) {
    append_line(tree_.edit_notes(cursor_->node()).comment, trimmed(text));
}

bool ProseReader::is_next(const MoveNumber& number) const {
    const Position& position = cursor_->position();
    const bool is_red = position.side_to_move() == Color::Red;
    if (number.number != position.full_moves()) return false;
    return is_red != number.is_seconds;
}

bool ProseReader::can_play(std::string_view text) const {
    const std::size_t length = move_length(text);
    if (length == 0) return false;
    const auto read = read_move(cursor_->position(), text.substr(0, length), notation_);
    return std::holds_alternative<MoveReading>(read);
}

bool ProseReader::leads_on_from_start(std::string_view text) const {
    text = without_separators(text);
    const std::size_t length = move_length(text);
    if (length == 0) return false;
    const auto read = read_move(GameTree().start(), text.substr(0, length), notation_);
    return std::holds_alternative<MoveReading>(read);
}

void ProseReader::play(std::string_view word, TextPlace place) {
    if (is_broken_) {
        ++left_out_;
        return;
    }
    const auto read = read_move(cursor_->position(), word, notation_);
    const auto* reading = std::get_if<MoveReading>(&read);
    if (reading != nullptr && cursor_->play(reading->move)) {
        notation_ = reading->notation;
        return;
    }
    warnings_.add(place, why_unplayed(read, word), cursor_->ply() + 1);
    is_broken_ = true;
    broken_at_ = place.line;
}

/// After words a move must be one that can be played, for they may go on in the next line.
bool ProseReader::take_move() {
    const auto rest = scan_.rest().substr(0, kWindow);
    const std::size_t length = move_length(rest);
    if (length == 0 || (in_words_ && !can_play(rest))) return false;
    const TextPlace place = scan_.place();
    play(scan_.take(length), place);
    in_words_ = false;
    return true;
}

bool ProseReader::take_number() {
    const auto rest = scan_.rest().substr(0, kWindow);
    const auto number = move_number_at(rest);
    if (!number) return false;
    const bool leads_on = can_play(without_separators(rest.substr(number->length)));
    // A game of several begins with a number 1 on a line of its own.
    const bool is_first = number->number == 1 && !number->is_seconds && scan_.at_line_start();
    if (is_first && leads_on_from_start(rest.substr(number->length))) {
        if (is_introduced_ && tree_.size() == 2) {
            // What the introduction named was only spoken of.
            auto headers = std::move(tree_.headers);
            begin();
            tree_.headers = std::move(headers);
        } else if (tree_.size() > 2) {
            finish();
            begin();
        }
    } else if (in_words_ && !(is_next(*number) && leads_on)) {
        return false;
    }
    scan_.take(number->length);
    in_words_ = false;
    return true;
}

/// Words, up to where the moves go on: at their number, at the beginning of a line, or where none
/// have been played at all.
void ProseReader::read_words() {
    std::string words;
    const bool is_whole_line = scan_.at_line_start();
    in_words_ = true;
    while (!scan_.at_end() && scan_.peek() != '\n') {
        const auto rest = scan_.rest().substr(0, kWindow);
        is_introduced_ = tree_.size() == 1 && !words.empty() && can_play(rest);
        if (is_introduced_) break;
        const auto number = words.empty() ? std::nullopt : move_number_at(rest);
        if (number && is_next(*number) &&
            can_play(without_separators(rest.substr(number->length)))) {
            break;
        }
        // Digits and letters of a word stay together.
        const auto is_of_word = [](char c) { return is_digit(c) || is_letter(c); };
        std::size_t length = character_length(rest);
        while (is_of_word(rest[0]) && length < rest.size() && is_of_word(rest[length])) ++length;
        words += scan_.take(length);
    }
    const bool is_line = is_whole_line && (scan_.at_end() || scan_.peek() == '\n');
    if (!is_line || !take_header_line(tree_, words)) add_comment(words);
}

bool ProseReader::take_result() {
    const auto rest = scan_.rest();
    const auto found = result_at(rest);
    if (found.length == 0) return false;
    const auto after = rest.substr(found.length, kWindow);
    if (!after.empty() && !is_ascii(after[0]) && sign_length(after) == 0) return false;
    tree_.set_header("Result", found.result);
    scan_.take(found.length);
    return true;
}

/// A remark in brackets, or a number: (1) and （1）.
void ProseReader::take_bracketed(std::string_view inside) {
    const auto text = trimmed(inside.substr(character_length(inside)));
    const auto number = move_number_at(text);
    if (!number || number->length < text.size()) add_comment(inside);
}

void ProseReader::step() {
    const auto rest = scan_.rest().substr(0, kWindow);
    if (const std::size_t time = time_length(rest)) {
        scan_.take(time);
    } else if (take_result() || take_move() || take_number()) {
        return;
    } else if (const std::size_t separator = separator_length(rest)) {
        scan_.take(separator);
    } else if (const std::size_t length = bracketed_length(scan_.rest())) {
        take_bracketed(scan_.take(length));
    } else {
        read_words();
    }
}

ReadRecords ProseReader::read() {
    while (!scan_.at_end()) step();
    finish();
    if (read_.games.empty()) warnings_.add(1, {.code = FaultCode::NoGame});
    read_.warnings = warnings_.take();
    read_.visited = scan_.visited();
    return std::move(read_);
}

}  // namespace

bool looks_like_prose(ByteView bytes) {
    std::string_view rest = as_text(bytes);
    if (rest.find('{') != std::string_view::npos) return false;
    bool any_move = false;
    bool any_words = false;
    for (bool is_line_start = true; !rest.empty() && !(any_move && any_words);) {
        // Tags are PGN's.
        if (is_line_start && rest.front() == '[' && rest.size() > 1 && is_letter(rest[1])) {
            const auto line = rest.substr(0, rest.find('\n'));
            if (line.find('"') != std::string_view::npos) return false;
        }
        is_line_start = rest.front() == '\n';
        const std::size_t move = move_length(rest);
        const auto number = move > 0 ? std::nullopt : move_number_at(rest.substr(0, 64));
        if (move > 0) {
            any_move = true;
            any_words = any_words || rest.substr(0, move).find(' ') != std::string_view::npos;
        }
        const std::size_t plain = move > 0 ? move : number ? number->length : 0;
        if (plain > 0) {
            if (move == 0 && (rest.starts_with("第") ||
                              rest.substr(0, plain).find("、") != std::string_view::npos)) {
                any_words = true;
            }
            rest.remove_prefix(plain);
            continue;
        }
        const std::size_t length = character_length(rest);
        const bool is_space = rest.starts_with(kWideSpace) || dots_length(rest) > 0;
        if (length > 1 && !is_space) any_words = true;
        rest.remove_prefix(length);
    }
    return any_move && any_words;
}

ReadRecords read_prose(ByteView bytes) { return ProseReader(as_text(bytes)).read(); }

}  // namespace engine::xiangqi
