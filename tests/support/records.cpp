// SPDX-License-Identifier: MIT
#include "tests/support/records.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"

namespace tests {

using engine::kNoNode;
using engine::kRootNode;
using engine::Notes;
using engine::SplitMix64;
using engine::xiangqi::TreeCursor;

namespace {

std::string raw_file(std::string_view name) {
    std::ifstream file(std::string(CHUHE_TEST_DATA "/records/") + std::string(name),
                       std::ios::binary);
    if (!file) {
        std::cerr << "no test data " << name << '\n';
        std::abort();
    }
    return {std::istreambuf_iterator<char>(file), {}};
}

engine::Bytes bytes_of_dump(std::string_view dump) {
    engine::Bytes bytes;
    for (const auto line : engine::split_fields(dump, '\n')) {
        const auto words = engine::split_words(line);
        if (words.empty() || words[0].back() != ':') continue;
        const std::size_t at = std::stoul(std::string(words[0]), nullptr, 16);
        bytes.resize(std::max(bytes.size(), at + words.size() - 1));
        for (std::size_t i = 1; i < words.size(); ++i) {
            bytes[at + i - 1] =
                static_cast<std::uint8_t>(std::stoul(std::string(words[i]), nullptr, 16));
        }
    }
    return bytes;
}

template <class Items>
const auto& any_of(SplitMix64& random, const Items& items) {
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

std::string random_comment(SplitMix64& random) {
    static const std::vector<std::string> kWords{
        "红优",  "黑方反先", "如改走", "炮八平五", "good", "only move", "(forced)", "[sic]", "<>",
        "第1局", "“妙手”",   "C2=5",   "1-0",      "$3",   "100%",      "；",       "#",     "—"};
    std::string text;
    for (std::uint32_t words = 1 + random.below(8); words > 0; --words) {
        if (!text.empty()) text += random.below(6) == 0 ? "\n" : " ";
        text += any_of(random, kWords);
    }
    return text;
}

std::string random_start(SplitMix64& random) {
    static const std::vector<std::string> kPositions = game_positions(37);
    if (random.below(2) == 0) return std::string(engine::xiangqi::kStartFen);
    const auto words = engine::split_words(any_of(random, kPositions));
    return std::string(words[0]) + " " + std::string(words[1]) + " - - 0 1";
}

void add_notes(SplitMix64& random, Notes& notes, RandomParts parts) {
    if (parts.comments && random.below(4) == 0) notes.comment = random_comment(random);
    if (parts.glyphs && random.below(5) == 0) {
        notes.glyphs.push_back(static_cast<std::uint8_t>(1 + random.below(6)));
        if (random.below(3) == 0) notes.glyphs.push_back(10);
    }
    if (parts.numbers && random.below(4) == 0) {
        notes.evaluation.emplace();
        if (random.below(5) == 0) {
            notes.evaluation->mate = static_cast<int>(random.below(40)) - 20;
        }
        if (notes.evaluation->mate == 0) {
            notes.evaluation->centipawns = static_cast<int>(random.below(3000)) - 1500;
        }
    }
    if (parts.numbers && random.below(3) == 0) {
        notes.clock_ms = random.below(3) == 0 ? random.below(9'000'000) : 1000 * random.below(9000);
    }
}

void add_headers(SplitMix64& random, GameTree& tree) {
    // Short, and in the order of XQF, so that every format stores them unchanged.
    const std::vector<std::string> results{"1-0", "0-1", "1/2-1/2"};
    tree.headers = {{"Event", "全国\"个人\"赛"},
                    {"Date", "1997.11.16"},
                    {"Site", "北京"},
                    {"Red", "柳大华"},
                    {"Black", "Lü \\ Qin"},
                    {"Annotator", "刘殿中"},
                    {"Result", any_of(random, results)}};
}

}  // namespace

engine::Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

std::string text_of(const engine::Bytes& bytes) { return {bytes.begin(), bytes.end()}; }

engine::Bytes record_file(std::string_view name) {
    const std::string raw = raw_file(name);
    return name.substr(name.size() - 4) == ".hex" ? bytes_of_dump(raw) : bytes_of(raw);
}

ReadRecords read_text(std::string_view text) {
    return engine::xiangqi::read_records(bytes_of(text));
}

GameTree read_clean(const engine::Bytes& bytes) {
    const ReadRecords read = engine::xiangqi::read_records(bytes);
    EXPECT_EQ(warnings_of(read), std::vector<std::string>());
    EXPECT_EQ(read.games.size(), 1U);
    return read.games.empty() ? GameTree() : read.games.front();
}

GameTree read_clean(std::string_view text) { return read_clean(bytes_of(text)); }

std::string main_line(const GameTree& tree) {
    std::string text;
    for (const NodeId node : tree.main_line()) {
        text += (text.empty() ? "" : " ") + tree[node].move.text();
    }
    return text;
}

std::string outline(const GameTree& tree) {
    std::string text;
    const auto add = [&](const std::string& word) { text += (text.empty() ? "" : " ") + word; };
    const auto add_notes_of = [&](NodeId node) {
        for (const auto nag : tree.notes(node).glyphs) add("$" + std::to_string(nag));
        if (!tree.notes(node).comment.empty()) add("{" + tree.notes(node).comment + "}");
    };
    // Recursive, which is simple and deep enough for tests.
    const auto add_line = [&](const auto& self, NodeId first, bool alone) -> void {
        add(tree[first].move.text());
        add_notes_of(first);
        for (NodeId other = alone ? kNoNode : tree[first].next_sibling; other != kNoNode;
             other = tree[other].next_sibling) {
            add("(");
            self(self, other, true);
            add(")");
        }
        if (tree[first].first_child != kNoNode) self(self, tree[first].first_child, false);
    };
    add_notes_of(kRootNode);
    if (tree[kRootNode].first_child != kNoNode) {
        add_line(add_line, tree[kRootNode].first_child, false);
    }
    return engine::replaced(engine::replaced(text, "( ", "("), " )", ")");
}

std::vector<std::string> warnings_of(const ReadRecords& read) {
    std::vector<std::string> texts;
    for (const auto& warning : read.warnings) texts.push_back(sentence_of(warning));
    return texts;
}

std::vector<std::string> unsupported_in(const engine::WrittenRecord& written) {
    std::vector<std::string> texts;
    for (const auto& fault : written.unsupported) texts.push_back(sentence_of(fault));
    return texts;
}

GameTree game_of(const std::vector<std::string>& moves) {
    GameTree tree;
    TreeCursor cursor(tree);
    for (const std::string& move : moves) EXPECT_TRUE(cursor.play(move_of(move))) << move;
    return tree;
}

void expect_round_trip(const GameTree& tree, RecordFormat format,
                       engine::xiangqi::Notation notation) {
    const auto written = write_record(tree, format, notation);
    EXPECT_EQ(unsupported_in(written), std::vector<std::string>());
    const auto read = engine::xiangqi::read_records(written.bytes);
    EXPECT_EQ(read.format, format);
    EXPECT_EQ(warnings_of(read), std::vector<std::string>());
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0], tree) << text_of(written.bytes);
}

