// SPDX-License-Identifier: MIT
#include "tools/books/network.h"

#include "engine/uci/built_in_network.h"

namespace books {

std::unique_ptr<engine::gomoku::network::Network> built_in_network() {
    auto network = std::make_unique<engine::gomoku::network::Network>();
    // The built-in network always fits the program.
    static_cast<void>(
        engine::gomoku::network::read_network(chuhe::built_in_gomoku_network(), *network));
    return network;
}

}  // namespace books
