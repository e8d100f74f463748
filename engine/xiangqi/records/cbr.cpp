// SPDX-License-Identifier: MIT
// CBR, the records of CCBridge, and CBL, its libraries of records; read only. There is no official
// description. Sources: FastLight126/vschess (the only source for kind 1), walker8088/cchess, a
// Kaitai description and its notes. No code was copied.
#include <algorithm>
#include <array>

#include "engine/core/records/branch_walk.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/records/board_letters.h"
#include "engine/xiangqi/records/formats.h"

namespace engine::xiangqi {

namespace {

constexpr std::string_view kRecordMark{"CCBridge Record\0", 16};
constexpr std::string_view kLibraryMark{"CCBridgeLibrary\0", 16};
constexpr std::size_t kAtKind = 19;
constexpr std::size_t kSlot = 4096;
constexpr std::size_t kAtLibraryName = 64;
constexpr std::size_t kLibraryNameRoom = 512;

/// UTF-16 text that ends at a null character or at the end of its field.
struct Field {
    std::size_t at;
    std::size_t room;
    std::string_view name;
};
// For kind 2; the fields of kind 1 are in two blocks, before and after the one it lacks.
constexpr std::array<Field, 29> kFields{
    {{180, 128, "Title"},       {308, 256, "Category"},       {564, 64, "Source"},
     {628, 64, "EventType"},    {692, 64, "Event"},           {756, 64, "Round"},
     {820, 32, "Group"},        {852, 32, "Table"},           {884, 64, "Date"},
     {948, 64, "Site"},         {1012, 64, "TimeControl"},    {1076, 64, "Red"},
     {1140, 64, "RedTeam"},     {1204, 64, "RedTime"},        {1268, 32, "RedElo"},
     {1300, 64, "Black"},       {1364, 64, "BlackTeam"},      {1428, 64, "BlackTime"},
     {1492, 32, "BlackElo"},    {1524, 64, "Referee"},        {1588, 64, "Recorder"},
     {1652, 64, "Annotator"},   {1716, 64, "AnnotatorEmail"}, {1780, 64, "Author"},
     {1844, 64, "AuthorEmail"}, {1908, 40, "Created"},        {1972, 40, "Modified"},
     {2044, 32, "GameType"},    {2080, 32, "Termination"}}};
constexpr std::size_t kFirstFieldAfterRecorder = 1652;
constexpr std::array<std::string_view, 4> kResults{"*", "1-0", "0-1", "1/2-1/2"};

/// The offsets in a record of kind 2, and by how much they are lower in kind 1, which has neither
/// the script at 52 (128 bytes) nor referee and recorder (64 bytes each).
struct Layout {
    std::size_t early;
    std::size_t late;
    bool nibbles;
};
constexpr Layout kSecond{0, 0, false};
constexpr Layout kFirst{128, 256, true};
constexpr std::size_t kAtResult = 2076;
constexpr std::size_t kAtTurn = 2112;
constexpr std::size_t kAtMoveNumber = 2116;
constexpr std::size_t kAtBoard = 2120;
constexpr std::size_t kAtMoves = 2214;

class CbrReader {
  public:
    /// `bytes` is a record and the rest of its library, `at` its offset in the library.
    CbrReader(ByteView bytes, std::size_t at, Warnings& warnings)
        : bytes_(bytes),
          base_(at),
          warnings_(warnings) {}

    std::optional<GameTree> read();

  private:
    struct Step {
        std::size_t at;
        std::uint8_t flags;
        std::uint8_t from;
        std::uint8_t to;
        std::string comment;
    };

    void warn(std::size_t at, Fault fault, std::size_t ply = 0) {
        warnings_.add(base_ + at, std::move(fault), ply);
    }
    void read_fields(GameTree& tree);
    BoardLetters board();
    std::optional<Step> next_step();
    [[nodiscard]] Move move_of(const Step& step) const;
    void read_moves(GameTree& tree, std::size_t first);
    void take_step(GameTree& tree, const TreeCursor& cursor, BranchWalk<RecordedGame>& walk,
                   const Step& step);

