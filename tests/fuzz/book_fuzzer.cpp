// SPDX-License-Identifier: MIT
// Loads arbitrary bytes as a book, both unchanged and with a corrected checksum, to reach the code
// after the check. A rejected book is empty; an accepted one can be queried for every key.
#include <cstdio>
#include <cstdlib>

#include "engine/core/data/book.h"

namespace {

// The format is described in book/README.md.
constexpr std::size_t kChecksumAt = 32;
constexpr std::size_t kHeaderSize = 40;
constexpr engine::BookIdentity kIdentity{.game = 1, .start_key = 0x0123456789ABCDEF};

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "book: %s\n", what);
    std::abort();
}

void try_book(engine::ByteView bytes) {
    engine::Book book;
    const engine::Fault fault = book.load(bytes, kIdentity);
    if (fault) {
        require(book.size() == 0, "a refused book is not empty");
        require(!sentence_of(fault).empty(), "a fault without a sentence");
    }
    std::size_t found = 0;
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 4) {
        const auto key = engine::read_number<engine::Key>(bytes.subspan(i));
        found += book.find(key).size();
        if (const auto name = book.name_of(key)) {
            require(name->code.size() + name->name.size() <= bytes.size(), "a name from nowhere");
        }
    }
    require(fault.code == engine::FaultCode::None || found == 0, "moves of a refused book");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const engine::ByteView bytes(data, size);
    try_book(bytes);
    if (size < kHeaderSize) return 0;
    engine::Bytes repaired(bytes.begin(), bytes.end());
    const engine::ByteView view(repaired);
    const auto sum =
        engine::checksum(view.subspan(kHeaderSize), engine::checksum(view.first(kChecksumAt)));
    engine::write_number(std::span(repaired).subspan(kChecksumAt), sum);
    try_book(repaired);
    return 0;
}
