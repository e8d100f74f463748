// SPDX-License-Identifier: MIT
// Gomoku records in a form that tests can compare.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/gomoku/records/record.h"

namespace tests::gomoku {

using engine::Bytes;
using engine::gomoku::GameTree;
using engine::gomoku::ReadRecords;
using engine::gomoku::RecordFormat;
using engine::gomoku::Rule;

Bytes bytes_of(std::string_view text);
ReadRecords read(std::string_view text, Rule rule = Rule::Freestyle);
/// Reads a record with one game and expects no warning.
GameTree read_clean(std::string_view text, Rule rule = Rule::Freestyle);
std::string written(const GameTree& tree, RecordFormat format);
/// The tree on one line: `h8 (h9 {comment}) i9`.
std::string outline(const GameTree& tree);
std::vector<std::string> warnings_of(const ReadRecords& read);
std::vector<std::string> unsupported_in(const engine::WrittenRecord& written);
/// A random tree of about `nodes` legal moves with comments, glyphs, numbers and headers.
GameTree random_tree(engine::SplitMix64& random, std::size_t nodes);

}  // namespace tests::gomoku
