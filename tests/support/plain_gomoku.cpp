// SPDX-License-Identifier: MIT
#include "tests/support/plain_gomoku.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "engine/core/text/text.h"

namespace tests {

namespace {

constexpr char kEmpty = '.';
constexpr char kBorder = '#';
constexpr std::size_t kDirections = 4;
constexpr std::array<std::pair<int, int>, kDirections> kSteps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};

char other(char side) { return side == 'b' ? 'w' : 'b'; }

}  // namespace

PlainGomoku::PlainGomoku(std::string_view fen) {
    const auto words = engine::split_words(fen);
    const auto rows = engine::split_fields(words.at(0), '/');
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        for (std::size_t i = 0; i < row->size();) {
            std::size_t digits = 0;
            while (i + digits < row->size() && (*row)[i + digits] <= '9') ++digits;
            if (digits == 0) {
                cells_ += (*row)[i++];
            } else {
                cells_.append(static_cast<std::size_t>(*engine::parse_int(row->substr(i, digits))),
                              kEmpty);
                i += digits;
            }
        }
    }
    if (cells_.size() != kPoints) std::abort();
    side_ = words.at(1)[0];
    is_renju_ = words.at(2) == "renju";
    is_exact_ = words.at(2) == "standard";
}

std::optional<std::size_t> PlainGomoku::point_of(std::string_view text) {
    const auto rank = engine::parse_int(text.substr(1));
    const int file = text[0] - 'a';
    if (file < 0 || file >= kSize || !rank || *rank < 1 || *rank > kSize) return std::nullopt;
    return static_cast<std::size_t>((*rank - 1) * kSize + file);
}

std::string PlainGomoku::text_of(std::size_t point) {
    return static_cast<char>('a' + point % kSize) + std::to_string(point / kSize + 1);
}

std::optional<std::size_t> PlainGomoku::shifted(std::size_t point, std::size_t direction,
                                                int steps) {
    const int file = static_cast<int>(point % kSize) + steps * kSteps[direction].first;
    const int rank = static_cast<int>(point / kSize) + steps * kSteps[direction].second;
    if (file < 0 || file >= kSize || rank < 0 || rank >= kSize) return std::nullopt;
    return static_cast<std::size_t>(rank * kSize + file);
}

char PlainGomoku::at(std::size_t point, std::size_t direction, int steps) const {
    const auto there = shifted(point, direction, steps);
    return there ? cells_[*there] : kBorder;
}

int PlainGomoku::row_length(std::size_t point, std::size_t direction, char side) const {
    int length = 1;
    for (const int way : {1, -1}) {
        for (int steps = way; at(point, direction, steps) == side; steps += way) ++length;
    }
    return length;
}

bool PlainGomoku::is_five(int length, char side) const {
    return is_exact_ || (is_renju_ && side == 'b') ? length == 5 : length >= 5;
}

bool PlainGomoku::makes_five(std::size_t point, char side) const {
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (is_five(row_length(point, d, side), side)) return true;
    }
    return false;
}

std::vector<int> PlainGomoku::fives_with(std::size_t point, std::size_t direction) {
    const char side = cells_[point];
    std::vector<int> found;
    for (int steps = -4; steps <= 4; ++steps) {
        if (steps == 0 || at(point, direction, steps) != kEmpty) continue;
        const std::size_t there = *shifted(point, direction, steps);
        cells_[there] = side;
        if (is_five(row_length(point, direction, side), side)) found.push_back(steps);
        cells_[there] = kEmpty;
    }
    return found;
}

/// Whether the row is a four that becomes five at either end, after a further black stone.
bool PlainGomoku::makes_straight_four(std::size_t point, std::size_t direction, std::size_t with) {
    cells_[with] = 'b';
    const auto fives = fives_with(point, direction);
    cells_[with] = kEmpty;
    return fives.size() == 2 && fives[1] - fives[0] == 5;
}