std::vector<GameTree> master_games() {
    std::vector<GameTree> all;
    for (const auto& moves : games()) {
        all.push_back(game_of(moves));
        all.back().set_header("Result", "1-0");
    }
    return all;
}

GameTree random_tree(SplitMix64& random, std::size_t nodes, RandomParts parts) {
    GameTree tree = std::get<GameTree>(GameTree::from_fen(random_start(random)));
    if (parts.headers) add_headers(random, tree);
    TreeCursor cursor(tree);
    add_notes(random, tree.edit_notes(kRootNode), parts);
    // The start has no mover, so it has neither glyph nor clock.
    tree.edit_notes(kRootNode).glyphs.clear();
    for (std::size_t tries = 0; tree.size() <= nodes && tries < 4 * nodes; ++tries) {
        if (parts.variations && random.below(8) == 0) {
            cursor.go_to(random.below(static_cast<std::uint32_t>(tree.size())));
        }
        const auto legal = legal_moves(cursor.position());
        if (legal.empty()) {
            cursor.go_to(kRootNode);
            continue;
        }
        const std::size_t before = tree.size();
        const Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (!parts.variations && tree[cursor.node()].first_child != kNoNode) break;
        cursor.play(move);
        if (tree.size() > before) add_notes(random, tree.edit_notes(cursor.node()), parts);
    }
    return tree;
}

}  // namespace tests

namespace engine::xiangqi {

void PrintTo(const GameTree& tree, std::ostream* out) {
    for (const Header& header : tree.headers) *out << header.name << "=" << header.value << "; ";
    *out << tree.start_fen() << ": " << tests::outline(tree);
}

}  // namespace engine::xiangqi
