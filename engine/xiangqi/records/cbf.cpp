// SPDX-License-Identifier: MIT
// CBF, the XML records of CCBridge, read only: <ChineseChessRecord> with a <Head> of facts and a
// <MoveList> of <Move value="77-47" />, file and rank from the top left corner. Nothing official
// exists; facts: walker8088/cchess (reader_cbf.py), bupticybee/icyElephant. No code was taken.
#include <algorithm>
#include <array>

#include "engine/core/text.h"
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
/// The first move of a list, which is none.
constexpr std::string_view kNoneMove = "00-00";

std::string unescaped(std::string_view text) {
    std::string plain = replaced(replaced(text, "&lt;", "<"), "&gt;", ">");
    plain = replaced(replaced(plain, "&quot;", "\""), "&apos;", "'");
    return replaced(plain, "&amp;", "&");
}

std::optional<std::string> attribute(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != std::string_view::npos;
         at = tag.find(name, at + 1)) {
        auto rest = trimmed(tag.substr(at + name.size()));
        if (at == 0 || is_letter(tag[at - 1]) || rest.empty() || rest[0] != '=') continue;
        rest = trimmed(rest.substr(1));
        if (rest.empty() || (rest[0] != '"' && rest[0] != '\'')) return std::nullopt;
        return unescaped(rest.substr(1, rest.find(rest[0], 1) - 1));
    }
    return std::nullopt;
}

std::optional<Move> move_of(std::string_view value) {
    if (value.size() != 5 || value[2] != '-') return std::nullopt;
    const auto square = [&](std::size_t at) -> std::optional<Square> {
        const int file = value[at] - '0';
        const int rank = '9' - value[at + 1];
        if (!on_board(file, rank)) return std::nullopt;
        return Square(file, rank);
    };
    const auto from = square(0);
    const auto to = square(3);
    if (!from || !to) return kNoMove;
    return Move(*from, *to);
}

class CbfReader {
  public:
    explicit CbfReader(std::string_view text) : scan_(text) {}
    ReadRecords read();

  private:
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
    const std::string value = unescaped(trimmed(text));
    if (value.empty()) return;
    if (name == "FEN") {
        fen_ = value;
    } else if (name == "RecordResult") {
        const auto number = parse_int(value);
        if (number && *number >= 0 && static_cast<std::size_t>(*number) < kResults.size()) {
            headers_.push_back(
                {"Result", std::string(kResults[static_cast<std::size_t>(*number)])});
        } else {
            warnings_.add(place, {.code = FaultCode::UnknownResult, .text = value});
        }
    } else if (name == "Comment" && cursor_) {
        append_line(tree_.edit_notes(cursor_->node()).comment, value);
    } else {
        const auto known = std::find_if(kHeaders.begin(), kHeaders.end(),
                                        [&](const Name& header) { return header.theirs == name; });
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
    if (!value || *value == kNoneMove) return;
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

ReadRecords CbfReader::read() {
    std::string_view name;
    TextPlace place;
    while (!scan_.at_end()) {
        const auto text = scan_.take(std::min(scan_.rest().find('<'), scan_.rest().size()));
        if (!name.empty()) take_element(name, text, place);
        place = scan_.place();
        const auto tag = scan_.take(std::min(scan_.rest().find('>'), scan_.rest().size()));
        scan_.take(1);
        name = tag.size() > 1 ? tag.substr(1, tag.find_first_of(" \t\n/", 1) - 1) : tag;
        if (name == "Move") take_move(tag, place);
        // An element without content, or the end of one.
        if (name == "Move" || tag.ends_with('/') || tag.starts_with("</")) name = {};
        if (tag.starts_with("<MoveList") && !cursor_) begin_moves(place);
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
    return as_text(text).substr(0, kHead).find("<ChineseChessRecord") != std::string_view::npos;
}

ReadRecords read_cbf(ByteView text) { return CbfReader(as_text(text)).read(); }

}  // namespace engine::xiangqi
