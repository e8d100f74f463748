// SPDX-License-Identifier: MIT
// Measures the heap memory of a game without its transposition table, which has an allocator of its
// own, and fails above the budget of 4.5 MB.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <new>
#include <string>
#include <vector>

#include "engine/capabilities.h"
#include "engine/game.h"

namespace {

constexpr std::size_t kBudget = 4'500'000;
/// The page's default.
constexpr std::size_t kTableMegabytes = 16;

std::size_t live_bytes = 0;
std::size_t peak_bytes = 0;

/// The size is stored before the block, at a distance that keeps the block aligned.
constexpr std::size_t kHeader = alignof(std::max_align_t);

}  // namespace

// The engine has no types with a stricter alignment.
void* operator new(std::size_t size) {
    void* block = std::malloc(size + kHeader);
    if (block == nullptr) std::abort();
    *static_cast<std::size_t*>(block) = size;
    live_bytes += size;
    peak_bytes = std::max(peak_bytes, live_bytes);
    return static_cast<char*>(block) + kHeader;
}

void operator delete(void* memory) noexcept {
    if (memory == nullptr) return;
    void* block = static_cast<char*>(memory) - kHeader;
    live_bytes -= *static_cast<std::size_t*>(block);
    std::free(block);
}

void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }

namespace {

void print(const char* what, std::size_t bytes) { std::printf("%-24s %9zu bytes\n", what, bytes); }

std::vector<std::uint8_t> read(const char* path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool fits(const std::string& name, const char* book_file, const char* network_file) {
    const auto book = read(book_file);
    const auto network = read(network_file);
    const std::size_t before = peak_bytes = live_bytes;

    const auto game = engine::make_game(name, kTableMegabytes);
    print((name + ", opened").c_str(), peak_bytes - before);
    engine::Fault fault;
    if (auto* books = game->opening_book()) fault = books->load_book(book);
    if (auto* networks = game->evaluation_network(); networks != nullptr && !fault) {
        fault = networks->load_network(network);
    }
    if (fault) std::printf("%s\n", sentence_of(fault).c_str());
    print("with book and network", peak_bytes - before);
    engine::SearchLimits limits;
    limits.nodes = 100'000;
    limits.multi_pv = 5;
    game->search(limits, [](const engine::SearchInfo&) {}, {});
    const std::size_t all = peak_bytes - before;
    print("having searched", all);
    return !fault && all <= kBudget;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("usage: memory GAME BOOK NETWORK\n", stderr);
        return 2;
    }
    if (fits(argv[1], argv[2], argv[3])) return 0;
    std::printf("the budget is %zu bytes beside the table\n", kBudget);
    return 1;
}
