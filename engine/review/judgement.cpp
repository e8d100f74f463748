// SPDX-License-Identifier: MIT
#include "engine/review/judgement.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <numbers>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/gomoku/eval/outcome_chances.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/eval/outcome_chances.h"

namespace engine::review {

namespace {

/// The minimum loss of winning chances for each gravity.
constexpr std::array<std::pair<double, Gravity>, 3> kGravities{
    {{0.22, Gravity::Blunder}, {0.12, Gravity::Mistake}, {0.06, Gravity::Inaccuracy}}};
/// The minimum winning chance of a side with an advantage.
constexpr double kAdvantage = 0.6;
/// The gain of a line is computed within as many plies as readers can follow.
constexpr std::size_t kPliesFollowed = 6;
/// A gain below the value of an elephant or advisor is not reported as a piece.
constexpr double kLeastWin = 2;
/// The minimum chances of a tenable position, and the maximum chances of a lost one.
constexpr double kTenable = 0.3;
constexpr double kLost = 0.1;
/// The minimum change of the score per value unit of a piece that is named.
constexpr double kCentipawnsPerValue = 50;

/// Piece values from books for beginners, to decide which piece is named; the engine has its own
/// values.
double worth_of(char letter) {
    switch (std::tolower(static_cast<unsigned char>(letter))) {
        case 'r':
            return 9;
        case 'c':
            return 4.5;
        case 'n':
            return 4;
        case 'b':
        case 'a':
            return 2;
        case 'p':
            return 1;
        default:
            return 0;
    }
}

double worth_of(const std::vector<char>& letters) {
    double sum = 0;
    for (const char letter : letters) sum += worth_of(letter);
    return sum;
}

/// The Xiangqi pieces by file and rank; 0 for empty points.
class Placement {
  public:
    explicit Placement(std::string_view fen) {
        std::size_t file = 0;
        std::size_t rank = kRanks - 1;
        for (const char c : fen.substr(0, fen.find(' '))) {
            if (c == '/') {
                file = 0;
                --rank;
            } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
                file += static_cast<std::size_t>(c - '0');
            } else if (file < kFiles && rank < kRanks) {
                letters_[file++ * kRanks + rank] = c;
            }
        }
    }

    /// `square` is the name of a point, such as `h2`.
    char& at(std::string_view square) {
        const auto file = static_cast<std::size_t>(square[0] - 'a');
        const auto rank = static_cast<std::size_t>(square[1] - '0');
        if (file < kFiles && rank < kRanks) return letters_[file * kRanks + rank];
        return outside_;
    }

