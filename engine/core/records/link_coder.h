// SPDX-License-Identifier: MIT
// Building blocks of the link format: models, a coder for each direction, base64url. All of it is
// part of version 1 of the links and must not change.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/data/range_coder.h"

namespace engine::link {

/// The maximum bits of a number in a tree.
inline constexpr int kMostBits = 40;
inline constexpr std::uint32_t kRarely = 64;  // of 4096, before anything was seen

/// Numbers of `bits` bits, each bit predicted from those before it.
class TreeModel {
  public:
    explicit TreeModel(int bits) : bits_(bits), models_(std::size_t{1} << bits) {}
    [[nodiscard]] int bits() const { return bits_; }
    BitModel& at(std::size_t node) { return models_[node]; }

  private:
    int bits_;
    std::vector<BitModel> models_;
};

/// The state shared by both directions; each event has its own models.
struct Models {
    BitModel unusual_start{kRarely};
    BitModel noted{kRarely};
    BitModel ends{kRarely};
    BitModel has_sibling{kRarely};
    BitModel commented;
    BitModel annotated;
    BitModel evaluated;
    BitModel timed;
    BitModel more_nags{kRarely};
    BitModel mates{kRarely};
    BitModel occupied{1024};
    std::vector<BitModel> lengths = std::vector<BitModel>(6 * std::size_t{kMostBits});
    std::vector<BitModel> classes = std::vector<BitModel>(6);
    std::vector<TreeModel> ascii = std::vector<TreeModel>(128, TreeModel(7));
    TreeModel page{13};
    std::vector<TreeModel> low = std::vector<TreeModel>(256, TreeModel(8));
};

enum class Count : std::uint8_t { Quiet, MoveNumber, Evaluation, Clock, Headers, Nag };
enum class Class : std::uint8_t { End, Ascii, Wide };

/// A single description of the format for writing and reading: a value is either given (Encoder) or
/// decoded (Decoder), and returned.
class Encoder {
  public:
    bool bit(BitModel& model, bool value) {
        coder_.encode_bit(model, value);
        return value;
    }
    std::uint32_t choice(std::uint32_t value, std::uint32_t total) {
        coder_.encode(value, 1, total);
        return value;
    }
    template <class Weights>
    std::size_t weighted(const Weights& weights, std::size_t value) {
        std::uint32_t start = 0;
        std::uint32_t total = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (i < value) start += weights[i];
            total += weights[i];
        }
        coder_.encode(start, weights[value], total);
        return value;
    }
    [[nodiscard]] static bool failed() { return false; }
    Bytes finish() { return coder_.finish(); }

  private:
    RangeEncoder coder_;
};

class Decoder {
  public:
    /// Damaged data is only read up to its end.
    Decoder(ByteView bytes, bool damaged) : coder_(bytes), damaged_(damaged) {}
    bool bit(BitModel& model, bool /*value*/) { return coder_.decode_bit(model); }
    std::uint32_t choice(std::uint32_t /*value*/, std::uint32_t total) {
        const std::uint32_t value = coder_.peek(total);
        coder_.take(value, 1);
        return value;
    }
    template <class Weights>
    std::size_t weighted(const Weights& weights, std::size_t /*value*/) {
        std::uint32_t total = 0;
        for (const std::uint32_t weight : weights) total += weight;
        const std::uint32_t point = coder_.peek(total);
        std::uint32_t start = 0;
        std::size_t value = 0;
        while (start + weights[value] <= point) start += weights[value++];
        coder_.take(start, weights[value]);
        return value;
    }
    [[nodiscard]] bool failed() const { return damaged_ && coder_.is_past_end(); }

  private:
    RangeDecoder coder_;
    bool damaged_;
};

/// The base64url digits.
inline constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string to_base64(ByteView bytes);
/// Skips and counts other characters.
Bytes from_base64(std::string_view text, std::size_t& foreign);
/// The two bytes before everything else.
std::uint16_t checksum_of(ByteView bytes);

/// The link, alone or at the end of an address.
std::string_view fragment_of(std::string_view text);
/// Whether the text starts with a link of any version, for the game with that letter.
bool looks_like_link(std::string_view text, char letter);

}  // namespace engine::link
