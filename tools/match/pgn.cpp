// SPDX-License-Identifier: MIT
#include "tools/match/pgn.h"

#include <cstdio>

namespace match {

namespace {

constexpr std::size_t kLineLength = 100;

std::string iccs(std::string move) {
    move.insert(2, "-");
    for (char& c : move) {
        if (c >= 'a' && c <= 'i') c = static_cast<char>(c - 'a' + 'A');
    }
    return move;
}

std::string comment(const PlayedMove& move) {
    char text[64];
    const double seconds = std::chrono::duration<double>(move.elapsed).count();
    if (move.score) {
        std::snprintf(text, sizeof text, "{%+d/%d %.3fs}", *move.score, move.depth, seconds);
    } else {
        std::snprintf(text, sizeof text, "{%.3fs}", seconds);
    }
    return text;
}

/// Words in lines of limited length.
class Paragraph {
  public:
    void add(const std::string& word) {
        if (column_ + word.size() + 1 > kLineLength) {
            text_ += '\n';
            column_ = 0;
        } else if (column_ > 0) {
            text_ += ' ';
            ++column_;
        }
        text_ += word;
        column_ += word.size();
    }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    std::string text_;
    std::size_t column_ = 0;
};

}  // namespace

std::string result_text(engine::Status status) {
    switch (status) {
        case engine::Status::FirstWins:
            return "1-0";
        case engine::Status::SecondWins:
            return "0-1";
        case engine::Status::Draw:
            return "1/2-1/2";
        case engine::Status::Ongoing:
            break;
    }
    return "*";
}

std::string pgn_text(const PgnTags& tags, const GameRecord& game) {
    const std::string result = result_text(game.status);
    std::string text;
    const auto tag = [&text](std::string_view name, std::string_view value) {
        text += "[" + std::string(name) + " \"" + std::string(value) + "\"]\n";
    };
    const GameTerms& terms = terms_of(game.game);
    const bool is_xiangqi = &terms == kGameTerms.data();
    tag("Game", terms.pgn_name);
    tag("Event", "Engine match");
    tag("Date", tags.date);
    tag("Round", tags.round);
    tag(terms.sides[0], tags.players[0]);
    tag(terms.sides[1], tags.players[1]);
    tag("Result", result);
    tag("TimeControl", tags.time_control);
    tag("Termination", game.end_text());
    tag("FEN", game.start_fen);
    if (is_xiangqi) tag("Format", "ICCS");

    Paragraph moves;
    bool first_to_move = to_move_in(game.game, game.start_fen) == engine::Seat::First;
    int number = 1;
    for (const PlayedMove& move : game.moves) {
        if (first_to_move) moves.add(std::to_string(number) + ".");
        if (!first_to_move && &move == &game.moves.front()) moves.add("1...");
        moves.add(is_xiangqi ? iccs(move.move) : move.move);
        // The moves of an opening took no time.
        if (move.score || move.elapsed > Duration{}) moves.add(comment(move));
        if (!first_to_move) ++number;
        first_to_move = !first_to_move;
    }
    moves.add(result);
    return text + "\n" + moves.text() + "\n\n";
}

}  // namespace match
