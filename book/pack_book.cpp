// SPDX-License-Identifier: MIT
// Packs the text sources of a book into the binary file that the engine searches.
#include <array>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>

#include "book/builder.h"
#include "book/gomoku_source.h"
#include "book/gomoku_tree.h"
#include "book/source.h"
#include "engine/core/data/book.h"
#include "engine/core/text/utf8.h"
#include "engine/gomoku/search/book_probe.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/search/book_probe.h"

namespace {

constexpr const char* kUsage = "usage: pack_book xiangqi|gomoku OUTPUT FOLDER\n";

struct Content {
    std::vector<engine::BookPosition> positions;
    std::vector<engine::NamedPosition> names;
    engine::BookIdentity identity;
};

/// Passes the text of a file to `read`; returns an error message, or an empty string.
template <class Read>
std::string with_file(const std::string& path, Read read) {
    const auto bytes = chuhe::read_file(path);
    if (!bytes) return "cannot read " + path;
    return read(engine::as_text(*bytes));
}

std::string read_xiangqi(const std::string& folder, Content& content) {
    content.identity = engine::xiangqi::book_identity();
    book::Builder builder;
    const std::string moves = folder + "/moves.txt";
    std::string fault = with_file(moves, [&](std::string_view text) {
        return book::read_moves(moves, text,
                                [&](const auto& position, auto move, const auto& tally) {
                                    return builder.add(position, move, tally);
                                });
    });
    if (!fault.empty()) return fault;
    content.positions = builder.positions();
    const std::string openings = folder + "/openings.txt";
    return with_file(openings, [&](std::string_view text) {
        return book::read_openings(openings, text, [&](const auto& position, auto code, auto name) {
            content.names.push_back(
                {engine::xiangqi::opening_key(position), std::string(code), std::string(name)});
        });
    });
}

std::string read_gomoku(const std::string& folder, Content& content) {
    using engine::gomoku::Rule;
    content.identity = engine::gomoku::book_identity();
    const auto add = [&](const std::vector<engine::BookPosition>& more) {
        content.positions.insert(content.positions.end(), more.begin(), more.end());
    };
    for (const Rule rule : book::kBookRules) {
        book::GomokuTree tree(rule);
        const std::string moves = folder + '/' + book::source_name(rule);
        std::string fault = with_file(moves, [&](std::string_view text) {
            return book::read_analyses(moves, text, rule, [&](const auto& position, const auto& a) {
                return tree.add(position, a);
            });
        });
        if (!fault.empty()) return fault;
        add(tree.positions());

        std::vector<engine::gomoku::Position> proposals;
        const std::string swap2 = folder + '/' + book::proposals_name(rule);
        fault = with_file(swap2, [&](std::string_view text) {
            return book::read_proposals(swap2, text, rule, [&](const auto& position, auto) {
                proposals.push_back(position);
            });
        });
        if (!fault.empty()) return fault;
        add(book::proposals_as_positions(proposals));
    }
    return {};
}

int fail(const std::string& message) {
    std::cerr << message << '\n';
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> args(argv + 1, argv + argc);
    const std::map<std::string, std::function<std::string(const std::string&, Content&)>> games{
        {"xiangqi", read_xiangqi}, {"gomoku", read_gomoku}};
    if (args.size() != 3 || games.count(args[0]) == 0) {
        std::cerr << kUsage;
        return 2;
    }
    Content content;
    const std::string fault = games.at(args[0])(args[2], content);
    if (!fault.empty()) return fail(fault);

    std::size_t moves = 0;
    for (const auto& position : content.positions) moves += position.moves.size();
    const auto bytes = engine::pack_book(content.positions, content.names, content.identity);
    std::ofstream output(args[1], std::ios::binary);
    for (const std::uint8_t byte : bytes) output.put(static_cast<char>(byte));
    output.flush();
    if (!output) return fail("cannot write " + args[1]);
    std::cout << args[1] << ": " << content.positions.size() << " positions, " << moves
              << " moves, " << content.names.size() << " names, " << bytes.size() << " bytes\n";
}
