// SPDX-License-Identifier: MIT
// Reads moves in running text, as in books, messages and tables of web pages: 第1回合 炮二平五
// 马8进7, or `1、马四进六将5平6` with comments in between. A move must follow another move, a move
// number or the start of a line; all other words are comments on the preceding move.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/records/glyph_signs.h"
#include "engine/core/text/text.h"
#include "engine/core/text/word_table.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/move_number.h"
#include "engine/xiangqi/records/pgn_scanner.h"
#include "engine/xiangqi/records/prose_headers.h"
#include "engine/xiangqi/records/prose_senders.h"
#include "engine/xiangqi/records/prose_signs.h"
#include "engine/xiangqi/records/result_words.h"

namespace engine::xiangqi {

namespace {

/// The look-ahead for a number and the move after it, in bytes.
constexpr std::size_t kWindow = 128;

/// Whether the rest of the line is a result in digits.
bool ends_with_score(std::string_view rest) {
    if (!is_digit(rest[0])) return false;
    const std::size_t length = result_at(rest).length;
    const auto line = rest.substr(0, rest.find('\n'));
    return length > 0 && without_separators(line.substr(length)).empty();
}

class ProseReader {
  public:
    explicit ProseReader(std::string_view text) : scan_(text), senders_(text) { begin(); }
    ReadRecords read();

  private:
    void begin();
    void finish();
    /// One step: a move, a separator, a comment, a line of words.
    void step();
    bool take_number();
    bool take_move();
    bool take_result();
    bool take_sender();
    /// A move with a wrong character, which would else be a remark.
    bool take_misspelt_move();
    /// Whether the labels or names at the start of this line are those of another game.
    [[nodiscard]] bool begins_another_game() const;
    void take_bracketed(std::string_view inside);
    void play(std::string_view word, TextPlace place);
    void read_words();
    /// Whether the number of the next move and that move follow `words`.
    [[nodiscard]] bool is_at_numbered_move(std::string_view words) const;
    /// Begins the game, of which nothing but words has been read, from the position on the line.
    bool take_position(std::string_view line);
    void add_comment(std::string_view text);
    [[nodiscard]] bool is_next(const MoveNumber& number) const;
    [[nodiscard]] bool can_play(std::string_view text) const;
    [[nodiscard]] bool leads_on_from_start(std::string_view text) const;
    [[nodiscard]] bool begins_line() const;
    /// Whether the game ends with words like these before its score: `Black resigns, 1-0`.
    [[nodiscard]] bool may_end_after(std::string_view words) const;

