// SPDX-License-Identifier: MIT
#include "tools/match/merge.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>

#include "engine/core/text/text.h"
#include "tools/match/pgn.h"

namespace match {

namespace {

using engine::in_quotes;
using engine::Seat;

using Tags = std::map<std::string, std::string, std::less<>>;

/// `[Name "value"]` on lines of their own, as pgn_text writes them.
Tags tags_of(std::string_view game) {
    Tags tags;
    for (const std::string_view line : engine::split_fields(game, '\n')) {
        const std::size_t quote = line.find(" \"");
        if (line.substr(0, 1) != "[" || quote == std::string_view::npos) break;
        const std::string_view value = line.substr(quote + 2);
        tags[std::string(line.substr(1, quote - 1))] =
            std::string(value.substr(0, std::min(value.size(), value.rfind("\"]"))));
    }
    return tags;
}

/// The games of a file, each with the empty line after it.
std::vector<std::string_view> games_of(std::string_view file) {
    constexpr std::string_view kBegin = "[Game ";
    std::vector<std::string_view> games;
    std::size_t begin = file.find(kBegin);
    while (begin < file.size()) {
        const std::size_t next = file.find("\n\n[Game ", begin);
        const std::size_t end = next == std::string_view::npos ? file.size() : next + 2;
        games.push_back(file.substr(begin, end - begin));
        begin = end;
    }
    return games;
}

/// How a game ended, from the words of the PGN; nothing where it did not.
std::optional<GameRecord> record_of(const Tags& tags, std::string_view game) {
    using engine::Status;
    const auto result = tags.find("Result");
    const auto termination = tags.find("Termination");
    if (result == tags.end() || termination == tags.end()) return std::nullopt;
    // A game that was torn off while it was written lacks the result at its end.
    if (!game.ends_with(result->second + "\n\n")) return std::nullopt;
    GameRecord record;
    for (const Status status : {Status::FirstWins, Status::SecondWins, Status::Draw}) {
        if (result_text(status) == result->second) record.status = status;
    }
    if (record.status == Status::Ongoing) return std::nullopt;
    for (int end = 0; end <= static_cast<int>(End::OutOfTime); ++end) {
        const int reasons = end == 0 ? static_cast<int>(engine::Reason::BoardFull) : 0;
        for (int reason = 0; reason <= reasons; ++reason) {
            record.end = static_cast<End>(end);
            record.reason = static_cast<engine::Reason>(reason);
            if (record.end_text() == termination->second) return record;
        }
    }
    return std::nullopt;
}

class Merger {
  public:
    explicit Merger(const TournamentSettings& settings)
        : settings_(settings),
          slots_(settings.pairings.size() * static_cast<std::size_t>(settings.pairs) * 2) {}

    /// What is wrong with a game; nothing where it was taken.
    std::string take(std::string_view game) {
        const Tags tags = tags_of(game);
        const auto tag = [&](std::string_view name) {
            const auto found = tags.find(name);
            return found == tags.end() ? std::string() : found->second;
        };
        const std::string round = tag("Round");
        const auto& sides = terms_of(settings_.rules.game).sides;
        const std::string first = tag(sides[0]);
        const std::string second = tag(sides[1]);
        const auto slot = slot_of(round, first, second);
        if (!slot) {
            return "the game of round " + in_quotes(round) + " between " + in_quotes(first) +
                   " and " + in_quotes(second) + " is none of this match";
        }
        const auto record = record_of(tags, game);
        if (!record) return "the game of round " + in_quotes(round) + " is not whole";
        if (slots_[*slot].text.size() > 0) {
            return "the game of round " + in_quotes(round) + " is there twice";
        }
        slots_[*slot] = {*record, game};
        return {};
    }

    MergedGames merged() const {
        MergedGames merged;
        merged.error = missing();
        if (!merged.error.empty()) return merged;
        merged.standing = empty_standing(settings_);
        int half_points_of_first = 0;
        for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
            const bool is_second = slot % 2 == 1;
            const GameRecord& record = slots_[slot].record;
            if (!is_second) half_points_of_first = 0;
            half_points_of_first += half_points(record, is_second ? Seat::Second : Seat::First);
            count_game(merged.standing, pairing_of(slot), is_second, record, half_points_of_first);
            merged.games.emplace_back(slots_[slot].text);
        }
        return merged;
    }

  private:
    struct Slot {
        GameRecord record;
        std::string_view text;
    };

    [[nodiscard]] std::size_t games_of_pairing() const {
        return static_cast<std::size_t>(settings_.pairs) * 2;
    }
    [[nodiscard]] std::size_t pairing_of(std::size_t slot) const {
        return slot / games_of_pairing();
    }

    /// `7.2` is the second game of the seventh pair.
    [[nodiscard]] std::optional<std::size_t> slot_of(std::string_view round,
                                                     std::string_view first_to_move,
                                                     std::string_view second_to_move) const {
        const auto fields = engine::split_fields(round, '.');
        const std::int64_t pair = engine::parse_int(fields[0]).value_or(0);
        const std::int64_t game = fields.size() == 2 ? engine::parse_int(fields[1]).value_or(0) : 0;
        if (pair < 1 || pair > settings_.pairs || game < 1 || game > 2) return std::nullopt;
        const auto first = game == 1 ? first_to_move : second_to_move;
        const auto second = game == 1 ? second_to_move : first_to_move;
        for (std::size_t i = 0; i < settings_.pairings.size(); ++i) {
            const auto& [a, b] = settings_.pairings[i];
            if (settings_.engines[a].name != first || settings_.engines[b].name != second) continue;
            return i * games_of_pairing() + static_cast<std::size_t>((pair - 1) * 2 + game - 1);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string missing() const {
        const auto is_missing = [](const Slot& slot) { return slot.text.empty(); };
        const auto count = std::count_if(slots_.begin(), slots_.end(), is_missing);
        if (count == 0) return {};
        const auto first = static_cast<std::size_t>(
            std::find_if(slots_.begin(), slots_.end(), is_missing) - slots_.begin());
        const auto& [a, b] = settings_.pairings[pairing_of(first)];
        const std::size_t game = first % games_of_pairing();
        return std::to_string(count) + " of " + std::to_string(slots_.size()) +
               " games are missing, the first is round " + std::to_string(game / 2 + 1) + "." +
               std::to_string(game % 2 + 1) + " of " + settings_.engines[a].name + " and " +
               settings_.engines[b].name;
    }

    const TournamentSettings& settings_;
    std::vector<Slot> slots_;
};

}  // namespace

MergedGames merge_games(const TournamentSettings& settings, const std::vector<std::string>& files,
                        const std::vector<std::string>& names) {
    Merger merger(settings);
    for (std::size_t i = 0; i < files.size(); ++i) {
        for (const std::string_view game : games_of(files[i])) {
            std::string error = merger.take(game);
            if (!error.empty()) return {{}, {}, names[i] + ": " + error};
        }
    }
    return merger.merged();
}

}  // namespace match
