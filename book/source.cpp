// SPDX-License-Identifier: MIT
#include "book/source.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "book/lines.h"
#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/search/book_probe.h"

namespace book {

using engine::in_quotes;
using engine::Key;
using engine::parse_int;
using engine::split_fields;
using engine::split_words;
using engine::xiangqi::Move;
using engine::xiangqi::Position;

namespace {

Position start_position() {
    return *engine::xiangqi::parse_fen(engine::xiangqi::kStartFen).position;
}

/// The move that `word` names in `position`, if it is legal.
std::optional<Move> legal_move(const Position& position, std::string_view word) {
    const auto move = engine::xiangqi::parse_move(word);
    const auto legal = engine::xiangqi::legal_moves(position);
    if (!move || std::find(legal.begin(), legal.end(), *move) == legal.end()) return std::nullopt;
    return move;
}

std::string illegal(const Position& position, std::string_view word) {
    return in_quotes(word) + " is not a legal move in " + engine::xiangqi::to_fen(position);
}

/// Parses `wins/draws/losses` with at least one game.
std::optional<Tally> parse_tally(std::string_view word) {
    constexpr std::int64_t kMost = 65'535;  // the counter size of the packed book
    const auto fields = split_fields(word, '/');
    if (fields.size() != 3) return std::nullopt;
    std::array<std::int64_t, 3> counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const auto count = parse_int(fields[i]);
        if (!count || *count < 0 || *count > kMost) return std::nullopt;
        counts[i] = *count;
    }
    const Tally tally{counts[0], counts[1], counts[2]};
    return tally.games() > 0 ? std::optional(tally) : std::nullopt;
}

/// Replays the lines of a tree of moves on one board.
class TreeReader {
  public:
    explicit TreeReader(const MoveVisitor& visit) : visit_(visit), position_(start_position()) {}

    /// Reads a line; returns an error message, or an empty string.
    std::string read(std::string_view line) {
        const auto words = split_words(line);
        const auto ply = parse_int(words[0]);
        if (!ply || *ply < 0 || *ply > plies_) {
            return "expected a number of plies from 0 to " + std::to_string(plies_) +
                   " instead of " + in_quotes(words[0]);
        }
        for (; plies_ > *ply; --plies_) position_.unmake_move();
        if (words.size() % 2 == 0) return "a move lacks its wins/draws/losses";
        for (std::size_t i = 1; i < words.size(); i += 2) {
            std::string fault = play(words[i], words[i + 1]);
            if (!fault.empty()) return fault;
        }
        return {};
    }

  private:
    std::string play(std::string_view move_word, std::string_view tally_word) {
        const bool is_mistake = move_word.ends_with('?');
        if (is_mistake) move_word.remove_suffix(1);
        const auto move = legal_move(position_, move_word);
        if (!move) return illegal(position_, move_word);
        auto tally = parse_tally(tally_word);
        if (!tally) return "expected wins/draws/losses instead of " + in_quotes(tally_word);
        tally->is_mistake = is_mistake;
        std::string fault = visit_(position_, *move, *tally);
        position_.make_move(*move);
        ++plies_;
        return fault;
    }

    const MoveVisitor& visit_;
    Position position_;
    int plies_ = 0;
};

bool is_code(std::string_view word) {
    if (word == "-") return true;
    const auto digits = word.substr(1);
    return word[0] >= 'A' && word[0] <= 'E' && (digits.empty() || digits.size() == 2) &&
           digits.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Reads the lines of a list of openings.
class OpeningsReader {
  public:
    explicit OpeningsReader(const NameVisitor& visit) : visit_(visit) {}

    std::string read(std::string_view line) {
        const auto parts = split_fields(line, '|');
        const auto name = split_words(parts[0]);
        if (parts.size() != 2 || name.size() < 2) return "expected: code, name | moves";
        if (!is_code(name[0])) return in_quotes(name[0]) + " is no ECCO code, letter or \"-\"";

        Position position = start_position();
        for (const std::string_view word : split_words(parts[1])) {
            const auto move = legal_move(position, word);
            if (!move) return illegal(position, word);
            position.make_move(*move);
        }
        const Key key = engine::xiangqi::opening_key(position);
        const auto [other, is_new] = named_.emplace(key, parts[0]);
        if (!is_new) return "the same position is already named " + in_quotes(other->second);
        std::string full = std::string(name[1]);
        for (std::size_t i = 2; i < name.size(); ++i) full += ' ' + std::string(name[i]);
        visit_(position, name[0], full);
        return {};
    }

  private:
    const NameVisitor& visit_;
    std::map<Key, std::string> named_;
};

}  // namespace

std::string read_moves(std::string_view file, std::string_view text, const MoveVisitor& visit) {
    TreeReader reader(visit);
    return for_each_line(file, text, [&](std::string_view line) { return reader.read(line); });
}

std::string read_openings(std::string_view file, std::string_view text, const NameVisitor& visit) {
    OpeningsReader reader(visit);
    return for_each_line(file, text, [&](std::string_view line) { return reader.read(line); });
}

}  // namespace book
