// SPDX-License-Identifier: MIT
//
// The file: four bytes of magic number, the number of games (32 bits), the checksum of the rest (64
// bits), then for each game its number of plies and its moves, coded with a model that writer and
// reader train in the same way. The model is a softmax over the legal moves in the order of
// Move::raw, trained by gradient descent on the moves. Integers only: every platform must compute
// the same probabilities.
#include "engine/xiangqi/records/packed_games.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>

#include "engine/core/data/range_coder.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

namespace {

constexpr std::string_view kMark = "XQG1";
constexpr std::size_t kHeader = 4 + 4 + 8;

/// Weights are logarithms to the base 2 in units of 2^-16; probabilities have a precision of 1/256
/// bit.
constexpr int kWeightToTable = 8;
/// The share of the most likely move; chosen so that 128 moves do not exceed the total of the
/// coder.
constexpr std::uint32_t kMostShare = 8192;
constexpr int kShareBits = 13;

/// 2^(i / 256) in units of 1 / kMostShare.
constexpr auto kPowers = [] {
    std::array<std::uint32_t, 256> powers{};
    // The 256th root of 2 in units of 2^-40.
    constexpr std::uint64_t kRoot = 1102492706219;
    std::uint64_t power = std::uint64_t{1} << 40;
    for (std::uint32_t& entry : powers) {
        entry = static_cast<std::uint32_t>(power >> (40 - kShareBits));
        power = ((power >> 20) * (kRoot >> 4)) >> 16;
    }
    return powers;
}();

/// The features of a move, one weight each: its points; its victim and whether its destination is
/// safe; the enemy's last move; the own previous move; how often it was played here before.
constexpr std::size_t kFeatures = 5;
constexpr int kTableBits = 16;

using Feature = std::uint32_t;

/// The slot of a weight; on a collision two weights share it.
constexpr Feature place_of(std::uint64_t kind, std::uint64_t what) {
    return static_cast<Feature>(((what * 8 + kind + 1) * 0x9E3779B97F4A7C15ULL) >>
                                (64 - kTableBits));
}

/// The moves played in a position so far.
struct Seen {
    static constexpr std::size_t kMoves = 6;
    std::uint32_t check = 0;
    std::array<std::uint16_t, kMoves> moves{};
    std::array<std::uint8_t, kMoves> counts{};
};

Bitboard attacks_of(const Position& position, Color side) {
    Bitboard attacked;
    for (const Square square : position.pieces(side)) {
        attacked |= position.attacks_from(square, position.occupied());
    }
    return attacked;
}

class MoveModel {
  public:
    /// Computes the shares of the legal moves; `own_last` is the last move of the side to move.
    void look(const Position& position, Move own_last);
    /// Trains the model with the move that was played, `chosen`.
    void learn(const Position& position, std::size_t chosen);

    [[nodiscard]] const MoveList& moves() const { return moves_; }
    [[nodiscard]] std::uint32_t share(std::size_t move) const { return shares_[move]; }
    [[nodiscard]] std::uint32_t total() const { return total_; }

  private:
    static constexpr std::size_t kMostMoves = MoveList::kCapacity;
    static constexpr int kSeenBits = 18;
    /// Positions are recorded up to this move number; later ones hardly recur.
    static constexpr int kLastSeenMove = 60;

    void share_out(std::int32_t best);
    static std::size_t slot(Key key) { return key & ((std::size_t{1} << kSeenBits) - 1); }
    static std::uint32_t check(Key key) { return static_cast<std::uint32_t>(key >> 32) | 1U; }

