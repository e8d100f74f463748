// SPDX-License-Identifier: MIT
// Loads arbitrary bytes as a network, both unchanged and as the weights of an otherwise valid file.
// An accepted network must be able to evaluate positions; a rejected one changes nothing.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "engine/capabilities.h"
#include "engine/game.h"
#if CHUHE_FUZZ_GOMOKU
#include "engine/gomoku/eval/network/network.h"
namespace networks = engine::gomoku::network;
constexpr const char* kGame = "gomoku";
#else
#include "engine/xiangqi/eval/network/network.h"
namespace networks = engine::xiangqi::network;
constexpr const char* kGame = "xiangqi";
#endif

namespace {

/// A network file without weights, and the offset of its weights, after their checksum.
struct Frame {
    engine::Bytes bytes;
    std::size_t body = 0;

    Frame() {
        bytes = networks::pack_network(*std::make_unique<networks::Network>());
        for (body = 8; body < 256; ++body) {
            const engine::ByteView view(bytes);
            const auto sum = engine::read_number<std::uint64_t>(view.subspan(body - 8));
            if (sum == engine::checksum(view.subspan(body))) return;
        }
        std::fprintf(stderr, "network: no checksum found\n");
        std::abort();
    }
};

engine::Game& game() {
    static const auto instance = engine::make_game(kGame, 1);
    return *instance;
}

std::string judged() {
    return game().diagnostics() == nullptr ? std::string()
                                           : game().diagnostics()->describe_evaluation();
}

void try_network(engine::ByteView bytes) {
    const std::string before = judged();
    const engine::Fault fault = game().evaluation_network()->load_network(bytes);
    const std::string after = judged();
    if (!fault || before == after) return;
    std::fprintf(stderr, "network: a refused one changed what is judged\n");
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Frame frame;
    const engine::ByteView bytes(data, size);
    try_network(bytes);
    if (size == 0) return 0;
    engine::Bytes file = frame.bytes;
    for (std::size_t i = frame.body; i < file.size(); ++i) file[i] = data[(i - frame.body) % size];
    const auto sum = engine::checksum(engine::ByteView(file).subspan(frame.body));
    engine::write_number(std::span(file).subspan(frame.body - 8), sum);
    try_network(file);
    return 0;
}
