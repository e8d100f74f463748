// SPDX-License-Identifier: MIT
#include "tools/match/openings.h"

#include <memory>
#include <utility>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/game.h"
#include "engine/gomoku/board/symmetry.h"
#include "engine/uci/data_files.h"

namespace match {

namespace gm = engine::gomoku;

namespace {

constexpr int kSymmetries = 8;

Opening opening_of(std::string_view line, bool is_xiangqi) {
    if (is_xiangqi) return {std::string(line), {}};
    const auto words = engine::split_words(line);
    return {std::string(kGameTerms[1].start_fen), {words.begin(), words.end()}};
}

/// Empty, or why no game can begin so.
std::string why_unfit(engine::Game& game, Opening& opening, const GameRules& rules) {
    const std::vector<std::string_view> moves(opening.moves.begin(), opening.moves.end());
    if (const auto fault = game.set_position(opening.fen, moves, rules.rules)) {
        return sentence_of(fault);
    }
    const engine::Snapshot position = game.snapshot();
    if (position.status != engine::Status::Ongoing) return "the game is over";
    if (moves.empty()) opening.fen = position.fen;
    return {};
}

Opening turned(const Opening& opening, int symmetry) {
    Opening other{opening.fen, {}};
    for (const std::string& move : opening.moves) {
        const auto point = *gm::parse_point(move, gm::kStandardSize);
        other.moves.push_back(gm::turned(point, symmetry, gm::kStandardSize).text());
    }
    return other;
}

}  // namespace

OpeningsResult read_openings(std::string_view text, const GameRules& rules) {
    OpeningsResult result;
    const auto game = engine::make_game(rules.game, 1);
    const bool is_xiangqi = rules.game == kGameTerms[0].name;
    int number = 0;
    for (std::string_view line : engine::split_fields(text, '\n')) {
        ++number;
        line = engine::trimmed(line.substr(0, line.find_first_of(";#")));
        if (line.empty()) continue;
        Opening opening = opening_of(line, is_xiangqi);
        const std::string error = why_unfit(*game, opening, rules);
        if (!error.empty()) {
            return {
                {},
                "line " + std::to_string(number) + ": " + error + " in " + engine::in_quotes(line)};
        }
        for (int symmetry = 1; !is_xiangqi && symmetry < kSymmetries; ++symmetry) {
            result.openings.push_back(turned(opening, symmetry));
        }
        result.openings.push_back(std::move(opening));
    }
    if (result.openings.empty()) result.error = "there is no opening";
    return result;
}

void shuffle_openings(std::vector<Opening>& openings, std::uint64_t seed) {
    engine::SplitMix64 random(seed);
    for (std::size_t i = openings.size(); i > 1; --i) {
        std::swap(openings[i - 1], openings[random.below(static_cast<std::uint32_t>(i))]);
    }
}

OpeningsResult load_openings(const std::string& path, const GameRules& rules, std::uint64_t seed) {
    const std::string file =
        path.empty() ? CHUHE_OPENINGS_FOLDER + std::string(terms_of(rules.game).openings) : path;
    const auto bytes = chuhe::read_file(file);
    if (!bytes) return {{}, "cannot read " + engine::in_quotes(file)};
    OpeningsResult result = read_openings(engine::as_text(*bytes), rules);
    if (!result.error.empty()) result.error = file + ": " + result.error;
    shuffle_openings(result.openings, seed);
    return result;
}

}  // namespace match
