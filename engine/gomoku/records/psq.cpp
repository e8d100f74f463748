// SPDX-License-Identifier: MIT
// PSQ, the record format of piskvork and so of Gomocup: a line with size and players, a line for
// each move with its time, then the names and the end of the game.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

namespace {

constexpr std::string_view kMagic = "Piskvorky ";
/// Headers for data that no other format has: the time of each move in milliseconds, and piskvork's
/// code for the end.
constexpr std::string_view kTimes = "MoveTimes";
constexpr std::string_view kEnd = "PsqEnd";

/// The numbers between commas; nothing unless all are numbers.
std::optional<std::vector<std::int64_t>> numbers_in(std::string_view line) {
    std::vector<std::int64_t> numbers;
    for (const std::string_view field : split_fields(line, ',')) {
        const auto number = parse_int(trimmed(field));
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

/// Whether a line looks like a move, even a damaged one.
bool looks_like_move(std::string_view line) {
    return line[0] >= '0' && line[0] <= '9' && line.find(',') != std::string_view::npos;
}

class PsqReader {
  public:
    explicit PsqReader(Rule rule) : rule_(rule) {}

    ReadRecords read(std::string_view text) {
        ReadRecords read{RecordFormat::Psq, {}, {}};
        const auto lines = split_fields(text, '\n');
        std::size_t first = 0;
        while (first < lines.size() && trimmed(lines[first]).empty()) ++first;
        const auto size = first < lines.size() ? read_head(lines[first]) : std::nullopt;
        if (!size) {
            const std::string_view line = first < lines.size() ? lines[first] : "";
            warnings_.add(first + 1,
                          {.code = FaultCode::BadHead, .text = std::string(line), .where = "PSQ"});
            read.warnings = warnings_.take();
            return read;
        }
        GameTree tree = empty_tree(*size, rule_);
        TreeCursor cursor(tree);
        for (std::size_t i = first + 1; i < lines.size(); ++i) {
            if (!trimmed(lines[i]).empty()) read_line(trimmed(lines[i]), i + 1, cursor);
        }
        warnings_.add_count(broken_at_, FaultCode::MovesLeftOut, left_out_);
        add_headers(tree);
        read.games.push_back(std::move(tree));
        read.warnings = warnings_.take();
        return read;
    }

  private:
    /// `Piskvorky 15x15, 11:11, 0`: the size, the players' levels, the player who starts.
    std::optional<int> read_head(std::string_view line) {
        const auto fields = split_fields(trimmed(line), ',');
        if (fields[0].substr(0, kMagic.size()) != kMagic) return std::nullopt;
        const auto sides = split_fields(fields[0].substr(kMagic.size()), 'x');
        const auto width = parse_int(trimmed(sides[0]));
        if (sides.size() != 2 || !width || parse_int(trimmed(sides[1])) != width) {
            return std::nullopt;
        }
        if (*width < kMinSize || *width > kMaxSize) return std::nullopt;
        second_begins_ = fields.size() > 2 && trimmed(fields[2]) == "1";
        return static_cast<int>(*width);
    }

    void read_line(std::string_view line, std::size_t at, TreeCursor& cursor) {
        const auto numbers = numbers_in(line);
        if (has_end_) {
            read_remark(line, at);
        } else if (!numbers && !looks_like_move(line)) {
            names_.emplace_back(line);
            named_at_ = at;
        } else if (!numbers) {
            break_off(at, {.code = FaultCode::NotAMove, .text = std::string(line)}, cursor);
        } else if (numbers->size() == 1) {
            end_ = (*numbers)[0];
            has_end_ = true;
        } else if (broken_at_ > 0) {
            ++left_out_;
        } else if (!names_.empty()) {
            // The names are below the moves.
            break_off(named_at_, {.code = FaultCode::NotAMove, .text = names_.back()}, cursor);
            names_.pop_back();
            ++left_out_;
        } else {
            play(line, *numbers, at, cursor);
        }
        if (names_.size() > 2) {
            warnings_.add(at, {.code = FaultCode::StrayText, .text = std::string(line)});
            names_.pop_back();
        }
    }

    /// No moves are played after a missing one, because the sides would be exchanged.
    void break_off(std::size_t at, Fault why, const TreeCursor& cursor) {
        warnings_.add(at, std::move(why), cursor.ply() + 1);
        broken_at_ = at;
    }

    /// Gomocup's files end with `0,Freestyle15_1`: a number and the group.
    void read_remark(std::string_view line, std::size_t at) {
        const std::size_t comma = line.find(',');
        if (comma != std::string_view::npos && parse_int(line.substr(0, comma))) {
            event_ = trimmed(line.substr(comma + 1));
        } else {
            warnings_.add(at, {.code = FaultCode::StrayText, .text = std::string(line)});
        }
    }

    void play(std::string_view line, const std::vector<std::int64_t>& numbers, std::size_t at,
              TreeCursor& cursor) {
        const int size = cursor.position().size();
        const auto is_on_board = [&](std::int64_t n) { return n >= 1 && n <= size; };
        const bool on_board = is_on_board(numbers[0]) && is_on_board(numbers[1]);
        const Point point =
            on_board ? point_at(static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), size)
                     : kNoPoint;
        if (cursor.play(point)) {
            const std::int64_t time = numbers.size() > 2 ? numbers[2] : 0;
            any_time_ = any_time_ || time != 0;
            times_ += (times_.empty() ? "" : " ") + std::to_string(time);
            return;
        }
        break_off(at, why_unplayed(cursor.position(), point, line), cursor);
    }

    void add_headers(GameTree& tree) const {
        if (names_.size() == 2) {
            tree.set_header("Black", names_[second_begins_ ? 1 : 0]);
            tree.set_header("White", names_[second_begins_ ? 0 : 1]);
        } else if (names_.size() == 1) {
            tree.set_header("Black", names_[0]);
        }
        if (!event_.empty()) tree.set_header("Event", event_);
        if (any_time_) tree.set_header(kTimes, times_);
        if (end_ != 0) tree.set_header(kEnd, std::to_string(end_));
    }

    Rule rule_;
    Warnings warnings_{Warning::Unit::Line};
    bool second_begins_ = false;
    std::vector<std::string> names_;
    std::size_t named_at_ = 0;
    std::string times_;
    bool any_time_ = false;
    std::int64_t end_ = 0;
    bool has_end_ = false;
    std::string event_;
    std::size_t broken_at_ = 0;
    std::size_t left_out_ = 0;
};

/// Makes a name fit for a line of its own: not readable as numbers or as a damaged move.
std::string name_line(std::string_view name) {
    std::string line(trimmed(replaced(name, "\n", " ")));
    if (line.empty() || numbers_in(line) || looks_like_move(line)) line = "?" + line;
    return line + '\n';
}

}  // namespace

Point point_at(int column, int row, int size) { return {column - 1, size - row}; }

bool looks_like_psq(ByteView text) {
    return trimmed(as_text(text)).substr(0, kMagic.size()) == kMagic;
}

ReadRecords read_psq(ByteView text, Rule rule) { return PsqReader(rule).read(as_text(text)); }

WrittenRecord write_psq(const GameTree& tree) {
    const Position start = tree.start();
    const std::string size = std::to_string(start.size());
    std::string text = std::string(kMagic) + size + "x" + size + ", 11:11, 0\n";
    const auto times = split_words(tree.header(kTimes));
    const auto line = tree.main_line();
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Point point = tree[line[i]].move;
        const auto time = i < times.size() ? parse_int(times[i]) : std::nullopt;
        text += std::to_string(point.file() + 1) + "," +
                std::to_string(start.size() - point.rank()) + "," +
                std::to_string(time.value_or(0)) + "\n";
    }
    if (!tree.header("Black").empty() || !tree.header("White").empty()) {
        text += name_line(tree.header("Black")) + name_line(tree.header("White"));
    }
    text += std::to_string(parse_int(tree.header(kEnd)).value_or(0)) + "\n";
    WrittenRecord written{Bytes(text.begin(), text.end()), {}};
    add_unsupported(written, tree, {false, false, true});
    constexpr std::array<std::string_view, 4> kCarried{"Black", "White", kTimes, kEnd};
    for (const Header& header : tree.headers) {
        if (std::find(kCarried.begin(), kCarried.end(), header.name) != kCarried.end()) continue;
        written.add_unsupported(header);
    }
    if (start.rule() != Rule::Freestyle) {
        written.unsupported.push_back({.code = FaultCode::RuleUnsupported});
    }
    return written;
}

}  // namespace engine::gomoku
