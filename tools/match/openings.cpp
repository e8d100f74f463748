// SPDX-License-Identifier: MIT
#include "tools/match/openings.h"

#include <utility>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/law/rules.h"

namespace match {

namespace xq = engine::xiangqi;

OpeningsResult read_openings(std::string_view text) {
    OpeningsResult result;
    int number = 0;
    for (std::string_view line : engine::split_fields(text, '\n')) {
        ++number;
        line = line.substr(0, line.find_first_of(";#"));
        if (engine::split_words(line).empty()) continue;
        const auto read = xq::parse_fen(line);
        std::string error =
            sentence_of(read.position ? why_unplayable(*read.position) : read.fault);
        if (error.empty() &&
            judge(*read.position, xq::RuleSet::Simple).status != engine::Status::Ongoing) {
            error = "the game is over in " + engine::in_quotes(line);
        }
        if (!error.empty()) return {{}, "line " + std::to_string(number) + ": " + error};
        result.fens.push_back(to_fen(*read.position));
    }
    if (result.fens.empty()) result.error = "there is no opening";
    return result;
}

void shuffle_openings(std::vector<std::string>& fens, std::uint64_t seed) {
    engine::SplitMix64 random(seed);
    for (std::size_t i = fens.size(); i > 1; --i) {
        std::swap(fens[i - 1], fens[random.below(static_cast<std::uint32_t>(i))]);
    }
}

OpeningsResult load_openings(const std::string& path, std::uint64_t seed) {
    const auto bytes = chuhe::read_file(path);
    if (!bytes) return {{}, "cannot read " + engine::in_quotes(path)};
    OpeningsResult result = read_openings(engine::as_text(*bytes));
    if (!result.error.empty()) result.error = path + ": " + result.error;
    shuffle_openings(result.fens, seed);
    return result;
}

}  // namespace match
