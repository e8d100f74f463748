// SPDX-License-Identifier: MIT
// Gomoku behind the coarse seam of engine/game.h.
#pragma once

#include "engine/game.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/search/search.h"

namespace engine::gomoku {

class GomokuGame final : public Game {
  public:
    explicit GomokuGame(std::size_t table_megabytes);

    /// The position as fen.h describes it; moves are points such as `h8`.
    std::string set_position(std::string_view fen, std::string_view moves) override;
    [[nodiscard]] Snapshot snapshot() const override;
    /// Only in coordinates: `uci`.
    [[nodiscard]] std::string notate(std::string_view notation) const override;
    [[nodiscard]] std::string notate_line(std::string_view moves,
                                          std::string_view notation) const override;
    [[nodiscard]] ReadMove read_move(std::string_view text) const override;
    [[nodiscard]] RecordReading read_record(std::span<const std::uint8_t> bytes,
                                            std::size_t chosen) const override;
    [[nodiscard]] WrittenGame write_record(std::string_view tree, std::string_view format,
                                           std::string_view notation) const override;
    /// For positions set from now on whose text names no rule.
    std::string set_rules(std::string_view name) override;
    SearchInfo search(const SearchLimits& limits, const InfoSink& report,
                      const StopPoll& stop) override;
    [[nodiscard]] std::string propose_opening(std::uint64_t seed) const override;
    std::string answer_opening(const SearchLimits& limits, const StopPoll& stop) override;
    FourVerdict judge_four() override;
    std::uint64_t perft(Depth depth) override;
    void new_game() override;
    void resize_table(std::size_t megabytes) override;
    std::string load_book(std::span<const std::uint8_t> bytes) override;
    std::string load_network(std::span<const std::uint8_t> bytes) override;
    [[nodiscard]] std::string describe_evaluation() const override;
    std::uint64_t bench(Depth depth) override;

  private:
    Position position_;
    Rule rule_ = Rule::Freestyle;
    SearchState state_;
};

}  // namespace engine::gomoku