    std::vector<std::int32_t> weights_ = std::vector<std::int32_t>(std::size_t{1} << kTableBits);
    std::vector<Seen> seen_ = std::vector<Seen>(std::size_t{1} << kSeenBits);
    MoveList moves_;
    std::array<std::array<Feature, kFeatures>, kMostMoves> features_{};
    std::array<std::int32_t, kMostMoves> scores_{};
    std::array<std::uint32_t, kMostMoves> shares_{};
    std::uint32_t total_ = 0;
};

void MoveModel::look(const Position& position, Move own_last) {
    moves_ = legal_moves(position);
    std::sort(moves_.begin(), moves_.end(), [](Move a, Move b) { return a.raw() < b.raw(); });
    const Color us = position.side_to_move();
    const State& state = position.state();
    // Both sides share weights.
    const auto number = [us](Square square) {
        const Square seen = us == Color::Red ? square : square.rotated();
        return static_cast<std::uint64_t>(seen.index());
    };
    const Bitboard attacked = attacks_of(position, ~us);
    const Bitboard guarded = attacks_of(position, us);
    const CheckInfo enemy = position.enemy_check_info();
    static constexpr Seen kNothing{};
    const Seen& entry = seen_[slot(position.key())];
    const Seen& seen = entry.check == check(position.key()) ? entry : kNothing;
    std::uint32_t games = 0;
    for (const std::uint8_t count : seen.counts) games += count;
    const bool is_check = position.in_check();
    const bool has_last = !state.last_move.none();
    const std::uint64_t last =
        has_last ? 1 + index(state.moved.type()) * kSquares + number(state.last_move.to()) : 0;
    const std::uint64_t own =
        own_last.none() ? 0 : 1 + number(own_last.to()) * kSquares + number(own_last.from());
    std::int32_t best = std::numeric_limits<std::int32_t>::min();
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        const Move move = moves_[i];
        const std::uint64_t piece = index(position.at(move.from()).type());
        const Piece taken = position.at(move.to());
        const std::uint64_t target = taken.none() ? kPieceTypes : index(taken.type());
        std::uint32_t count = 0;
        // Late positions are hardly ever known.
        for (std::size_t k = 0; games > 0 && k < Seen::kMoves; ++k) {
            if (seen.moves[k] == move.raw()) count = seen.counts[k];
        }
        const auto bit = [](bool fact, int place) {
            return static_cast<std::uint64_t>(fact ? 1 : 0) << place;
        };
        const std::uint64_t safety =
            bit(attacked.has(move.from()), 6) | bit(attacked.has(move.to()), 5) |
            bit(guarded.has(move.to()), 4) | bit(position.gives_check(move, enemy), 3) |
            bit(has_last && move.to() == state.last_move.to(), 2) |
            bit(guarded.has(move.from()), 1) | bit(is_check, 0);
        const std::uint64_t arrival = piece * kSquares + number(move.to());
        const std::uint64_t points = arrival * kSquares + number(move.from());
        const std::uint64_t of_games = count == 0 ? 0 : 1 + count * 15 / games;
        const auto width_of_count = static_cast<std::uint64_t>(std::bit_width(count));
        const auto width_of_games = static_cast<std::uint64_t>(std::bit_width(games));
        features_[i] = {place_of(0, points),
                        place_of(1, (target * kPieceTypes + piece) * 128 + safety),
                        place_of(2, last * 1024 + arrival), place_of(3, own * 65536 + points),
                        place_of(4, (width_of_count * 16 + width_of_games) * 32 + of_games)};
        std::int32_t score = 0;
        for (const Feature feature : features_[i]) score += weights_[feature];
        scores_[i] = score;
        best = std::max(best, score);
    }
    share_out(best);
}

void MoveModel::share_out(std::int32_t best) {
    total_ = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        // 2^(-below / 256) as 2^(fraction / 256) / 2^whole.
        const std::int32_t below = (best - scores_[i]) >> kWeightToTable;
        const std::int32_t whole = (below + 255) / 256;
        const auto fraction = static_cast<std::size_t>(whole * 256 - below);
        const std::uint32_t share = whole > kShareBits ? 0 : kPowers[fraction] >> whole;
        shares_[i] = std::min(share, kMostShare - 1) + 1;
        total_ += shares_[i];
    }
}

