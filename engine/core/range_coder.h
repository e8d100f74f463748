// SPDX-License-Identifier: MIT
// A range coder: writes choices in as many bits as their probabilities are worth. Integers only, so
// that every platform writes the same bytes.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/bytes.h"

namespace engine {

/// The probability of a bit, which follows what was seen.
class BitModel {
  public:
    /// `ones` of 4096 are expected to be ones.
    constexpr explicit BitModel(std::uint32_t ones = 2048)
        : ones_(static_cast<std::uint16_t>(ones)) {}
    [[nodiscard]] std::uint32_t ones() const { return ones_; }
    void learn(bool bit) {
        constexpr int kRate = 4;
        // Neither probability reaches zero.
        const std::uint32_t ones = ones_;
        ones_ = static_cast<std::uint16_t>(bit ? ones + ((kTotal - 1 - ones) >> kRate)
                                               : ones - ((ones - 1) >> kRate));
    }
    static constexpr std::uint32_t kTotal = 4096;

  private:
    std::uint16_t ones_;
};

class RangeEncoder {
  public:
    /// The choice of a part of `total` things: those from `start`, `size` of them. `total` is at
    /// most 2^20, `size` not 0.
    void encode(std::uint32_t start, std::uint32_t size, std::uint32_t total);
    void encode_bit(BitModel& model, bool bit);
    /// Everything encoded, without zeros that the decoder takes for granted at its end.
    Bytes finish();

  private:
    /// Adds one to the number that the bytes are.
    void carry();
    void shift();

    Bytes bytes_;
    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xFFFFFFFF;
};

class RangeDecoder {
  public:
    /// `bytes` must live as long as the decoder; beyond their end come zeros.
    explicit RangeDecoder(ByteView bytes);

    /// A number below `total` that lies in the encoded part, which `take` then needs.
    std::uint32_t peek(std::uint32_t total);
    void take(std::uint32_t start, std::uint32_t size);
    bool decode_bit(BitModel& model);
    /// Whether more was asked for than the encoder can have written.
    [[nodiscard]] bool is_past_end() const { return at_ > bytes_.size() + sizeof(code_); }

  private:
    void shift();

    ByteView bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xFFFFFFFF;
    std::uint32_t unit_ = 1;
};

}  // namespace engine
