// SPDX-License-Identifier: MIT
// A packed book is searched by key, and refused in one line whatever is wrong with it.
#include "engine/core/book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace engine {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr BookIdentity kIdentity{7, 0x1122334455667788};
const std::vector<BookEntry> kEntries{
    {5, 300, 900}, {5, 301, 100}, {9, 17, 1000}, {0xFEDCBA9876543210, 2, 65535}};

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

/// The file format as book/README.md describes it, written independently of the engine.
class File {
  public:
    File(std::uint64_t version, std::uint64_t game, std::uint64_t count, Key start_key)
        : head_(bytes_of("CHBK")) {
        append(head_, version, 2);
        append(head_, game, 2);
        append(head_, count, 4);
        append(head_, start_key, 8);
    }
    File& entry(const BookEntry& entry) {
        append(entries_, entry.key, 8);
        append(entries_, entry.move, 2);
        append(entries_, entry.weight, 2);
        return *this;
    }
    [[nodiscard]] Bytes bytes() const {
        std::uint64_t sum = 0xCBF29CE484222325;
        for (const Bytes& part : {head_, entries_}) {
            for (const std::uint8_t byte : part) sum = (sum ^ byte) * 0x100000001B3;
        }
        Bytes file = head_;
        append(file, sum, 8);
        file.insert(file.end(), entries_.begin(), entries_.end());
        return file;
    }

  private:
    static void append(Bytes& to, std::uint64_t value, int width) {
        for (int i = 0; i < width; ++i) to.push_back(static_cast<std::uint8_t>(value >> 8 * i));
    }

    Bytes head_;
    Bytes entries_;
};

File valid_header(std::uint64_t count) { return {1, kIdentity.game, count, kIdentity.start_key}; }

/// What `load` says of `bytes`, after checking that it refuses them in one line and completely.
std::string refusal(const Bytes& bytes) {
    Book book;
    EXPECT_FALSE(book.load(pack_book(kEntries, kIdentity), kIdentity));
    const std::string message = sentence_of(book.load(bytes, kIdentity));
    EXPECT_THAT(message, ::testing::StartsWith("the opening book is not used: "));
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    EXPECT_EQ(book.size(), 0U) << "a refused book must not leave the old one in place";
    EXPECT_THAT(book.find(5), IsEmpty());
    return message;
}

TEST(Book, IsPackedInTheDocumentedFormat) {
    File file = valid_header(kEntries.size());
    for (const auto& entry : kEntries) file.entry(entry);
    EXPECT_EQ(pack_book(kEntries, kIdentity), file.bytes());
}

TEST(Book, IsPackedTheSameFromAnyOrderOfEntries) {
    const std::vector<BookEntry> reversed(kEntries.rbegin(), kEntries.rend());
    EXPECT_EQ(pack_book(reversed, kIdentity), pack_book(kEntries, kIdentity));
}

TEST(Book, FindsAllEntriesOfAKeyAndNoOthers) {
    Book book;
    ASSERT_FALSE(book.load(pack_book(kEntries, kIdentity), kIdentity));
    EXPECT_EQ(book.size(), kEntries.size());
    EXPECT_THAT(book.find(5), ElementsAre(kEntries[0], kEntries[1]));
    EXPECT_THAT(book.find(9), ElementsAre(kEntries[2]));
    EXPECT_THAT(book.find(0xFEDCBA9876543210), ElementsAre(kEntries[3]));
    for (const Key absent : {Key{0}, Key{4}, Key{6}, Key{8}, ~Key{0}}) {
        EXPECT_THAT(book.find(absent), IsEmpty()) << absent;
    }
}

TEST(Book, WithoutEntriesIsValidAndKnowsNothing) {
    Book book;
    EXPECT_FALSE(book.load(pack_book({}, kIdentity), kIdentity));
    EXPECT_THAT(book.find(0), IsEmpty());
}

TEST(Book, ThatIsMissingIsRefused) { EXPECT_THAT(refusal({}), HasSubstr("missing or empty")); }

TEST(Book, ThatIsAnErrorPageIsRefusedQuotingItsStart) {
    EXPECT_THAT(refusal(bytes_of("<!DOCTYPE html><title>404")), HasSubstr("\"<!DO\""));
    EXPECT_THAT(refusal({0, 10, 1, 127}), HasSubstr("\"????\""));
}

TEST(Book, ThatIsTruncatedAnywhereIsRefused) {
    const Bytes whole = pack_book(kEntries, kIdentity);
    const auto cut = [&](std::ptrdiff_t size) {
        return refusal(Bytes(whole.begin(), whole.begin() + size));
    };
    for (std::ptrdiff_t size = 0; size < std::ssize(whole); ++size) cut(size);
    EXPECT_THAT(cut(20), HasSubstr("cut off in its header"));
    EXPECT_THAT(cut(75), HasSubstr("75 bytes instead of 76"));
}

TEST(Book, ThatHasBytesBehindItsEndIsRefused) {
    Bytes longer = pack_book(kEntries, kIdentity);
    longer.resize(longer.size() + 1);
    EXPECT_THAT(refusal(longer), HasSubstr("77 bytes instead of 76"));
}

TEST(Book, WithASingleFlippedBitIsRefused) {
    const Bytes whole = pack_book(kEntries, kIdentity);
    const auto flip = [&](std::size_t bit) {
        Bytes flipped = whole;
        flipped[bit / 8] = static_cast<std::uint8_t>(flipped[bit / 8] ^ 1 << bit % 8);
        return refusal(flipped);
    };
    for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) flip(bit);
    EXPECT_THAT(flip(8 * whole.size() - 1), HasSubstr("checksum"));
}

TEST(Book, OfAnotherVersionIsRefused) {
    EXPECT_THAT(refusal(File(2, kIdentity.game, 0, kIdentity.start_key).bytes()),
                HasSubstr("version 2, not 1"));
}

TEST(Book, OfAnotherGameIsRefused) {
    EXPECT_THAT(refusal(pack_book(kEntries, {8, kIdentity.start_key})), HasSubstr("another game"));
}

TEST(Book, PackedWithOtherKeysIsRefused) {
    EXPECT_THAT(refusal(pack_book(kEntries, {kIdentity.game, 1})),
                HasSubstr("other position keys"));
}

TEST(Book, OutOfOrderIsRefused) {
    const auto with = [](const BookEntry& first, const BookEntry& second) {
        return refusal(valid_header(2).entry(first).entry(second).bytes());
    };
    EXPECT_THAT(with({9, 1, 1}, {5, 1, 1}), HasSubstr("entry 2 is out of order"));
    EXPECT_THAT(with({5, 2, 1}, {5, 1, 1}), HasSubstr("entry 2 is out of order"));
    EXPECT_THAT(with({5, 1, 1}, {5, 1, 2}), HasSubstr("entry 2 is out of order"));
}

TEST(Book, WithAMoveThatCouldNeverBeChosenIsRefused) {
    EXPECT_THAT(refusal(valid_header(1).entry({5, 1, 0}).bytes()),
                HasSubstr("entry 1 has no weight"));
}

TEST(Book, ClaimingMoreEntriesThanMemoryHoldsIsRefused) {
    EXPECT_THAT(refusal(valid_header(0xFFFFFFFF).bytes()),
                HasSubstr("28 bytes instead of 51539607568"));
}

}  // namespace
}  // namespace engine
