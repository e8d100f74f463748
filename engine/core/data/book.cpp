// SPDX-License-Identifier: MIT
#include "engine/core/data/book.h"

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "engine/core/text/text.h"

namespace engine {

namespace {

// The packed format. All numbers are little-endian. The checksum covers all other bytes of the
// file.
constexpr std::string_view kMagic = "CHBK";
constexpr std::uint16_t kVersion = 2;
constexpr std::size_t kVersionAt = 4;
constexpr std::size_t kGameAt = 6;
constexpr std::size_t kStartKeyAt = 8;
constexpr std::size_t kPositionsAt = 16;
constexpr std::size_t kMovesAt = 20;
constexpr std::size_t kNamesAt = 24;
constexpr std::size_t kTextSizeAt = 28;
constexpr std::size_t kChecksumAt = 32;
constexpr std::size_t kHeaderSize = 40;

// Only the upper 44 bits of a key count: 12 select a bucket, 32 identify the key within it.
constexpr std::size_t kBuckets = 1U << 12;
constexpr std::size_t bucket_of(Key key) { return static_cast<std::size_t>(key >> 52); }
constexpr std::uint32_t lower_part(Key key) { return static_cast<std::uint32_t>(key >> 20); }
constexpr Key kept_part(Key key) { return key >> 20; }

/// The contents announced by the header.
struct Sizes {
    std::uint32_t positions = 0;
    std::uint32_t moves = 0;
    std::uint32_t names = 0;
    std::uint32_t text = 0;

    [[nodiscard]] std::uint64_t file() const {
        return kHeaderSize + kBuckets + std::uint64_t{positions} * (4 + 1) +
               std::uint64_t{moves} * (5 * 2) + std::uint64_t{names} * 8 + text;
    }
};

std::uint64_t checksum_of(ByteView bytes) {
    return checksum(bytes.subspan(kHeaderSize), checksum(bytes.first(kChecksumAt)));
}

/// Checks the header and the file as a whole.
Fault check_file(ByteView bytes, const BookIdentity& identity, Sizes& sizes) {
    if (bytes.empty()) return {.code = FaultCode::MissingBook};
    const auto start = bytes.first(std::min(bytes.size(), kMagic.size()));
    std::string magic(start.begin(), start.end());
    if (magic != kMagic) {
        return {.code = FaultCode::ForeignBookFile,
                .text = std::move(magic),
                .where = std::string(kMagic)};
    }
    if (bytes.size() < kHeaderSize) return {.code = FaultCode::CutBook};

    const auto version = read_number<std::uint16_t>(bytes.subspan(kVersionAt));
    if (version != kVersion) {
        return {.code = FaultCode::BookVersion, .number = version, .expected = kVersion};
    }
    const auto size_at = [&](std::size_t at) {
        return read_number<std::uint32_t>(bytes.subspan(at));
    };
    sizes = {size_at(kPositionsAt), size_at(kMovesAt), size_at(kNamesAt), size_at(kTextSizeAt)};
    if (bytes.size() != sizes.file()) {
        return {.code = FaultCode::BookSize,
                .number = static_cast<std::int64_t>(bytes.size()),
                .expected = static_cast<std::int64_t>(sizes.file())};
    }
    if (read_number<std::uint64_t>(bytes.subspan(kChecksumAt)) != checksum_of(bytes)) {
        return {.code = FaultCode::BookChecksum};
    }
    if (read_number<std::uint16_t>(bytes.subspan(kGameAt)) != identity.game)
        return {.code = FaultCode::BookOfAnotherGame};
    if (read_number<Key>(bytes.subspan(kStartKeyAt)) != identity.start_key) {
        return {.code = FaultCode::BookWithOtherKeys};
    }
    return {};
}

/// Reads columns from the front of a file whose size fits them.
class Columns {
  public:
    explicit Columns(ByteView bytes) : bytes_(bytes) {}

    template <class Number>
    std::vector<Number> take(std::size_t count) {
        std::vector<Number> numbers(count);
        for (std::size_t i = 0; i < count; ++i) {
            numbers[i] = read_number<Number>(bytes_.subspan(i * sizeof(Number)));
        }
        bytes_ = bytes_.subspan(count * sizeof(Number));
        return numbers;
    }
    [[nodiscard]] std::string_view rest() const {
        return {reinterpret_cast<const char*>(bytes_.data()), bytes_.size()};
    }

