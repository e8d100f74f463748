// SPDX-License-Identifier: MIT
#include "engine/review/judgement.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "engine/core/text.h"

namespace engine::review {

namespace {

/// By how much the winning chances fell at least.
constexpr std::array<std::pair<double, Gravity>, 3> kGravities{
    {{0.22, Gravity::Blunder}, {0.12, Gravity::Mistake}, {0.06, Gravity::Inaccuracy}}};
/// From here on a side is said to have had an advantage.
constexpr double kAdvantage = 0.6;
/// What a line wins, as far as people follow one.
constexpr std::size_t kPliesFollowed = 6;
/// Less than an elephant or advisor is not "a piece".
constexpr double kLeastWin = 2;
/// By how much the score must have changed for each unit of a piece that is named.
constexpr double kCentipawnsPerValue = 50;

/// The usual values of books for beginners, for telling which piece matters; the engine has its
/// own.
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

using Placement = std::map<std::string, char, std::less<>>;

/// What stands where; ranks are named from 0.
Placement placement_of(std::string_view fen) {
    Placement placement;
    const auto rows = split_fields(fen.substr(0, fen.find(' ')), '/');
    for (std::size_t row = 0; row < rows.size(); ++row) {
        char file = 'a';
        for (const char c : rows[row]) {
            if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
                file = static_cast<char>(file + (c - '0'));
            } else {
                placement[std::string(1, file++) + std::to_string(rows.size() - 1 - row)] = c;
            }
        }
    }
    return placement;
}

/// An exchange is followed to its answer.
std::size_t plies_followed(const Texts& line) {
    const std::size_t plies = std::min(kPliesFollowed, line.size());
    return plies == 1 ? 1 : plies - plies % 2;
}

/// The dearest piece that the line wins for nothing of its worth; 0 if it wins none.
char won_by(std::string_view fen, const Texts& line) {
    Placement placement = placement_of(fen);
    std::array<std::vector<char>, 2> taken;
    for (std::size_t ply = 0; ply < plies_followed(line); ++ply) {
        const std::string from = line[ply].substr(0, 2);
        const std::string to = line[ply].substr(2);
        if (const auto victim = placement.find(to); victim != placement.end()) {
            taken[ply % 2].push_back(victim->second);
        }
        if (const auto mover = placement.find(from); mover != placement.end()) {
            placement[to] = mover->second;
            placement.erase(from);
        }
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

/// Whether a win by force was there and is no more.
bool is_missed_win(const Report& better, const std::optional<Report>& answer) {
    return mate_distance(better.value) > 0 && !(answer && mate_distance(answer->value) < 0);
}

/// The piece that the line of a report wins, unless a score that hardly changed says that it comes
/// back, or was lost anyway.
char piece_won(const GameKind& kind, std::string_view fen, const std::optional<Report>& report,
               Value drop) {
    if (kind.has_stones || !report) return 0;
    const char letter = won_by(fen, report->line);
    return drop < kCentipawnsPerValue * worth_of(letter) ? char{0} : letter;
}

Flaw flaw_of(const GameKind& kind, const Reviewed& before, const Reviewed& after) {
    const Report& better = *before.report;
    const std::optional<Report>& answer = after.report;
    if (is_missed_win(better, answer)) return {FlawKind::MissesWin, mate_distance(better.value)};
    if (answer && mate_distance(answer->value) > 0) {
        return {FlawKind::AllowsWin, mate_distance(answer->value)};
    }
    const Value drop = better.value + (answer ? answer->value : 0);
    if (const char lost = piece_won(kind, after.fen, answer, drop); lost != 0) {
        return {FlawKind::LosesPiece, 0, lost};
    }
    if (const char missed = piece_won(kind, before.fen, better, drop); missed != 0) {
        return {FlawKind::MissesPiece, 0, missed};
    }
    return {chance_of(kind, better.value) > kAdvantage ? FlawKind::GivesAway : FlawKind::Weakens};
}

double loss_between(const GameKind& kind, const Reviewed& before, const Reviewed& after) {
    const double change = after.chance - before.chance;
    const bool is_first = seat_to_move(kind, before.fen) == Seat::First;
    return std::max(0.0, is_first ? -change : change);
}

std::optional<Gravity> gravity_of(const GameKind& kind, double loss, const Report& better,
                                  const std::optional<Report>& answer) {
    std::optional<Gravity> gravity;
    for (const auto& [least, name] : kGravities) {
        if (loss >= least && !gravity) gravity = name;
    }
    // A win by stones that was there is a lesson, even if the game stays good.
    const bool is_lesson = kind.has_stones && answer && is_missed_win(better, answer);
    const bool is_light = !gravity || *gravity == Gravity::Inaccuracy;
    return is_lesson && is_light ? Gravity::Mistake : gravity;
}

/// The cheapest piece that the first motif of that line certainly wins of a side: of two that are
/// attacked one may get away.
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

/// Names the piece where the engine's line breaks off before it is taken, but a motif proves it
/// lost.
Flaw with_proof(const Flaw& flaw, const std::vector<MotifReport>& motifs, Seat seat) {
    if (flaw.kind != FlawKind::Weakens && flaw.kind != FlawKind::GivesAway) return flaw;
    const Seat other = seat == Seat::First ? Seat::Second : Seat::First;
    if (const char lost = won_from(motifs, "answer", seat); lost != 0) {
        return {FlawKind::LosesPiece, 0, lost};
    }
    const char missed = won_from(motifs, "better", other);
    return missed == 0 ? flaw : Flaw{FlawKind::MissesPiece, 0, missed};
}

}  // namespace

Seat seat_to_move(const GameKind& kind, std::string_view fen) {
    const auto fields = split_words(fen);
    const bool is_second = fields.size() > 1 && fields[1] == std::string(1, kind.second_letter);
    return is_second ? Seat::Second : Seat::First;
}

double chance_of(const GameKind& kind, Value value) {
    if (score_kind(value) != ScoreKind::Evaluation) return value > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-value / kind.units_per_logit));
}

