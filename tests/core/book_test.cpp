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

/// The file format as book/README.md describes it, written independently of the engine.
class File {
  public:
    File& magic(const std::string& text) { return bytes_ = text, *this; }
    File& header(std::uint64_t version, std::uint64_t game, std::uint64_t count, Key start_key) {
        return number(version, 2).number(game, 2).number(count, 4).number(start_key, 8);
    }
    File& entry(const BookEntry& entry) {
        for (const auto& [value, width] :
             {std::pair{entry.key, 8}, {std::uint64_t{entry.move}, 2}, {entry.weight, 2}}) {
            append(body_, value, width);
        }
        return *this;
    }
    [[nodiscard]] std::string str() const {
        std::uint64_t sum = 0xCBF29CE484222325;
        for (const char c : bytes_ + body_) {
            sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3;
        }
        std::string file = bytes_;
        append(file, sum, 8);
        return file + body_;
    }

  private:
    static void append(std::string& to, std::uint64_t value, int width) {
        for (int i = 0; i < width; ++i) to += static_cast<char>(value >> 8 * i & 0xFF);
    }
    File& number(std::uint64_t value, int width) { return append(bytes_, value, width), *this; }

    std::string bytes_;
    std::string body_;
};

File valid_header(std::uint64_t count) {
    return File().magic("CHBK").header(1, kIdentity.game, count, kIdentity.start_key);
}

/// What `load` says of `bytes`, after checking that it refuses them in one line and completely.
std::string refusal(std::string_view bytes) {
    Book book;
    EXPECT_EQ(book.load(pack_book(kEntries, kIdentity), kIdentity), "");
    const std::string message = book.load(bytes, kIdentity);
    EXPECT_THAT(message, ::testing::StartsWith("the opening book is not used: "));
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    EXPECT_EQ(book.size(), 0U) << "a refused book must not leave the old one in place";
    EXPECT_THAT(book.find(5), IsEmpty());
    return message;
}

TEST(Book, IsPackedInTheDocumentedFormat) {
    File file = valid_header(kEntries.size());
    for (const auto& entry : kEntries) file.entry(entry);
    EXPECT_EQ(pack_book(kEntries, kIdentity), file.str());
}

TEST(Book, IsPackedTheSameFromAnyOrderOfEntries) {
    const std::vector<BookEntry> reversed(kEntries.rbegin(), kEntries.rend());
    EXPECT_EQ(pack_book(reversed, kIdentity), pack_book(kEntries, kIdentity));
}

TEST(Book, FindsAllEntriesOfAKeyAndNoOthers) {
    Book book;
    ASSERT_EQ(book.load(pack_book(kEntries, kIdentity), kIdentity), "");
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
    EXPECT_EQ(book.load(pack_book({}, kIdentity), kIdentity), "");
    EXPECT_THAT(book.find(0), IsEmpty());
}

TEST(Book, ThatIsMissingIsRefused) { EXPECT_THAT(refusal(""), HasSubstr("missing or empty")); }

TEST(Book, ThatIsAnErrorPageIsRefusedQuotingItsStart) {
    EXPECT_THAT(refusal("<!DOCTYPE html><title>404"), HasSubstr("\"<!DO\""));
    EXPECT_THAT(refusal(std::string("\0\n\x01\x7F", 4)), HasSubstr("\"????\""));
}

TEST(Book, ThatIsTruncatedAnywhereIsRefused) {
    const std::string whole = pack_book(kEntries, kIdentity);
    for (std::size_t size = 0; size < whole.size(); ++size) refusal(whole.substr(0, size));
    EXPECT_THAT(refusal(whole.substr(0, 20)), HasSubstr("cut off in its header"));
    EXPECT_THAT(refusal(whole.substr(0, 75)), HasSubstr("75 bytes instead of 76"));
}

TEST(Book, ThatHasBytesBehindItsEndIsRefused) {
    EXPECT_THAT(refusal(pack_book(kEntries, kIdentity) + '\0'),
                HasSubstr("77 bytes instead of 76"));
}

TEST(Book, WithASingleFlippedBitIsRefused) {
    const std::string whole = pack_book(kEntries, kIdentity);
    for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
        std::string flipped = whole;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ 1 << bit % 8);
        refusal(flipped);
    }
    std::string in_an_entry = whole;
    in_an_entry.back() = 'x';
    EXPECT_THAT(refusal(in_an_entry), HasSubstr("checksum"));
}

TEST(Book, OfAnotherVersionIsRefused) {
    EXPECT_THAT(refusal(File().magic("CHBK").header(2, 7, 0, kIdentity.start_key).str()),
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
        return refusal(valid_header(2).entry(first).entry(second).str());
    };
    EXPECT_THAT(with({9, 1, 1}, {5, 1, 1}), HasSubstr("entry 2 is out of order"));
    EXPECT_THAT(with({5, 2, 1}, {5, 1, 1}), HasSubstr("entry 2 is out of order"));
    EXPECT_THAT(with({5, 1, 1}, {5, 1, 2}), HasSubstr("entry 2 is out of order"));
}

TEST(Book, WithAMoveThatCouldNeverBeChosenIsRefused) {
    EXPECT_THAT(refusal(valid_header(1).entry({5, 1, 0}).str()),
                HasSubstr("entry 1 has no weight"));
}

TEST(Book, ClaimingMoreEntriesThanMemoryHoldsIsRefused) {
    EXPECT_THAT(refusal(valid_header(0xFFFFFFFF).str()),
                HasSubstr("28 bytes instead of 51539607568"));
}

}  // namespace
}  // namespace engine
