// SPDX-License-Identifier: MIT
// chuhe_endings: what perfect play makes of endings, by their material.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
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

int print_ending(const tools::CommandLine& app, EndingTables& tables, const std::string& name) {
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
    return tools::kOk;
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> materials;
    std::uint64_t megabytes = 1000;
    tools::CommandLine app(
        "What perfect play makes of endings in which one side alone can attack.");
    app.add_option("material", materials,
                   "attackers and their guards in capitals, the defender's guards small: CAaabb")
        ->required();
    app.add_option("--memory", megabytes, "megabytes of all tables at most");
    if (const auto code = app.read(argc, argv)) return *code;
    EndingTables tables(megabytes * kMegabyte);
    for (const std::string& name : materials) {
        if (const int code = print_ending(app, tables, name); code != tools::kOk) return code;
    }
    return tools::kOk;
}
