// SPDX-License-Identifier: MIT
// Mutated texts: they respect the size limit, are the same for the same seed, and differ in whole
// tokens and groups.
#include "tests/fuzz/mutators/text_mutator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/gomoku/records/record.h"
#include "tests/support/records.h"

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::uint64_t kSeeds = 10'000;

constexpr std::string_view kGame =
    "[Red \"A\"]\n\n1. h2e2 (1. c3c4 {so (it) goes} h9g7) h9g7 2. h0g2 1-0\n";

const fuzz::TextFormat& format_of(std::string_view name) {
    const auto* format = fuzz::text_format(name);
    EXPECT_NE(format, nullptr) << name;
    return *format;
}

std::vector<std::string> mutants_of(std::string_view text, std::string_view format,
                                    const fuzz::Words& words = {}) {
    std::vector<std::string> mutants;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        mutants.push_back(fuzz::mutate_text(text, 4096, seed, format_of(format), words));
    }
    return mutants;
}

bool has(const std::vector<std::string>& mutants, std::string_view part) {
    return std::any_of(mutants.begin(), mutants.end(), [&](const std::string& mutant) {
        return mutant.find(part) != std::string::npos;
    });
}

TEST(TextMutator, EveryTextFormatFitsAnySize) {
    for (const char* name :
         {"fen", "pgn", "text", "dhtmlxq", "cbf", "link", "gomoku_fen", "gomoku_psq", "gomoku_sgf",
          "gomoku_text", "gomoku_link", "uci", "gomocup"}) {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const std::size_t most = 1 + seed % 300;
            const auto mutant = fuzz::mutate_text(kGame, most, seed, format_of(name), {"go ", ""});
            ASSERT_LE(mutant.size(), most) << name << seed;
            ASSERT_FALSE(mutant.empty()) << name << seed;
            ASSERT_LE(fuzz::cross_texts(kGame, mutant, most, seed, format_of(name)).size(), most);
        }
    }
}

TEST(TextMutator, MakesSomethingOfNothing) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        EXPECT_FALSE(fuzz::mutate_text("", 8, seed, format_of("pgn"), {}).empty()) << seed;
        EXPECT_FALSE(fuzz::cross_texts("", "", 8, seed, format_of("pgn")).empty()) << seed;
        EXPECT_EQ(fuzz::mutate_text("", 0, seed, format_of("pgn"), {}), "") << seed;
    }
}

TEST(TextMutator, TheSameSeedMakesTheSameText) {
    EXPECT_EQ(mutants_of(kGame, "pgn"), mutants_of(kGame, "pgn"));
    EXPECT_EQ(fuzz::cross_texts(kGame, "a (b) c", 99, 7, format_of("pgn")),
              fuzz::cross_texts(kGame, "a (b) c", 99, 7, format_of("pgn")));
}

TEST(TextMutator, MovesWholeGroups) {
    const auto mutants = mutants_of(kGame, "pgn");
    // Doubled, removed, and nested in itself.
    const std::string group = "(1. c3c4 {so (it) goes} h9g7)";
    EXPECT_TRUE(has(mutants, group + group));
    EXPECT_TRUE(has(mutants, "h2e2  h9g7 2."));
    EXPECT_TRUE(has(mutants, "(" + group + ")"));
}

TEST(TextMutator, NestsDeep) {
    const auto mutants = mutants_of(kGame, "pgn");
    EXPECT_TRUE(has(mutants, std::string(1000, '(')));
    EXPECT_TRUE(has(mutants, std::string(1000, ')')));
}

TEST(TextMutator, TriesNumbersAtTheEndsOfTheirTypes) {
    const auto mutants = mutants_of("go depth 5", "uci");
    for (const char* number : {"depth 0", "depth -1", "depth 2147483648",
                               "depth 9223372036854775808", "depth 9999999999999999999999"}) {
        EXPECT_TRUE(has(mutants, number)) << number;
    }
}

TEST(TextMutator, PutsInWordsOfTheDictionary) {
    EXPECT_TRUE(has(mutants_of(kGame, "pgn", {"====", "$1"}), "===="));
}

TEST(TextMutator, CrossesWholeGroups) {
    bool has_theirs = false;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const auto mutant =
            fuzz::cross_texts("1. h2e2", "1. c3c4 {two words} *", 99, seed, format_of("pgn"));
        has_theirs = has_theirs || (mutant.find("h2e2") != std::string::npos &&
                                    mutant.find("{two words}") != std::string::npos);
    }
    EXPECT_TRUE(has_theirs);
}

TEST(TextMutator, MostChangedLinksHaveARightChecksum) {
    const auto written = engine::xiangqi::write_record(tests::game_of({"h2e2", "h9g7", "h0g2"}),
                                                       tests::RecordFormat::Link);
    // A link takes much longer to read than to change.
    constexpr std::size_t kRead = 1'000;
    const auto mutants = mutants_of(tests::text_of(written.bytes), "link");
    std::size_t changed = 0;
    std::size_t undamaged = 0;
    for (const auto& mutant : std::span(mutants).first(kRead)) {
        if (mutant == tests::text_of(written.bytes)) continue;
        ++changed;
        const auto read =
            engine::xiangqi::read_records(tests::bytes_of(mutant), tests::RecordFormat::Link);
        const auto warnings = tests::warnings_of(read);
        const bool is_damaged =
            std::any_of(warnings.begin(), warnings.end(), [](const std::string& warning) {
                return warning.find("damaged") != std::string::npos;
            });
        if (!read.games.empty() && !is_damaged) ++undamaged;
    }
    EXPECT_GT(changed, kRead / 2);
    EXPECT_GT(undamaged, changed / 2);
}

TEST(DictionaryOfWords, ReadsWhatLibFuzzerReads) {
    EXPECT_THAT(fuzz::words_of_dictionary("# \"no\"\n\"a b\"\nname=\"\\x0a\\\\\\\"\"\n\n"),
                ElementsAre("a b", "\n\\\""));
    EXPECT_THAT(fuzz::words_of_dictionary(""), IsEmpty());
}

}  // namespace
