// SPDX-License-Identifier: MIT
// What the network that chuhe brings along asks for each kind of piece: how much its judgement
// loses when one is taken away, over the positions of games that script/match wrote; medians by
// phase.
#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/uci/built_in_network.h"
#include "engine/uci/evaluation_option.h"
#include "engine/xiangqi/eval/marginal_value.h"
#include "tools/command_line.h"
#include "tools/training/xiangqi/match_games.h"

namespace {

namespace xq = engine::xiangqi;
using Network = xq::network::Network;

/// Quarters of the phase, from few pieces to many, and all together.
constexpr std::size_t kQuarters = 4;
constexpr std::size_t kColumns = kQuarters + 1;

std::size_t quarter_of(int phase) {
    const int quarter = phase * static_cast<int>(kQuarters) / xq::Position::kFullPhase;
    return std::min(static_cast<std::size_t>(quarter), kQuarters - 1);
}

class Table {
  public:
    void add(const xq::Position& position, const Network& network) {
        ++positions_;
        const std::size_t quarter = quarter_of(position.state().phase);
        for (const xq::MarginalValue& marginal : xq::marginal_values(position, &network)) {
            auto& row = values_[index(position.at(marginal.square).type())];
            row[quarter].push_back(marginal.value);
            row[kQuarters].push_back(marginal.value);
        }
    }
    [[nodiscard]] std::size_t positions() const { return positions_; }

    void print() {
        std::printf("%zu positions\npiece  count   phase 0-7  8-15  16-23  24-32    all\n",
                    positions_);
        for (const xq::PieceType type : xq::kAllPieceTypes) {
            if (type == xq::PieceType::King) continue;
            auto& row = values_[index(type)];
            std::printf("%-6c %-6zu", letter(xq::Piece(xq::Color::Red, type)),
                        row[kQuarters].size());
            for (std::size_t i = 0; i < kColumns; ++i) std::printf(" %8s", median(row[i]).c_str());
            std::printf("\n");
        }
    }

  private:
    static std::string median(std::vector<engine::Value>& values) {
        if (values.empty()) return "-";
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return std::to_string(*middle);
    }

    std::array<std::array<std::vector<engine::Value>, kColumns>, xq::kPieceTypes> values_;
    std::size_t positions_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> files;
    tools::CommandLine line("Prices each kind of piece by taking it away, position by position.");
    line.add_option("PGN", files, "what script/match --pgn wrote")->required();
    if (const auto code = line.read(argc, argv)) return *code;
    const auto evaluation = chuhe::built_in_evaluation<Network>(chuhe::built_in_xiangqi_network());
    Table table;
    std::string fault = xq::visit_match_games(files, [&](const xq::GameTree& game) {
        visit_positions(game, [&](const xq::Position& position, engine::NodeId) {
            // A side in check has no judgement worth asking for.
            if (!position.in_check()) table.add(position, *evaluation);
        });
    });
    if (fault.empty() && table.positions() == 0) fault = "no games with positions";
    if (!fault.empty()) return line.fail(tools::kFailed, fault);
    table.print();
    return tools::kOk;
}
