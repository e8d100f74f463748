// SPDX-License-Identifier: MIT
// Gomoku as an implementation of engine/game.h, with its features from capabilities.h.
#pragma once

#include "engine/capabilities.h"
#include "engine/core/data/book.h"
#include "engine/game.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/search/search.h"

namespace engine::gomoku {

class GomokuGame final : public Game,
                         Records,
                         OpeningBook,
                         OpeningProcedures,
                         FourJudge,
                         MoveExplainer,
                         Diagnostics,
                         EvaluationNetwork {
  public:
    explicit GomokuGame(std::size_t table_megabytes);

    /// A position in the form of fen.h; moves are points such as `h8`. `rules` applies to FENs that
    /// do not name a rule.
    [[nodiscard]] Fault set_position(std::string_view fen,
                                     const std::vector<std::string_view>& moves,
                                     std::string_view rules) override;
    [[nodiscard]] Snapshot snapshot() const override;
    /// The only notation is coordinates: `uci`.
    [[nodiscard]] std::optional<Texts> written_moves(std::string_view notation) const override;
    [[nodiscard]] std::optional<Texts> written_line(const std::vector<std::string_view>& moves,
                                                    std::string_view notation) const override;
    [[nodiscard]] Result<ReadMove> read_move(std::string_view text) const override;
    [[nodiscard]] Result<std::optional<IllegalMoveReport>> why_illegal(
        std::string_view move) const override;
    SearchInfo search(const SearchLimits& limits, const InfoSink& report,
                      const StopPoll& stop) override;
    [[nodiscard]] OutcomeChances chances(Value value) const override;
    void new_game() override;
    void resize_table(std::size_t megabytes) override;
    std::size_t use_threads(std::size_t count) override;

    Records* records() override { return this; }
    OpeningBook* opening_book() override { return this; }
    OpeningProcedures* opening_procedures() override { return this; }
    FourJudge* four_judge() override { return this; }
    MoveExplainer* move_explainer() override { return this; }
    Diagnostics* diagnostics() override { return this; }
    EvaluationNetwork* evaluation_network() override { return this; }

  private:
    [[nodiscard]] Result<RecordReading> read_record(std::span<const std::uint8_t> bytes,
                                                    std::size_t chosen, std::string_view rules,
                                                    const Texts& notations) const override;
    [[nodiscard]] Result<CollectedGames> read_games(std::span<const std::uint8_t> bytes,
                                                    std::string_view rules) const override;
    [[nodiscard]] Result<WrittenRecord> write_record(const RecordTree& tree,
                                                     std::string_view format,
                                                     std::string_view notation) const override;
    [[nodiscard]] Result<OpeningReport> opening_report(const OpeningRecord& record) const override;
    Result<Texts> play_opening(const OpeningRecord& record, const SearchLimits& limits,
                               const StopPoll& stop) override;
    [[nodiscard]] Fault load_book(std::span<const std::uint8_t> bytes) override;
    [[nodiscard]] std::vector<engine::BookMove> book_moves() const override;
    /// Always empty: openings are recognised without a book (`Snapshot::opening`).
    [[nodiscard]] std::optional<BookOpening> book_opening() const override { return std::nullopt; }
    FourVerdict judge_four() override;
    [[nodiscard]] Result<std::vector<MotifReport>> explain_move(
        std::string_view move, const ReportedLine& better, const ReportedLine& answer) override;
    std::uint64_t perft(Depth depth) override;
    [[nodiscard]] Key position_key() const override { return position_.key(); }
    std::uint64_t bench(Depth depth, std::span<const std::string_view> positions) override;
    [[nodiscard]] std::string describe_evaluation() const override;
    [[nodiscard]] Fault load_network(std::span<const std::uint8_t> bytes) override;

    Position position_;
    SearchState state_;
    Book book_;
};

}  // namespace engine::gomoku
