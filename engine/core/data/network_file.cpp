// SPDX-License-Identifier: MIT
#include "engine/core/data/network_file.h"

namespace engine {

namespace {

constexpr std::size_t kVersionAt = 8;
constexpr std::size_t kArchitectureAt = kVersionAt + 4;

std::size_t checksum_at(const NetworkFormat& format) {
    return kArchitectureAt + 4 * format.architecture.size();
}
std::size_t body_at(const NetworkFormat& format) { return checksum_at(format) + 8; }

}  // namespace

Fault network_fault(ByteView bytes, const NetworkFormat& format) {
    const std::size_t start = body_at(format);
    if (bytes.size() < start || read_number<std::uint64_t>(bytes) != format.magic) {
        return {.code = FaultCode::ForeignNetworkFile};
    }
    const auto number_at = [&](std::size_t at) {
        return read_number<std::uint32_t>(bytes.subspan(at));
    };
    if (number_at(kVersionAt) != format.version) {
        return {.code = FaultCode::NetworkVersion,
                .number = number_at(kVersionAt),
                .expected = format.version};
    }
    std::size_t at = kArchitectureAt;
    for (const auto& [name, value] : format.architecture) {
        if (number_at(at) != value) {
            return {.code = FaultCode::NetworkShape,
                    .text = name,
                    .number = number_at(at),
                    .expected = value};
        }
        at += 4;
    }
    if (bytes.size() != start + format.body_size()) {
        return {.code = FaultCode::NetworkSize,
                .number = static_cast<std::int64_t>(bytes.size()),
                .expected = static_cast<std::int64_t>(start + format.body_size())};
    }
    const auto sum = read_number<std::uint64_t>(bytes.subspan(checksum_at(format)));
    if (sum == checksum(bytes.subspan(start))) return {};
    return {.code = FaultCode::NetworkChecksum};
}

ByteView network_body(ByteView bytes, const NetworkFormat& format) {
    return bytes.subspan(body_at(format));
}

NumberReader::NumberReader(ByteView body, const NetworkFormat& format) {
    std::size_t begin = 0;
    for (std::size_t byte = 0; byte < next_.size(); ++byte) {
        next_[byte] = body.data() + begin;
        begin += format.numbers[byte];
    }
}

std::int32_t NumberReader::next(std::size_t bytes) {
    std::uint32_t bits = 0;
    for (std::size_t byte = 0; byte < bytes; ++byte) {
        bits |= std::uint32_t{*next_[byte]++} << (8 * byte);
    }
    return static_cast<std::int32_t>(bits >> 1U ^ (0U - (bits & 1U)));
}

Bytes pack_network_file(const Bytes& body, const NetworkFormat& format) {
    Bytes bytes;
    append_number(bytes, format.magic);
    append_number(bytes, format.version);
    for (const auto& number : format.architecture) append_number(bytes, number.value);
    append_number(bytes, checksum(body));
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
}

}  // namespace engine
