// SPDX-License-Identifier: MIT
#include "tools/training/gomoku_shard.h"

#include <algorithm>
#include <cassert>

#include "engine/core/text/text.h"

namespace engine::gomoku {

namespace {

constexpr std::string_view kMagic = "chuhe-gomoku-data 1\n";
/// Lines of text, filled up with spaces.
constexpr std::size_t kHeaderSize = 128;
/// Before each game: its number, its bytes, and the checksum of both and of these.
constexpr std::size_t kNumberAt = 0;
constexpr std::size_t kSizeAt = 4;
constexpr std::size_t kChecksumAt = 8;
constexpr std::size_t kGameHeaderSize = 16;
/// No game has more moves than the board has points, nor a position more than these bytes.
constexpr int kPoints = kStandardSize * kStandardSize;

std::uint8_t packed(Point point) {
    return static_cast<std::uint8_t>(point.rank() * kStandardSize + point.file());
}

std::uint64_t game_checksum(ByteView head, ByteView body) {
    return checksum(body, checksum(head.first(kChecksumAt)));
}

/// Takes bytes from the front; what is read beyond the end is 0, and told.
class Source {
  public:
    explicit Source(ByteView bytes) : bytes_(bytes) {}

    std::uint8_t byte() {
        if (at_ >= bytes_.size()) {
            is_good_ = false;
            return 0;
        }
        return bytes_[at_++];
    }
    std::uint16_t two_bytes() {
        const unsigned low = byte();
        return static_cast<std::uint16_t>(low | static_cast<unsigned>(byte()) << 8);
    }
    Point point() {
        const int number = byte();
        if (number >= kPoints) is_good_ = false;
        return {number % kStandardSize, std::min(number, kPoints - 1) / kStandardSize};
    }
    /// Whether all of it was there and nothing is left.
    [[nodiscard]] bool is_done() const { return is_good_ && at_ == bytes_.size(); }
    [[nodiscard]] bool is_good() const { return is_good_; }

  private:
    ByteView bytes_;
    std::size_t at_ = 0;
    bool is_good_ = true;
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

std::optional<TrainingGame> read_game(ByteView bytes) {
    Source source(bytes);
    TrainingGame game;
    const unsigned rule = source.byte();
    if (rule >= kRuleNames.size()) return std::nullopt;
    game.rule = static_cast<Rule>(rule);
    game.black_half_points = source.byte();
    const int moves = source.byte();
    for (int i = 0; i < moves; ++i) game.moves.push_back(source.point());
    const int positions = source.two_bytes();
    for (int i = 0; i < positions && source.is_good(); ++i) {
        const auto position = read_position(source);
        if (!position || position->ply > game.moves.size()) return std::nullopt;
        game.positions.push_back(*position);
    }
    if (!source.is_done()) return std::nullopt;
    return game;
}

}  // namespace

Bytes pack_header(const ShardOrigin& origin) {
    std::string text(kMagic);
    const auto line = [&](std::string_view name, std::uint64_t value) {
        text += std::string(name) + " " + std::to_string(value) + "\n";
    };
    line("bench", origin.bench);
    text +=
        "rule " + std::string(kRuleNames[static_cast<std::size_t>(origin.settings.rule)]) + "\n";
    line("nodes", origin.settings.nodes);
    line("first-game", origin.first_game);
    line("last-game", origin.last_game);
    assert(text.size() < kHeaderSize);
    text.resize(kHeaderSize - 1, ' ');
    text += '\n';
    return {text.begin(), text.end()};
}

Bytes pack_game(std::uint32_t number, const TrainingGame& game) {
    Bytes body;
    const auto put = [&](auto value) { body.push_back(static_cast<std::uint8_t>(value)); };
    put(game.rule);
    put(game.black_half_points);
    put(game.moves.size());
    for (const Point move : game.moves) put(packed(move));
    append_number(body, static_cast<std::uint16_t>(game.positions.size()));
    for (const TrainingPosition& position : game.positions) {
        put(position.ply);
        put(position.detour.size());
        for (const Point move : position.detour) put(packed(move));
        append_number(body, static_cast<std::uint16_t>(position.value));
        put(packed(position.best_move));
    }
    Bytes bytes;
    append_number(bytes, number);
    append_number(bytes, static_cast<std::uint32_t>(body.size()));
    append_number(bytes, game_checksum(bytes, body));
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
}

ShardReader::ShardReader(ByteView bytes) : bytes_(bytes) {
    const ByteView start = bytes.first(std::min(bytes.size(), kMagic.size()));
    if (!std::equal(start.begin(), start.end(), kMagic.begin(), kMagic.end())) {
        error_ = "it is no shard of games of Gomoku";
    } else if (bytes.size() < kHeaderSize) {
        error_ = "it is cut off in its header";
    } else {
        position_ = kHeaderSize;
    }
}

std::optional<ShardReader::Numbered> ShardReader::next() {
    if (!error_.empty()) return std::nullopt;
    const ByteView rest = bytes_.subspan(position_);
    if (rest.size() < kGameHeaderSize) return std::nullopt;
    const auto size = read_number<std::uint32_t>(rest.subspan(kSizeAt));
    if (rest.size() - kGameHeaderSize < size) return std::nullopt;
    const ByteView body = rest.subspan(kGameHeaderSize, size);
    const auto number = read_number<std::uint32_t>(rest.subspan(kNumberAt));
    const bool is_whole =
        read_number<std::uint64_t>(rest.subspan(kChecksumAt)) == game_checksum(rest, body);
    auto game = is_whole ? read_game(body) : std::nullopt;
    if (!game) {
        error_ = "it is damaged at byte " + std::to_string(position_);
        return std::nullopt;
    }
    position_ += kGameHeaderSize + size;
    return Numbered{number, std::move(*game)};
}

ShardResumption resume(ByteView bytes, const ShardOrigin& origin) {
    if (bytes.size() < kHeaderSize) return {.error = {}, .next_game = origin.first_game};
    const Bytes header = pack_header(origin);
    if (!std::equal(header.begin(), header.end(), bytes.begin())) {
        return {.error = "another engine or other settings began it"};
    }
    ShardReader reader(bytes);
    std::uint32_t next_game = origin.first_game;
    while (const auto read = reader.next()) next_game = read->number + 1;
    return {.error = reader.error(), .whole_bytes = reader.position(), .next_game = next_game};
}

}  // namespace engine::gomoku
