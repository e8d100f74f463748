// SPDX-License-Identifier: MIT
// pack_masters: packs the moves of the master games into a few files, and reads them back.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "engine/xiangqi/records/packed_games.h"
#include "tools/command_line.h"

namespace {

using namespace engine::xiangqi;

/// The moves of each line that is not a comment: its last column.
std::vector<GameMoves> games_in(std::istream& file) {
    std::vector<GameMoves> games;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream words(line.substr(line.rfind('\t') + 1));
        GameMoves& game = games.emplace_back();
        for (std::string word; words >> word;) {
            // Invalid text becomes kNoMove and is rejected as illegal.
            game.push_back(parse_move(word).value_or(kNoMove));
        }
    }
    return games;
}

/// Files of equal size, which a page unpacks in parallel.
constexpr std::size_t kParts = 4;

/// Packs and writes the games; returns an error message, or an empty string.
std::string write(const std::vector<GameMoves>& games, const std::string& target) {
    const auto bytes = pack_games(games);
    if (!bytes) return "an illegal move, or too much for " + target;
    if (unpack_games(*bytes) != games) return target + " is not read back equal";
    std::ofstream out(target, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes->data()),
              static_cast<std::streamsize>(bytes->size()));
    if (!out.flush()) return target + " cannot be written";
    std::printf("%s: %zu games, %zu bytes, read back equal\n", target.c_str(), games.size(),
                bytes->size());
    return "";
}

int pack(const tools::CommandLine& app, const std::string& source, const std::string& folder) {
    std::ifstream file(source);
    const std::vector<GameMoves> games = games_in(file);
    if (games.empty()) return app.fail(tools::kFailed, source + " holds no games");
    const std::size_t size = (games.size() + kParts - 1) / kParts;
    for (std::size_t part = 0; part < kParts; ++part) {
        const auto place = [&](std::size_t at) {
            return games.begin() + static_cast<std::ptrdiff_t>(std::min(at * size, games.size()));
        };
        const std::string target = folder + "/masters-" + std::to_string(part + 1) + ".games";
        const std::string fault = write({place(part), place(part + 1)}, target);
        if (!fault.empty()) return app.fail(tools::kFailed, fault);
    }
    return tools::kOk;
}

}  // namespace

int main(int argc, char** argv) {
    std::string source;
    std::string folder;
    tools::CommandLine app("Packs the moves of games, the last column of a TSV.");
    app.add_option("games", source, "such as xiangqi-master-games.tsv")->required();
    app.add_option("folder", folder, "where masters-1.games and so on are written")->required();
    if (const auto code = app.read(argc, argv)) return *code;
    return pack(app, source, folder);
}
