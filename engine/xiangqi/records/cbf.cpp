// SPDX-License-Identifier: MIT
// CBF, the XML records of CCBridge, read only: <ChineseChessRecord> with a <Head> of facts and a
// <MoveList> of <Move value="77-47" />, file and rank from the top left corner. There is no
// official description. Sources: walker8088/cchess (reader_cbf.py), bupticybee/icyElephant. No code
// was copied.
#include <algorithm>
#include <array>
#include <charconv>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/pgn_scanner.h"

namespace engine::xiangqi {

namespace {

struct Name {
    std::string_view theirs;
    std::string_view ours;
};
constexpr std::array<Name, 23> kHeaders{{{"Name", "Title"},
                                         {"URL", "Link"},
                                         {"From", "Source"},
                                         {"ContestType", "EventType"},
                                         {"Contest", "Event"},
                                         {"Round", "Round"},
                                         {"Group", "Group"},
                                         {"Table", "Table"},
                                         {"Date", "Date"},
                                         {"Site", "Site"},
                                         {"TimeRule", "TimeControl"},
                                         {"Red", "Red"},
                                         {"RedTeam", "RedTeam"},
                                         {"RedTime", "RedTime"},
                                         {"RedRating", "RedElo"},
                                         {"Black", "Black"},
                                         {"BlackTeam", "BlackTeam"},
                                         {"BlackTime", "BlackTime"},
                                         {"BlackRating", "BlackElo"},
                                         {"Referee", "Referee"},
                                         {"Recorder", "Recorder"},
                                         {"Commentator", "Annotator"},
                                         {"ECCO", "ECCO"}}};
constexpr std::array<std::string_view, 5> kResults{"*", "1-0", "0-1", "1/2-1/2", "1/2-1/2"};
/// The first move of a list is a placeholder.
constexpr std::array<std::string_view, 2> kNoneMoves{"00-00", "0000"};

constexpr std::string_view kCommentStart = "<!--";
constexpr std::string_view kCommentEnd = "-->";
constexpr std::string_view kCdataStart = "<![CDATA[";
constexpr std::string_view kCdataEnd = "]]>";

/// The character that `&#x7EA2;` or `&#32418;` stands for; `reference` excludes `&#` and `;`.
std::optional<char32_t> character_of(std::string_view reference) {
    const bool is_hexadecimal = !reference.empty() && to_lower(reference[0]) == 'x';
    if (is_hexadecimal) reference.remove_prefix(1);
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(reference.data(), reference.data() + reference.size(),
                                              number, is_hexadecimal ? 16 : 10);
    const bool is_surrogate = number >= 0xD800 && number < 0xE000;
    const bool is_control = number < 0x20 && number != '\n' && number != '\t';
    if (reference.empty() || error != std::errc{} || end != reference.data() + reference.size() ||
        number > 0x10FFFF || is_surrogate || is_control) {
        return std::nullopt;
    }
    return static_cast<char32_t>(number);
}

std::string with_numbered_characters(std::string_view text) {
    constexpr std::size_t kLongest = 10;
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const auto rest = text.substr(at);
        const std::size_t end = rest.substr(0, kLongest).find(';');
        const auto character = rest.starts_with("&#") && end != std::string_view::npos
                                   ? character_of(rest.substr(2, end - 2))
                                   : std::nullopt;
        if (character) {
            append_character(plain, *character);
            at += end + 1;
        } else {
            plain += text[at++];
        }
    }
    return plain;
}

std::string unescaped(std::string_view text) {
    std::string plain =
        replaced(replaced(with_numbered_characters(text), "&lt;", "<"), "&gt;", ">");
    plain = replaced(replaced(plain, "&quot;", "\""), "&apos;", "'");
    return replaced(plain, "&amp;", "&");
}

/// `name` must be in lower case; the tag may use any case.
std::optional<std::string> attribute(std::string_view tag, std::string_view name) {
    const std::string names = lower_case(tag);
    for (std::size_t at = names.find(name); at != std::string_view::npos;
         at = names.find(name, at + 1)) {
        auto rest = trimmed(tag.substr(at + name.size()));
        if (at == 0 || is_letter(tag[at - 1]) || rest.empty() || rest[0] != '=') continue;
        rest = trimmed(rest.substr(1));
        if (rest.empty() || (rest[0] != '"' && rest[0] != '\'')) return std::nullopt;
        return unescaped(rest.substr(1, rest.find(rest[0], 1) - 1));
    }
    return std::nullopt;
}

std::optional<Move> move_of(std::string_view value) {
    const bool is_joined = value.size() == 4;
    if (!is_joined && (value.size() != 5 || value[2] != '-')) return std::nullopt;
    if (!std::all_of(value.begin(), value.end(), [](char c) { return is_digit(c) || c == '-'; })) {
        return std::nullopt;
    }
    const auto square = [&](std::size_t at) -> std::optional<Square> {
        const int file = value[at] - '0';
        const int rank = '9' - value[at + 1];
        if (!on_board(file, rank)) return std::nullopt;
        return Square(file, rank);
    };
    const auto from = square(0);
    const auto to = square(is_joined ? 2 : 3);
    if (!from || !to) return kNoMove;
    return Move(*from, *to);
}

class CbfReader {
  public:
    explicit CbfReader(std::string_view text) : scan_(text) {}
    ReadRecords read();

