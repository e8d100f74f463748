// SPDX-License-Identifier: MIT
// Reads arbitrary bytes as ending sets, both unchanged and with a corrected checksum, to reach the
// code after the check. Every small set of an accepted file is unpacked and queried.
#include <cstdio>
#include <cstdlib>

#include "engine/xiangqi/endings/sets.h"

namespace {

using namespace engine::xiangqi;

// The format is described in sets.cpp.
constexpr std::size_t kChecksumAt = 8;
constexpr std::size_t kHeaderSize = 16;
/// A set of two attackers takes a tenth of a second.
constexpr std::uint64_t kMostPlacements = 20'000;

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "ending sets: %s\n", what);
    std::abort();
}

void try_sets(engine::ByteView bytes) {
    EndingSets sets;
    if (const engine::Fault fault = sets.load(bytes)) {
        require(sets.is_empty(), "a refused file leaves sets behind");
        require(!sentence_of(fault).empty(), "a fault without a sentence");
        return;
    }
    std::vector<EndingMaterial> materials;
    for (const auto& [material, packed] : sets.packed()) materials.push_back(material);
    for (const EndingMaterial& material : materials) {
        if (EndingIndex::count(material) > kMostPlacements) continue;
        const EndingSet* set = sets.find(material);
        require(sets.has(material) == (set != nullptr), "a set that is there and not there");
        if (set == nullptr) continue;
        std::uint32_t lost = 0;
        for (std::uint32_t i = 0; i < set->index().size(); ++i)
            lost += set->is_lost_at(i) ? 1U : 0U;
        require(lost <= set->index().size(), "more than there are");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const engine::ByteView bytes(data, size);
    try_sets(bytes);
    if (size < kHeaderSize) return 0;
    engine::Bytes repaired(bytes.begin(), bytes.end());
    const auto sum = engine::checksum(engine::ByteView(repaired).subspan(kHeaderSize));
    engine::write_number(std::span(repaired).subspan(kChecksumAt), sum);
    try_sets(repaired);
    return 0;
}
