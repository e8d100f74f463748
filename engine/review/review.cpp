// SPDX-License-Identifier: MIT
#include "engine/review/review.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/review/words.h"

namespace engine::review {

namespace {

/// The nodes of the main line, from the root. `nodes` are in reading order, so the first child
/// found is the main move.
std::vector<std::size_t> main_line(const RecordTree& record) {
    std::vector<std::size_t> line{0};
    for (std::size_t i = 1; i < record.nodes.size(); ++i) {
        if (record.nodes[i].parent == line.back()) line.push_back(i);
    }
    return line;
}

/// The game's current position must be that of the result.
Reviewed search_position(Game& game, const ReviewSettings& settings) {
    const Snapshot snapshot = game.snapshot();
    if (snapshot.status != Status::Ongoing) return {snapshot.fen, snapshot.status, {}, {}};
    SearchLimits limits;
    limits.nodes = settings.nodes;
    limits.use_endings = true;
    const SearchInfo found = game.search(limits, [](const SearchInfo&) {}, {});
    const auto words = split_words(found.line);
    Report report{found.value, found.best_move, Texts(words.begin(), words.end()), {}};
    report.written = game.written_line(words, settings.notation).value_or(report.pv);
    return {snapshot.fen, snapshot.status, std::move(report), {}};
}

/// Modifies a record; existing nodes keep their indices, and new ones are appended.
class Annotator {
  public:
    Annotator(RecordTree& record, const ReviewedRecord& reviewed, const ReviewSettings& settings)
        : record_(record),
          review_(reviewed.review),
          judgement_(reviewed.judgement),
          settings_(settings),
          kind_(*settings.kind),
          line_(main_line(record)) {}

    void annotate() {
        for (const Mistake& mistake : judgement_.mistakes) add_mistake(mistake);
        for (const std::size_t ply : judgement_.good_answers) add_sign(line_[ply + 1], kGood);
        if (settings_.has_signs) add_evaluations();
        add_accuracies();
    }

  private:
    // Numeric annotation glyphs in PGN.
    static constexpr std::uint8_t kGood = 1;
    /// The last PGN glyph that rates a move; a move has at most one of these.
    static constexpr std::uint8_t kLastOfMove = 6;
    static constexpr std::size_t kPliesShown = 6;

    static std::uint8_t sign_of(Gravity gravity) {
        switch (gravity) {
            case Gravity::Blunder:
                return 4;
            case Gravity::Mistake:
                return 2;
            case Gravity::Inaccuracy:
                break;
        }
        return 6;
    }

    void add_sign(std::size_t node, std::uint8_t sign) {
        if (!settings_.has_signs) return;
        std::vector<std::uint8_t> glyphs{sign};
        for (const std::uint8_t glyph : record_.nodes[node].notes.glyphs) {
            if (glyph > kLastOfMove) glyphs.push_back(glyph);
        }
        record_.nodes[node].notes.glyphs = std::move(glyphs);
    }

    /// Does nothing if the comment already contains `mark`.
    void add_remark(std::size_t node, std::string_view mark, const std::string& remark) {
        std::string& comment = record_.nodes[node].notes.comment;
        if (remark.empty() || comment.find(mark) != std::string::npos) return;
        if (!comment.empty()) comment += ' ';
        comment += remark;
    }

    void add_mistake(const Mistake& mistake) {
        const std::size_t node = line_[mistake.ply + 1];
        const Reviewed& after = review_.positions[mistake.ply + 1];
        const Report& better = *review_.positions[mistake.ply].report;
        add_sign(node, sign_of(mistake.gravity));
        const std::string verdict = sentence_of(kind_, mistake);
        std::string remark = verdict;
        const auto add_reasons = [&](std::string_view line, const Texts& written) {
            for (const auto& reason : reasons_for(mistake.motifs, line, written)) {
                remark += (remark.size() == verdict.size() ? ". " : " ") + reason;
            }
        };
        add_reasons("move", {});
        add_reasons("answer", after.report ? after.report->written : Texts());
        add_remark(node, verdict, remark);
        const std::size_t first = add_line(record_.nodes[node].parent, better);
        std::string why;
        for (const auto& reason : reasons_for(mistake.motifs, "better", better.written)) {
            why += (why.empty() ? "" : " ") + reason;
        }
        if (first != 0) add_remark(first, why, why);
    }