    Scanner scan_;
    Senders senders_;
    ReadRecords read_{RecordFormat::Text, {}, {}};
    Warnings warnings_{Warning::Unit::Line};
    GameTree tree_;
    std::optional<TreeCursor> cursor_;
    Notation notation_ = Notation::Wxf;
    bool is_broken_ = false;
    std::size_t broken_at_ = 0;
    std::size_t left_out_ = 0;
    /// The last step read words.
    bool in_words_ = true;
    /// The first move was found among words.
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

/// After words only a legal move counts, because the words may continue on the next line.
bool ProseReader::take_move() {
    const auto rest = scan_.rest().substr(0, kWindow);
    const std::size_t length = move_length(rest);
    if (length == 0 || (in_words_ && !can_play(rest))) return false;
    const TextPlace place = scan_.place();
    play(scan_.take(length), place);
    auto after = scan_.rest().substr(0, kWindow);
    const std::size_t left = after.size();
    std::vector<std::uint8_t> glyphs;
    take_first_glyphs(after, glyphs);
    for (const std::uint8_t glyph : glyphs) {
        if (!is_broken_) add_glyph(tree_.edit_notes(cursor_->node()), glyph);
    }
    scan_.take(left - after.size());
    in_words_ = false;
    return true;
}

bool ProseReader::take_misspelt_move() {
    const std::size_t length =
        in_words_ ? 0 : misspelt_move_length(scan_.rest().substr(0, kWindow));
    if (length == 0) return false;
    const TextPlace place = scan_.place();
    play(scan_.take(length), place);
    return true;
}

bool ProseReader::begins_another_game() const {
    constexpr std::size_t kMostLines = 12;
    if (tree_.size() == 1 || !scan_.at_line_start()) return false;
    const bool is_labelled = starts_with_label(scan_.rest());
    GameTree head;
    std::string_view rest = scan_.rest();
    for (std::size_t lines = 0; lines < kMostLines && !rest.empty(); ++lines) {
        const std::string_view line = rest.substr(0, rest.substr(0, 4 * kWindow).find('\n'));
        const auto below = rest.substr(std::min(line.size() + 1, rest.size()));
        const auto value = value_below(line, below.substr(0, kWindow));
        const std::string words = std::string(line) + ' ' + std::string(value);
        if (!trimmed(line).empty() && !take_header_line(head, words)) break;
        rest = value.empty() ? below : below.substr(std::min(value.size() + 1, below.size()));
    }
    const bool has_players = !head.header("Red").empty() && !head.header("Black").empty();
    const auto number = move_number_at(rest.substr(0, kWindow));
    const bool is_first = number && number->number == 1 && !number->is_seconds;
    if (!head.headers.empty() && is_first) {
        return leads_on_from_start(rest.substr(number->length, kWindow));
    }
    // Without numbers only the players' labels are sure.
    return !number && is_labelled && has_players && leads_on_from_start(rest.substr(0, kWindow));
}

bool ProseReader::take_number() {
    const auto rest = scan_.rest().substr(0, kWindow);
    const auto number = move_number_at(rest);
    if (!number) return false;
    const auto behind = without_separators(rest.substr(number->length));
    const bool leads_on = can_play(behind) || misspelt_move_length(behind) > 0;
    // In a text of several games, each starts with the number 1 at the start of a line.
    const bool is_first = number->number == 1 && !number->is_seconds && scan_.is_first_on_line();
    if (is_first && leads_on_from_start(rest.substr(number->length))) {
        if (is_introduced_ && tree_.size() == 2) {
            // The first move was only mentioned in an introduction, so only the headers are kept.
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

bool ProseReader::take_position(std::string_view line) {
    const std::string fen = tree_.size() == 1 ? fen_on_line(line) : "";
    if (fen.empty()) return false;
    auto made = GameTree::from_fen(fen);
    auto* start = std::get_if<GameTree>(&made);
    if (start == nullptr) return false;
    start->edit_notes(kRootNode) = tree_.edit_notes(kRootNode);
    start->headers.insert(start->headers.end(), tree_.headers.begin(), tree_.headers.end());
    tree_ = std::move(*start);
    cursor_.emplace(tree_);
    return true;
}

bool ProseReader::is_at_numbered_move(std::string_view words) const {
    const auto rest = scan_.rest().substr(0, kWindow);
    const auto number = move_number_at(rest);
    if (!number || !is_next(*number)) return false;
    const auto behind = rest.substr(number->length);
    // It may be of a date or a time, or the last word of its line.
    const bool is_joined = std::string_view("-/.:").find(words.back()) != std::string_view::npos;
    const bool is_of_words = !number->is_marked && (is_joined || behind.starts_with('\n'));
    return !is_of_words && can_play(without_separators(behind));
}

/// Reads words up to the next move: after a number, at the start of a line, or, before the first
/// move, anywhere.
void ProseReader::read_words() {
    std::string words;
    const bool is_whole_line = begins_line();
    in_words_ = true;
    while (!scan_.at_end() && scan_.peek() != '\n') {
        const auto rest = scan_.rest().substr(0, kWindow);
        is_introduced_ = tree_.size() == 1 && !words.empty() && can_play(rest);
        if (is_introduced_) break;
        if (ends_with_score(rest) && may_end_after(words)) break;
        if (!words.empty() && is_at_numbered_move(words)) break;
        // The digits and letters of a word stay together.
        const auto is_of_word = [](char c) { return is_digit(c) || is_letter(c); };
        std::size_t length = character_length(rest);
        while (is_of_word(rest[0]) && length < rest.size() && is_of_word(rest[length])) ++length;
        words += scan_.take(length);
    }
    const bool is_line = is_whole_line && (scan_.at_end() || scan_.peek() == '\n');
    if (is_line && !scan_.at_end()) {
        const auto value = value_below(words, scan_.rest().substr(1, kWindow));
        if (!value.empty()) {
            words += ' ' + std::string(value);
            scan_.take(value.size() + 1);
        }
    }
    const bool is_told = is_line && (take_position(words) || take_header_line(tree_, words));
    if (!is_told) add_comment(words);
}

/// Whether only signs precede it on its line, such as those of a list or table.
bool ProseReader::begins_line() const {
    const std::size_t column = scan_.place().column;
    return without_separators({scan_.rest().data() - column, column}).empty();
}

bool ProseReader::may_end_after(std::string_view words) const {
    const std::string_view said = trimmed_wide(words);
    // After a colon it is the value of a label.
    const bool is_label = said.ends_with(':') || said.ends_with("：");
    return tree_.size() > 1 && !is_label && sign_length(last_character(words)) > 0;
}

/// A sender's message is a line of its own.
bool ProseReader::take_sender() {
    if (senders_.empty() || scan_.place().column > 0) return false;
    const std::size_t length = senders_.length_at(scan_.rest());
    scan_.take(length);
    return length > 0;
}

bool ProseReader::take_result() {
    const auto rest = scan_.rest();
    const auto found = result_at(rest);
    if (found.length == 0) return false;
    const auto after = rest.substr(found.length, kWindow);
    if (!after.empty() && !is_ascii(after[0]) && sign_length(after) == 0) return false;
    tree_.set_header("Result", found.meaning);
    const auto words = scan_.take(found.length);
    // 黑方认输 says why as well.
    const bool says_why = std::any_of(words.begin(), words.end(), is_letter) ||
                          words.ends_with("认输") || words.ends_with("認輸");
    if (says_why && tree_.header("Termination").empty()) {
        tree_.headers.push_back({"Termination", std::string(words)});
    }
    return true;
}

/// A remark in brackets, a number, (1) and （1）, or the result.
void ProseReader::take_bracketed(std::string_view inside) {
    const auto text = trimmed(inside.substr(character_length(inside)));
    const auto words = trimmed(text.substr(0, text.size() - last_character(text).size()));
    const std::string_view result = result_in(words);
    if (!result.empty() && result != "*") {
        tree_.set_header("Result", result);
        return;
    }
    const auto number = move_number_at(text);
    if (!number || number->length < text.size()) add_comment(inside);
}

void ProseReader::step() {
    if (take_sender()) return;
    if (begins_another_game()) {
        finish();
        begin();
    }
    const auto rest = scan_.rest().substr(0, kWindow);
    if (bracketed_length(rest) > 0 && starts_with_label(rest) && begins_line()) {
        read_words();
        return;
    }
    if (const std::size_t time = time_length(rest)) {
        scan_.take(time);
    } else if (take_result() || take_move() || take_number() || take_misspelt_move()) {
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

/// The kinds of content of a text.
struct Makeup {
    bool has_move = false;
    /// Content that PGN does not have between moves.
    bool has_words = false;
};

/// Classifies the start of `text` and returns its length.
std::size_t look(std::string_view text, Makeup& makeup) {
    if (const std::size_t move = move_length(text)) {
        makeup.has_move = true;
        // Written in words, or with spaces between the characters.
        const std::string_view words = text.substr(0, move);
        const bool has_space = words.find(' ') != std::string_view::npos ||
                               words.find(kWideSpace) != std::string_view::npos;
        if (has_space) makeup.has_words = true;
        return move;
    }
    if (const auto number = move_number_at(text.substr(0, kWindow))) {
        const auto sign = text.substr(0, number->length);
        const bool is_books = sign.starts_with("第") || sign.find("、") != std::string_view::npos;
        makeup.has_words = makeup.has_words || is_books;
        return number->length;
    }
    std::string_view after = text;
    std::vector<std::uint8_t> glyphs;
    take_first_glyphs(after, glyphs);
    if (!glyphs.empty()) return text.size() - after.size();
    const std::size_t length = character_length(text);
    if (length > 1 && !text.starts_with(kWideSpace) && dots_length(text) == 0) {
        makeup.has_words = true;
    }
    return length;
}

bool is_tag(std::string_view line) {
    return line.size() > 1 && line[0] == '[' && is_letter(line[1]) &&
           (line.find('"') != std::string_view::npos || line.find("“") != std::string_view::npos);
}

/// Whether PGN has no such line: `Tom vs. Ann`, `- h2e2`.
bool is_line_of_prose(std::string_view line) {
    const std::string_view words = trimmed(line);
    const bool is_of_list = words.starts_with("- ") || words.starts_with("* ");
    const bool may_be_header = !words.empty() && !words.starts_with('[') && !is_digit(words[0]);
    return is_of_list || (may_be_header && move_length(words) == 0 && is_header_line(words));
}

}  // namespace

bool looks_like_prose(ByteView text) {
    // Braces and tags belong to PGN; a number in brackets is one of a move.
    std::string_view rest = as_text(text);
    if (rest.find('{') != std::string_view::npos) return false;
    Makeup makeup;
    const std::string_view first = trimmed(rest).substr(0, 2);
    makeup.has_words = first.size() == 2 && first[0] == '[' && is_digit(first[1]);
    for (bool is_line_start = true; !rest.empty();) {
        if (is_line_start) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            if (is_tag(line)) return false;
            if (is_line_of_prose(line)) makeup.has_words = true;
        }
        is_line_start = rest.front() == '\n';
        rest.remove_prefix(look(rest, makeup));
        if (makeup.has_move && makeup.has_words) return true;
    }
    return makeup.has_move && !Senders(as_text(text)).empty();
}

ReadRecords read_pgn_or_prose(ByteView bytes) {
    auto pgn = read_pgn(bytes);
    // A word of letters and digits was meant as a move.
    const auto is_of_words = [](const Warning& warning) {
        constexpr std::array kOfWords{FaultCode::NotAMove, FaultCode::MovesLeftOut,
                                      FaultCode::NoGame, FaultCode::UnopenedVariation,
                                      FaultCode::VariationBeforeMove};
        const auto& [code, text] = std::pair(warning.fault.code, warning.fault.text);
        const bool has_letter = std::any_of(text.begin(), text.end(), is_letter);
        const bool has_digit = std::any_of(text.begin(), text.end(), is_digit);
        return std::find(kOfWords.begin(), kOfWords.end(), code) != kOfWords.end() &&
               !(has_letter && has_digit);
    };
    const bool may_be_prose = as_text(bytes).find('{') == std::string_view::npos &&
                              std::all_of(pgn.warnings.begin(), pgn.warnings.end(), is_of_words);
    if (pgn.warnings.empty() || !may_be_prose) return pgn;
    auto prose = read_prose(bytes);
    struct Amount {
        std::size_t moves = 0;
        std::size_t headers = 0;
    };
    const auto amount_in = [](const ReadRecords& read) {
        Amount amount;
        for (const GameTree& game : read.games) {
            amount.moves += game.size() - 1;
            amount.headers += game.headers.size() - (game.header("Result").empty() ? 0 : 1);
        }
        return amount;
    };
    const Amount told = amount_in(prose);
    const Amount tagged = amount_in(pgn);
    // Files of several games with tags are no text, whatever words they contain.
    const bool is_file = tagged.headers > 0 && pgn.games.size() > 1;
    const bool is_better = told.moves > 0 && told.moves >= tagged.moves && !is_file &&
                           told.headers >= tagged.headers &&
                           prose.warnings.size() < pgn.warnings.size();
    return is_better ? std::move(prose) : std::move(pgn);
}

ReadRecords read_prose(ByteView bytes) { return ProseReader(as_text(bytes)).read(); }

}  // namespace engine::xiangqi
