// SPDX-License-Identifier: MIT
// A packed book is searched by key; a damaged one is rejected with a one-line message.
#include "engine/core/data/book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>

namespace engine {
namespace {

using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr BookIdentity kIdentity{7, 0x1122334455667788};

// The second and third share the upper 12 bits of their keys.
const std::vector<BookPosition> kPositions{
    {0x0010000000000000, {{300, 900, 30, 20, 10}, {301, 100, 3, 2, 1}}},
    {0x7770000100000000, {{17, 1000, 1, 0, 0}}},
    {0x7770000200000000, {{18, 0, 0, 0, 65535}}},
    {0xFEDCBA9876543210, {{2, 65535, 4, 5, 6}}}};
const std::vector<NamedPosition> kNames{{5, "C44", "中炮 屏風馬"}, {6, "A", "飛相局"}};

Bytes book_bytes() { return pack_book(kPositions, kNames, kIdentity); }

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

/// The file format as book/README.md describes it, written independently of the engine.
class File {
  public:
    File& header(std::uint64_t version, std::uint64_t game, std::uint64_t start_key) {
        head_ = bytes_of("CHBK");
        append(head_, version, 2);
        append(head_, game, 2);
        append(head_, start_key, 8);
        return *this;
    }
    /// The number of positions, moves and names, and the length of the text.
    File& sizes(const std::array<std::uint64_t, 4>& sizes) {
        for (const std::uint64_t size : sizes) append(head_, size, 4);
        return *this;
    }
    /// The non-empty buckets, by their upper 12 bits.
    File& buckets(const std::map<std::size_t, std::uint8_t>& counts) {
        for (std::size_t i = 0; i < 4096; ++i) {
            body_.push_back(counts.count(i) != 0 ? counts.at(i) : 0);
        }
        return *this;
    }
    File& column(int width, const std::vector<std::uint64_t>& numbers) {
        for (const std::uint64_t number : numbers) append(body_, number, width);
        return *this;
    }
    File& text(std::string_view text) {
        body_.insert(body_.end(), text.begin(), text.end());
        return *this;
    }
    [[nodiscard]] Bytes bytes() const {
        std::uint64_t sum = 0xCBF29CE484222325;
        for (const Bytes& part : {head_, body_}) {
            for (const std::uint8_t byte : part) sum = (sum ^ byte) * 0x100000001B3;
        }
        Bytes file = head_;
        append(file, sum, 8);
        file.insert(file.end(), body_.begin(), body_.end());
        return file;
    }

  private:
    static void append(Bytes& to, std::uint64_t value, int width) {
        for (int i = 0; i < width; ++i) to.push_back(static_cast<std::uint8_t>(value >> 8 * i));
    }

