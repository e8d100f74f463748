// SPDX-License-Identifier: MIT
#include "engine/core/data/range_coder.h"

#include <cassert>
#include <utility>

namespace engine {

namespace {
constexpr std::uint32_t kLeastRange = 1U << 24;
}

void RangeEncoder::carry() {
    auto byte = bytes_.rbegin();
    for (; *byte == 0xFF; ++byte) *byte = 0;
    ++*byte;
}

void RangeEncoder::shift() {
    while (range_ < kLeastRange) {
        bytes_.push_back(static_cast<std::uint8_t>(low_ >> 24));
        low_ = (low_ & 0x00FFFFFF) << 8;
        range_ <<= 8;
    }
}

void RangeEncoder::encode(std::uint32_t start, std::uint32_t size, std::uint32_t total) {
    assert(size > 0 && start + size <= total && total <= 1U << 20);
    const std::uint32_t unit = range_ / total;
    low_ += std::uint64_t{unit} * start;
    range_ = unit * size;
    if (low_ > 0xFFFFFFFF) {
        // Carry into the bytes already written.
        low_ &= 0xFFFFFFFF;
        carry();
    }
    shift();
}

void RangeEncoder::encode_bit(BitModel& model, bool bit) {
    const std::uint32_t ones = model.ones();
    if (bit) {
        encode(0, ones, BitModel::kTotal);
    } else {
        encode(ones, BitModel::kTotal - ones, BitModel::kTotal);
    }
    model.learn(bit);
}

Bytes RangeEncoder::finish() {
    // The number in the last range with the most trailing zeros.
    for (int bits = 31; bits >= 0; --bits) {
        const std::uint64_t rest = (std::uint64_t{1} << bits) - 1;
        const std::uint64_t number = (low_ + rest) & ~rest;
        if (number - low_ >= range_) continue;
        if (number > 0xFFFFFFFF) carry();
        for (int byte = 3; byte >= 0; --byte) {
            bytes_.push_back(static_cast<std::uint8_t>(number >> (8 * byte)));
        }
        break;
    }
    // Not more than the decoder reads ahead, or it would treat its own end as damage.
    for (int byte = 0; byte < 4 && bytes_.back() == 0; ++byte) bytes_.pop_back();
    return std::move(bytes_);
}

RangeDecoder::RangeDecoder(ByteView bytes) : bytes_(bytes) {
    for (std::size_t i = 0; i < sizeof(code_); ++i) {
        code_ = (code_ << 8) | (at_ < bytes_.size() ? bytes_[at_] : 0U);
        ++at_;
    }
}

void RangeDecoder::shift() {
    while (range_ < kLeastRange) {
        code_ = (code_ << 8) | (at_ < bytes_.size() ? bytes_[at_] : 0U);
        ++at_;
        range_ <<= 8;
    }
}

std::uint32_t RangeDecoder::peek(std::uint32_t total) {
    assert(total > 0 && total <= 1U << 20);
    unit_ = range_ / total;
    const std::uint32_t value = code_ / unit_;
    // Only damaged input reaches the unused end of the range.
    return value < total ? value : total - 1;
}

void RangeDecoder::take(std::uint32_t start, std::uint32_t size) {
    code_ -= unit_ * start;
    range_ = unit_ * size;
    shift();
}

bool RangeDecoder::decode_bit(BitModel& model) {
    const std::uint32_t ones = model.ones();
    const bool bit = peek(BitModel::kTotal) < ones;
    if (bit) {
        take(0, ones);
    } else {
        take(ones, BitModel::kTotal - ones);
    }
    model.learn(bit);
    return bit;
}

}  // namespace engine