/// A three counts if an allowed move that does not make five turns it into a straight four.
bool PlainGomoku::is_three(std::size_t point, std::size_t direction) {
    if (!fives_with(point, direction).empty()) return false;
    for (int steps = -3; steps <= 3; ++steps) {
        const auto next = shifted(point, direction, steps);
        if (steps == 0 || !next || cells_[*next] != kEmpty) continue;
        if (!makes_straight_four(point, direction, *next) || makes_five(*next, 'b')) continue;
        if (!is_foul(*next)) return true;
    }
    return false;
}

/// Whether a black stone on an empty point is a foul in Renju.
bool PlainGomoku::is_foul(std::size_t point) {
    if (makes_five(point, 'b')) return false;
    cells_[point] = 'b';
    std::size_t fours = 0;
    std::size_t threes = 0;
    bool is_overline = false;
    for (std::size_t d = 0; d < kDirections; ++d) {
        is_overline = is_overline || row_length(point, d, 'b') > 5;
        const auto fives = fives_with(point, d);
        const bool is_straight = fives.size() == 2 && fives[1] - fives[0] == 5;
        fours += is_straight ? 1 : fives.size();
    }
    for (std::size_t d = 0; d < kDirections && fours < 2 && !is_overline; ++d) {
        if (is_three(point, d)) ++threes;
    }
    cells_[point] = kEmpty;
    return is_overline || fours >= 2 || threes >= 2;
}

bool PlainGomoku::may_play(std::size_t point, char side) {
    if (cells_[point] != kEmpty) return false;
    return !is_renju_ || side == 'w' || !is_foul(point);
}

bool PlainGomoku::may_make_four(std::size_t point, char side) const {
    for (std::size_t d = 0; d < kDirections; ++d) {
        for (int first = -4; first <= 0; ++first) {
            int own = 0;
            int foreign = 0;
            for (int steps = first; steps < first + 5; ++steps) {
                const char cell = steps == 0 ? side : at(point, d, steps);
                if (cell == side) ++own;
                if (cell == other(side) || cell == kBorder) ++foreign;
            }
            if (own == 4 && foreign == 0) return true;
        }
    }
    return false;
}

std::vector<std::size_t> PlainGomoku::five_points(char side) const {
    std::vector<std::size_t> points;
    for (std::size_t point = 0; point < kPoints; ++point) {
        if (cells_[point] == kEmpty && makes_five(point, side)) points.push_back(point);
    }
    return points;
}

void PlainGomoku::play(std::size_t point) {
    cells_[point] = side_;
    side_ = other(side_);
}

/// The attacker is to move and has no five; the defender has at most one.
bool PlainGomoku::wins_with(std::size_t four) {
    const char us = side_;
    if (!may_make_four(four, us) || !may_play(four, us)) return false;
    cells_[four] = us;
    const auto fives = five_points(us);
    bool wins = !fives.empty() && five_points(other(us)).empty();
    // Two fives cannot both be prevented; nor can one if the point is forbidden for the defender.
    if (wins && fives.size() == 1 && may_play(fives[0], other(us))) {
        cells_[fives[0]] = other(us);
        wins = wins_by_fours();
        cells_[fives[0]] = kEmpty;
    }
    cells_[four] = kEmpty;
    return wins;
}

bool PlainGomoku::wins_by_fours() {
    if (!five_points(side_).empty()) return true;
    if (five_points(other(side_)).size() > 1 || refuted_.count(cells_) > 0) return false;
    for (std::size_t point = 0; point < kPoints; ++point) {
        if (cells_[point] == kEmpty && wins_with(point)) return true;
    }
    refuted_.insert(cells_);
    return false;
}

std::vector<std::size_t> PlainGomoku::winning_fours() {
    std::vector<std::size_t> winning;
    if (five_points(other(side_)).size() > 1) return winning;
    for (std::size_t point = 0; point < kPoints; ++point) {
        if (cells_[point] == kEmpty && wins_with(point)) winning.push_back(point);
    }
    return winning;
}

}  // namespace tests
