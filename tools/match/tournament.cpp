// SPDX-License-Identifier: MIT
#include "tools/match/tournament.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <thread>

namespace match {

namespace {

using engine::Seat;
using engine::Status;

/// Two games from one opening.
struct Job {
    std::size_t pairing = 0;
    int pair = 0;
};

void count_outcome(Score& score, const GameRecord& game, bool swapped) {
    if (game.status == Status::Draw) {
        ++score.draws;
    } else if ((game.status == Status::FirstWins) != swapped) {
        ++score.wins;
    } else {
        ++score.losses;
    }
}

/// The engines of a pairing in the order in which they move.
std::array<std::size_t, 2> sides_of(const Pairing& pairing, bool swapped) {
    if (swapped) return {pairing.second, pairing.first};
    return {pairing.first, pairing.second};
}

class Tournament {
  public:
    Tournament(const TournamentSettings& settings, std::atomic<bool>& cancelled,
               const std::function<void(const GameReport&)>& report, Transcript* transcript)
        : settings_(settings),
          cancelled_(cancelled),
          report_(report),
          transcript_(transcript) {
        result_.standing = empty_standing(settings);
        next_.pair = settings.first_pair;
    }

    TournamentResult play() {
        std::vector<std::thread> workers;
        workers.reserve(static_cast<std::size_t>(settings_.concurrency));
        for (int i = 0; i < settings_.concurrency; ++i) workers.emplace_back([this] { work(); });
        for (auto& worker : workers) worker.join();
        return result_;
    }

  private:
    /// A worker's two engine processes, kept for as long as it plays the same pairing.
    using Seats = std::array<std::unique_ptr<Player>, 2>;

    std::optional<Job> next_job() {
        const std::lock_guard lock(mutex_);
        if (settings_.first_pair >= settings_.pairs) return std::nullopt;
        if (cancelled_ || next_.pairing == settings_.pairings.size()) return std::nullopt;
        const Job job = next_;
        next_.pair += settings_.shards;
        if (next_.pair >= settings_.pairs) next_ = {next_.pairing + 1, settings_.first_pair};
        return job;
    }

    void work() {
        Seats seats;
        std::optional<std::size_t> seated;
        while (const auto job = next_job()) {
            if (seated != job->pairing) seat(seats, job->pairing);
            seated = job->pairing;
            if (!play_pair(seats, *job)) return;
        }
    }

    void seat(Seats& seats, std::size_t pairing) {
        const auto [first, second] = settings_.pairings[pairing];
        for (auto& player : seats) player.reset();
        seats[0] = make_player(first);
        seats[1] = make_player(second);
    }

    [[nodiscard]] std::unique_ptr<Player> make_player(std::size_t engine) const {
        EngineSpec spec = settings_.engines[engine];
        spec.rules = settings_.rules.rules;
        return std::make_unique<Player>(std::move(spec), settings_.patience, cancelled_,
                                        transcript_);
    }

    /// False when the tournament is to end.
    bool play_pair(Seats& seats, const Job& job) {
        int first_half_points = 0;
        for (const bool swapped : {false, true}) {
            const std::array<Player*, 2> players{seats[swapped ? 1 : 0].get(),
                                                 seats[swapped ? 0 : 1].get()};
            if (!prepare(*players[0]) || !prepare(*players[1])) return false;
            const auto& openings = settings_.openings;
            const GameRecord game =
                play_game(openings[static_cast<std::size_t>(job.pair) % openings.size()], players,
                          {limits_of(*players[0]), limits_of(*players[1])}, settings_.rules);
            if (game.end == End::Cancelled) return false;
            first_half_points += half_points(game, swapped ? Seat::Second : Seat::First);
            count(job, swapped, game, first_half_points);
        }
        return true;
    }

    bool prepare(Player& player) {
        std::string error = player.new_game();
        if (error.empty()) return true;
        const std::lock_guard lock(mutex_);
        if (!cancelled_) result_.error = error;
        cancelled_ = true;
        return false;
    }

    [[nodiscard]] const Limits& limits_of(const Player& player) const {
        return player.spec().limits.empty() ? settings_.limits : player.spec().limits;
    }

    /// Books a game; with the second of a pair also the pair, which made `pair_half_points`.
    void count(const Job& job, bool swapped, const GameRecord& game, int pair_half_points) {
        const std::lock_guard lock(mutex_);
        if (cancelled_) return;
        Standing& standing = result_.standing;
        count_game(standing, job.pairing, swapped, game, pair_half_points);
        const Pairing& pairing = standing.pairings[job.pairing];
        report_({game, sides_of(pairing, swapped), job.pairing, job.pair, swapped, standing});
        if (swapped && decided(pairing.score)) cancelled_ = true;
    }

    [[nodiscard]] bool decided(const Score& score) const {
        constexpr int kFewestPairs = 16;
        const auto& sprt = settings_.sprt;
        if (!sprt || score.pair_count() < kFewestPairs) return false;
        const double ratio = sprt->log_likelihood_ratio(outcomes_of(score.pairs), 2);
        return ratio <= sprt->lower_bound() || ratio >= sprt->upper_bound();
    }

    const TournamentSettings& settings_;
    std::atomic<bool>& cancelled_;
    const std::function<void(const GameReport&)>& report_;
    Transcript* transcript_;
    std::mutex mutex_;  // guards what follows, and the reports
    Job next_;
    TournamentResult result_;
};

}  // namespace

int Standing::games() const {
    int sum = 0;
    for (const auto& [end, count] : ends) sum += count;
    return sum;
}

int Standing::faults() const {
    int sum = 0;
    for (const Conduct& engine : conduct) {
        for (const auto& [fault, count] : engine.faults) sum += count;
    }
    return sum;
}

Standing empty_standing(const TournamentSettings& settings) {
    Standing standing;
    for (const auto& [first, second] : settings.pairings) {
        standing.pairings.push_back({first, second, {}});
    }
    standing.conduct.resize(settings.engines.size());
    return standing;
}

int half_points(const GameRecord& game, Seat seat) {
    const auto loser = game.loser();
    if (!loser) return 1;
    return *loser == seat ? 0 : 2;
}

void count_game(Standing& standing, std::size_t pairing, bool second_of_pair,
                const GameRecord& game, int pair_half_points) {
    const auto sides = sides_of(standing.pairings[pairing], second_of_pair);
    Score& score = standing.pairings[pairing].score;
    count_outcome(score, game, second_of_pair);
    if (second_of_pair) ++score.pairs[static_cast<std::size_t>(pair_half_points)];
    ++standing.ends[std::string(game.end_text())];
    for (const Seat seat : kSeats) {
        Duration& worst = standing.conduct[sides[index(seat)]].worst_overshoot;
        worst = std::max(worst, game.overshoot[index(seat)]);
    }
    if (is_fault(game.end)) {
        ++standing.conduct[sides[index(*game.loser())]].faults[std::string(game.end_text())];
    }
}

TournamentResult play_tournament(const TournamentSettings& settings, std::atomic<bool>& cancelled,
                                 const std::function<void(const GameReport&)>& report,
                                 Transcript* transcript) {
    return Tournament(settings, cancelled, report, transcript).play();
}

}  // namespace match
