// SPDX-License-Identifier: MIT
// XQF, the files of XQStudio, versions 1.0 to 1.8. From version 1.1 on, points, moves and the
// lengths of comments are shifted by keys in the header, and all bytes after it by a running key.
// Sources: the author's description of version 1.0 (XQF.TXT, 2001) and his published reader
// (XQFileRW.pas).
#include <algorithm>
#include <array>

#include "engine/core/records/branch_walk.h"
#include "engine/core/text/encodings.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/records/board_letters.h"
#include "engine/xiangqi/records/formats.h"

namespace engine::xiangqi {

namespace {

constexpr std::size_t kHeaderSize = 0x400;
constexpr std::uint8_t kPlainVersion = 10;    // 1.0: no shifting, every move has a length.
constexpr std::uint8_t kNewestVersion = 18;   // 1.8: the last published version, which we write.
constexpr std::uint8_t kRotatedVersion = 12;  // 1.2: the list of points is rotated, too.

/// A text in the header: a length byte, then at most `room` bytes of GBK.
struct Field {
    std::size_t at;
    std::size_t room;
    std::string_view name;
};
constexpr std::array<Field, 12> kFields{{{0x50, 63, "Title"},
                                         {0x90, 63, "Subtitle"},
                                         {0xD0, 63, "Event"},
                                         {0x110, 15, "Date"},
                                         {0x120, 15, "Site"},
                                         {0x130, 15, "Red"},
                                         {0x140, 15, "Black"},
                                         {0x150, 63, "TimeControl"},
                                         {0x190, 15, "RedTime"},
                                         {0x1A0, 15, "BlackTime"},
                                         {0x1D0, 15, "Annotator"},
                                         {0x1E0, 15, "Author"}}};
constexpr std::array<std::string_view, 5> kResults{"*", "1-0", "0-1", "1/2-1/2", "1/2-1/2"};
constexpr std::array<std::string_view, 4> kTypes{"", "opening", "middlegame", "endgame"};

constexpr std::size_t kAtVersion = 2;
constexpr std::size_t kAtPoints = 0x10;
constexpr std::size_t kAtPly = 0x30;
constexpr std::size_t kAtTurn = 0x32;
constexpr std::size_t kAtResult = 0x33;
constexpr std::size_t kAtType = 0x40;

struct Keys {
    std::uint8_t points = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint32_t comment = 0;
    std::array<std::uint8_t, 32> running{};
};

Keys keys_of(ByteView head) {
    Keys keys;
    if (head[kAtVersion] <= kPlainVersion) return keys;
    const auto scrambled = [](unsigned key, unsigned factor) {
        return static_cast<std::uint8_t>((key * key * 54 + 221) * factor);
    };
    keys.points = scrambled(head[13], head[13]);
    keys.from = scrambled(head[14], keys.points);
    keys.to = scrambled(head[15], keys.from);
    keys.comment = (head[12] * 256U + head[13]) % 32000 + 767;
    constexpr std::string_view kMask = "[(C) Copyright Mr. Dong Shiwei.]";
    for (std::size_t i = 0; i < keys.running.size(); ++i) {
        const unsigned key = (unsigned{head[12 + i % 4]} & head[3]) | head[8 + i % 4];
        keys.running[i] = static_cast<std::uint8_t>(key & static_cast<unsigned char>(kMask[i]));
    }
    return keys;
}

/// An XQF point is ten times its file plus its rank, from a0; values from 90 are off the board.
constexpr int kOffBoard = 90;
Square square_of(unsigned point) {
    return {static_cast<int>(point / 10), static_cast<int>(point % 10)};
}
std::uint8_t point_of(Square square) {
    return static_cast<std::uint8_t>(square.file() * 10 + square.rank());
}

class XqfReader {
  public:
    explicit XqfReader(ByteView bytes) : bytes_(bytes) {}

    ReadRecords read();

  private:
    struct Step {
        std::size_t at;
        unsigned from;
        unsigned to;
        bool goes_on;
        bool has_alternative;
        std::string comment;
    };

    void check_head();
    void read_fields(GameTree& tree);
    [[nodiscard]] BoardLetters board();
    std::optional<Step> next_step();
    std::string text(ByteView gbk, std::size_t at, std::string_view what);
    [[nodiscard]] Bytes plain(std::size_t at, std::size_t size) const;
    void read_moves(GameTree& tree);

