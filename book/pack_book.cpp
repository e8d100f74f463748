// SPDX-License-Identifier: MIT
// Packs the readable sources of the Xiangqi book into the binary that the engine searches.
#include <fstream>
#include <iostream>

#include "book/builder.h"
#include "book/source.h"
#include "engine/core/book.h"
#include "engine/core/utf8.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/search/book_probe.h"

namespace {

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
    const auto moves = chuhe::read_file(args[1]);
    if (!moves) return fail("cannot read " + args[1]);
    const auto openings = chuhe::read_file(args[2]);
    if (!openings) return fail("cannot read " + args[2]);

    book::Builder builder;
    std::string fault = book::read_moves(args[1], engine::as_text(*moves),
                                         [&](const auto& position, auto move, const auto& tally) {
                                             return builder.add(position, move, tally);
                                         });
    std::vector<engine::NamedPosition> names;
    if (fault.empty()) {
        fault = book::read_openings(
            args[2], engine::as_text(*openings), [&](const auto& position, auto code, auto name) {
                names.push_back(
                    {engine::xiangqi::opening_key(position), std::string(code), std::string(name)});
            });
    }
    if (!fault.empty()) return fail(fault);

    const auto positions = builder.positions();
    std::size_t moves_packed = 0;
    for (const auto& position : positions) moves_packed += position.moves.size();
    const auto bytes = engine::pack_book(positions, names, engine::xiangqi::book_identity());
    std::ofstream output(args[0], std::ios::binary);
    for (const std::uint8_t byte : bytes) output.put(static_cast<char>(byte));
    output.flush();
    if (!output) return fail("cannot write " + args[0]);
    std::cout << args[0] << ": " << positions.size() << " positions, " << moves_packed << " moves, "
              << names.size() << " names, " << bytes.size() << " bytes\n";
}