  private:
    ByteView bytes_;
};

/// The start offsets of consecutive lists, with the end offset last.
std::vector<std::uint32_t> beginnings(const std::vector<std::uint8_t>& lengths) {
    std::vector<std::uint32_t> first;
    first.reserve(lengths.size() + 1);
    first.push_back(0);
    for (const std::uint8_t length : lengths) first.push_back(first.back() + length);
    return first;
}

}  // namespace

Fault Book::load(ByteView bytes, const BookIdentity& identity) {
    *this = Book();
    Sizes sizes;
    if (Fault fault = check_file(bytes, identity, sizes)) return fault;

    Book book;
    Columns columns(bytes.subspan(kHeaderSize));
    book.first_of_bucket_ = beginnings(columns.take<std::uint8_t>(kBuckets));
    book.keys_ = columns.take<std::uint32_t>(sizes.positions);
    book.first_move_ = beginnings(columns.take<std::uint8_t>(sizes.positions));
    book.moves_.resize(sizes.moves);
    for (auto BookEntry::*field : {&BookEntry::move, &BookEntry::weight, &BookEntry::wins,
                                   &BookEntry::draws, &BookEntry::losses}) {
        const auto column = columns.take<std::uint16_t>(sizes.moves);
        for (std::size_t i = 0; i < column.size(); ++i) book.moves_[i].*field = column[i];
    }
    const auto name_keys = columns.take<Key>(sizes.names);
    const auto lines = split_fields(columns.rest(), '\n');
    const bool fits = book.first_of_bucket_.back() == sizes.positions &&
                      book.first_move_.back() == sizes.moves && lines.size() == sizes.names + 1;
    if (!fits) return {.code = FaultCode::BookTables};

    for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
        const auto* begin = book.keys_.data() + book.first_of_bucket_[bucket];
        const auto* end = book.keys_.data() + book.first_of_bucket_[bucket + 1];
        const auto* bad = std::adjacent_find(begin, end, std::greater_equal<>());
        if (bad != end) {
            return {.code = FaultCode::BookOrder, .number = bad - book.keys_.data() + 2};
        }
    }
    book.names_.reserve(name_keys.size());
    for (std::size_t i = 0; i < name_keys.size(); ++i) {
        const std::size_t space = std::min(lines[i].find(' '), lines[i].size());
        book.names_.push_back({name_keys[i], std::string(lines[i].substr(0, space)),
                               std::string(lines[i].substr(std::min(space + 1, lines[i].size())))});
    }
    *this = std::move(book);
    return {};
}

std::vector<BookEntry> Book::find(Key key) const {
    if (keys_.empty()) return {};
    const auto* begin = keys_.data() + first_of_bucket_[bucket_of(key)];
    const auto* end = keys_.data() + first_of_bucket_[bucket_of(key) + 1];
    const auto* found = std::lower_bound(begin, end, lower_part(key));
    if (found == end || *found != lower_part(key)) return {};
    const auto position = static_cast<std::size_t>(found - keys_.data());
    return {moves_.data() + first_move_[position], moves_.data() + first_move_[position + 1]};
}

std::optional<Book::Name> Book::name_of(Key key) const {
    const auto found = std::find_if(names_.begin(), names_.end(),
                                    [key](const NamedPosition& one) { return one.key == key; });
    if (found == names_.end()) return std::nullopt;
    return Name{found->code, found->name};
}

Bytes pack_book(std::vector<BookPosition> positions, std::vector<NamedPosition> names,
                const BookIdentity& identity) {
    std::sort(positions.begin(), positions.end(), [](const BookPosition& a, const BookPosition& b) {
        return kept_part(a.key) < kept_part(b.key);
    });
    // Names with common prefixes compress best next to each other.
    std::sort(names.begin(), names.end(), [](const NamedPosition& a, const NamedPosition& b) {
        return std::tie(a.code, a.name, a.key) < std::tie(b.code, b.name, b.key);
    });
    Bytes buckets(kBuckets);
    Bytes keys;
    Bytes counts;
    std::vector<BookEntry> moves;
    for (const BookPosition& position : positions) {
        ++buckets[bucket_of(position.key)];
        append_number(keys, lower_part(position.key));
        counts.push_back(static_cast<std::uint8_t>(position.moves.size()));
        moves.insert(moves.end(), position.moves.begin(), position.moves.end());
    }
    Bytes body = std::move(buckets);
    const auto append = [&body](const Bytes& part) {
        body.insert(body.end(), part.begin(), part.end());
    };
    append(keys);
    append(counts);
    for (auto BookEntry::*field : {&BookEntry::move, &BookEntry::weight, &BookEntry::wins,
                                   &BookEntry::draws, &BookEntry::losses}) {
        for (const BookEntry& entry : moves) append_number(body, entry.*field);
    }
    for (const NamedPosition& named : names) append_number(body, named.key);
    const std::size_t text_at = body.size();
    for (const NamedPosition& named : names) {
        const std::string line = named.code + ' ' + named.name + '\n';
        body.insert(body.end(), line.begin(), line.end());
    }

    Bytes bytes(kMagic.begin(), kMagic.end());
    append_number(bytes, kVersion);
    append_number(bytes, identity.game);
    append_number(bytes, identity.start_key);
    for (const std::size_t size :
         {positions.size(), moves.size(), names.size(), body.size() - text_at}) {
        append_number(bytes, static_cast<std::uint32_t>(size));
    }
    const std::uint64_t sum = checksum(body, checksum(bytes));
    append_number(bytes, sum);
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
}

}  // namespace engine
