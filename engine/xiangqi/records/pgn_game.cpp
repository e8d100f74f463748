// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/pgn_game.h"

#include <algorithm>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/xiangqi/records/pgn_comments.h"
#include "engine/xiangqi/records/pgn_values.h"
#include "engine/xiangqi/records/pgn_words.h"
#include "engine/xiangqi/records/result_words.h"

namespace engine::xiangqi {

namespace {

/// Reads `[%name value]` from a comment if `accept` understands the value.
template <class Accept>
void take_command(std::string& comment, std::string_view name, Accept accept) {
    const std::string start = "[%" + std::string(name) + " ";
    const std::size_t at = comment.find(start);
    const std::size_t end = at == std::string::npos ? at : comment.find(']', at);
    if (end == std::string::npos) return;
    const std::size_t value = at + start.size();
    if (accept(trimmed(std::string_view(comment).substr(value, end - value)))) {
        comment.erase(at, end + 1 - at);
    }
}

/// Takes the evaluation and the clock out of a comment.
void take_numbers(std::string& comment, Notes& notes) {
    take_command(comment, "eval", [&](std::string_view value) {
        const auto evaluation = parse_evaluation(value);
        if (evaluation) notes.evaluation = evaluation;
        return evaluation.has_value();
    });
    take_command(comment, "clk", [&](std::string_view value) {
        const auto clock = parse_clock(value);
        if (clock) notes.clock_ms = clock;
        return clock.has_value();
    });
    comment = std::string(trimmed(comment));
}

}  // namespace

void PgnGame::warn(TextPlace place, Fault fault, std::size_t ply) {
    if (warnings.size() > kMostWarnings) return;
    warnings.push_back(
        {.at = place.line, .column = place.column, .ply = ply, .fault = std::move(fault)});
}

void PgnGame::start_from(const std::string& fen) {
    auto made = GameTree::from_fen(fen);
    if (auto* set = std::get_if<GameTree>(&made)) {
        set->headers = std::move(tree.headers);
        tree = std::move(*set);
    } else {
        warn(std::get<Fault>(made));
        warn({.code = FaultCode::UnusableStart});
        tree.set_header("FEN", fen);
        line_.broken = true;
    }
}

void PgnGame::set_up(const std::vector<Header>& headers) {
    std::string fen;
    for (const Header& header : headers) {
        const auto is = [&](std::string_view name) {
            return equal_ignoring_case(header.name, name);
        };
        const bool of_the_format = is("Game") || is("Format") || is("SetUp") ||
                                   (is("Variant") && equal_ignoring_case(header.value, "xiangqi"));
        if (is("FEN")) {
            fen = header.value;
        } else if (!of_the_format) {
            tree.headers.push_back(header);
        }
    }
    if (!trimmed(fen).empty()) start_from(fen);
    cursor_.emplace(tree);
}

/// Whether the text was played; a fault is noted.
bool PgnGame::play_text(Texts texts, TextPlace place) {
    const std::string_view word = texts.front();
    if (play_known(word, place)) return true;
    const std::string shifted = with_usual_ranks(word, ranks_);
    auto read = read_move(cursor_->position(), shifted, notation_);
    // P2b5 is no piece of the second rank on its way to b5, but Pháo 2 bình 5.
    if (shifted != word && (read.index() != 0 || notation_ == Notation::Vietnamese)) {
        auto literal = read_move(cursor_->position(), word, Notation::Vietnamese);
        const auto* known = std::get_if<MoveReading>(&literal);
        if (known != nullptr && known->notation == Notation::Vietnamese) read = literal;
    }
    const auto* reading = std::get_if<MoveReading>(&read);
    const bool blacks =
        std::exchange(black_moves_, false) && cursor_->position().side_to_move() == Color::Red;
    const bool played = ((blacks || reading == nullptr) && play_for_other_side(shifted, place)) ||
                        (reading != nullptr && cursor_->play(reading->move));
    if (played && reading != nullptr) notation_ = reading->notation;
    if (played) return true;
    look_ahead(read, texts);
    if (play_known(word, place)) return true;
    // The warning quotes the word as in the file.
    warn(place, why_unplayed(read, word), cursor_->ply() + 1);
    return false;
}

void PgnGame::play(Texts texts, TextPlace place) {
    if (line_.broken) {
        ++line_.left_out;
        ++unread_;
        return;
    }
    if (play_text(texts, place)) {
        line_.at = cursor_->node();
        line_.has_move = true;
        line_.variations = 0;
        add_what_came_before();
        return;
    }
    ++unread_;
    // A word without a digit or a Chinese character is not a move but a remark or a glyph, so the
    // game continues.
    const std::string_view word = texts.front();
    line_.broken =
        std::any_of(word.begin(), word.end(), [](char c) { return is_digit(c) || !is_ascii(c); });
}

/// Plays the next move of the line if the reading of an earlier one has told it.
bool PgnGame::play_known(std::string_view word, TextPlace place) {
    if (line_.known.empty()) return false;
    const LineStep step = std::move(line_.known.back());
    line_.known.pop_back();
    if (!cursor_->play(step.move)) return false;
    black_moves_ = false;
    if (!step.choices.empty()) {
        warn(place,
             {.code = FaultCode::ResolvedMove,
              .text = std::string(word),
              .where = step.move.text(),
              .choices = step.choices},
             cursor_->ply());
    }
    return true;
}

bool PgnGame::play_for_other_side(std::string_view word, TextPlace place) {
    if (cursor_->node() != kRootNode || tree.size() > 1) return false;
    auto words = split_words(tree.start_fen());
    std::string fen(words[0]);
    fen += words[1] == "w" ? " b" : " w";
    for (std::size_t i = 2; i < words.size(); ++i) fen += " " + std::string(words[i]);
    auto made = GameTree::from_fen(fen);
    auto* other = std::get_if<GameTree>(&made);
    if (other == nullptr) return false;
    TreeCursor cursor(*other);
    const auto read = read_move(cursor.position(), word);
    const auto* reading = std::get_if<MoveReading>(&read);
    if (reading == nullptr) return false;
    warn(place, {.code = FaultCode::OtherSidesMove, .text = std::string(word)}, 1);
    other->headers = std::move(tree.headers);
    other->edit_notes(kRootNode) = tree.notes(kRootNode);
    tree = std::move(*other);
    cursor_.emplace(tree);
    return cursor_->play(reading->move);
}

/// If the first text can mean several moves, lets those that follow tell which.
void PgnGame::look_ahead(const Result<MoveReading>& read, Texts texts) {
    const auto* fault = std::get_if<Fault>(&read);
    if (fault == nullptr || fault->code != FaultCode::AmbiguousMove) return;
    std::vector<std::string> line;
    for (const auto text : texts) line.push_back(with_usual_ranks(text, ranks_));
    for (const std::string& text : following_moves(scan_)) {
        line.push_back(with_usual_ranks(text, ranks_));
    }
    line_.known = read_line(cursor_->position(), line, notation_);
    std::reverse(line_.known.begin(), line_.known.end());
}

bool PgnGame::take_result(std::string_view word, TextPlace place) {
    word = result_of_word(word);
    if (word.empty()) return false;
    // `(1-0)` is no variation.
    const bool is_bracketed = outer_.size() == 1 && !line_.has_move && result_.empty();
    if (is_bracketed) result_ = word;
    if (!outer_.empty()) return true;
    if (!result_.empty() && result_ != word) {
        warn(place, {.code = FaultCode::SecondResult, .text = std::string(word), .where = result_});
    }
    result_ = word;
    ended_ = tree.size() > 1;
    return true;
}

bool PgnGame::is_over() {
    if (!outer_.empty() || tree.size() == 1) return false;
    if (!ended_) return tree[line_.at].ply >= 2 && begins_numbers(scan_.rest());
    if (begins_game(scan_.rest())) return true;
    // The numbers go on, so the result was no end.
    ended_ = !result_of_word(scan_.rest().substr(0, word_length(scan_.rest()))).empty();
    return false;
}

void PgnGame::add_comment(std::string_view text) {
    std::string comment(trimmed(text));
    // A comment at the start of a variation belongs to the move after it.
    const bool before = !outer_.empty() && !line_.has_move;
    if (line_.broken) {
        if (!comment.empty()) warn({.code = FaultCode::CommentLeftOut, .text = comment});
        return;
    }
    if (before) {
        append_line(before_move_, comment);
        return;
    }
    Notes& notes = tree.edit_notes(cursor_->node());
    take_numbers(comment, notes);
    if (line_.has_move && !comment.empty()) mark_after(notes.comment, line_.variations);
    append_line(notes.comment, comment);
}

/// Adds to the move's notes what stands before it at the start of a variation.
void PgnGame::add_what_came_before() {
    for (const std::uint8_t glyph : std::exchange(glyphs_before_, {})) add_glyph(glyph);
    if (before_move_.empty()) return;
    std::string comment = std::exchange(before_move_, {});
    Notes& notes = tree.edit_notes(cursor_->node());
    take_numbers(comment, notes);
    put_before(notes.comment, comment);
}

void PgnGame::add_glyph(std::uint8_t glyph) {
    const bool move_stands = line_.has_move || outer_.empty();
    if (!line_.broken && !move_stands) {
        glyphs_before_.push_back(glyph);
    } else if (!line_.broken) {
        engine::add_glyph(tree.edit_notes(cursor_->node()), glyph);
    }
}

void PgnGame::open_variation() {
    const bool was_broken = line_.broken;
    outer_.push_back(std::exchange(line_, {}));
    const Line& line = outer_.back();
    if (!line.has_move) {
        warn({.code = FaultCode::VariationBeforeMove});
    } else if (!line.broken) {
        cursor_->back();
    }
    line_ = {cursor_->node(), false, was_broken, 0};
}

void PgnGame::end_line() {
    if (line_.left_out > 0) {
        warn(
            {.code = FaultCode::MovesLeftOut, .number = static_cast<std::int64_t>(line_.left_out)});
    }
    if (!before_move_.empty()) {
        warn({.code = FaultCode::CommentWithoutMove, .text = std::exchange(before_move_, {})});
    }
    glyphs_before_.clear();
}

void PgnGame::close_variation() {
    if (outer_.empty()) {
        warn({.code = FaultCode::UnopenedVariation});
        return;
    }
    end_line();
    line_ = std::move(outer_.back());
    outer_.pop_back();
    ++line_.variations;
    if (!line_.broken) cursor_->go_to(line_.at);
}

void PgnGame::finish() {
    while (!outer_.empty()) {
        warn({.code = FaultCode::UnclosedVariation});
        close_variation();
    }
    end_line();
    const std::string_view said = tree.header("Result");
    const std::string_view plain = result_in(said);
    const bool says_nothing = said.empty() || said == "?" || plain == "*";
    if (!says_nothing && !result_.empty() && plain != result_) {
        warn({.code = FaultCode::ResultMismatch, .text = result_, .where = std::string(said)});
    }
    const std::string_view result =
        says_nothing && !result_.empty() ? std::string_view(result_) : plain;
    if (!result.empty()) tree.set_header("Result", result);
}

}  // namespace engine::xiangqi
