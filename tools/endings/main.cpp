// SPDX-License-Identifier: MIT
// chuhe_endings: prints the results of perfect play in endgames, by their material, and packs them
// into a file.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/xiangqi/endings/tables.h"
#include "tools/command_line.h"

namespace {

using namespace engine::xiangqi;

constexpr std::uint64_t kMegabyte = 1'000'000;

void print_side(const EndingTable& table, bool attacker_to_move) {
    const auto counts = table.count(attacker_to_move);
    const auto draws = counts.positions - counts.won - counts.lost;
    const auto share = [&](std::uint64_t part) {
        return 100.0 * static_cast<double>(part) / static_cast<double>(counts.positions);
    };
    std::printf(
        "  %-8s %10llu  won %10llu (%5.1f %%)  drawn %10llu (%5.1f %%)  lost %10llu (%5.1f %%)\n",
        attacker_to_move ? "attacker" : "defender",
        static_cast<unsigned long long>(counts.positions),
        static_cast<unsigned long long>(counts.won), share(counts.won),
        static_cast<unsigned long long>(draws), share(draws),
        static_cast<unsigned long long>(counts.lost), share(counts.lost));
}

/// Whether a set and the table agree on each placement.
bool is_equal(const EndingSet& set, const EndingTable& table) {
    for (std::uint32_t i = 0; i < table.index().size(); ++i) {
        const auto verdict = table.verdict_at(i, false);
        const bool is_lost = verdict && verdict->result == EndingVerdict::Result::Lost;
        if ((is_lost || table.holds_quietly(i)) && set.is_lost_at(i) != is_lost) return false;
    }
    return true;
}

/// Packs the set of a material; returns an error message, or an empty string.
std::string pack(const EndingMaterial& material, const EndingTable& table,
                 std::vector<PackedEndingSet>& packed) {
    const std::string name = material.text();
    if (!EndingSet::is_made_for(material)) return "sets cannot be made for " + name;
    EndingSet set(material);
    auto bytes = set.pack(table);
    if (!bytes) return name + " can be won by the defender";
    const auto start = std::chrono::steady_clock::now();
    if (!set.unpack(*bytes) || !is_equal(set, table)) return name + " is not read back equal";
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::printf("  packed in %zu bytes, unpacked to %zu and compared in %.2f s\n", bytes->size(),
                set.bytes(), seconds.count());
    const int longest = std::max(table.count(true).longest, table.count(false).longest);
    packed.push_back({material, static_cast<std::uint8_t>(longest), std::move(*bytes)});
    return "";
}

bool write(const std::vector<PackedEndingSet>& packed, const std::string& target) {
    const engine::Bytes bytes = write_ending_sets(packed);
    std::ofstream out(target, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
    std::printf("%s: %zu sets, %zu bytes\n", target.c_str(), packed.size(), bytes.size());
    return static_cast<bool>(out.flush());
}

/// Prints the results of a material that can be won; packs them if `packed` is given.
int treat_ending(const tools::CommandLine& app, EndingTables& tables, const std::string& name,
                 std::vector<PackedEndingSet>* packed) {
    const auto material = parse_material(name);
    if (!material || !material->has_attackers()) {
        return app.fail(tools::kUsage, name + " is no material, such as CAaabb");
    }
    const auto start = std::chrono::steady_clock::now();
    const EndingTable* table = tables.table(*material, {});
    if (table == nullptr) {
        return app.fail(
            tools::kFailed,
            name + " needs " + std::to_string(EndingTables::bytes_needed(*material)) + " bytes");
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::printf("%s: longest win %d moves, %llu bytes with what it can turn into, %.2f s\n",
                material->text().c_str(), table->count(true).longest,
                static_cast<unsigned long long>(EndingTables::bytes_needed(*material)),
                seconds.count());
    for (const bool attacker : {true, false}) print_side(*table, attacker);
    const std::string fault = packed ? pack(*material, *table, *packed) : "";
    return fault.empty() ? tools::kOk : app.fail(tools::kFailed, fault);
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> materials;
    std::uint64_t megabytes = 1000;
    std::string target;
    tools::CommandLine app("What perfect play makes of endings.");
    app.add_option("material", materials,
                   "the attacker's pieces in capitals, the defender's small: CAaabb Rna")
        ->required();
    app.add_option("--memory", megabytes, "megabytes of all tables at most");
    app.add_option("--pack", target, "a file for the sets of what is won");
    if (const auto code = app.read(argc, argv)) return *code;
    EndingTables tables(megabytes * kMegabyte);
    std::vector<PackedEndingSet> packed;
    for (const std::string& name : materials) {
        const int code = treat_ending(app, tables, name, target.empty() ? nullptr : &packed);
        if (code != tools::kOk) return code;
    }
    if (target.empty() || write(packed, target)) return tools::kOk;
    return app.fail(tools::kFailed, target + " cannot be written");
}