  private:
    static constexpr std::size_t kFiles = 9;
    static constexpr std::size_t kRanks = 10;
    std::array<char, kFiles * kRanks> letters_{};
    char outside_ = 0;
};

/// An exchange is followed up to the recapture.
std::size_t plies_followed(const Texts& line) {
    const std::size_t plies = std::min(kPliesFollowed, line.size());
    return plies == 1 ? 1 : plies - plies % 2;
}

/// The most valuable piece that the line wins without full compensation; 0 if it wins none.
char won_by(std::string_view fen, const Texts& line) {
    Placement placement(fen);
    std::array<std::vector<char>, 2> taken;
    for (std::size_t ply = 0; ply < plies_followed(line); ++ply) {
        const std::string_view move = line[ply];
        if (move.size() < 4) break;
        char& from = placement.at(move.substr(0, 2));
        char& to = placement.at(move.substr(2, 2));
        if (to != 0) taken[ply % 2].push_back(to);
        to = std::exchange(from, char{0});
    }
    auto& [won, lost] = taken;
    if (worth_of(won) - worth_of(lost) < kLeastWin) return 0;
    for (const char letter : lost) {
        const auto match = std::find_if(won.begin(), won.end(), [&](char other) {
            return worth_of(other) == worth_of(letter);
        });
        if (match != won.end()) won.erase(match);
    }
    const auto dearest = std::max_element(won.begin(), won.end(),
                                          [](char a, char b) { return worth_of(a) < worth_of(b); });
    return dearest == won.end() ? char{0} : *dearest;
}

/// Whether a forced win existed before the move and no longer exists.
bool is_missed_win(const Report& better, const std::optional<Report>& answer) {
    return mate_distance(better.score) > 0 && !(answer && mate_distance(answer->score) < 0);
}

/// The piece that the line of a report wins. Empty if the score hardly changed: then the piece is
/// won back, or was lost anyway.
char piece_won(const GameKind& kind, std::string_view fen, const std::optional<Report>& report,
               Value drop) {
    if (kind.has_stones || !report) return 0;
    const char letter = won_by(fen, report->pv);
    return drop < kCentipawnsPerValue * worth_of(letter) ? char{0} : letter;
}

Flaw flaw_of(const GameKind& kind, const Reviewed& before, const Reviewed& after) {
    const Report& better = *before.report;
    const std::optional<Report>& answer = after.report;
    if (is_missed_win(better, answer)) return {FlawKind::MissesWin, mate_distance(better.score)};
    if (answer && mate_distance(answer->score) > 0) {
        return {FlawKind::AllowsWin, mate_distance(answer->score)};
    }
    const Value drop = better.score + (answer ? answer->score : 0);
    if (const char lost = piece_won(kind, after.fen, answer, drop); lost != 0) {
        return {FlawKind::LosesPiece, 0, lost};
    }
    if (const char missed = piece_won(kind, before.fen, better, drop); missed != 0) {
        return {FlawKind::MissesPiece, 0, missed};
    }
    const bool is_ahead = kind.chance_of(before.fen, better.score) > kAdvantage;
    return {is_ahead ? FlawKind::GivesAway : FlawKind::Weakens};
}

/// The winning chances of the first side, by the material of `fen`.
double first_chance(const GameKind& kind, const Reviewed& position, std::string_view fen) {
    if (position.report) {
        const double chance = kind.chance_of(fen, position.report->score);
        return seat_to_move(kind, position.fen) == Seat::First ? chance : 1 - chance;
    }
    if (position.status == Status::FirstWins) return 1;
    return position.status == Status::SecondWins ? 0 : 0.5;
}

double first_chance(const GameKind& kind, const Reviewed& position) {
    return first_chance(kind, position, position.fen);
}

double loss_between(const GameKind& kind, const Reviewed& before, const Reviewed& after) {
    const double change = first_chance(kind, after, before.fen) - first_chance(kind, before);
    const bool is_first = seat_to_move(kind, before.fen) == Seat::First;
    return std::max(0.0, is_first ? -change : change);
}

std::optional<Gravity> gravity_of(const GameKind& kind, double loss, const Report& better,
                                  const std::optional<Report>& answer) {
    std::optional<Gravity> gravity;
    for (const auto& [least, name] : kGravities) {
        if (loss >= least && !gravity) gravity = name;
    }
    // A missed win in Gomoku is instructive, even if the position stays good.
    const bool is_lesson = kind.has_stones && answer && is_missed_win(better, answer);
    const bool is_light = !gravity || *gravity == Gravity::Inaccuracy;
    return is_lesson && is_light ? Gravity::Mistake : gravity;
}

/// The least valuable target of the first motif of that line that wins material: of two attacked
/// pieces one may escape.
char won_from(const std::vector<MotifReport>& motifs, std::string_view line, Seat seat) {
    const auto found = std::find_if(motifs.begin(), motifs.end(), [&](const MotifReport& motif) {
        return motif.line == line && motif.ply == 0;
    });
    if (found == motifs.end()) return 0;
    char cheapest = 0;
    for (const MotifPiece& target : found->targets) {
        const char letter = target.piece.empty() ? char{0} : target.piece[0];
        const bool is_first = std::isupper(static_cast<unsigned char>(letter)) != 0;
        if (worth_of(letter) == 0 || is_first != (seat == Seat::First)) continue;
        if (cheapest == 0 || worth_of(letter) < worth_of(cheapest)) cheapest = letter;
    }
    return cheapest;
}

/// Names the piece that a motif proves to be lost if the engine's line ends before its capture.
Flaw with_proof(const Flaw& flaw, const std::vector<MotifReport>& motifs, Seat seat) {
    if (flaw.kind != FlawKind::Weakens && flaw.kind != FlawKind::GivesAway) return flaw;
    const Seat other = seat == Seat::First ? Seat::Second : Seat::First;
    if (const char lost = won_from(motifs, "answer", seat); lost != 0) {
        return {FlawKind::LosesPiece, 0, lost};
    }
    const char missed = won_from(motifs, "better", other);
    return missed == 0 ? flaw : Flaw{FlawKind::MissesPiece, 0, missed};
}

/// Empty if the move at `ply` is good enough.
std::optional<Mistake> mistake_at(const GameKind& kind, const Review& review, std::size_t ply) {
    const Reviewed& before = review.positions[ply];
    const Reviewed& after = review.positions[ply + 1];
    // The engine's own choice is not a mistake, even if its consequences only show now.
    if (!before.report || before.report->best_move == review.moves[ply]) return std::nullopt;
    const double loss = loss_between(kind, before, after);
    const auto gravity = gravity_of(kind, loss, *before.report, after.report);
    if (!gravity) return std::nullopt;
    const Seat seat = seat_to_move(kind, before.fen);
    const auto motifs = after.motifs.value_or(std::vector<MotifReport>());
    const Flaw flaw = with_proof(flaw_of(kind, before, after), motifs, seat);
    return Mistake{ply, seat, *gravity, flaw, loss, motifs};
}

std::vector<Mistake> mistakes_in(const GameKind& kind, const Review& review) {
    std::vector<Mistake> mistakes;
    for (std::size_t ply = 0; ply + 1 < review.positions.size(); ++ply) {
        if (auto mistake = mistake_at(kind, review, ply)) mistakes.push_back(std::move(*mistake));
    }
    return mistakes;
}

std::vector<std::size_t> good_answers(const GameKind& kind, const Review& review,
                                      const std::vector<Mistake>& mistakes) {
    std::vector<std::size_t> answers;
    for (const Mistake& mistake : mistakes) {
        const std::size_t ply = mistake.ply + 1;
        if (mistake.gravity == Gravity::Inaccuracy || ply >= review.moves.size()) continue;
        const std::string& move = review.moves[ply];
        const auto& [fen, status, report, motifs] = review.positions[ply];
        const bool captures =
            !kind.has_stones && Placement(fen).at(std::string_view(move).substr(2)) != 0;
        const bool is_found =
            report && report->best_move == move && mate_distance(report->score) != 1;
        if (is_found && !captures) answers.push_back(ply);
    }
    return answers;
}

std::optional<double> accuracy_of(const GameKind& kind, const Review& review, Seat seat) {
    double sum = 0;
    int counted = 0;
    for (std::size_t ply = 0; ply + 1 < review.positions.size(); ++ply) {
        const Reviewed& before = review.positions[ply];
        const double chance = first_chance(kind, before);
        const bool is_open = chance > kOpen && chance < 1 - kOpen;
        if (!is_open || seat_to_move(kind, before.fen) != seat) continue;
        sum += std::exp(-loss_at(kind, review, ply) / kHalvingLoss * std::numbers::ln2);
        ++counted;
    }
    return counted == 0 ? std::nullopt : std::optional(sum / counted);
}

/// The side that has lost, or is lost at the end of the review.
std::optional<Seat> loser_of(const GameKind& kind, const Reviewed& last) {
    const double chance = first_chance(kind, last);
    const bool is_forced = !last.report || mate_distance(last.report->score) != 0;
    if (kind.has_stones && !is_forced) return std::nullopt;
    const double lost = kind.has_stones ? 0 : kLost;
    if (chance <= lost) return Seat::First;
    return chance >= 1 - lost ? std::optional(Seat::Second) : std::nullopt;
}

std::optional<std::size_t> last_tenable(const GameKind& kind, const Review& review) {
    if (review.positions.empty()) return std::nullopt;
    const auto loser = loser_of(kind, review.positions.back());
    if (!loser) return std::nullopt;
    for (std::size_t ply = review.positions.size(); ply-- > 0;) {
        const Reviewed& position = review.positions[ply];
        const bool is_losers_move = seat_to_move(kind, position.fen) == *loser && position.report;
        if (kind.has_stones) {
            if (!is_losers_move || mate_distance(position.report->score) < 0) continue;
        } else {
            const double chance = first_chance(kind, position);
            if ((*loser == Seat::First ? chance : 1 - chance) < kTenable) continue;
        }
        // If the position was lost by a move of the other side, the engine had not seen enough; the
        // loser made no mistake.
        const bool is_left = is_losers_move && ply < review.moves.size();
        return is_left ? std::optional(ply) : std::nullopt;
    }
    return std::nullopt;
}

ReportedLine line_of(const std::optional<Report>& report) {
    if (!report) return {};
    return {report->pv, report->score, mate_distance(report->score)};
}

}  // namespace

