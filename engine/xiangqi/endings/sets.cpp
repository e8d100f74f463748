// SPDX-License-Identifier: MIT
//
// The file: four bytes of magic number, the number of sets (32 bits), the checksum of the rest (64
// bits); then for each set one byte for the number of pieces of each kind, one for the longest win,
// one zero byte and the size of its data (32 bits); then the data of all sets.
#include "engine/xiangqi/endings/sets.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace engine::xiangqi {

namespace {

constexpr std::string_view kMark = "XQE1";
constexpr std::size_t kHeader = 4 + 4 + 8;
constexpr std::size_t kLongestAt = kEndingPieces;
constexpr std::size_t kSizeAt = kLongestAt + 2;
constexpr std::size_t kEntry = kSizeAt + 4;

std::optional<EndingMaterial> material_of(ByteView entry) {
    EndingMaterial material;
    for (std::size_t kind = 0; kind < kEndingPieces; ++kind) {
        if (entry[kind] > kMostAlike) return std::nullopt;
        material.counts[kind] = entry[kind];
    }
    // With too many pieces of a kind, the text is not valid.
    if (!parse_material(material.text()) || !EndingSet::is_made_for(material)) return std::nullopt;
    return material;
}

}  // namespace

Bytes write_ending_sets(const std::vector<PackedEndingSet>& sets) {
    Bytes rest;
    for (const PackedEndingSet& set : sets) {
        rest.insert(rest.end(), set.material.counts.begin(), set.material.counts.end());
        rest.push_back(set.longest);
        rest.push_back(0);
        append_number(rest, static_cast<std::uint32_t>(set.bytes.size()));
    }
    for (const PackedEndingSet& set : sets) {
        rest.insert(rest.end(), set.bytes.begin(), set.bytes.end());
    }
    Bytes file(kMark.begin(), kMark.end());
    append_number(file, static_cast<std::uint32_t>(sets.size()));
    append_number(file, checksum(rest));
    file.insert(file.end(), rest.begin(), rest.end());
    return file;
}

Fault EndingSets::load(ByteView bytes) {
    packed_.clear();
    unpacked_.clear();
    if (bytes.size() < kHeader || !std::equal(kMark.begin(), kMark.end(), bytes.begin())) {
        return {.code = FaultCode::ForeignEndings};
    }
    const std::size_t count = read_number<std::uint32_t>(bytes.subspan(4));
    const ByteView rest = bytes.subspan(kHeader);
    Fault damaged{.code = FaultCode::DamagedEndings};
    if (read_number<std::uint64_t>(bytes.subspan(8)) != checksum(rest)) return damaged;
    if (count > rest.size() / kEntry) return damaged;
    std::map<EndingMaterial, PackedEndingSet> read;
    ByteView left = rest.subspan(count * kEntry);
    for (std::size_t i = 0; i < count; ++i) {
        const ByteView entry = rest.subspan(i * kEntry, kEntry);
        const auto material = material_of(entry);
        const std::size_t size = read_number<std::uint32_t>(entry.subspan(kSizeAt));
        if (!material || size > left.size()) return damaged;
        const ByteView packed = left.first(size);
        left = left.subspan(size);
        PackedEndingSet set{*material, entry[kLongestAt], Bytes(packed.begin(), packed.end())};
        if (!read.emplace(*material, std::move(set)).second) return damaged;
    }
    if (!left.empty()) return damaged;
    packed_ = std::move(read);
    return {};
}

const EndingSet* EndingSets::find(const EndingMaterial& material) {
    if (const auto known = unpacked_.find(material); known != unpacked_.end()) {
        return known->second.get();
    }
    const auto packed = packed_.find(material);
    if (packed == packed_.end()) return nullptr;
    auto set = std::make_unique<EndingSet>(material);
    if (!set->unpack(packed->second.bytes)) {
        // A correct checksum does not prove that `pack` wrote the data.
        packed_.erase(packed);
        return nullptr;
    }
    std::size_t bytes = 0;
    for (const auto& [other, one] : unpacked_) bytes += one->bytes();
    if (bytes > kMostBytes) unpacked_.clear();
    return (unpacked_[material] = std::move(set)).get();
}

}  // namespace engine::xiangqi
