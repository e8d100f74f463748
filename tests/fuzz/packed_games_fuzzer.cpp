// SPDX-License-Identifier: MIT
// Reads arbitrary bytes as packed games, both unchanged and with a corrected checksum, to reach the
// code after the check. The games read must be legal, and equal after packing and unpacking.
#include <cstdio>
#include <cstdlib>

#include "engine/xiangqi/records/packed_games.h"

namespace {

using namespace engine::xiangqi;

// The format is described in packed_games.cpp.
constexpr std::size_t kChecksumAt = 8;
constexpr std::size_t kHeaderSize = 16;
/// A byte stores several moves, so longer inputs only take longer.
constexpr std::size_t kLongest = 768;
/// The same applies to thousands of empty games, which need no bytes.
constexpr std::uint32_t kMostGames = 64;

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "packed games: %s\n", what);
    std::abort();
}

void try_games(engine::ByteView bytes) {
    if (bytes.size() >= 8 && engine::read_number<std::uint32_t>(bytes.subspan(4)) > kMostGames)
        return;
    const auto games = unpack_games(bytes);
    if (!games) return;
    const auto packed = pack_games(*games);
    require(packed.has_value(), "an illegal move");
    require(unpack_games(*packed) == games, "not packed and read back equal");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > kLongest) return 0;
    const engine::ByteView bytes(data, size);
    try_games(bytes);
    if (size < kHeaderSize) return 0;
    engine::Bytes repaired(bytes.begin(), bytes.end());
    const auto sum = engine::checksum(engine::ByteView(repaired).subspan(kHeaderSize));
    engine::write_number(std::span(repaired).subspan(kChecksumAt), sum);
    try_games(repaired);
    return 0;
}
