// SPDX-License-Identifier: MIT
// Game trees and records for tests.
#pragma once

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/xiangqi/records/record.h"

namespace engine::xiangqi {

// Printers of GoogleTest for our types.
void PrintTo(const GameTree& tree, std::ostream* out);

}  // namespace engine::xiangqi

namespace engine {

inline void PrintTo(const Warning& warning, std::ostream* out) { *out << sentence_of(warning); }

}  // namespace engine

namespace tests {

using engine::NodeId;
using engine::xiangqi::GameTree;
using engine::xiangqi::ReadRecords;
using engine::xiangqi::RecordFormat;

engine::Bytes bytes_of(std::string_view text);
std::string text_of(const engine::Bytes& bytes);
/// The bytes of tests/data/records/`name`; for a `.hex` file the bytes it lists.
engine::Bytes record_file(std::string_view name);
ReadRecords read_text(std::string_view text);
/// Reads a record with one game and expects no warning.
GameTree read_clean(const engine::Bytes& bytes);
GameTree read_clean(std::string_view text);

/// The moves of the main line, `h2e2 h9g7`.
std::string main_line(const GameTree& tree);
/// The whole tree on one line: `h2e2 (c3c4) h9g7`, comments in braces, glyphs as `$1`.
std::string outline(const GameTree& tree);
std::vector<std::string> warnings_of(const ReadRecords& read);
/// The content that the format could not store, as sentences.
std::vector<std::string> unsupported_in(const engine::WrittenRecord& written);

/// A game with moves only.
GameTree game_of(const std::vector<std::string>& moves);

/// Writes a tree, detects its format from the bytes and reads it: the tree must be unchanged,
/// without warnings from either side.
void expect_round_trip(const GameTree& tree, RecordFormat format,
                       engine::xiangqi::Notation notation = engine::xiangqi::Notation::Iccs);
/// The games of tests/data as records with a result only.
std::vector<GameTree> master_games();
inline constexpr std::array kWrittenNotations{
    engine::xiangqi::Notation::Uci,         engine::xiangqi::Notation::Iccs,
    engine::xiangqi::Notation::Wxf,         engine::xiangqi::Notation::Simplified,
    engine::xiangqi::Notation::Traditional, engine::xiangqi::Notation::Vietnamese};

struct RandomParts {
    bool headers = true;
    bool variations = true;
    bool comments = true;
    bool glyphs = true;
    bool numbers = true;
};
/// A tree of about `nodes` legal moves from the usual start or a position of a master game.
GameTree random_tree(engine::SplitMix64& random, std::size_t nodes, RandomParts parts = {});

}  // namespace tests
