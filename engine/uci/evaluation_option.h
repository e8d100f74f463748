// SPDX-License-Identifier: MIT
// The option --eval of the searching commands.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/core/text/fault.h"
#include "engine/core/text/text.h"
#include "engine/uci/data_files.h"

namespace chuhe {

/// A network of either game; empty for the hand-made evaluation.
template <class Network>
using Evaluation = std::unique_ptr<const Network>;

/// Replaces the evaluation by the packed network, if valid.
template <class Network>
[[nodiscard]] engine::Fault unpack(engine::ByteView bytes, Evaluation<Network>& evaluation) {
    auto network = std::make_unique<Network>();
    engine::Fault fault = read_network(bytes, *network);
    if (!fault) evaluation = std::move(network);
    return fault;
}

/// For a built-in network, which fits the program.
template <class Network>
Evaluation<Network> built_in_evaluation(engine::ByteView bytes) {
    Evaluation<Network> evaluation;
    static_cast<void>(unpack(bytes, evaluation));
    return evaluation;
}

/// Parses a network file, or the word "none"; returns an error message, or nothing.
template <class Network>
[[nodiscard]] std::string read_evaluation(const std::string& value,
                                          Evaluation<Network>& evaluation) {
    if (value == "none") {
        evaluation.reset();
        return {};
    }
    const auto bytes = read_file(value);
    if (!bytes) return "cannot read the network " + engine::in_quotes(value);
    const engine::Fault fault = unpack(*bytes, evaluation);
    return fault ? engine::in_quotes(value) + ": " + sentence_of(fault) : "";
}

}  // namespace chuhe
