// SPDX-License-Identifier: MIT
// An independent implementation of XQF, as described in engine/xiangqi/records/xqf.cpp.
#include <algorithm>
#include <array>

#include "tests/fuzz/mutators/binary_formats.h"

namespace fuzz {

namespace {

using engine::Bytes;
using engine::ByteView;

constexpr std::size_t kHead = 0x400;
constexpr std::size_t kVersionAt = 2;
constexpr std::size_t kPointsAt = 0x10;
constexpr std::size_t kPieces = 32;
/// Up to the first version nothing is shifted, and from the second one on the pieces are.
constexpr std::uint8_t kPlain = 10;
constexpr std::uint8_t kRotated = 12;
constexpr std::uint8_t kNewest = 18;

struct Keys {
    std::uint8_t version = kPlain;
    std::uint8_t points = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint32_t comment = 0;
    std::array<std::uint8_t, 32> running{};
};

Keys keys_of(ByteView head) {
    Keys keys{.version = head[kVersionAt]};
    if (keys.version <= kPlain) return keys;
    const auto shifted = [](unsigned key, unsigned by) {
        return static_cast<std::uint8_t>((54 * key * key + 221) * by);
    };
    keys.points = shifted(head[13], head[13]);
    keys.from = shifted(head[14], keys.points);
    keys.to = shifted(head[15], keys.from);
    keys.comment = (head[12] * 256U + head[13]) % 32000 + 767;
    constexpr std::string_view kMask = "[(C) Copyright Mr. Dong Shiwei.]";
    for (std::size_t i = 0; i < kMask.size(); ++i) {
        const int key = (head[12 + i % 4] & head[3]) | head[8 + i % 4];
        keys.running[i] = static_cast<std::uint8_t>(key & kMask[i]);
    }
    return keys;
}

void shift(Bytes& bytes, const Keys& keys, int sign) {
    for (std::size_t i = kHead; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(bytes[i] + sign * keys.running[i % 32]);
    }
}

/// Four bytes, sometimes followed by a comment; the running key must have been removed.
Record step_at(ByteView bytes, std::size_t at, const Keys& keys) {
    Record step{at, at + 4};
    const bool has_length = keys.version <= kPlain || (bytes[at + 2] & 0x20) != 0;
    if (!has_length || bytes.size() - step.end < 4) return step;
    const std::uint32_t length =
        engine::read_number<std::uint32_t>(bytes.subspan(at + 4)) - keys.comment;
    step.end += 4;
    step.end += std::min<std::size_t>(length, bytes.size() - step.end);
    return step;
}

std::size_t piece_at(std::size_t place, const Keys& keys) {
    return keys.version >= kRotated ? (place + keys.points + 1) % kPieces : place;
}

}  // namespace

void rekey_xqf(Bytes& bytes, ByteView head) {
    if (bytes.size() < kHead || bytes[kVersionAt] <= kPlain) return;
    const Keys old = keys_of(bytes);
    std::array<std::uint8_t, kPieces> points{};
    for (std::size_t i = 0; i < kPieces; ++i) {
        points[piece_at(i, old)] = static_cast<std::uint8_t>(bytes[kPointsAt + i] - old.points);
    }
    shift(bytes, old, -1);
    bytes[3] = head[3];
    std::copy(head.begin() + 8, head.begin() + 16, bytes.begin() + 8);
    const Keys keys = keys_of(bytes);
    for (std::size_t at = kHead; at + 4 <= bytes.size();) {
        const Record step = step_at(bytes, at, old);
        bytes[at] = static_cast<std::uint8_t>(bytes[at] - old.from + keys.from);
        bytes[at + 1] = static_cast<std::uint8_t>(bytes[at + 1] - old.to + keys.to);
        if (step.size() >= 8) {
            const auto length = std::span(bytes).subspan(at + 4);
            engine::write_number(
                length, engine::read_number<std::uint32_t>(length) - old.comment + keys.comment);
        }
        at = step.end;
    }
    shift(bytes, keys, 1);
    for (std::size_t i = 0; i < kPieces; ++i) {
        bytes[kPointsAt + i] = static_cast<std::uint8_t>(points[piece_at(i, keys)] + keys.points);
    }
}

std::vector<Record> xqf_steps(ByteView bytes) {
    std::vector<Record> steps;
    if (bytes.size() < kHead) return steps;
    const Keys keys = keys_of(bytes);
    for (std::size_t at = kHead; at + 4 <= bytes.size(); at = steps.back().end) {
        steps.push_back(step_at(bytes, at, keys));
    }
    return steps;
}

void open_xqf(Bytes& bytes) {
    constexpr std::array<std::uint8_t, 16> kNoKeys{};
    rekey_xqf(bytes, kNoKeys);
}

void repair_xqf(Bytes& bytes, std::size_t most, engine::SplitMix64& random) {
    if (most < kHead) return;
    bytes.resize(std::max(bytes.size(), kHead));
    bytes[0] = 'X';
    bytes[1] = 'Q';
    bytes[kVersionAt] = std::min(bytes[kVersionAt], kNewest);
    std::array<std::uint8_t, 16> head{};
    if (random.below(4) == 0) {
        for (std::uint8_t& byte : head) byte = static_cast<std::uint8_t>(random.next());
        // The last four bytes must add up to 0.
        head[15] = static_cast<std::uint8_t>(-(head[12] + head[13] + head[14]));
    }
    rekey_xqf(bytes, head);
}

}  // namespace fuzz
