// SPDX-License-Identifier: MIT
// Mutated files: they respect the size limit, are the same for the same seed, and pass the header
// checks of their reader.
#include "tests/fuzz/mutators/binary_mutator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/data/book.h"
#include "engine/gomoku/records/record.h"
#include "engine/xiangqi/endings/sets.h"
#include "engine/xiangqi/records/packed_games.h"
#include "tests/support/records.h"

namespace {

using engine::Bytes;
using tests::RecordFormat;

constexpr std::uint64_t kSeeds = 2000;
constexpr std::size_t kMost = 8192;
constexpr std::array kNames{"xqf", "cbr", "gomoku_renlib", "book", "packed_games", "ending_sets"};
/// The identity that the fuzzer uses.
constexpr engine::BookIdentity kIdentity{.game = 1, .start_key = 0x0123456789ABCDEF};

const fuzz::BinaryFormat& format_of(std::string_view name) {
    const auto* format = fuzz::binary_format(name);
    EXPECT_NE(format, nullptr) << name;
    return *format;
}

/// The percentage of good files among mutants with two mutations each.
template <class IsGood>
std::uint64_t percentage(const Bytes& file, std::string_view format, IsGood is_good) {
    std::uint64_t good = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const auto once = fuzz::mutate_binary(file, kMost, seed, format_of(format));
        if (is_good(fuzz::mutate_binary(once, kMost, ~seed, format_of(format)))) ++good;
    }
    return good * 100 / kSeeds;
}

Bytes commented_xqf() {
    auto tree = tests::game_of({"h2e2", "h9g7", "h0g2", "i9h9"});
    tree.edit_notes(tree.main_line()[1]).comment = "a comment";
    tree.edit_notes(engine::kRootNode).comment = "at the start";
    return engine::xiangqi::write_record(tree, RecordFormat::Xqf).bytes;
}

Bytes library() {
    Bytes bytes{0xFF, 'R', 'e', 'n', 'L', 'i', 'b', 0xFF, 3, 4};
    bytes.resize(20, 0xFF);
    bytes.insert(bytes.end(),
                 {0, 0, 0x78, 0x08, 'o', 'k', 0, 0, 0x68, 0x80, 0x59, 0x40, 0x69, 0x40});
    return bytes;
}