    ByteView bytes_;
    Keys keys_;
    std::size_t at_ = kHeaderSize;
    Warnings warnings_{Warning::Unit::Byte};
};

void XqfReader::check_head() {
    const std::uint8_t version = bytes_[kAtVersion];
    if (version > kNewestVersion) {
        warnings_.add(kAtVersion, {.code = FaultCode::NewerVersion,
                                   .text = std::to_string(version),
                                   .where = std::to_string(kNewestVersion)});
    }
    if (((bytes_[12] + bytes_[13] + bytes_[14] + bytes_[15]) & 0xFF) != 0) {
        warnings_.add(12, {.code = FaultCode::BadKeys});
    }
}

std::string XqfReader::text(ByteView gbk, std::size_t at, std::string_view what) {
    std::string raw(gbk.begin(), gbk.end());
    raw.resize(std::min(raw.find('\0'), raw.size()));
    const std::string lines = plain_lines(gbk_to_utf8(raw));
    std::string text(trimmed(lines));
    if (text.find("\xEF\xBF\xBD") != std::string::npos) {
        warnings_.add(at,
                      {.code = FaultCode::BadEncoding, .text = text, .where = std::string(what)});
    }
    return text;
}

void XqfReader::read_fields(GameTree& tree) {
    for (const Field& field : kFields) {
        std::size_t length = bytes_[field.at];
        if (length > field.room) {
            warnings_.add(field.at, {.code = FaultCode::HeaderTooLong,
                                     .where = std::string(field.name),
                                     .number = static_cast<std::int64_t>(length),
                                     .expected = static_cast<std::int64_t>(field.room)});
            length = field.room;
        }
        const auto value = text(bytes_.subspan(field.at + 1, length), field.at, field.name);
        if (!value.empty()) tree.headers.push_back({std::string(field.name), value});
    }
    const std::uint8_t result = bytes_[kAtResult];
    if (result >= kResults.size()) {
        warnings_.add(kAtResult,
                      {.code = FaultCode::UnknownResult, .text = std::to_string(result)});
    } else if (result > 0) {
        tree.set_header("Result", kResults[result]);
    }
    const std::uint8_t type = bytes_[kAtType];
    if (type > 0 && type < kTypes.size()) tree.set_header("GameType", kTypes[type]);
}

BoardLetters XqfReader::board() {
    BoardLetters letters;
    letters.fill('.');
    const bool plain = bytes_[kAtVersion] <= kPlainVersion;
    const bool rotated = bytes_[kAtVersion] >= kRotatedVersion;
    for (std::size_t i = 0; i < kPiecesInOrder.size(); ++i) {
        const std::size_t piece = rotated ? (keys_.points + i + 1) % kPiecesInOrder.size() : i;
        const unsigned point = (unsigned{bytes_[kAtPoints + i]} - keys_.points) & 0xFF;
        if (point >= kOffBoard) {
            if (plain && point != 0xFF) {
                warnings_.add(kAtPoints + i,
                              {.code = FaultCode::NotAPoint, .text = std::to_string(point)});
            }
            continue;
        }
        const Square square = square_of(point);
        auto& letter = letters[letter_index(square)];
        if (letter != '.') {
            warnings_.add(kAtPoints + i, {.code = FaultCode::SharedPoint, .text = square.text()});
        }
        letter = kPiecesInOrder[piece];
    }
    return letters;
}

Bytes XqfReader::plain(std::size_t at, std::size_t size) const {
    Bytes out(bytes_.begin() + static_cast<std::ptrdiff_t>(at),
              bytes_.begin() + static_cast<std::ptrdiff_t>(at + size));
    for (std::size_t i = 0; i < size; ++i) {
        out[i] = static_cast<std::uint8_t>(out[i] - keys_.running[(at + i) % 32]);
    }
    return out;
}

std::optional<XqfReader::Step> XqfReader::next_step() {
    const bool plain_version = bytes_[kAtVersion] <= kPlainVersion;
    if (bytes_.size() - at_ < 4) return std::nullopt;
    const Bytes head = plain(at_, 4);
    Step step{at_,
              (head[0] - 0x18U - keys_.from) & 0xFF,
              (head[1] - 0x20U - keys_.to) & 0xFF,
              (head[2] & (plain_version ? 0xF0 : 0x80)) != 0,
              (head[2] & (plain_version ? 0x0F : 0x40)) != 0,
              {}};
    at_ += 4;
    if (!plain_version && (head[2] & 0x20) == 0) return step;
    if (bytes_.size() - at_ < 4) {
        warnings_.add(at_, {.code = FaultCode::CutComment});
        at_ = bytes_.size();
        return step;
    }
    std::size_t length = read_number<std::uint32_t>(plain(at_, 4)) - keys_.comment;
    length &= 0xFFFFFFFF;
    at_ += 4;
    if (length > bytes_.size() - at_) {
        warnings_.add(at_ - 4, {.code = FaultCode::CutComment});
        length = bytes_.size() - at_;
    }
    step.comment = text(plain(at_, length), at_, "comment");
    at_ += length;
    return step;
}

void XqfReader::read_moves(GameTree& tree) {
    TreeCursor cursor(tree);
    BranchWalk<RecordedGame> walk(cursor);
    const auto root = next_step();
    if (!root) {
        warnings_.add(at_, {.code = FaultCode::CutMoves});
        return;
    }
    if (!root->comment.empty()) tree.edit_notes(kRootNode).comment = root->comment;
    if (!root->goes_on) return;
    while (!walk.finished()) {
        const auto step = next_step();
        if (!step) {
            warnings_.add(at_, {.code = FaultCode::CutMoves});
            break;
        }
        const bool on_board = step->from < kOffBoard && step->to < kOffBoard;
        const Move move = on_board ? Move(square_of(step->from), square_of(step->to)) : kNoMove;
        const bool played = walk.next(move, step->goes_on, step->has_alternative);
        if (played) {
            // Consecutive equal moves are one node, which gets all their comments.
            append_line(tree.edit_notes(cursor.node()).comment, step->comment);
        } else if (!walk.last_was_orphan()) {
            warnings_.add(step->at, why_unplayed(move), walk.last_ply());
        }
        if (!played && !step->comment.empty()) {
            warnings_.add(step->at, {.code = FaultCode::CommentLeftOut, .text = step->comment});
        }
    }
    warnings_.add_count(at_, FaultCode::MovesLeftOut, walk.orphans());
}

ReadRecords XqfReader::read() {
    if (bytes_.size() < kHeaderSize) {
        warnings_.add(bytes_.size(), {.code = FaultCode::CutHead});
        return {RecordFormat::Xqf, {}, warnings_.take()};
    }
    check_head();
    keys_ = keys_of(bytes_);
    const BoardLetters letters = board();
    // The first move shows the side to move, because the header is often wrong. The preceding step,
    // the root, tells whether there is a first move.
    const std::size_t start = at_;
    Warnings nothing(Warning::Unit::Byte);
    std::swap(nothing, warnings_);
    const auto root = next_step();
    const auto first = root && root->goes_on ? next_step() : std::nullopt;
    std::swap(nothing, warnings_);
    at_ = start;
    char mover = bytes_[kAtTurn] == 1 ? 'p' : '.';
    if (first && first->from < kOffBoard) {
        const Square from = square_of(first->from);
        const char piece = letters[letter_index(from)];
        if (piece != '.') mover = piece;
    }
    const int plies = bytes_[kAtPly] | (bytes_[kAtPly + 1] << 8);
    auto made = tree_from_board(letters, mover, plies / 2 + 1);
    auto* tree = std::get_if<GameTree>(&made);
    GameTree game = tree != nullptr ? std::move(*tree) : GameTree();
    read_fields(game);
    if (tree != nullptr) {
        read_moves(game);
    } else {
        warnings_.add(kAtPoints, std::get<Fault>(made));
        warnings_.add(kAtPoints, {.code = FaultCode::UnusableStart});
        game.set_header("FEN", board_fen(letters));
    }
    ReadRecords read{RecordFormat::Xqf, {}, warnings_.take()};
    read.games.push_back(std::move(game));
    return read;
}

/// The longest prefix of UTF-8 `text` whose GBK form has at most `room` bytes, in GBK.
std::string fitted(std::string_view text, std::size_t room) {
    std::string gbk = utf8_to_gbk(text);
    while (gbk.size() > room) {
        text.remove_suffix(last_character(text).size());
        gbk = utf8_to_gbk(text);
    }
    return gbk;
}

void write_head(const GameTree& tree, WrittenRecord& written) {
    Bytes& bytes = written.bytes;
    bytes.resize(kHeaderSize);
    bytes[0] = 'X';
    bytes[1] = 'Q';
    bytes[kAtVersion] = kNewestVersion;  // All keys are zero, so nothing is shifted.
    const auto points = points_of_pieces(tree);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const int point = points[(i + 1) % points.size()];
        bytes[kAtPoints + i] = point < 0 ? 0xFF : point_of(Square(point));
    }
    const Position start = tree.start();
    const bool blacks = start.side_to_move() == Color::Black;
    const int plies = std::clamp(2 * (start.full_moves() - 1) + (blacks ? 1 : 0), 0, 0xFFFF);
    write_number(std::span(bytes).subspan(kAtPly), static_cast<std::uint16_t>(plies));
    bytes[kAtTurn] = blacks ? 1 : 0;
    for (const Header& header : tree.headers) {
        const auto is_named = [&](const Field& field) {
            return equal_ignoring_case(field.name, header.name);
        };
        const auto field = std::find_if(kFields.begin(), kFields.end(), is_named);
        const auto result = std::find(kResults.begin(), kResults.end(), header.value);
        const auto type = std::find(kTypes.begin(), kTypes.end(), header.value);
        if (field != kFields.end()) {
            const std::string gbk = fitted(header.value, field->room);
            bytes[field->at] = static_cast<std::uint8_t>(gbk.size());
            std::copy(gbk.begin(), gbk.end(),
                      bytes.begin() + static_cast<std::ptrdiff_t>(field->at + 1));
            if (gbk != utf8_to_gbk(header.value)) {
                written.unsupported.push_back({.code = FaultCode::HeaderCut,
                                               .text = header.value,
                                               .where = header.name,
                                               .number = static_cast<std::int64_t>(field->room)});
            }
        } else if (equal_ignoring_case(header.name, "Result") && result != kResults.end()) {
            bytes[kAtResult] = static_cast<std::uint8_t>(result - kResults.begin());
        } else if (header.name == "GameType" && type != kTypes.end()) {
            bytes[kAtType] = static_cast<std::uint8_t>(type - kTypes.begin());
        } else {
            written.add_unsupported(header);
        }
    }
}

}  // namespace