void MoveModel::learn(const Position& position, std::size_t chosen) {
    constexpr std::int32_t kSure = 4096;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        const auto expected = static_cast<std::int32_t>(shares_[i] * kSure / total_);
        const std::int32_t step = ((i == chosen ? kSure : 0) - expected) * 9 / 8;
        if (step == 0) continue;
        for (const Feature feature : features_[i]) weights_[feature] += step;
    }
    if (position.full_moves() > kLastSeenMove) return;
    const std::uint16_t played = moves_[chosen].raw();
    Seen& seen = seen_[slot(position.key())];
    if (seen.check != check(position.key())) seen = {check(position.key()), {}, {}};
    // If all slots are taken, the last one is overwritten.
    std::size_t k = 0;
    while (k + 1 < Seen::kMoves && seen.counts[k] > 0 && seen.moves[k] != played) ++k;
    if (seen.moves[k] != played) seen.counts[k] = 0;
    seen.moves[k] = played;
    constexpr std::uint8_t kMostCount = 200;
    if (++seen.counts[k] < kMostCount) return;
    for (std::uint8_t& count : seen.counts) count = static_cast<std::uint8_t>((count + 1) / 2);
}

/// A game on a board, with the last move of each side.
class Walk {
  public:
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] Move own_last() const { return own_last_; }
    void play(Move move) {
        position_.make_move(move);
        own_last_ = std::exchange(other_last_, move);
    }

  private:
    // The start position is always valid.
    Position position_ = *parse_fen(kStartFen).position;
    Move own_last_;
    Move other_last_;
};

}  // namespace

std::optional<Bytes> pack_games(const std::vector<GameMoves>& games) {
    if (games.size() > kMostPackedGames) return std::nullopt;
    RangeEncoder coder;
    MoveModel model;
    for (const GameMoves& game : games) {
        if (game.size() > kMostPackedPlies) return std::nullopt;
        coder.encode(static_cast<std::uint32_t>(game.size()), 1, kMostPackedPlies + 1);
        Walk walk;
        for (const Move move : game) {
            model.look(walk.position(), walk.own_last());
            std::uint32_t start = 0;
            std::size_t i = 0;
            while (i < model.moves().size() && model.moves()[i] != move) start += model.share(i++);
            if (i == model.moves().size()) return std::nullopt;
            coder.encode(start, model.share(i), model.total());
            model.learn(walk.position(), i);
            walk.play(move);
        }
    }
    const Bytes coded = coder.finish();
    Bytes bytes(kMark.begin(), kMark.end());
    append_number(bytes, static_cast<std::uint32_t>(games.size()));
    append_number(bytes, checksum(coded));
    bytes.insert(bytes.end(), coded.begin(), coded.end());
    return bytes;
}

std::optional<std::vector<GameMoves>> unpack_games(ByteView bytes) {
    if (bytes.size() < kHeader || !std::equal(kMark.begin(), kMark.end(), bytes.begin()))
        return std::nullopt;
    const auto count = read_number<std::uint32_t>(bytes.subspan(4));
    const ByteView coded = bytes.subspan(kHeader);
    if (count > kMostPackedGames ||
        read_number<std::uint64_t>(bytes.subspan(8)) != checksum(coded)) {
        return std::nullopt;
    }
    RangeDecoder coder(coded);
    MoveModel model;
    std::vector<GameMoves> games(count);
    for (GameMoves& game : games) {
        const std::uint32_t plies = coder.peek(kMostPackedPlies + 1);
        coder.take(plies, 1);
        Walk walk;
        for (std::uint32_t ply = 0; ply < plies; ++ply) {
            model.look(walk.position(), walk.own_last());
            // A correct checksum does not prove that `pack_games` wrote the data.
            if (model.moves().empty() || coder.is_past_end()) return std::nullopt;
            const std::uint32_t number = coder.peek(model.total());
            std::uint32_t start = 0;
            std::size_t i = 0;
            while (start + model.share(i) <= number) start += model.share(i++);
            coder.take(start, model.share(i));
            const Move move = model.moves()[i];
            model.learn(walk.position(), i);
            walk.play(move);
            game.push_back(move);
        }
    }
    return games;
}

}  // namespace engine::xiangqi