  private:
    std::string take_text();
    std::string_view take_up_to(std::string_view end);
    void take_element(std::string_view name, std::string_view text, TextPlace place);
    void take_move(std::string_view tag, TextPlace place);
    void begin_moves(TextPlace place);

    Scanner scan_;
    Warnings warnings_{Warning::Unit::Line};
    GameTree tree_;
    std::optional<TreeCursor> cursor_;
    std::vector<Header> headers_;
    std::string fen_;
    bool is_broken_ = false;
    std::size_t left_out_ = 0;
};

void CbfReader::take_element(std::string_view name, std::string_view text, TextPlace place) {
    const std::string value(trimmed(text));
    if (value.empty()) return;
    if (equal_ignoring_case(name, "FEN")) {
        fen_ = value;
    } else if (equal_ignoring_case(name, "RecordResult")) {
        const auto number = parse_int(value);
        if (number && *number >= 0 && static_cast<std::size_t>(*number) < kResults.size()) {
            headers_.push_back(
                {"Result", std::string(kResults[static_cast<std::size_t>(*number)])});
        } else {
            warnings_.add(place, {.code = FaultCode::UnknownResult, .text = value});
        }
    } else if (equal_ignoring_case(name, "Comment") && cursor_) {
        append_line(tree_.edit_notes(cursor_->node()).comment, value);
    } else {
        const auto known = std::find_if(kHeaders.begin(), kHeaders.end(), [&](const Name& header) {
            return equal_ignoring_case(header.theirs, name);
        });
        if (known != kHeaders.end()) headers_.push_back({std::string(known->ours), value});
    }
}

void CbfReader::begin_moves(TextPlace place) {
    if (!fen_.empty()) {
        auto made = GameTree::from_fen(fen_);
        if (auto* tree = std::get_if<GameTree>(&made)) {
            tree_ = std::move(*tree);
        } else {
            warnings_.add(place, std::get<Fault>(made));
            warnings_.add(place, {.code = FaultCode::UnusableStart});
            headers_.push_back({"FEN", fen_});
            is_broken_ = true;
        }
    }
    cursor_.emplace(tree_);
}

void CbfReader::take_move(std::string_view tag, TextPlace place) {
    const auto value = attribute(tag, "value");
    if (!cursor_) begin_moves(place);
    if (!value || std::find(kNoneMoves.begin(), kNoneMoves.end(), *value) != kNoneMoves.end())
        return;
    if (is_broken_) {
        ++left_out_;
        return;
    }
    const auto move = move_of(*value);
    if (move && cursor_->play(*move)) return;
    Fault fault{.code = FaultCode::NotAMove};
    if (move) fault.code = move->none() ? FaultCode::OffTheBoard : FaultCode::IllegalMove;
    fault.text = move && !move->none() ? move->text() : *value;
    warnings_.add(place, std::move(fault), cursor_->ply() + 1);
    is_broken_ = true;
}

/// The text up to the next tag, without comments.
std::string CbfReader::take_text() {
    std::string text;
    for (;;) {
        text += unescaped(scan_.take(std::min(scan_.rest().find('<'), scan_.rest().size())));
        if (scan_.rest().starts_with(kCommentStart)) {
            take_up_to(kCommentEnd);
        } else if (scan_.rest().starts_with(kCdataStart)) {
            scan_.take(kCdataStart.size());
            text += take_up_to(kCdataEnd);
        } else {
            return text;
        }
    }
}

/// Takes the text up to `end`, and `end` itself; returns the text before it.
std::string_view CbfReader::take_up_to(std::string_view end) {
    const auto text = scan_.take(std::min(scan_.rest().find(end), scan_.rest().size()));
    scan_.take(end.size());
    return text;
}

ReadRecords CbfReader::read() {
    std::string_view name;
    TextPlace place;
    while (!scan_.at_end()) {
        const std::string text = take_text();
        if (!name.empty()) take_element(name, text, place);
        place = scan_.place();
        const auto tag = take_up_to(">");
        name = tag.size() > 1 ? tag.substr(1, tag.find_first_of(" \t\n/", 1) - 1) : tag;
        const bool is_move = equal_ignoring_case(name, "Move");
        if (is_move) take_move(tag, place);
        if (equal_ignoring_case(name, "MoveList") && !cursor_) begin_moves(place);
        // An empty element, or the end tag of one.
        if (is_move || tag.ends_with('/') || tag.starts_with("</")) name = {};
    }
    warnings_.add_count(scan_.line(), FaultCode::MovesLeftOut, left_out_);
    ReadRecords read{RecordFormat::Cbf, {}, {}};
    const bool any_game = tree_.size() > 1 || !headers_.empty() || !tree_.usual_start();
    if (any_game) {
        for (const Header& header : headers_) tree_.set_header(header.name, header.value);
        read.games.push_back(std::move(tree_));
    } else {
        warnings_.add(1, {.code = FaultCode::NoGame});
    }
    read.warnings = warnings_.take();
    read.visited = scan_.visited();
    return read;
}

}  // namespace

bool looks_like_cbf(ByteView text) {
    constexpr std::size_t kHead = 1024;
    return lower_case(as_text(text).substr(0, kHead)).find("<chinesechessrecord") !=
           std::string::npos;
}

ReadRecords read_cbf(ByteView text) { return CbfReader(as_text(text)).read(); }

}  // namespace engine::xiangqi
