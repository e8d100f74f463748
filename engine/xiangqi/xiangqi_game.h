// SPDX-License-Identifier: MIT
// Xiangqi behind the coarse seam of engine/game.h.
#pragma once

#include <optional>

#include "engine/core/book.h"
#include "engine/game.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/search.h"

namespace engine::xiangqi {

class XiangqiGame final : public Game {
  public:
    explicit XiangqiGame(std::size_t table_megabytes);

    std::string set_position(std::string_view fen, std::string_view moves) override;
    [[nodiscard]] Snapshot snapshot() const override;
    [[nodiscard]] std::string notate(std::string_view notation) const override;
    [[nodiscard]] std::string notate_line(std::string_view moves,
                                          std::string_view notation) const override;
    [[nodiscard]] ReadMove read_move(std::string_view text) const override;
    [[nodiscard]] RecordReading read_record(std::span<const std::uint8_t> bytes,
                                            std::size_t chosen) const override;
    [[nodiscard]] WrittenGame write_record(std::string_view tree, std::string_view format,
                                           std::string_view notation) const override;
    std::string set_rules(std::string_view name) override;
    SearchInfo search(const SearchLimits& limits, const InfoSink& report,
                      const StopPoll& stop) override;
    std::uint64_t perft(Depth depth) override;
    void new_game() override;
    void resize_table(std::size_t megabytes) override;
    std::string load_book(std::span<const std::uint8_t> bytes) override;
    [[nodiscard]] std::string book_moves() const override;
    std::string load_network(std::span<const std::uint8_t> bytes) override;
    [[nodiscard]] std::string describe_evaluation() const override;
    [[nodiscard]] std::string piece_worths() const override;
    std::uint64_t bench(Depth depth) override;

  private:
    /// Fills in what would be lost by repetition.
    void warn(Snapshot& snapshot) const;
    /// The book's answer, if it has one for the present position.
    [[nodiscard]] std::optional<SearchInfo> book_answer(std::uint64_t seed) const;

    Position position_;
    SearchState state_;
    Book book_;
    RuleSet rules_ = RuleSet::Asian;
};

}  // namespace engine::xiangqi
