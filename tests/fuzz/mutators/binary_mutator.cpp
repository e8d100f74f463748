// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutators/binary_mutator.h"

#include <algorithm>
#include <array>

namespace fuzz {

namespace {

using engine::Bytes;
using engine::ByteView;

class BinaryMutation {
  public:
    BinaryMutation(ByteView bytes, std::size_t most, std::uint64_t seed, const BinaryFormat& format)
        : most_(most),
          random_(seed),
          format_(format) {
        bytes = bytes.first(std::min(bytes.size(), most));
        bytes_.assign(bytes.begin(), bytes.end());
        if (format_.open != nullptr) format_.open(bytes_);
    }

    Bytes mutate() {
        for (std::size_t changes = 1 + below(3); changes > 0; --changes) change();
        return finish();
    }

    Bytes cross(ByteView other) {
        Bytes theirs(other.begin(), other.end());
        if (format_.open != nullptr) format_.open(theirs);
        const Record taken = any_record(theirs);
        for (std::size_t times = 1 + below(2); times > 0; --times) {
            insert(edge(), ByteView(theirs).subspan(taken.begin, taken.size()));
        }
        return finish();
    }

  private:
    std::size_t below(std::size_t bound) {
        return random_.below(static_cast<std::uint32_t>(bound));
    }

    void change() {
        const Record record = any_record(bytes_);
        const Bytes copy(bytes_.begin() + static_cast<std::ptrdiff_t>(record.begin),
                         bytes_.begin() + static_cast<std::ptrdiff_t>(record.end));
        switch (below(9)) {
            case 0:
            case 1:
                return change_number(number_of_head());
            case 2:
            case 3:
                return change_number(number_in(record));
            case 4:
                return change_bit(record);
            case 5:
                return erase(record);
            case 6:
                // Rarely many: a long input takes as much time as a hundred short ones.
                for (std::size_t times = below(16) == 0 ? std::size_t{1} << below(8) : 1; times > 0;
                     --times)
                    insert(record.end, copy);
                return;
            case 7:
                return insert(edge(), copy);
            default:
                return swap(record, any_record(bytes_));
        }
    }

    Bytes finish() {
        if (format_.repair != nullptr && below(4) != 0) format_.repair(bytes_, most_, random_);
        if (bytes_.empty()) bytes_.push_back(static_cast<std::uint8_t>(below(256)));
        bytes_.resize(std::min(bytes_.size(), most_));
        return std::move(bytes_);
    }

    // Selects a part to change.

    /// A few arbitrary bytes, sometimes, and always if the file has no records.
    Record any_record(ByteView bytes) {
        if (bytes.empty()) return {};
        if (format_.records != nullptr && below(4) != 0) {
            const auto records = format_.records(bytes);
            if (!records.empty()) return records[below(records.size())];
        }
        const std::size_t size = std::min(bytes.size(), std::size_t{1} << below(6));
        const std::size_t begin = below(bytes.size() - size + 1);
        return {begin, begin + size};
    }

    std::size_t edge() {
        const Record record = any_record(bytes_);
        return below(2) == 0 ? record.begin : record.end;
    }

    Number number_of_head() {
        if (format_.numbers.empty()) return number_in(any_record(bytes_));
        return format_.numbers[below(format_.numbers.size())];
    }

    Number number_in(Record record) {
        if (record.size() == 0) return {};
        return {record.begin + below(record.size()), std::size_t{1} << below(3)};
    }

    // The mutations. They leave out whatever does not fit.

    void change_number(Number number) {
        if (number.at + number.width > bytes_.size()) return;
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < number.width; ++i) {
            value |= std::uint64_t{bytes_[number.at + i]} << (8 * i);
        }
        value = other_value(value, 8 * number.width, bytes_.size() - number.at);
        for (std::size_t i = 0; i < number.width; ++i) {
            bytes_[number.at + i] = static_cast<std::uint8_t>(value >> (8 * i));
        }
    }

    /// Boundary values for readers: the limits of the type, one more, one less, and the remaining
    /// file size.
    std::uint64_t other_value(std::uint64_t value, std::size_t bits, std::size_t left) {
        switch (below(10)) {
            case 0:
                return 0;
            case 1:
                return ~std::uint64_t{0};
            case 2:
                return std::uint64_t{1} << (bits - 1);
            case 3:
                return (std::uint64_t{1} << (bits - 1)) - 1;
            case 4:
                return value + 1;
            case 5:
                return value - 1;
            case 6:
                return left;
            case 7:
                return left + below(9) - 4;
            case 8:
                return value * 2;
            default:
                return below(256);
        }
    }

    void change_bit(Record record) {
        if (record.size() == 0) return;
        bytes_[record.begin + below(record.size())] ^= static_cast<std::uint8_t>(1U << below(8));
    }

    void erase(Record record) {
        const auto begin = bytes_.begin() + static_cast<std::ptrdiff_t>(record.begin);
        bytes_.erase(begin, begin + static_cast<std::ptrdiff_t>(record.size()));
    }

    void insert(std::size_t at, ByteView more) {
        if (bytes_.size() + more.size() > most_) return;
        bytes_.insert(bytes_.begin() + static_cast<std::ptrdiff_t>(at), more.begin(), more.end());
    }

    void swap(Record a, Record b) {
        if (a.begin > b.begin) std::swap(a, b);
        if (a.end > b.begin) return;
        // The later record is moved to the start, followed by the bytes in between.
        const auto at = [&](std::size_t i) {
            return bytes_.begin() + static_cast<std::ptrdiff_t>(i);
        };
        std::rotate(at(a.begin), at(b.begin), at(b.end));
        std::rotate(at(a.begin + b.size()), at(a.end + b.size()), at(b.end));
    }

    Bytes bytes_;
    std::size_t most_;
    engine::SplitMix64 random_;
    const BinaryFormat& format_;
};

}  // namespace

Bytes mutate_binary(ByteView bytes, std::size_t most, std::uint64_t seed,
                    const BinaryFormat& format) {
    return BinaryMutation(bytes, most, seed, format).mutate();
}

Bytes cross_binaries(ByteView bytes, ByteView other, std::size_t most, std::uint64_t seed,
                     const BinaryFormat& format) {
    return BinaryMutation(bytes, most, seed, format).cross(other);
}

}  // namespace fuzz
