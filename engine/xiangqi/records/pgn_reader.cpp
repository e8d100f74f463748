// SPDX-License-Identifier: MIT
// Reads PGN and bare lists of moves in any notation, and tolerates the damage that programs and web
// pages cause: the chess standard of 1994, with the tags of Chinese programs.
#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/notation/line_reading.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/pgn_comments.h"
#include "engine/xiangqi/records/pgn_ranks.h"
#include "engine/xiangqi/records/pgn_scanner.h"
#include "engine/xiangqi/records/pgn_values.h"
#include "engine/xiangqi/records/pgn_words.h"
#include "engine/xiangqi/records/wxf_file.h"

namespace engine::xiangqi {

namespace {

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

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
        /// The variations that have ended since the last move.
        std::size_t variations = 0;
        /// What the moves that follow mean, where they have told what one before them means; the
        /// next one last.
        std::vector<LineStep> known{};
    };

    void warn(TextPlace place, Fault fault, std::size_t ply = 0) {
        if (warnings.size() > kMostWarnings) return;
        warnings.push_back(
            {.at = place.line, .column = place.column, .ply = ply, .fault = std::move(fault)});
    }
    void warn(Fault fault) { warn(scan_.place(), std::move(fault)); }
    std::string read_value(bool& closed);
    void skip_blanks();
    void read_tag();
    bool repeats_first_tag() const;
    void set_up();
    void read_body();
    std::string_view read_comment();
    void add_comment(std::string_view text);
    void add_what_came_before();
    void take_word();
    void read_numbered_glyph();
    void read_reserved();
    bool next_game_begins();
    void skip_footer();
    bool take_result(std::string_view word, TextPlace place);
    using Texts = std::span<const std::string_view>;
    bool play_known(std::string_view word, TextPlace place);
    void look_ahead(const Result<MoveReading>& read, Texts texts);
    void play(Texts texts, TextPlace place);
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
    /// A comment and glyphs before the first move of a variation.
    std::string before_move_;
    std::vector<std::uint8_t> glyphs_before_;
    std::string result_;
    /// Whether the result came after the moves.
    bool ended_ = false;
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
    while (!scan_.at_end() && !closed) {
        if (scan_.peek() == '\n') {
            if (!continues_value(scan_.rest())) break;
            scan_.take(1);
            value += ' ';
            continue;
        }
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

void GameReader::skip_blanks() {
    while (!scan_.at_end() && (scan_.peek() == ' ' || scan_.peek() == '\t')) scan_.take(1);
}

void GameReader::read_tag() {
    const TextPlace line = scan_.place();
    scan_.take(1);
    skip_blanks();
    const auto rest = scan_.rest();
    std::size_t length = 0;
    while (length < rest.size() &&
           (is_letter(rest[length]) || is_digit(rest[length]) || rest[length] == '_')) {
        ++length;
    }
    const std::string name(our_name(scan_.take(length)));
    skip_blanks();
    // Tokens may stand on lines of their own.
    if (scan_.rest().starts_with("\n\"")) scan_.take(1);
    bool closed = false;
    const std::string value = read_value(closed);
    if (!closed) warn(line, {.code = FaultCode::UnquotedHeader, .text = value, .where = name});
    if (closed && trimmed(scan_.rest().substr(0, 100)).starts_with(']')) scan_.skip_space();
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

/// Takes the evaluation and the clock out of a comment.
void take_numbers(std::string& comment, Notes& notes) {
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
    comment = std::string(trimmed(comment));
}

void GameReader::add_comment(std::string_view text) {
    std::string comment(trimmed(text));
    // A comment at the start of a variation belongs to the move after it.
    const bool before = !outer_.empty() && !line_.has_move;
    if (line_.broken) {
        if (!comment.empty()) warn({.code = FaultCode::CommentLeftOut, .text = comment});
        return;
    }
    if (before) {
        append_line(before_move_, comment);
        return;
    }
    Notes& notes = tree.edit_notes(cursor_->node());
    take_numbers(comment, notes);
    if (line_.has_move && !comment.empty()) mark_after(notes.comment, line_.variations);
    append_line(notes.comment, comment);
}

/// Adds to the move's notes what stands before it at the start of a variation.
void GameReader::add_what_came_before() {
    for (const std::uint8_t nag : std::exchange(glyphs_before_, {})) add_nag(nag);
    if (before_move_.empty()) return;
    std::string comment = std::exchange(before_move_, {});
    Notes& notes = tree.edit_notes(cursor_->node());
    take_numbers(comment, notes);
    put_before(notes.comment, comment);
}

/// The text of a comment, in braces or up to the end of the line.
std::string_view GameReader::read_comment() {
    const TextPlace place = scan_.place();
    if (scan_.take(1) == ";") return scan_.take_line();
    if (const auto close = scan_.distance_to('}')) {
        const auto text = scan_.take(*close);
        scan_.take(1);
        return text;
    }
    // Without an end the comment extends at most to the next game.
    warn(place, {.code = FaultCode::UnclosedComment});
    return scan_.take(std::min(scan_.rest().find("\n["), scan_.rest().size()));
}

void GameReader::add_nag(std::uint8_t nag) {
    const bool move_stands = line_.has_move || outer_.empty();
    if (!line_.broken && !move_stands) {
        glyphs_before_.push_back(nag);
    } else if (!line_.broken) {
        auto& glyphs = tree.edit_notes(cursor_->node()).glyphs;
        if (std::find(glyphs.begin(), glyphs.end(), nag) == glyphs.end()) glyphs.push_back(nag);
    }
}

void GameReader::open_variation() {
    const bool was_broken = line_.broken;
    outer_.push_back(std::exchange(line_, {}));
    const Line& line = outer_.back();
    if (!line.has_move) {
        warn({.code = FaultCode::VariationBeforeMove});
    } else if (!line.broken) {
        cursor_->back();
    }
    line_ = {cursor_->node(), false, was_broken, 0};
}

void GameReader::end_line() {
    if (line_.left_out > 0) {
        warn(
            {.code = FaultCode::MovesLeftOut, .number = static_cast<std::int64_t>(line_.left_out)});
    }
    if (!before_move_.empty()) {
        warn({.code = FaultCode::CommentWithoutMove, .text = std::exchange(before_move_, {})});
    }
    glyphs_before_.clear();
}

void GameReader::close_variation() {
    if (outer_.empty()) {
        warn({.code = FaultCode::UnopenedVariation});
        return;
    }
    end_line();
    line_ = std::move(outer_.back());
    outer_.pop_back();
    ++line_.variations;
    if (!line_.broken) cursor_->go_to(line_.at);
}

bool GameReader::take_result(std::string_view word, TextPlace place) {
    word = result_in(word);
    if (word.empty()) return false;
    if (!outer_.empty()) return true;
    if (!result_.empty() && result_ != word) {
        warn(place, {.code = FaultCode::SecondResult, .text = std::string(word), .where = result_});
    }
    result_ = word;
    ended_ = tree.size() > 1;
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

/// Plays the next move of the line if the reading of an earlier one has told it.
bool GameReader::play_known(std::string_view word, TextPlace place) {
    if (line_.known.empty()) return false;
    const LineStep step = std::move(line_.known.back());
    line_.known.pop_back();
    if (!cursor_->play(step.move)) return false;
    black_moves_ = false;
    if (!step.choices.empty()) {
        warn(place,
             {.code = FaultCode::ResolvedMove,
              .text = std::string(word),
              .where = step.move.text(),
              .choices = step.choices},
             cursor_->ply());
    }
    return true;
}

/// If the first text can mean several moves, lets those that follow tell which.
void GameReader::look_ahead(const Result<MoveReading>& read, Texts texts) {
    const auto* fault = std::get_if<Fault>(&read);
    if (fault == nullptr || fault->code != FaultCode::AmbiguousMove) return;
    std::vector<std::string> line;
    for (const auto text : texts) line.push_back(with_usual_ranks(text, ranks_));
    for (const std::string& text : following_moves(scan_)) {
        line.push_back(with_usual_ranks(text, ranks_));
    }
    line_.known = read_line(cursor_->position(), line, notation_);
    std::reverse(line_.known.begin(), line_.known.end());
}

/// Plays the first of the texts; the others are the rest of its word.
void GameReader::play(Texts texts, TextPlace place) {
    const std::string_view word = texts.front();
    bool played = play_known(word, place);
    if (!played) {
        const std::string shifted = with_usual_ranks(word, ranks_);
        const auto read = read_move(cursor_->position(), shifted, notation_);
        const auto* reading = std::get_if<MoveReading>(&read);
        const bool blacks =
            std::exchange(black_moves_, false) && cursor_->position().side_to_move() == Color::Red;
        played = ((blacks || reading == nullptr) && play_for_other_side(shifted, place)) ||
                 (reading != nullptr && cursor_->play(reading->move));
        if (played && reading != nullptr) notation_ = reading->notation;
        if (!played) {
            look_ahead(read, texts);
            played = play_known(word, place);
        }
        // The warning quotes the word as in the file.
        if (!played) warn(place, why_unplayed(read, word), cursor_->ply() + 1);
    }
    if (played) {
        line_.at = cursor_->node();
        line_.has_move = true;
        line_.variations = 0;
        add_what_came_before();
        return;
    }
    ++unread_;
    // A word without a digit or a Chinese character is not a move but a remark or a glyph, so the
    // game continues.
    line_.broken =
        std::any_of(word.begin(), word.end(), [](char c) { return is_digit(c) || !is_ascii(c); });
}

void GameReader::take_word() {
    TextPlace place = scan_.place();
    const auto written = scan_.take(word_length(scan_.rest()));
    const PgnWord word = plain_word(written);
    if (word.is_blacks) black_moves_ = *word.is_blacks;
    if (!word.text.empty()) {
        place.column += static_cast<std::size_t>(word.text.data() - written.data());
    }
    if (!word.text.empty() && !take_result(word.text, place)) {
        const auto texts = moves_in(word.text);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            TextPlace at = place;
            at.column += static_cast<std::size_t>(texts[i].data() - word.text.data());
            if (line_.broken) {
                ++line_.left_out;
                ++unread_;
            } else {
                play(Texts(texts).subspan(i), at);
            }
        }
    }
    for (const std::uint8_t glyph : word.glyphs) add_nag(glyph);
}

/// `$12`.
void GameReader::read_numbered_glyph() {
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
}

/// What the standard reserves, `<…>`.
void GameReader::read_reserved() {
    const TextPlace place = scan_.place();
    const std::size_t end = scan_.rest().find_first_of(">\n", 1);
    const bool is_closed =
        scan_.peek() == '<' && end < scan_.rest().size() && scan_.rest()[end] == '>';
    const std::string text(scan_.take(is_closed ? end + 1 : 1));
    warn(place, {.code = FaultCode::StrayText, .text = text});
}

/// Whether the word that follows belongs to another game: its result ends a game, and the numbers
/// begin again.
bool GameReader::next_game_begins() {
    if (!outer_.empty() || tree.size() == 1) return false;
    if (!ended_) return tree[line_.at].ply >= 2 && begins_numbers(scan_.rest());
    if (begins_game(scan_.rest())) return true;
    // The numbers go on, so the result was no end.
    ended_ = !result_in(scan_.rest().substr(0, word_length(scan_.rest()))).empty();
    return false;
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
    for (skip_nothing(scan_); !scan_.at_end(); skip_nothing(scan_)) {
        const char c = scan_.peek();
        if (begins_tag(scan_.rest())) return;
        if (c == '{' || c == ';') {
            add_comment(read_comment());
        } else if (begins_footer(scan_)) {
            skip_footer();
        } else if (c == '(') {
            scan_.take(1);
            open_variation();
        } else if (c == ')') {
            scan_.take(1);
            close_variation();
        } else if (c == '$') {
            read_numbered_glyph();
        } else if (c == '<' || c == '>') {
            read_reserved();
        } else if (next_game_begins()) {
            return;
        } else {
            take_word();
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

/// Whether the first tag comes again: a game without moves is followed by another.
bool GameReader::repeats_first_tag() const {
    if (headers_.empty() || !begins_tag(scan_.rest())) return false;
    const std::string_view rest = trimmed(scan_.rest().substr(1, 100));
    const std::string& name = headers_.front().name;
    const auto after = rest.substr(std::min(name.size(), rest.size()));
    return equal_ignoring_case(our_name(rest.substr(0, name.size())), name) && !after.empty() &&
           (after[0] == ' ' || after[0] == '"');
}

bool GameReader::read() {
    skip_nothing(scan_);
    if (scan_.at_end()) return false;
    // A comment before or between the tags is one on the start.
    std::vector<std::string_view> comments;
    while (!scan_.at_end() &&
           std::string_view("[{;").find(scan_.peek()) != std::string_view::npos) {
        if (scan_.peek() == '[') {
            read_tag();
        } else {
            comments.push_back(read_comment());
        }
        const std::size_t line = scan_.line();
        skip_nothing(scan_);
        if (scan_.line() > line + 1 && repeats_first_tag()) break;
    }
    set_up();
    for (const auto comment : comments) add_comment(comment);
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