Bytes book() {
    return engine::pack_book({{0x1234'5678'9ABC'DEF0, {{7, 3, 2, 1, 0}, {9, 1, 0, 0, 4}}},
                              {0xFEDC'BA98'7654'3210, {{1, 1, 1, 1, 1}}}},
                             {{0x1234'5678'9ABC'DEF0, "A1", "an opening"}}, kIdentity);
}

TEST(BinaryMutator, EveryFormatFitsAnySize) {
    const Bytes file = commented_xqf();
    for (const char* name : kNames) {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            for (const std::size_t most : {std::size_t{1}, seed, seed * 20}) {
                const auto mutant = fuzz::mutate_binary(file, most, seed, format_of(name));
                ASSERT_LE(mutant.size(), most) << name << seed;
                ASSERT_EQ(mutant.empty(), most == 0) << name << seed;
                const auto crossed =
                    fuzz::cross_binaries(mutant, file, most, seed, format_of(name));
                ASSERT_LE(crossed.size(), most) << name << seed;
            }
        }
    }
}

TEST(BinaryMutator, MakesSomethingOfNothing) {
    for (const char* name : kNames) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            EXPECT_FALSE(fuzz::mutate_binary({}, kMost, seed, format_of(name)).empty()) << name;
            EXPECT_FALSE(fuzz::cross_binaries({}, {}, 1, seed, format_of(name)).empty()) << name;
        }
    }
}

TEST(BinaryMutator, TheSameSeedMakesTheSameBytes) {
    for (const char* name : kNames) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto mutate = [&] {
                return fuzz::mutate_binary(commented_xqf(), kMost, seed, format_of(name));
            };
            ASSERT_EQ(mutate(), mutate()) << name;
        }
    }
}

TEST(BinaryMutator, OtherKeysOfAnXqfRecordChangeNothingThatItSays) {
    const Bytes plain = commented_xqf();
    const auto tree = tests::read_clean(plain);
    engine::SplitMix64 random(1);
    for (int i = 0; i < 200; ++i) {
        Bytes head(16);
        for (auto& byte : head) byte = static_cast<std::uint8_t>(random.next());
        head[15] = static_cast<std::uint8_t>(-(head[12] + head[13] + head[14]));
        Bytes keyed = plain;
        fuzz::rekey_xqf(keyed, head);
        ASSERT_NE(keyed, plain);
        ASSERT_EQ(tests::read_clean(keyed), tree);
        fuzz::rekey_xqf(keyed, Bytes(16));
        ASSERT_EQ(keyed, plain);
    }
}

TEST(BinaryMutator, MostXqfRecordsStillBeginAGame) {
    const auto share = percentage(commented_xqf(), "xqf", [](const Bytes& bytes) {
        const auto read = engine::xiangqi::read_records(bytes);
        return read.format == RecordFormat::Xqf && !read.games.empty();
    });
    EXPECT_GT(share, 70U);
}

TEST(BinaryMutator, MostCbrRecordsStillBeginAGame) {
    const auto share =
        percentage(tests::record_file("ccbridge-made.hex"), "cbr", [](const Bytes& bytes) {
            const auto read = engine::xiangqi::read_records(bytes);
            return read.format == RecordFormat::Cbr && !read.games.empty();
        });
    EXPECT_GT(share, 70U);
}

TEST(BinaryMutator, MostLibrariesOfRenjuStillBeginAGame) {
    namespace gm = engine::gomoku;
    const auto share = percentage(library(), "gomoku_renlib", [](const Bytes& bytes) {
        const auto read = gm::read_records(bytes, gm::RecordFormat::Renlib, gm::Rule::Renju);
        return !read.games.empty();
    });
    EXPECT_GT(share, 60U);
}

TEST(BinaryMutator, MostBooksAreAccepted) {
    std::size_t largest = 0;
    const auto share = percentage(book(), "book", [&](const Bytes& bytes) {
        engine::Book read;
        if (read.load(bytes, kIdentity)) return false;
        largest = std::max(largest, read.size());
        return true;
    });
    EXPECT_GT(share, 50U);
    EXPECT_GT(largest, 2U);
}

TEST(BinaryMutator, MostPackedGamesAreRead) {
    engine::xiangqi::GameMoves game;
    for (const char* move : {"h2e2", "h9g7"}) game.push_back(*engine::xiangqi::parse_move(move));
    // Its checksums are correct: files that cannot be read back are truncated within a game.
    const auto file = *engine::xiangqi::pack_games({game, {}, game});
    std::size_t right = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const auto mutant = fuzz::mutate_binary(file, kMost, seed, format_of("packed_games"));
        if (mutant.size() < 16) continue;
        const engine::ByteView view(mutant);
        if (engine::read_number<std::uint64_t>(view.subspan(8)) ==
            engine::checksum(view.subspan(16))) {
            ++right;
        }
    }
    EXPECT_GT(right, kSeeds / 2);
}

TEST(BinaryMutator, MostSetsOfEndingsAreAccepted) {
    using namespace engine::xiangqi;
    const Bytes file = write_ending_sets({{*parse_material("P"), 20, {0, 0, 0, 0, 1, 2}},
                                          {*parse_material("Na"), 20, {0, 0, 0, 0, 3}}});
    const auto share = percentage(file, "ending_sets",
                                  [](const Bytes& bytes) { return !EndingSets().load(bytes); });
    EXPECT_GT(share, 60U);
}

TEST(BinaryMutator, ChangesRecordsAsAWhole) {
    // The third of the four moves is played twice, and the fourth is missing.
    bool was_doubled = false;
    bool was_cut = false;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const auto mutant = fuzz::mutate_binary(commented_xqf(), kMost, seed, format_of("xqf"));
        const auto read = engine::xiangqi::read_records(mutant);
        if (read.games.empty()) continue;
        const auto line = tests::main_line(read.games[0]);
        was_doubled = was_doubled || !tests::warnings_of(read).empty();
        was_cut = was_cut || line == "h2e2 h9g7 h0g2";
    }
    EXPECT_TRUE(was_doubled);
    EXPECT_TRUE(was_cut);
}

}  // namespace
