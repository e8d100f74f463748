// SPDX-License-Identifier: MIT
#include "engine/uci/review_shard.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <optional>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"

namespace chuhe {

namespace {

constexpr std::string_view kHead = "% chuhe-review 1 ";
constexpr std::string_view kGame = "% game ";
constexpr std::array<std::string_view, 8> kNames{"engine", "game",  "games",    "input",
                                                 "nodes",  "rules", "notation", "shard"};

std::string hex(std::uint64_t number) {
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016" PRIx64, number);
    return text.data();
}

/// Removes a line and its line end from the start of `rest`; nothing if there is no whole line.
std::optional<std::string_view> take_line(std::string_view& rest) {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return line;
}

/// Removes a game from the start of `rest`; nothing if it is not complete.
std::optional<ReviewShard::Game> take_game(std::string_view& rest) {
    const auto line = take_line(rest);
    if (!line || line->substr(0, kGame.size()) != kGame) return std::nullopt;
    const auto words = engine::split_words(line->substr(kGame.size()));
    if (words.size() != 3) return std::nullopt;
    const auto number = engine::parse_int(words[0]);
    const auto size = engine::parse_int(words[1]);
    if (!number || *number < 1 || !size || *size < 0) return std::nullopt;
    const auto length = static_cast<std::size_t>(*size);
    if (length > rest.size()) return std::nullopt;
    const std::string_view text = rest.substr(0, length);
    if (hex(engine::checksum(engine::as_bytes(text))) != words[2]) return std::nullopt;
    rest.remove_prefix(length);
    return ReviewShard::Game{static_cast<std::size_t>(*number), text};
}

}  // namespace

std::string ReviewOrigin::text(bool has_shard) const {
    std::string text = "engine=" + engine + " game=" + game + " games=" + std::to_string(games) +
                       " input=" + hex(input) + " nodes=" + std::to_string(nodes) +
                       " rules=" + rules + " notation=" + notation;
    if (!has_shard) return text;
    return text + " shard=" + std::to_string(shard.index) + "/" + std::to_string(shard.count);
}

ReviewShard read_review_shard(engine::ByteView bytes) {
    ReviewShard shard;
    std::string_view rest = engine::as_text(bytes);
    const auto head = take_line(rest);
    if (!head || head->substr(0, kHead.size()) != kHead) return shard;
    shard.origin = std::string(head->substr(kHead.size()));
    shard.whole_bytes = bytes.size() - rest.size();
    while (const auto game = take_game(rest)) {
        shard.games.push_back(*game);
        shard.whole_bytes = bytes.size() - rest.size();
    }
    return shard;
}

std::string review_shard_head(const ReviewOrigin& origin) {
    return std::string(kHead) + origin.text() + "\n";
}

std::string review_shard_block(std::size_t number, std::string_view text) {
    std::string block(kGame);
    block += std::to_string(number) + " " + std::to_string(text.size()) + " " +
             hex(engine::checksum(engine::as_bytes(text))) + "\n";
    return block.append(text);
}

std::string_view origin_value(std::string_view origin, std::string_view name) {
    for (const std::string_view word : engine::split_words(origin)) {
        if (word.size() > name.size() && word.substr(0, name.size()) == name &&
            word[name.size()] == '=') {
            return word.substr(name.size() + 1);
        }
    }
    return {};
}

std::string origin_difference(std::string_view theirs, std::string_view ours) {
    std::string differences;
    for (const std::string_view name : kNames) {
        const auto their = origin_value(theirs, name);
        const auto our = origin_value(ours, name);
        if (their == our) continue;
        differences += differences.empty() ? "" : ", ";
        differences.append(name).append(" is ").append(their).append(", not ").append(our);
    }
    return differences;
}

}  // namespace chuhe
