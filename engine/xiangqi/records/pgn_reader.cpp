// SPDX-License-Identifier: MIT
// Reads PGN and bare lists of moves in any notation, and tolerates the damage that programs and web
// pages cause: the chess standard of 1994, with the tags of Chinese programs.
#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/move_number.h"
#include "engine/xiangqi/records/pgn_ranks.h"
#include "engine/xiangqi/records/pgn_scanner.h"
#include "engine/xiangqi/records/pgn_values.h"
#include "engine/xiangqi/records/wxf_file.h"

namespace engine::xiangqi {

namespace {

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

struct Glyph {
    std::string_view text;
    std::uint8_t nag;
};
constexpr std::array<Glyph, 6> kGlyphs{
    {{"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}, {"!", 1}, {"?", 2}}};
constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};

/// Our name of a header that other programs name differently.
std::string_view our_name(std::string_view name) {
    struct Alias {
        std::string_view theirs;
        std::string_view ours;
    };
    constexpr std::array<Alias, 4> kAliases{{{"White", "Red"},
                                             {"WhiteElo", "RedElo"},
                                             {"WhiteTeam", "RedTeam"},
                                             {"WhiteTitle", "RedTitle"}}};
    for (const Alias& alias : kAliases) {
        if (equal_ignoring_case(alias.theirs, name)) return alias.ours;
    }
    return name;
}

/// Reads `[%name value]` from a comment if `accept` understands the value.
template <class Accept>
void take_command(std::string& comment, std::string_view name, Accept accept) {
    const std::string start = "[%" + std::string(name) + " ";
    const std::size_t at = comment.find(start);
    const std::size_t end = at == std::string::npos ? at : comment.find(']', at);
    if (end == std::string::npos) return;
    const std::size_t value = at + start.size();
    if (accept(trimmed(std::string_view(comment).substr(value, end - value)))) {
        comment.erase(at, end + 1 - at);
    }
}

/// Limits the warnings; nobody needs more, however damaged a game is.
constexpr std::size_t kMostWarnings = 1000;

/// Reads one game: its tags, then its moves.
class GameReader {
  public:
    GameReader(const Scanner& scanner, Ranks ranks) : scan_(scanner), ranks_(ranks) {}

    /// Reads up to the next game; false if only white space is left.
    bool read();

    [[nodiscard]] const Scanner& scanner() const { return scan_; }
    /// The number of unreadable moves and words.
    [[nodiscard]] std::size_t unread() const { return unread_; }
    /// Whether the game is worth keeping: it has a move, or a header with a value.
    [[nodiscard]] bool any_game() const { return tree.size() > 1 || has_header_; }
    GameTree tree;
    std::vector<Warning> warnings;

  private:
    struct Line {
        /// The node of the cursor: its last move, or the parent of its first move.
        NodeId at;
        bool has_move;
        /// After an unreadable move the rest of the line cannot be played.
        bool broken;
        std::size_t left_out;
    };

    void warn(TextPlace place, Fault fault, std::size_t ply = 0) {
        if (warnings.size() > kMostWarnings) return;
        warnings.push_back(
            {.at = place.line, .column = place.column, .ply = ply, .fault = std::move(fault)});
    }
    void warn(Fault fault) { warn(scan_.place(), std::move(fault)); }
    std::string read_value(bool& closed);
    void read_tag();
    void set_up();
    void read_body();
    void read_brace();
    void add_comment(std::string_view text);
    void read_word();
    void take_word(std::string_view word, TextPlace place);
    void take_moves(std::string_view words, TextPlace place);
    void take_move(std::string_view word, TextPlace place);
    void skip_footer();
    bool take_result(std::string_view word, TextPlace place);
    void play(std::string_view word, TextPlace place);
    bool play_for_other_side(std::string_view word, TextPlace place);
    void add_nag(std::uint8_t nag);
    void open_variation();
    void close_variation();
    void end_line();
    void finish();

    Scanner scan_;
    Ranks ranks_;
    std::vector<Header> headers_;
    std::string fen_;
    std::optional<TreeCursor> cursor_;
    std::vector<Line> outer_;
    Line line_{kRootNode, false, false, 0};
    /// A comment before the first move of a variation.
    std::string before_move_;
    std::string result_;
    /// Dots after the number marked Black's move.
    bool black_moves_ = false;
    /// The notation of the last move.
    Notation notation_ = Notation::Wxf;
    std::size_t unread_ = 0;
    bool has_header_ = false;
};

/// The value of a tag, quoted or up to the end of the tag; `closed` tells whether it was quoted.
std::string GameReader::read_value(bool& closed) {
    if (scan_.at_end() || scan_.peek() != '"') {
        return std::string(trimmed(scan_.take(scan_.rest().find_first_of("]\n"))));
    }
    scan_.take(1);
    std::string value;
    while (!scan_.at_end() && scan_.peek() != '\n' && !closed) {
        const char c = scan_.take(1).front();
        const bool escaped =
            c == '\\' && !scan_.at_end() && (scan_.peek() == '"' || scan_.peek() == '\\');
        if (escaped) {
            value += scan_.take(1);
        } else if (c == '"') {
            closed = true;
        } else {
            value += c;
        }
    }
    if (!closed && !value.empty() && value.back() == ']') value.pop_back();
    return value;
}

void GameReader::read_tag() {
    const TextPlace line = scan_.place();
    scan_.take(1);
    const auto rest = scan_.rest();
    std::size_t length = 0;
    while (length < rest.size() &&
           (is_letter(rest[length]) || is_digit(rest[length]) || rest[length] == '_')) {
        ++length;
    }
    const std::string name(our_name(scan_.take(length)));
    while (!scan_.at_end() && (scan_.peek() == ' ' || scan_.peek() == '\t')) scan_.take(1);
    bool closed = false;
    const std::string value = read_value(closed);
    if (!closed) warn(line, {.code = FaultCode::UnquotedHeader, .text = value, .where = name});
    const auto tail =
        trimmed(scan_.take(std::min(scan_.rest().find_first_of("]\n"), scan_.rest().size())));
    if (!tail.empty())
        warn(line, {.code = FaultCode::TextAfterHeader, .text = std::string(tail), .where = name});
    if (!scan_.at_end() && scan_.peek() == ']') {
        scan_.take(1);
    } else if (closed) {
        warn(line, {.code = FaultCode::UnclosedTag, .text = name});
    }
    has_header_ = has_header_ || (closed && !trimmed(value).empty());
    headers_.push_back({header_name(name), value});
}

void GameReader::set_up() {
    for (const Header& header : headers_) {
        const auto is = [&](std::string_view name) {
            return equal_ignoring_case(header.name, name);
        };
        const bool of_the_format = is("Game") || is("Format") || is("SetUp") ||
                                   (is("Variant") && equal_ignoring_case(header.value, "xiangqi"));
        if (is("FEN")) {
            fen_ = header.value;
        } else if (!of_the_format) {
            tree.headers.push_back(header);
        }
    }
    if (!trimmed(fen_).empty()) {
        auto made = GameTree::from_fen(fen_);
        if (auto* set = std::get_if<GameTree>(&made)) {
            set->headers = std::move(tree.headers);
            tree = std::move(*set);
        } else {
            warn(std::get<Fault>(made));
            warn({.code = FaultCode::UnusableStart});
            tree.set_header("FEN", fen_);
            line_.broken = true;
        }
    }
    cursor_.emplace(tree);
}

void GameReader::add_comment(std::string_view text) {
    std::string comment(trimmed(text));
    // A comment at the start of a variation belongs to the move after it.
    const bool before = !outer_.empty() && !line_.has_move;
    if (line_.broken || before) {
        if (line_.broken && !comment.empty()) {
            warn({.code = FaultCode::CommentLeftOut, .text = comment});
        } else if (before) {
            append_line(before_move_, comment);
        }
        return;
    }
    Notes& notes = tree.edit_notes(cursor_->node());
    take_command(comment, "eval", [&](std::string_view value) {
        const auto evaluation = parse_evaluation(value);
        if (evaluation) notes.evaluation = evaluation;
        return evaluation.has_value();
    });
    take_command(comment, "clk", [&](std::string_view value) {
        const auto clock = parse_clock(value);
        if (clock) notes.clock_ms = clock;
        return clock.has_value();
    });
    append_line(notes.comment, trimmed(comment));
}

void GameReader::read_brace() {
    const TextPlace place = scan_.place();
    scan_.take(1);
    if (const auto close = scan_.distance_to('}')) {
        add_comment(scan_.take(*close));
        scan_.take(1);
        return;
    }
    // Without an end the comment extends at most to the next game.
    warn(place, {.code = FaultCode::UnclosedComment});
    const std::size_t next = std::min(scan_.rest().find("\n["), scan_.rest().size());
    add_comment(scan_.take(next));
}

void GameReader::add_nag(std::uint8_t nag) {
    const bool move_stands = line_.has_move || outer_.empty();
    if (!line_.broken && move_stands) {
        auto& glyphs = tree.edit_notes(cursor_->node()).glyphs;
        if (std::find(glyphs.begin(), glyphs.end(), nag) == glyphs.end()) glyphs.push_back(nag);
    }
}

void GameReader::open_variation() {
    outer_.push_back(line_);
    if (!line_.has_move) {
        warn({.code = FaultCode::VariationBeforeMove});
    } else if (!line_.broken) {
        cursor_->back();
    }
    line_ = {cursor_->node(), false, line_.broken, 0};
}

void GameReader::end_line() {
    if (line_.left_out > 0) {
        warn(
            {.code = FaultCode::MovesLeftOut, .number = static_cast<std::int64_t>(line_.left_out)});
    }
    if (!before_move_.empty()) {
        warn({.code = FaultCode::CommentWithoutMove, .text = std::exchange(before_move_, {})});
    }
}

void GameReader::close_variation() {
    if (outer_.empty()) {
        warn({.code = FaultCode::UnopenedVariation});
        return;
    }
    end_line();
    line_ = outer_.back();
    outer_.pop_back();
    if (!line_.broken) cursor_->go_to(line_.at);
}

bool GameReader::take_result(std::string_view word, TextPlace place) {
    const bool draw = word == "1/2" || word == "\xC2\xBD-\xC2\xBD";
    if (draw) word = "1/2-1/2";
    if (std::find(kResults.begin(), kResults.end(), word) == kResults.end()) return false;
    if (!outer_.empty()) return true;
    if (!result_.empty() && result_ != word) {
        warn(place, {.code = FaultCode::SecondResult, .text = std::string(word), .where = result_});
    }
    result_ = word;
    return true;
}

bool GameReader::play_for_other_side(std::string_view word, TextPlace place) {
    if (cursor_->node() != kRootNode || tree.size() > 1) return false;
    auto words = split_words(tree.start_fen());
    std::string fen(words[0]);
    fen += words[1] == "w" ? " b" : " w";
    for (std::size_t i = 2; i < words.size(); ++i) fen += " " + std::string(words[i]);
    auto made = GameTree::from_fen(fen);
    auto* other = std::get_if<GameTree>(&made);
    if (other == nullptr) return false;
    TreeCursor cursor(*other);
    const auto read = read_move(cursor.position(), word);
    const auto* reading = std::get_if<MoveReading>(&read);
    if (reading == nullptr) return false;
    warn(place, {.code = FaultCode::OtherSidesMove, .text = std::string(word)}, 1);
    other->headers = std::move(tree.headers);
    other->edit_notes(kRootNode) = tree.notes(kRootNode);
    tree = std::move(*other);
    cursor_.emplace(tree);
    return cursor_->play(reading->move);
}

void GameReader::play(std::string_view word, TextPlace place) {
    const std::string shifted = with_usual_ranks(word, ranks_);
    const auto read = read_move(cursor_->position(), shifted, notation_);
    const auto* reading = std::get_if<MoveReading>(&read);
    const bool blacks =
        std::exchange(black_moves_, false) && cursor_->position().side_to_move() == Color::Red;
    const bool played = ((blacks || reading == nullptr) && play_for_other_side(shifted, place)) ||
                        (reading != nullptr && cursor_->play(reading->move));
    if (played) {
        if (reading != nullptr) notation_ = reading->notation;
        line_.at = cursor_->node();
        line_.has_move = true;
        if (!before_move_.empty()) add_comment(std::exchange(before_move_, {}));
        return;
    }
    ++unread_;
    // The warning quotes the word as in the file.
    warn(place, why_unplayed(read, word), cursor_->ply() + 1);
    // A word without a digit or a Chinese character is not a move but a remark or a glyph, so the
    // game continues.
    line_.broken =
        std::any_of(word.begin(), word.end(), [](char c) { return is_digit(c) || !is_ascii(c); });
}

void GameReader::take_word(std::string_view word, TextPlace place) {
    // `12.`, `12...` or `…`, alone or before a move; a bare number counts, too.
    const std::size_t dots = dots_length(word);
    const auto number = dots > 0 ? std::nullopt : move_number_at(word);
    const std::size_t length = number ? number->length : dots;
    if (dots > 0 || (number && (number->is_marked || length == word.size()))) {
        black_moves_ = dots > 0 || number->is_seconds;
        word.remove_prefix(length);
        place.column += length;
    }
    // Programs write glyphs such as ! and !? after a move; some write them before it.
    std::optional<std::uint8_t> nag;
    for (const Glyph& glyph : kGlyphs) {
        const std::size_t size = glyph.text.size();
        if (nag || word.size() < size) continue;
        if (word.substr(word.size() - size) == glyph.text) {
            word.remove_suffix(size);
            nag = glyph.nag;
        } else if (word.substr(0, size) == glyph.text) {
            // XieXie writes it before the next number.
            word.remove_prefix(size);
            nag = glyph.nag;
        }
    }
    // Check and mate follow from the position.
    while (!word.empty() && (word.back() == '+' || word.back() == '#')) word.remove_suffix(1);
    const bool number_follows = !word.empty() && is_digit(word.front()) && word.back() == '.';
    if (number_follows) word = {};
    if (!word.empty() && !take_result(word, place)) take_moves(word, place);
    if (nag) add_nag(*nag);
}

/// One move or several without spaces, as copied from messages and books (炮二平五马8进7).
void GameReader::take_moves(std::string_view words, TextPlace place) {
    for (;;) {
        const std::size_t first = move_length(words);
        std::string_view rest = words.substr(first);
        const auto number = move_number_at(rest);
        const std::size_t skipped = number ? number->length : dots_length(rest);
        rest.remove_prefix(skipped);
        const bool is_followed =
            first > 0 && (skipped > 0 || !rest.empty()) && (rest.empty() || move_length(rest) > 0);
        take_move(is_followed ? words.substr(0, first) : words, place);
        if (!is_followed || rest.empty()) return;
        place.column += first + skipped;
        words = rest;
    }
}

void GameReader::take_move(std::string_view word, TextPlace place) {
    if (line_.broken) {
        ++line_.left_out;
        ++unread_;
    } else {
        play(word, place);
    }
}

void GameReader::read_word() {
    const auto rest = scan_.rest();
    const TextPlace place = scan_.place();
    // The full-width space starts with \xE3, as other characters do.
    std::size_t end = 0;
    do {
        end = rest.find_first_of(" \t\n\v\f{}()[];$\xE3", end + 1);
    } while (end < rest.size() && rest[end] == '\xE3' &&
             rest.substr(end, kWideSpace.size()) != kWideSpace);
    take_word(scan_.take(std::min(end, rest.size())), place);
}

/// Skips a line of equals signs and the text below it, the usual end of files from xqbase.com and
/// others.
void GameReader::skip_footer() {
    while (!scan_.at_end()) {
        const auto rest = scan_.rest();
        if (rest[0] == '[' && rest.size() > 1 && is_letter(rest[1])) return;
        scan_.take_line();
    }
}

bool begins_footer(const Scanner& scan) {
    const bool is_ruled = scan.rest().starts_with("====") || scan.rest().starts_with("＝＝＝＝");
    return is_ruled && scan.is_first_on_line();
}

void GameReader::read_body() {
    for (scan_.skip_space(); !scan_.at_end(); scan_.skip_space()) {
        const char c = scan_.peek();
        if (c == '[' && scan_.rest().size() > 1 && is_letter(scan_.rest()[1])) return;
        if (c == '{') {
            read_brace();
        } else if (c == ';') {
            scan_.take(1);
            add_comment(scan_.take_line());
        } else if (begins_footer(scan_)) {
            skip_footer();
        } else if (c == '%' && scan_.at_line_start()) {
            const TextPlace place = scan_.place();
            warn(place, {.code = FaultCode::StrayText, .text = std::string(scan_.take_line())});
        } else if (c == '(') {
            scan_.take(1);
            open_variation();
        } else if (c == ')') {
            scan_.take(1);
            close_variation();
        } else if (c == '$') {
            scan_.take(1);
            int nag = 0;
            const auto rest = scan_.rest();
            const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), nag);
            scan_.take(static_cast<std::size_t>(end - rest.data()));
            if (error == std::errc{} && nag > 0 && nag < 256) {
                add_nag(static_cast<std::uint8_t>(nag));
            } else {
                warn({.code = FaultCode::UnknownGlyph, .number = nag});
            }
        } else {
            read_word();
        }
    }
}

void GameReader::finish() {
    while (!outer_.empty()) {
        warn({.code = FaultCode::UnclosedVariation});
        close_variation();
    }
    end_line();
    if (result_.empty()) return;
    const auto said = tree.header("Result");
    if (said.empty()) {
        tree.set_header("Result", result_);
    } else if (said != result_) {
        warn({.code = FaultCode::ResultMismatch, .text = result_, .where = std::string(said)});
    }
}

bool GameReader::read() {
    scan_.skip_space();
    if (scan_.at_end()) return false;
    while (!scan_.at_end() && scan_.peek() == '[') {
        read_tag();
        scan_.skip_space();
    }
    set_up();
    read_body();
    finish();
    return true;
}

}  // namespace

ReadRecords read_pgn(ByteView bytes) {
    const std::string_view text = as_text(bytes);
    ReadRecords read{RecordFormat::Pgn, {}, {}};
    Warnings warnings(Warning::Unit::Line);
    const bool wxf_file = looks_like_wxf_file(text);
    const std::string converted = wxf_file ? pgn_of_wxf_file(text) : std::string();
    Scanner scanner(wxf_file ? converted : text);
    for (;;) {
        GameReader game(scanner, Ranks::FromZero);
        if (!game.read()) break;
        read.visited += game.scanner().visited() - scanner.visited();
        GameReader other(scanner, Ranks::FromOne);
        const bool by_one = game.unread() > 0 && other.read() && other.unread() < game.unread();
        if (game.unread() > 0) read.visited += other.scanner().visited() - scanner.visited();
        GameReader& better = by_one ? other : game;
        scanner = better.scanner();
        for (Warning& warning : better.warnings) {
            warnings.add(TextPlace{warning.at, warning.column}, std::move(warning.fault),
                         warning.ply);
        }
        if (!better.any_game()) continue;
        warnings.begin_next_game();
        read.games.push_back(std::move(better.tree));
    }
    read.warnings = warnings.take();
    if (!read.games.empty()) return read;
    // If the text contains no game, omit the warnings about single words.
    const auto is_word = [](const Warning& warning) {
        return warning.fault.code == FaultCode::NotAMove ||
               warning.fault.code == FaultCode::MovesLeftOut;
    };
    std::erase_if(read.warnings, is_word);
    if (read.warnings.size() < kMostWarnings) {
        read.warnings.push_back({.at = 1, .fault = why_no_game(text)});
    }
    return read;
}

}  // namespace engine::xiangqi
