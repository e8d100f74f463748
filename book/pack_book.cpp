// SPDX-License-Identifier: MIT
// Packs the readable sources of the Xiangqi book into the binary that the engine searches.
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <set>

#include "book/builder.h"
#include "book/source.h"
#include "engine/core/book.h"
#include "engine/xiangqi/search/book_probe.h"

namespace {

std::optional<std::string> read_file(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

int fail(const std::string& message) {
    std::cerr << message << '\n';
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> args(argv + 1, argv + argc);
    if (args.size() != 3) {
        std::cerr << "usage: pack_book OUTPUT MOVES OPENINGS\n";
        return 2;
    }
    const auto moves = read_file(args[1]);
    if (!moves) return fail("cannot read " + args[1]);
    const auto openings = read_file(args[2]);
    if (!openings) return fail("cannot read " + args[2]);

    book::Builder builder;
    std::string fault =
        book::read_moves(args[1], *moves, [&](const auto& position, auto move, const auto& tally) {
            return builder.add(position, move, tally);
        });
    if (fault.empty()) fault = book::read_openings(args[2], *openings);
    if (!fault.empty()) return fail(fault);

    const auto entries = builder.entries();
    std::set<engine::Key> positions;
    for (const auto& entry : entries) positions.insert(entry.key);
    const auto bytes = engine::pack_book(entries, engine::xiangqi::book_identity());
    std::ofstream output(args[0], std::ios::binary);
    for (const std::uint8_t byte : bytes) output.put(static_cast<char>(byte));
    output.flush();
    if (!output) return fail("cannot write " + args[0]);
    std::cout << args[0] << ": " << positions.size() << " positions, " << entries.size()
              << " moves, " << bytes.size() << " bytes\n";
}
