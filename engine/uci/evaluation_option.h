// SPDX-License-Identifier: MIT
// The option --eval of the commands that search: by which evaluation.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/core/fault.h"
#include "engine/core/text.h"
#include "engine/uci/data_files.h"

namespace chuhe {

/// By a network of either game; none stands for the hand-made evaluation.
template <class Network>
using Evaluation = std::unique_ptr<const Network>;

/// Replaces the evaluation by that of the packed network, if they are one.
template <class Network>
[[nodiscard]] engine::Fault unpack(engine::ByteView bytes, Evaluation<Network>& evaluation) {
    auto network = std::make_unique<Network>();
    engine::Fault fault = read_network(bytes, *network);
    if (!fault) evaluation = std::move(network);
    return fault;
}

/// Of a network that the build put in, which fits the program.
template <class Network>
Evaluation<Network> built_in_evaluation(engine::ByteView bytes) {
    Evaluation<Network> evaluation;
    static_cast<void>(unpack(bytes, evaluation));
    return evaluation;
}

/// That of a network's file, or of the word "none"; what is wrong with it, or nothing.
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
