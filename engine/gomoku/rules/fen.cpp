// SPDX-License-Identifier: MIT
#include "engine/gomoku/rules/fen.h"

#include <algorithm>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

namespace {

/// Sets up a row of stones; false if the text does not fill the row exactly.
bool read_row(std::string_view row, int rank, Position& position) {
    int file = 0;
    for (std::size_t i = 0; i < row.size();) {
        if (is_digit(row[i])) {
            std::size_t end = i;
            while (end < row.size() && is_digit(row[end])) ++end;
            const auto empty = parse_int(row.substr(i, end - i));
            if (!empty || *empty < 1 || *empty > position.size() - file) return false;
            file += static_cast<int>(*empty);
            i = end;
            continue;
        }
        if ((row[i] != 'b' && row[i] != 'w') || file == position.size()) return false;
        position.put(row[i] == 'b' ? Color::Black : Color::White, Point(file, rank));
        ++file;
        ++i;
    }
    return file == position.size();
}

int count_stones(std::string_view rows, char stone) {
    return static_cast<int>(std::count(rows.begin(), rows.end(), stone));
}

}  // namespace

std::optional<Rule> parse_rule(std::string_view name) {
    const auto found = std::find(kRuleNames.begin(), kRuleNames.end(), name);
    if (found == kRuleNames.end()) return std::nullopt;
    return static_cast<Rule>(found - kRuleNames.begin());
}

FenResult parse_fen(std::string_view fen, Rule otherwise) {
    const auto fail = [&](FaultCode code, std::string_view text = {}) {
        return FenResult{std::nullopt,
                         {.code = code, .text = std::string(text), .where = std::string(fen)}};
    };
    const auto words = split_words(fen);
    if (words.empty() || words.size() > 3) return fail(FaultCode::FieldCount);
    const auto rows = split_fields(words[0], '/');
    const int size = static_cast<int>(std::min<std::size_t>(rows.size(), kMaxSize + 1));
    if (size < kMinSize || size > kMaxSize) return fail(FaultCode::BoardSize);

    const auto rule = words.size() > 2 ? parse_rule(words[2]) : otherwise;
    if (!rule) return fail(FaultCode::UnknownRules, words[2]);
    Position position(size, *rule);
    for (int i = 0; i < size; ++i) {
        const std::string_view row = rows[static_cast<std::size_t>(i)];
        if (!read_row(row, size - 1 - i, position)) return fail(FaultCode::BadRow, row);
    }

    const bool white_is_behind = count_stones(words[0], 'w') < count_stones(words[0], 'b');
    const std::string_view side = words.size() > 1 ? words[1] : white_is_behind ? "w" : "b";
    if (side != "b" && side != "w") return fail(FaultCode::BadSide, side);
    position.set_side_to_move(side == "b" ? Color::Black : Color::White);
    if (has_won(position, Color::Black) && has_won(position, Color::White)) {
        return fail(FaultCode::BothHaveFive);
    }
    return {std::move(position), {}};
}

std::string to_fen(const Position& position) {
    std::string fen;
    for (int rank = position.size() - 1; rank >= 0; --rank) {
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0) fen += std::to_string(empty);
            empty = 0;
        };
        for (int file = 0; file < position.size(); ++file) {
            const Content content = position.at(Point(file, rank));
            if (content == Content::Empty) {
                ++empty;
                continue;
            }
            flush();
            fen += content == Content::Black ? 'b' : 'w';
        }
        flush();
        if (rank > 0) fen += '/';
    }
    fen += position.side_to_move() == Color::Black ? " b " : " w ";
    fen += kRuleNames[static_cast<std::size_t>(position.rule())];
    return fen;
}

}  // namespace engine::gomoku