    ByteView bytes_;
    std::size_t base_;
    Warnings& warnings_;
    Layout layout_ = kSecond;
    std::size_t at_ = 0;
};

void CbrReader::read_fields(GameTree& tree) {
    for (const Field& field : kFields) {
        const bool late = field.at >= kFirstFieldAfterRecorder;
        if (layout_.late > 0 && (field.name == "Referee" || field.name == "Recorder")) continue;
        const std::size_t at = field.at - (late ? layout_.late : layout_.early);
        const std::string value = plain_lines(utf16_to_utf8(bytes_.subspan(at, field.room)));
        const auto text = trimmed(value);
        if (!text.empty()) tree.headers.push_back({std::string(field.name), std::string(text)});
    }
    const std::uint8_t result = bytes_[kAtResult - layout_.late];
    if (result > 0 && result < kResults.size()) tree.set_header("Result", kResults[result]);
    // 4 means several results, in a record with variations.
    if (result > 4) {
        warn(kAtResult - layout_.late,
             {.code = FaultCode::UnknownResult, .text = std::to_string(result)});
    }
}

BoardLetters CbrReader::board() {
    constexpr std::string_view kRedPieces = ".RNBAKCP";
    constexpr std::string_view kBlackPieces = ".rnbakcp";
    BoardLetters letters;
    letters.fill('.');
    const std::size_t first = kAtBoard - layout_.late;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const std::uint8_t code = bytes_[first + i];
        const unsigned kind = code & 0x0FU;
        if (code == 0) continue;
        if (kind == 0 || kind > 7 || (code >> 4 != 1 && code >> 4 != 2)) {
            warn(first + i, {.code = FaultCode::UnknownPieceNumber, .number = code});
            continue;
        }
        letters[i] = (code >> 4 == 1 ? kRedPieces : kBlackPieces)[kind];
    }
    return letters;
}

std::optional<CbrReader::Step> CbrReader::next_step() {
    if (bytes_.size() - at_ < 4) return std::nullopt;
    Step step{at_, bytes_[at_], bytes_[at_ + 2], bytes_[at_ + 3], {}};
    at_ += 4;
    if ((step.flags & 4) == 0) return step;
    std::size_t length = 0;
    if (bytes_.size() - at_ >= 4) {
        length = read_number<std::uint32_t>(bytes_.subspan(at_));
        at_ += 4;
    } else {
        at_ = bytes_.size();
    }
    if (length > bytes_.size() - at_) {
        warn(step.at, {.code = FaultCode::CutComment});
        length = bytes_.size() - at_;
    }
    const std::string text = utf16_to_utf8(bytes_.subspan(at_, length));
    step.comment = trimmed(plain_lines(text));
    at_ += length;
    return step;
}

Move CbrReader::move_of(const Step& step) const {
    // Points are numbered from a9 along the ranks; in records of kind 1 the two digits are file and
    // rank.
    const auto square = [&](unsigned point) -> std::optional<Square> {
        const auto file = static_cast<int>(layout_.nibbles ? point >> 4 : point % 9);
        const auto rank = 9 - static_cast<int>(layout_.nibbles ? point & 15 : point / 9);
        if (!on_board(file, rank)) return std::nullopt;
        return Square(file, rank);
    };
    const auto from = square(step.from);
    const auto to = square(step.to);
    return from && to && *from != *to ? Move(*from, *to) : kNoMove;
}

void CbrReader::take_step(GameTree& tree, const TreeCursor& cursor, BranchWalk<RecordedGame>& walk,
                          const Step& step) {
    const Move move = move_of(step);
    if (walk.next(move, (step.flags & 1) == 0, (step.flags & 2) != 0)) {
        append_line(tree.edit_notes(cursor.node()).comment, step.comment);
        return;
    }
    if (!walk.last_was_orphan()) {
        warn(step.at, why_unplayed(move), walk.last_ply());
    }
    if (!step.comment.empty()) {
        warn(step.at, {.code = FaultCode::CommentLeftOut, .text = step.comment});
    }
}

void CbrReader::read_moves(GameTree& tree, std::size_t first) {
    at_ = first;
    TreeCursor cursor(tree);
    BranchWalk<RecordedGame> walk(cursor);
    // A placeholder precedes the moves; it carries the comment on the start position.
    const auto root = next_step();
    if (!root) {
        warn(at_, {.code = FaultCode::CutMoves});
        return;
    }
    if (root->from != root->to) {
        at_ = first;
    } else {
        if (!root->comment.empty()) tree.edit_notes(kRootNode).comment = root->comment;
        if ((root->flags & 1) != 0) return;
    }
    while (!walk.finished()) {
        const auto step = next_step();
        if (!step) {
            warn(at_, {.code = FaultCode::CutMoves});
            break;
        }
        // The space after the last move is not cleared; a truncated record ends in such a
        // placeholder.
        if (step->from == step->to) {
            if (tree.size() > 1) warn(step->at, {.code = FaultCode::CutMoves});
            break;
        }
        take_step(tree, cursor, walk, *step);
    }
    warnings_.add_count(base_ + at_, FaultCode::MovesLeftOut, walk.orphans());
}

std::optional<GameTree> CbrReader::read() {
    const std::uint8_t kind = bytes_.size() > kAtKind ? bytes_[kAtKind] : 0;
    if (kind != 1 && kind != 2) {
        warn(kAtKind, {.code = FaultCode::UnknownRecordKind, .number = kind});
        return std::nullopt;
    }
    layout_ = kind == 1 ? kFirst : kSecond;
    if (bytes_.size() < kAtMoves - layout_.late) {
        warn(bytes_.size(), {.code = FaultCode::CutHead});
        return std::nullopt;
    }
    const BoardLetters letters = board();
    const bool blacks = bytes_[kAtTurn - layout_.late] == 2;
    const auto number = read_number<std::uint16_t>(bytes_.subspan(kAtMoveNumber - layout_.late));
    // The letter only gives the side to move.
    auto made = tree_from_board(letters, blacks ? 'p' : '.', number);
    auto* tree = std::get_if<GameTree>(&made);
    GameTree game = tree != nullptr ? std::move(*tree) : GameTree();
    read_fields(game);
    if (tree != nullptr) {
        read_moves(game, kAtMoves - layout_.late);
    } else {
        warn(kAtBoard - layout_.late, std::get<Fault>(made));
        warn(kAtBoard - layout_.late, {.code = FaultCode::UnusableStart});
        game.set_header("FEN", board_fen(letters));
    }
    return game;
}

bool has_mark(ByteView bytes, std::string_view mark) {
    return bytes.size() >= mark.size() && std::equal(mark.begin(), mark.end(), bytes.begin());
}

/// The offsets of the records. Records start at multiples of the slot size after the first; a long
/// record fills several slots.
std::vector<std::size_t> starts_of_records(ByteView bytes) {
    std::vector<std::size_t> starts;
    const auto first =
        std::search(bytes.begin(), bytes.end(), kRecordMark.begin(), kRecordMark.end());
    for (auto at = static_cast<std::size_t>(first - bytes.begin()); at < bytes.size();
         at += kSlot) {
        if (has_mark(bytes.subspan(at), kRecordMark)) starts.push_back(at);
    }
    return starts;
}

}  // namespace

bool looks_like_cbr(ByteView bytes) {
    return has_mark(bytes, kRecordMark) || has_mark(bytes, kLibraryMark);
}

ReadRecords read_cbr(ByteView bytes) {
    ReadRecords read{RecordFormat::Cbr, {}, {}};
    Warnings warnings(Warning::Unit::Byte);
    const auto starts = starts_of_records(bytes);
    std::string library;
    if (has_mark(bytes, kLibraryMark) && bytes.size() > kAtLibraryName + kLibraryNameRoom) {
        library = plain_lines(utf16_to_utf8(bytes.subspan(kAtLibraryName, kLibraryNameRoom)));
    }
    if (starts.empty()) warnings.add(0, {.code = FaultCode::NoGame});
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : bytes.size();
        CbrReader reader(bytes.subspan(starts[i], end - starts[i]), starts[i], warnings);
        auto game = reader.read();
        if (!game) continue;
        if (!library.empty()) game->set_header("Library", library);
        read.games.push_back(std::move(*game));
        warnings.begin_next_game();
    }
    read.warnings = warnings.take();
    return read;
}

}  // namespace engine::xiangqi