    /// Returns the node of its first move, or 0 if there is none.
    std::size_t add_line(std::size_t parent, const Report& better) {
        const bool is_forced = kind_.has_stones && mate_distance(better.score) > 0;
        const std::size_t plies =
            is_forced ? better.pv.size() : std::min(kPliesShown, better.pv.size());
        std::size_t first = 0;
        for (std::size_t i = 0; i < plies; ++i) {
            parent = child(parent, better.pv[i]);
            if (first == 0) first = parent;
        }
        return first;
    }

    std::size_t child(std::size_t parent, const std::string& move) {
        for (std::size_t i = parent + 1; i < record_.nodes.size(); ++i) {
            if (record_.nodes[i].parent == parent && record_.nodes[i].move == move) return i;
        }
        record_.nodes.push_back({parent, move, {}, {}});
        return record_.nodes.size() - 1;
    }

    void add_evaluations() {
        for (std::size_t i = 0; i < line_.size(); ++i) {
            const auto& [fen, status, report, motifs] = review_.positions[i];
            std::optional<Evaluation>& evaluation = record_.nodes[line_[i]].notes.evaluation;
            // A win by a ruling is neither a score nor a mate.
            if (evaluation || !report || score_kind(report->score) == ScoreKind::Rule) continue;
            const int sign = seat_to_move(kind_, fen) == Seat::First ? 1 : -1;
            const int mate = mate_distance(report->score);
            evaluation = Evaluation{mate == 0 ? sign * report->score : 0, sign * mate};
        }
    }

    void add_accuracies() {
        std::string words;
        for (const Seat seat : {Seat::First, Seat::Second}) {
            const auto& [first, second] = judgement_.accuracy;
            const auto& accuracy = seat == Seat::First ? first : second;
            if (!accuracy) continue;
            const auto side = seat == Seat::First ? kind_.first_side : kind_.second_side;
            words += words.empty() ? "Accuracy: " : ", ";
            words.append(side).append(" ");
            words += std::to_string(static_cast<int>(std::lround(*accuracy * 100)));
        }
        if (!words.empty()) add_remark(0, "Accuracy: ", words + ".");
    }

    RecordTree& record_;
    const Review& review_;
    const Judgement& judgement_;
    const ReviewSettings& settings_;
    const GameKind& kind_;
    const std::vector<std::size_t> line_;
};

}  // namespace

Result<ReviewedRecord> review_record(Game& game, const RecordTree& record,
                                     const ReviewSettings& settings) {
    Texts moves;
    for (const std::size_t node : main_line(record)) {
        if (node != 0) moves.push_back(record.nodes[node].move);
    }
    ReviewedRecord reviewed;
    Review& review = reviewed.review;
    game.new_game();
    for (std::size_t plies = 0; plies <= moves.size(); ++plies) {
        if (plies > 0) review.moves.push_back(moves[plies - 1]);
        const std::vector<std::string_view> played(review.moves.begin(), review.moves.end());
        if (Fault fault = game.set_position(record.start_fen, played, settings.rules)) return fault;
        review.positions.push_back(search_position(game, settings));
        auto judgement =
            judge_game(game, *settings.kind, record.start_fen, {}, settings.rules, review);
        if (const auto* fault = std::get_if<Fault>(&judgement)) return *fault;
        reviewed.judgement = std::move(std::get<Judgement>(judgement));
    }
    return reviewed;
}

void annotate(RecordTree& record, const ReviewedRecord& reviewed, const ReviewSettings& settings) {
    Annotator(record, reviewed, settings).annotate();
}

}  // namespace engine::review
