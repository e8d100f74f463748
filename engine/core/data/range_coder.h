// SPDX-License-Identifier: MIT
// A range coder: encodes each choice in as many bits as its probability warrants. It uses only
// integers, so that every platform writes the same bytes.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/bytes.h"

namespace engine {

/// The adaptive probability of a bit.
class BitModel {
  public:
    /// Starts with `ones` of 4096 bits expected to be ones.
    constexpr explicit BitModel(std::uint32_t ones = 2048)
        : ones_(static_cast<std::uint16_t>(ones)) {}
    [[nodiscard]] std::uint32_t ones() const { return ones_; }
    void learn(bool bit) {
        constexpr int kRate = 4;
        // Neither probability can reach zero.
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
    /// Encodes the choice of `size` values from `start` on among `total` values. `total` is at most
    /// 2^20; `size` is not 0.
    void encode(std::uint32_t start, std::uint32_t size, std::uint32_t total);
    void encode_bit(BitModel& model, bool bit);
    /// Returns the encoded bytes without trailing zeros, which the decoder assumes.
    Bytes finish();

  private:
    /// Adds one to the bytes, read as one number.
    void carry();
    void shift();

    Bytes bytes_;
    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xFFFFFFFF;
};

class RangeDecoder {
  public:
    /// `bytes` must outlive the decoder; zeros are read beyond their end.
    explicit RangeDecoder(ByteView bytes);

    /// Returns a number below `total` within the encoded part, which must be passed to `take` next.
    std::uint32_t peek(std::uint32_t total);
    void take(std::uint32_t start, std::uint32_t size);
    bool decode_bit(BitModel& model);
    /// Whether more was read than the encoder can have written.
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
