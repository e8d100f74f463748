// SPDX-License-Identifier: MIT
#include "engine/uci/evaluation_option.h"

#include <utility>

#include "engine/core/text.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/data_files.h"

namespace chuhe {

namespace {

std::string unpack(engine::ByteView bytes, Evaluation& evaluation) {
    auto network = std::make_unique<engine::xiangqi::network::Network>();
    std::string error = read_network(bytes, *network);
    if (error.empty()) evaluation = std::move(network);
    return error;
}

}  // namespace

Evaluation built_in_evaluation() {
    Evaluation evaluation;
    // What the build put in fits the program.
    static_cast<void>(unpack(built_in_network(), evaluation));
    return evaluation;
}

std::string read_evaluation(const std::string& value, Evaluation& evaluation) {
    if (value == "none") {
        evaluation.reset();
        return {};
    }
    const auto bytes = read_file(value);
    if (!bytes) return "cannot read the network " + engine::in_quotes(value);
    const std::string error = unpack(*bytes, evaluation);
    return error.empty() ? error : engine::in_quotes(value) + ": " + error;
}

}  // namespace chuhe
