// SPDX-License-Identifier: MIT
#include "tools/training/gomoku/shard.h"

#include <algorithm>

namespace engine::gomoku {

namespace {

/// No game has more moves than the board has points, nor a position more than these bytes.
constexpr int kPoints = kStandardSize * kStandardSize;

std::uint8_t packed(Point point) {
    return static_cast<std::uint8_t>(point.rank() * kStandardSize + point.file());
}

/// Takes bytes from the front; what is read beyond the end is 0.
struct Source {
    ByteView bytes;
    bool is_good = true;

    std::uint8_t byte() {
        is_good = is_good && !bytes.empty();
        if (!is_good) return 0;
        const std::uint8_t first = bytes.front();
        bytes = bytes.subspan(1);
        return first;
    }
    std::uint16_t two_bytes() {
        const unsigned low = byte();
        return static_cast<std::uint16_t>(low | static_cast<unsigned>(byte()) << 8);
    }
    Point point() {
        const int number = byte();
        is_good = is_good && number < kPoints;
        return {number % kStandardSize, std::min(number, kPoints - 1) / kStandardSize};
    }
};

std::optional<TrainingPosition> read_position(Source& source) {
    TrainingPosition position;
    position.ply = source.byte();
    const std::size_t detour = source.byte();
    if (detour > TrainingPosition::kMostDetour) return std::nullopt;
    for (std::size_t i = 0; i < detour; ++i) position.detour.push_back(source.point());
    position.value = static_cast<std::int16_t>(source.two_bytes());
    position.best_move = source.point();
    return position;
}

}  // namespace

std::optional<TrainingGame> unpack(ByteView bytes) {
    Source source{bytes};
    TrainingGame game;
    const unsigned rule = source.byte();
    if (rule >= kRuleNames.size()) return std::nullopt;
    game.rule = static_cast<Rule>(rule);
    game.black_half_points = source.byte();
    const int moves = source.byte();
    for (int i = 0; i < moves; ++i) game.moves.push_back(source.point());
    const int positions = source.two_bytes();
    for (int i = 0; i < positions && source.is_good; ++i) {
        const auto position = read_position(source);
        if (!position || position->ply > game.moves.size()) return std::nullopt;
        game.positions.push_back(*position);
    }
    if (!source.is_good || !source.bytes.empty()) return std::nullopt;
    return game;
}

Bytes pack(const TrainingGame& game) {
    Bytes bytes;
    const auto put = [&](auto value) { bytes.push_back(static_cast<std::uint8_t>(value)); };
    put(game.rule);
    put(game.black_half_points);
    put(game.moves.size());
    for (const Point move : game.moves) put(packed(move));
    append_number(bytes, static_cast<std::uint16_t>(game.positions.size()));
    for (const TrainingPosition& position : game.positions) {
        put(position.ply);
        put(position.detour.size());
        for (const Point move : position.detour) put(packed(move));
        append_number(bytes, static_cast<std::uint16_t>(position.value));
        put(packed(position.best_move));
    }
    return bytes;
}

std::string visit_games(const std::string& path, const VisitGame& visit) {
    const auto visit_block = [&](const training::Block& block) -> std::string {
        auto game = unpack(block.records);
        if (!game) return "what it has as game " + std::to_string(block.game) + " is no game";
        visit(block.game, std::move(*game));
        return {};
    };
    return training::read_file(kShardFormat, path, visit_block).error;
}

}  // namespace engine::gomoku
