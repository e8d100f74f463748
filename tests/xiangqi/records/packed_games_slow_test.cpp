// SPDX-License-Identifier: MIT
// Compares the master games with the move tree of the book, which another program made from the
// same games: both must count the same openings.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "engine/xiangqi/records/packed_games.h"

namespace {

using namespace engine::xiangqi;

std::vector<GameMoves> all_games() {
    std::vector<GameMoves> all;
    for (const char part : {'1', '2', '3', '4'}) {
        std::ifstream file(std::string(CHUHE_MASTERS) + "masters-" + part + ".games",
                           std::ios::binary);
        const engine::Bytes bytes{std::istreambuf_iterator<char>(file), {}};
        const auto games = unpack_games(bytes);
        EXPECT_TRUE(games) << part;
        if (games) all.insert(all.end(), games->begin(), games->end());
    }
    return all;
}

/// The first column of the list.
std::vector<std::string> all_results() {
    std::ifstream file(std::string(CHUHE_MASTERS) + "masters.txt");
    std::vector<std::string> results;
    for (std::string line; std::getline(file, line);) {
        const std::string first = line.substr(0, line.find('\t'));
        const bool is_game = first == "1-0" || first == "0-1" || first == "1/2-1/2" || first == "*";
        if (is_game) results.push_back(first);
    }
    return results;
}

struct Fared {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    bool operator==(const Fared&) const = default;
};

GameMoves moves_in(const std::string& text) {
    std::istringstream words(text);
    GameMoves moves;
    for (std::string word; words >> word;) moves.push_back(*parse_move(word));
    return moves;
}

TEST(PackedGames, AreThoseTheBookWasMadeOf) {
    const std::vector<GameMoves> games = all_games();
    const std::vector<std::string> results = all_results();
    ASSERT_EQ(games.size(), 27436U);
    ASSERT_EQ(results.size(), games.size());
    const auto fared = [&](const std::string& line, const std::string& mirrored) {
        Fared counts;
        for (const GameMoves& wanted : {moves_in(line), moves_in(mirrored)}) {
            for (std::size_t i = 0; i < games.size(); ++i) {
                if (games[i].size() < wanted.size() ||
                    !std::equal(wanted.begin(), wanted.end(), games[i].begin())) {
                    continue;
                }
                if (results[i] == "1-0") ++counts.wins;
                if (results[i] == "1/2-1/2") ++counts.draws;
                if (results[i] == "0-1") ++counts.losses;
            }
        }
        return counts;
    };
    // The first line of book/xiangqi/moves.txt, which no other order of moves reaches.
    EXPECT_EQ(fared("h2e2", "b2e2"), (Fared{6333, 5410, 4853}));
    EXPECT_EQ(fared("h2e2 h9g7", "b2e2 b9c7"), (Fared{4018, 3873, 3168}));
}

}  // namespace
