// SPDX-License-Identifier: MIT
// Reads PGN and bare lists of moves in any notation, and tolerates the damage that programs and web
// pages cause: the chess standard of 1994, with the tags of Chinese programs.
#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/pgn_game.h"
#include "engine/xiangqi/records/pgn_tags.h"
#include "engine/xiangqi/records/pgn_words.h"
#include "engine/xiangqi/records/wxf_file.h"

namespace engine::xiangqi {

namespace {

/// Reads one game: its tags, then its moves.
class GameReader {
  public:
    GameReader(const Scanner& scanner, Ranks ranks) : scan_(scanner), game_(scan_, ranks) {}

    /// Reads up to the next game; false if only white space is left.
    bool read();

    [[nodiscard]] const Scanner& scanner() const { return scan_; }
    [[nodiscard]] PgnGame& game() { return game_; }
    /// Whether the game is worth keeping: it has a move, or a header with a value.
    [[nodiscard]] bool any_game() const { return game_.tree.size() > 1 || has_header_; }

  private:
    void take_tag();
    [[nodiscard]] bool repeats_first_tag() const;
    void read_body();
    std::string_view read_comment();
    void take_word();
    void read_numbered_glyph();
    void read_reserved();
    void skip_footer();

    Scanner scan_;
    PgnGame game_;
    std::vector<Header> headers_;
    bool has_header_ = false;
};

void GameReader::take_tag() {
    PgnTag tag = read_tag(scan_, game_);
    has_header_ = has_header_ || tag.has_value;
    headers_.push_back(std::move(tag.header));
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
    game_.warn(place, {.code = FaultCode::UnclosedComment});
    return scan_.take(std::min(scan_.rest().find("\n["), scan_.rest().size()));
}

void GameReader::take_word() {
    TextPlace place = scan_.place();
    const auto written = scan_.take(word_length(scan_.rest()));
    const PgnWord word = plain_word(written);
    if (word.is_blacks) game_.expect_black(*word.is_blacks);
    if (!word.text.empty()) {
        place.column += static_cast<std::size_t>(word.text.data() - written.data());
    }
    if (!word.text.empty() && !game_.take_result(word.text, place)) {
        const auto texts = moves_in(word.text);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            TextPlace at = place;
            at.column += static_cast<std::size_t>(texts[i].data() - word.text.data());
            game_.play(PgnGame::Texts(texts).subspan(i), at);
        }
    }
    for (const std::uint8_t glyph : word.glyphs) game_.add_glyph(glyph);
}

/// `$12`.
void GameReader::read_numbered_glyph() {
    scan_.take(1);
    int nag = 0;
    const auto rest = scan_.rest();
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), nag);
    scan_.take(static_cast<std::size_t>(end - rest.data()));
    if (error == std::errc{} && nag > 0 && nag < 256) {
        game_.add_glyph(static_cast<std::uint8_t>(nag));
    } else {
        game_.warn({.code = FaultCode::UnknownGlyph, .number = nag});
    }
}

/// What the standard reserves, `<…>`.
void GameReader::read_reserved() {
    const TextPlace place = scan_.place();
    const std::size_t end = scan_.rest().find_first_of(">\n", 1);
    const bool is_closed =
        scan_.peek() == '<' && end < scan_.rest().size() && scan_.rest()[end] == '>';
    const std::string text(scan_.take(is_closed ? end + 1 : 1));
    game_.warn(place, {.code = FaultCode::StrayText, .text = text});
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
            game_.add_comment(read_comment());
        } else if (begins_footer(scan_)) {
            skip_footer();
        } else if (c == '(') {
            scan_.take(1);
            game_.open_variation();
        } else if (c == ')') {
            scan_.take(1);
            game_.close_variation();
        } else if (c == '$') {
            read_numbered_glyph();
        } else if (c == '<' || c == '>') {
            read_reserved();
        } else if (game_.is_over()) {
            return;
        } else {
            take_word();
        }
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
            take_tag();
        } else {
            comments.push_back(read_comment());
        }
        const std::size_t line = scan_.line();
        skip_nothing(scan_);
        if (scan_.line() > line + 1 && repeats_first_tag()) break;
    }
    game_.set_up(headers_);
    for (const auto comment : comments) game_.add_comment(comment);
    read_body();
    game_.finish();
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
        const bool by_one = game.game().unread() > 0 && other.read() &&
                            other.game().unread() < game.game().unread();
        if (game.game().unread() > 0) read.visited += other.scanner().visited() - scanner.visited();
        GameReader& better = by_one ? other : game;
        scanner = better.scanner();
        for (Warning& warning : better.game().warnings) {
            warnings.add(TextPlace{warning.at, warning.column}, std::move(warning.fault),
                         warning.ply);
        }
        if (!better.any_game()) continue;
        warnings.begin_next_game();
        read.games.push_back(std::move(better.game().tree));
    }
    read.warnings = warnings.take();
    if (!read.games.empty()) return read;
    // If the text contains no game, omit the warnings about single words.
    const auto is_word = [](const Warning& warning) {
        return warning.fault.code == FaultCode::NotAMove ||
               warning.fault.code == FaultCode::MovesLeftOut;
    };
    std::erase_if(read.warnings, is_word);
    if (read.warnings.size() < PgnGame::kMostWarnings) {
        read.warnings.push_back({.at = 1, .fault = why_no_game(text)});
    }
    return read;
}

}  // namespace engine::xiangqi