bool looks_like_xqf(ByteView bytes) {
    // No other format starts like this; in text a printable character would follow.
    return bytes.size() > kAtVersion && bytes[0] == 'X' && bytes[1] == 'Q' &&
           bytes[kAtVersion] < 32;
}

ReadRecords read_xqf(ByteView bytes) { return XqfReader(bytes).read(); }

WrittenRecord write_xqf(const GameTree& tree, Notation /*notation*/) {
    WrittenRecord written;
    add_unsupported(written, tree, {});
    add_unsupported_counter(written, tree);
    write_head(tree, written);
    const auto comment_key = keys_of(written.bytes).comment;
    const auto add_step = [&](NodeId node, std::uint8_t from, std::uint8_t to) {
        const std::string comment = utf8_to_gbk(replaced(tree.notes(node).comment, "\n", "\r\n"));
        unsigned flags = 0;
        if (tree[node].first_child != kNoNode) flags |= 0x80;
        if (tree[node].next_sibling != kNoNode) flags |= 0x40;
        if (!comment.empty()) flags |= 0x20;
        written.bytes.insert(written.bytes.end(),
                             {from, to, static_cast<std::uint8_t>(flags), std::uint8_t{0}});
        if (comment.empty()) return;
        append_number(written.bytes, static_cast<std::uint32_t>(comment.size() + comment_key));
        written.bytes.insert(written.bytes.end(), comment.begin(), comment.end());
    };
    add_step(kRootNode, 'X', 'Q');
    for (const NodeId node : preorder(tree)) {
        const Move move = tree[node].move;
        add_step(node, static_cast<std::uint8_t>(point_of(move.from()) + 0x18),
                 static_cast<std::uint8_t>(point_of(move.to()) + 0x20));
    }
    return written;
}

}  // namespace engine::xiangqi