Reviewed reviewed(const GameKind& kind, std::string fen, Status status,
                  std::optional<Report> report) {
    Reviewed made;
    if (report) {
        const double chance = chance_of(kind, report->value);
        made.chance = seat_to_move(kind, fen) == Seat::First ? chance : 1 - chance;
    } else if (status != Status::Draw) {
        made.chance = status == Status::FirstWins ? 1 : 0;
    }
    made.fen = std::move(fen);
    made.report = std::move(report);
    return made;
}

std::optional<Verdict> verdict_on(const GameKind& kind, const Reviewed& before,
                                  const Reviewed& after, std::string_view move) {
    // The engine's own choice is no mistake: it only sees now how it ends.
    if (!before.report || before.report->best_move == move) return std::nullopt;
    const double loss = loss_between(kind, before, after);
    const auto gravity = gravity_of(kind, loss, *before.report, after.report);
    if (!gravity) return std::nullopt;
    return Verdict{*gravity, flaw_of(kind, before, after)};
}

double loss_at(const GameKind& kind, const Review& review, std::size_t ply) {
    const Reviewed& before = review.positions[ply];
    const bool is_best = before.report && before.report->best_move == review.moves[ply];
    return is_best ? 0 : loss_between(kind, before, review.positions[ply + 1]);
}

std::vector<Mistake> mistakes_in(const GameKind& kind, const Review& review) {
    std::vector<Mistake> mistakes;
    for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
        const Reviewed& before = review.positions[ply];
        const Reviewed& after = review.positions[ply + 1];
        auto verdict = verdict_on(kind, before, after, review.moves[ply]);
        if (!verdict) continue;
        const Seat seat = seat_to_move(kind, before.fen);
        verdict->flaw = with_proof(verdict->flaw, after.motifs, seat);
        mistakes.push_back({ply, seat, *verdict});
    }
    return mistakes;
}

std::vector<std::size_t> good_answers(const GameKind& kind, const Review& review,
                                      const std::vector<Mistake>& mistakes) {
    std::vector<std::size_t> answers;
    for (const Mistake& mistake : mistakes) {
        const std::size_t ply = mistake.ply + 1;
        if (mistake.verdict.gravity == Gravity::Inaccuracy || ply >= review.moves.size()) continue;
        const std::string& move = review.moves[ply];
        const auto& [fen, report, chance, motifs] = review.positions[ply];
        const bool takes = !kind.has_stones && placement_of(fen).count(move.substr(2)) > 0;
        const bool is_found =
            report && report->best_move == move && mate_distance(report->value) != 1;
        if (is_found && !takes) answers.push_back(ply);
    }
    return answers;
}

std::optional<double> accuracy_of(const GameKind& kind, const Review& review, Seat seat) {
    double sum = 0;
    int counted = 0;
    for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
        const Reviewed& before = review.positions[ply];
        const bool is_open = before.chance > kOpen && before.chance < 1 - kOpen;
        if (!is_open || seat_to_move(kind, before.fen) != seat) continue;
        sum += std::exp2(-loss_at(kind, review, ply) / kHalvingLoss);
        ++counted;
    }
    return counted == 0 ? std::nullopt : std::optional(sum / counted);
}

}  // namespace engine::review
