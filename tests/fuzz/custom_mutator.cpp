// SPDX-License-Identifier: MIT
// The custom mutator of libFuzzer for every fuzzer here: half of the inputs come from the mutator
// of the format, half from libFuzzer's own mutators, which change bytes and know the constants of
// comparisons.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "tests/fuzz/mutators/binary_mutator.h"
#include "tests/fuzz/mutators/text_mutator.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

const fuzz::TextFormat* const kText = fuzz::text_format(CHUHE_FUZZ_NAME);
const fuzz::BinaryFormat* const kBinary = fuzz::binary_format(CHUHE_FUZZ_NAME);

/// The dictionary passed to libFuzzer.
fuzz::Words& words() {
    static fuzz::Words instance;
    return instance;
}

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

template <class List>
std::size_t give(const List& list, std::uint8_t* data) {
    std::copy(list.begin(), list.end(), data);
    return list.size();
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    constexpr std::string_view kOption = "-dict=";
    for (int i = 1; i < *argc; ++i) {
        const std::string argument = (*argv)[i];
        if (!argument.starts_with(kOption)) continue;
        std::ifstream file(argument.substr(kOption.size()));
        words() = fuzz::words_of_dictionary(std::string(std::istreambuf_iterator<char>(file), {}));
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    if (seed % 2 == 0) return LLVMFuzzerMutate(data, size, most);
    if (kText != nullptr) {
        return give(fuzz::mutate_text(text_of(data, size), most, seed, *kText, words()), data);
    }
    return give(fuzz::mutate_binary({data, size}, most, seed, *kBinary), data);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                                 const std::uint8_t* other, std::size_t other_size,
                                                 std::uint8_t* out, std::size_t most,
                                                 unsigned seed) {
    // libFuzzer would cross over every second time; 0 makes it use the other mutators.
    if (seed % 4 != 0) return 0;
    if (kText != nullptr) {
        return give(
            fuzz::cross_texts(text_of(data, size), text_of(other, other_size), most, seed, *kText),
            out);
    }
    return give(fuzz::cross_binaries({data, size}, {other, other_size}, most, seed, *kBinary), out);
}