double chance_in_xiangqi(std::string_view fen, Value score) {
    const auto position = xiangqi::parse_fen(fen).position;
    const int phase = position ? position->state().phase : xiangqi::Position::kFullPhase;
    return winning_chance(xiangqi::outcomes_of(score, phase));
}

double chance_in_gomoku(std::string_view /*fen*/, Value score) {
    return winning_chance(gomoku::outcomes_of(score));
}

std::string_view text_of(Gravity gravity) {
    switch (gravity) {
        case Gravity::Blunder:
            return "blunder";
        case Gravity::Mistake:
            return "mistake";
        case Gravity::Inaccuracy:
            break;
    }
    return "inaccuracy";
}

std::string_view text_of(FlawKind kind) {
    switch (kind) {
        case FlawKind::AllowsWin:
            return "allows-win";
        case FlawKind::MissesWin:
            return "misses-win";
        case FlawKind::LosesPiece:
            return "loses-piece";
        case FlawKind::MissesPiece:
            return "misses-piece";
        case FlawKind::GivesAway:
            return "gives-away";
        case FlawKind::Weakens:
            break;
    }
    return "weakens";
}

Seat seat_to_move(const GameKind& kind, std::string_view fen) {
    const auto fields = split_words(fen);
    const bool is_second = fields.size() > 1 && fields[1] == std::string(1, kind.second_letter);
    return is_second ? Seat::Second : Seat::First;
}

