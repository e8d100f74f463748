// SPDX-License-Identifier: MIT
// Xiangqi as an implementation of engine/game.h, with its features from capabilities.h.
#pragma once

#include <optional>

#include "engine/capabilities.h"
#include "engine/core/data/book.h"
#include "engine/game.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/endings/tables.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/search.h"

namespace engine::xiangqi {

class XiangqiGame final : public Game,
                          Records,
                          GamePacks,
                          OpeningBook,
                          EvaluationNetwork,
                          PieceMoves,
                          PieceValues,
                          MoveExplainer,
                          EndingJudge,
                          ThreatView,
                          Diagnostics {
  public:
    explicit XiangqiGame(std::size_t table_megabytes);

    [[nodiscard]] Fault set_position(std::string_view fen,
                                     const std::vector<std::string_view>& moves,
                                     std::string_view rules) override;
    [[nodiscard]] Snapshot snapshot() const override;
    [[nodiscard]] std::optional<Texts> written_moves(std::string_view notation) const override;
    [[nodiscard]] std::optional<Texts> written_line(const std::vector<std::string_view>& moves,
                                                    std::string_view notation) const override;
    [[nodiscard]] Result<ReadMove> read_move(std::string_view text) const override;
    [[nodiscard]] Result<std::optional<IllegalMoveReport>> why_illegal(
        std::string_view text) const override;
    SearchInfo search(const SearchLimits& limits, const InfoSink& report,
                      const StopPoll& stop) override;
    [[nodiscard]] OutcomeChances chances(Value value) const override;
    void new_game() override;
    void resize_table(std::size_t megabytes) override;
    std::size_t use_threads(std::size_t count) override;

    Records* records() override { return this; }
    GamePacks* game_packs() override { return this; }
    OpeningBook* opening_book() override { return this; }
    EvaluationNetwork* evaluation_network() override { return this; }
    PieceMoves* piece_moves() override { return this; }
    PieceValues* piece_values() override { return this; }
    MoveExplainer* move_explainer() override { return this; }
    EndingJudge* ending_judge() override { return this; }
    ThreatView* threat_view() override { return this; }
    Diagnostics* diagnostics() override { return this; }

  private:
    [[nodiscard]] Result<RecordReading> read_record(
        std::span<const std::uint8_t> bytes, std::size_t chosen, std::string_view rules,
        const std::vector<std::string>& notations) const override;
    [[nodiscard]] Result<CollectedGames> read_games(std::span<const std::uint8_t> bytes,
                                                    std::string_view rules) const override;
    [[nodiscard]] Result<WrittenRecord> write_record(const RecordTree& tree,
                                                     std::string_view format,
                                                     std::string_view notation) const override;
    [[nodiscard]] Result<std::vector<std::uint8_t>> unpack_games(
        std::span<const std::uint8_t> bytes) const override;
    [[nodiscard]] Fault load_book(std::span<const std::uint8_t> bytes) override;
    [[nodiscard]] std::vector<engine::BookMove> book_moves() const override;
    [[nodiscard]] std::optional<BookOpening> book_opening() const override;
    [[nodiscard]] Fault load_network(std::span<const std::uint8_t> bytes) override;
    [[nodiscard]] Result<PieceReach> reach_of(std::string_view text) const override;
    [[nodiscard]] std::vector<PieceValue> list_values() const override;
    [[nodiscard]] Result<std::vector<MotifReport>> explain_move(
        std::string_view move, const ReportedLine& better, const ReportedLine& answer) override;
    [[nodiscard]] std::optional<EndingReport> judge_ending(const StopPoll& stop) override;
    [[nodiscard]] bool misses_sets() const override;
    [[nodiscard]] Fault load_sets(std::span<const std::uint8_t> bytes) override;
    [[nodiscard]] std::optional<std::string> position_after_pass() const override;
    SearchInfo search_threats(const SearchLimits& limits, const InfoSink& report,
                              const StopPoll& stop) override;
    std::uint64_t perft(Depth depth) override;
    [[nodiscard]] Key position_key() const override { return position_.key(); }
    std::uint64_t bench(Depth depth, std::span<const std::string_view> positions) override;
    [[nodiscard]] std::string describe_evaluation() const override;

    [[nodiscard]] RulingReport report_of(const Ruling& ruling) const;

    [[nodiscard]] std::optional<Position> passed_position() const;
    /// Uses endgame tables or a search.
    SearchInfo search_from(const Position& root, const SearchLimits& limits, const InfoSink& report,
                           const StopPoll& stop);
    SearchInfo search_tree(const Position& root, const SearchLimits& limits, const InfoSink& report,
                           const StopPoll& stop);
    /// The answer from tables; nothing if there are none, or no time to create them. Their time is
    /// subtracted from the limits.
    [[nodiscard]] std::optional<SearchInfo> play_ending(const Position& root, SearchLimits& limits,
                                                        const InfoSink& report,
                                                        const StopPoll& stop);
    /// Searches among the moves that keep the known result: won, lost or drawn. Among drawing moves
    /// the search is short.
    SearchInfo search_known(const Position& root, const std::vector<EndingMove>& moves,
                            const SearchLimits& limits, const InfoSink& report,
                            const StopPoll& stop);

    Position position_;
    SearchState state_;
    EndingTables endings_;
    Book book_;
    RuleSet rules_ = RuleSet::Asian;
};

}  // namespace engine::xiangqi
