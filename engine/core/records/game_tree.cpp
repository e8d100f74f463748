// SPDX-License-Identifier: MIT
#include "engine/core/records/game_tree.h"

namespace engine {

std::string header_name(std::string_view name) {
    std::string out;
    for (const char c : name.substr(0, 80)) {
        const bool allowed =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        out += allowed ? c : '_';
    }
    return out.empty() ? "_" : out;
}

}  // namespace engine