double loss_at(const GameKind& kind, const Review& review, std::size_t ply) {
    const Reviewed& before = review.positions[ply];
    const bool is_best = before.report && before.report->best_move == review.moves[ply];
    return is_best ? 0 : loss_between(kind, before, review.positions[ply + 1]);
}

Judgement judge(const GameKind& kind, const Review& review) {
    Judgement judgement;
    for (const Reviewed& position : review.positions) {
        judgement.chances.push_back(first_chance(kind, position));
    }
    judgement.mistakes = mistakes_in(kind, review);
    judgement.good_answers = good_answers(kind, review, judgement.mistakes);
    judgement.accuracy = {accuracy_of(kind, review, Seat::First),
                          accuracy_of(kind, review, Seat::Second)};
    judgement.last_tenable = last_tenable(kind, review);
    return judgement;
}

Result<Judgement> judge_game(Game& game, const GameKind& kind, std::string_view fen,
                             const Texts& lead, std::string_view rules, Review& review) {
    for (const Mistake& mistake : mistakes_in(kind, review)) {
        auto& motifs = review.positions[mistake.ply + 1].motifs;
        MoveExplainer* explainer = game.move_explainer();
        if (motifs || explainer == nullptr) continue;
        std::vector<std::string_view> moves(lead.begin(), lead.end());
        moves.insert(moves.end(), review.moves.begin(),
                     review.moves.begin() + static_cast<std::ptrdiff_t>(mistake.ply));
        if (Fault fault = game.set_position(fen, moves, rules)) return fault;
        auto explained = explainer->explain_move(review.moves[mistake.ply],
                                                 line_of(review.positions[mistake.ply].report),
                                                 line_of(review.positions[mistake.ply + 1].report));
        auto* found = std::get_if<std::vector<MotifReport>>(&explained);
        motifs = found == nullptr ? std::vector<MotifReport>() : std::move(*found);
    }
    return judge(kind, review);
}

}  // namespace engine::review