    Bytes head_;
    Bytes body_;
};

/// A file with one move for each of the lower key parts of a bucket.
Bytes file_with(const std::vector<std::uint64_t>& keys, std::uint8_t moves_of_each = 1) {
    const std::vector<std::uint64_t> ones(keys.size(), 1);
    File file;
    file.header(2, kIdentity.game, kIdentity.start_key).sizes({keys.size(), keys.size(), 0, 0});
    file.buckets({{9, static_cast<std::uint8_t>(keys.size())}}).column(4, keys);
    file.column(1, std::vector<std::uint64_t>(keys.size(), moves_of_each));
    for (int i = 0; i < 5; ++i) file.column(2, ones);
    return file.bytes();
}

/// The error message of `load` for `bytes`; checks that it is one line and that the book stays
/// empty.
std::string refusal(const Bytes& bytes) {
    Book book;
    EXPECT_FALSE(book.load(book_bytes(), kIdentity));
    const std::string message = sentence_of(book.load(bytes, kIdentity));
    EXPECT_THAT(message, ::testing::StartsWith("the opening book is not used: "));
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    EXPECT_EQ(book.size(), 0U) << "a refused book must not leave the old one in place";
    EXPECT_THAT(book.find(kPositions[0].key), IsEmpty());
    EXPECT_EQ(book.name_of(5), std::nullopt);
    return message;
}

TEST(Book, IsPackedInTheDocumentedFormat) {
    File file;
    file.header(2, 7, 0x1122334455667788).sizes({4, 5, 2, 33});
    file.buckets({{0x001, 1}, {0x777, 2}, {0xFED, 1}});
    file.column(4, {0, 0x00001000, 0x00002000, 0xCBA98765});
    file.column(1, {2, 1, 1, 1});
    file.column(2, {300, 301, 17, 18, 2});
    file.column(2, {900, 100, 1000, 0, 65535});
    file.column(2, {30, 3, 1, 0, 4});
    file.column(2, {20, 2, 0, 0, 5});
    file.column(2, {10, 1, 0, 65535, 6});
    file.column(8, {6, 5}).text("A 飛相局\nC44 中炮 屏風馬\n");
    EXPECT_EQ(book_bytes(), file.bytes());
}

TEST(Book, IsPackedTheSameFromAnyOrder) {
    const std::vector<BookPosition> positions(kPositions.rbegin(), kPositions.rend());
    const std::vector<NamedPosition> names(kNames.rbegin(), kNames.rend());
    EXPECT_EQ(pack_book(positions, names, kIdentity), book_bytes());
}

TEST(Book, FindsAllMovesOfAPositionAndNoOthers) {
    Book book;
    ASSERT_FALSE(book.load(book_bytes(), kIdentity));
    EXPECT_EQ(book.size(), 5U);
    for (const BookPosition& position : kPositions) {
        EXPECT_THAT(book.find(position.key), ElementsAreArray(position.moves));
    }
    for (const Key absent : {Key{0}, Key{0x0010000000100000}, Key{0x7770000000000000},
                             Key{0x7770000300000000}, ~Key{0}}) {
        EXPECT_THAT(book.find(absent), IsEmpty()) << absent;
    }
}

TEST(Book, KnowsWhatAPositionIsCalled) {
    Book book;
    ASSERT_FALSE(book.load(book_bytes(), kIdentity));
    ASSERT_TRUE(book.name_of(5));
    EXPECT_EQ(book.name_of(5)->code, "C44");
    EXPECT_EQ(book.name_of(5)->name, "中炮 屏風馬");
    EXPECT_EQ(book.name_of(7), std::nullopt);
}

TEST(Book, WithoutContentIsValidAndKnowsNothing) {
    Book book;
    EXPECT_THAT(book.find(0), IsEmpty());
    EXPECT_FALSE(book.load(pack_book({}, {}, kIdentity), kIdentity));
    EXPECT_THAT(book.find(0), IsEmpty());
    EXPECT_EQ(book.name_of(0), std::nullopt);
}

TEST(Book, ThatIsMissingIsRefused) { EXPECT_THAT(refusal({}), HasSubstr("missing or empty")); }

TEST(Book, ThatIsAnErrorPageIsRefusedQuotingItsStart) {
    EXPECT_THAT(refusal(bytes_of("<!DOCTYPE html><title>404")), HasSubstr("\"<!DO\""));
    EXPECT_THAT(refusal({0, 10, 1, 127}), HasSubstr("\"????\""));
}

TEST(Book, ThatIsTruncatedAnywhereIsRefused) {
    const Bytes whole = book_bytes();
    const auto cut = [&](std::ptrdiff_t size) {
        return refusal(Bytes(whole.begin(), whole.begin() + size));
    };
    for (std::ptrdiff_t size = 0; size < 60; ++size) cut(size);
    for (std::ptrdiff_t size = 4100; size < std::ssize(whole); ++size) cut(size);
    EXPECT_THAT(cut(39), HasSubstr("cut off in its header"));
    EXPECT_THAT(cut(40), HasSubstr("40 bytes instead of "));
}

TEST(Book, ThatHasBytesBehindItsEndIsRefused) {
    Bytes longer = book_bytes();
    longer.resize(longer.size() + 1);
    EXPECT_THAT(refusal(longer), HasSubstr(" bytes instead of "));
}

TEST(Book, WithASingleFlippedBitIsRefused) {
    const Bytes whole = book_bytes();
    const auto flip = [&](std::size_t bit) {
        Bytes flipped = whole;
        flipped[bit / 8] = static_cast<std::uint8_t>(flipped[bit / 8] ^ 1 << bit % 8);
        return refusal(flipped);
    };
    for (std::size_t bit = 0; bit < 8 * whole.size(); bit += bit < 8 * 60 ? 1 : 13) flip(bit);
    EXPECT_THAT(flip(8 * whole.size() - 1), HasSubstr("checksum"));
}

TEST(Book, OfAnotherVersionIsRefused) {
    const auto file = File().header(1, kIdentity.game, kIdentity.start_key).sizes({0, 0, 0, 0});
    EXPECT_THAT(refusal(file.bytes()), HasSubstr("version 1, not 2"));
}

TEST(Book, OfAnotherGameIsRefused) {
    EXPECT_THAT(refusal(pack_book(kPositions, kNames, {8, kIdentity.start_key})),
                HasSubstr("another game"));
}

TEST(Book, PackedWithOtherKeysIsRefused) {
    EXPECT_THAT(refusal(pack_book(kPositions, kNames, {kIdentity.game, 1})),
                HasSubstr("other position keys"));
}

TEST(Book, OutOfOrderIsRefused) {
    Book book;
    EXPECT_FALSE(book.load(file_with({5, 6}), kIdentity)) << "in order it is taken";
    EXPECT_THAT(refusal(file_with({6, 5})), HasSubstr("position 2 is out of order"));
    EXPECT_THAT(refusal(file_with({5, 6, 6})), HasSubstr("position 3 is out of order"));
}

TEST(Book, WhoseTablesDoNotFitTogetherIsRefused) {
    EXPECT_THAT(refusal(file_with({5, 6}, 2)), HasSubstr("do not fit together"));
    const auto unnamed = [](std::string_view text) {
        File file;
        file.header(2, kIdentity.game, kIdentity.start_key).sizes({0, 0, 1, text.size()});
        return file.buckets({}).column(8, {5}).text(text).bytes();
    };
    EXPECT_THAT(refusal(unnamed("A x\nB y\n")), HasSubstr("do not fit together"));
    EXPECT_THAT(refusal(unnamed("A x")), HasSubstr("do not fit together"));
    const auto too_many =
        File().header(2, kIdentity.game, kIdentity.start_key).sizes({0, 0, 0, 0}).buckets({{1, 1}});
    EXPECT_THAT(refusal(too_many.bytes()), HasSubstr("do not fit together"));
}

TEST(Book, ClaimingMoreThanMemoryHoldsIsRefused) {
    const std::uint64_t most = 0xFFFFFFFF;
    const auto file =
        File().header(2, kIdentity.game, kIdentity.start_key).sizes({most, most, most, most});
    EXPECT_THAT(refusal(file.bytes()), HasSubstr("40 bytes instead of "));
}

}  // namespace
}  // namespace engine
