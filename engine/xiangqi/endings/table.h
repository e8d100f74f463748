// SPDX-License-Identifier: MIT
// The results and distances of all placements of one material, computed backwards from mates and
// stalemates (retrograde analysis). Repetition needs no special treatment: the distance decreases
// with every move of the winner, so no position of a won game occurs twice, and a defender that
// cannot give check draws by moving back and forth. If both sides can attack, a draw means that
// neither side wins by force if repetition draws; a rule set that forbids the checks of one side
// may let the other win.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "engine/core/search/types.h"
#include "engine/xiangqi/endings/placement.h"

namespace engine::xiangqi {

/// From the side to move's view. `moves` is the number of moves of the winner until the end, 0 if
/// the game is over.
struct EndingVerdict {
    enum class Result : std::uint8_t { Drawn, Won, Lost };
    Result result = Result::Drawn;
    int moves = 0;
    /// `moves` is an upper bound: the game may end earlier.
    bool at_most = false;
    bool operator==(const EndingVerdict&) const = default;
};

class EndingTable {
  public:
    /// Tables of the material without each of its pieces; null if neither side could attack then.
    using Lower = std::array<const EndingTable*, kEndingPieces>;

    explicit EndingTable(const EndingMaterial& material, const Lower& lower);

    /// False if memory is short or `cancelled` returned true; the table must not be used then. A
    /// million placements take a quarter of a second; `cancelled` is called every few thousand
    /// placements.
    [[nodiscard]] bool generate(const StopPoll& cancelled);

    /// The position must be legal and have this material.
    [[nodiscard]] EndingVerdict verdict(const EndingBoard& board) const;

    struct Counts {
        std::uint64_t positions = 0;
        std::uint64_t won = 0;
        std::uint64_t lost = 0;
        int longest = 0;
    };
    /// Counts the legal placements with that side to move; mirror images count once, except with
    /// both kings on the middle file. Won and lost are from the side to move's view.
    [[nodiscard]] Counts count(bool attacker_to_move) const;

    /// The memory that a table of that material uses, in bytes: two per placement.
    static std::uint64_t bytes(const EndingMaterial& material) {
        return 2 * EndingIndex::count(material);
    }

    /// The verdict of the placement with that number; nothing if it is not legal.
    [[nodiscard]] std::optional<EndingVerdict> verdict_at(std::uint32_t number,
                                                          bool attacker_to_move) const;
    /// Whether the defender, to move, draws without a capture: no capture saves it.
    [[nodiscard]] bool holds_quietly(std::uint32_t number) const {
        return is_open(defender_moves_[number]);
    }
    [[nodiscard]] const EndingIndex& index() const { return index_; }

  private:
    // The value of a placement in a byte: 0 drawn or not yet decided; 1 + n the attacker mates in n
    // of its moves; kDefenderWins + n the defender does; kOpen + n the defender is to move and has
    // n moves left that are not known to lose (at least one, if kMostOpen was too small to count
    // them); kIllegal. Placements still open at the end are not lost.
    using Value = std::uint8_t;
    static constexpr Value kDrawn = 0;
    static constexpr Value kDefenderWins = 113;
    static constexpr Value kOpen = 225;
    static constexpr Value kIllegal = 255;
    static constexpr int kLongest = kDefenderWins - 2;
    static constexpr int kMostOpen = kIllegal - kOpen - 1;

    static constexpr Value win_in(int moves) { return static_cast<Value>(1 + moves); }
    static constexpr bool is_win(Value value) { return value > kDrawn && value < kDefenderWins; }
    static constexpr bool is_defenders_win(Value value) {
        return value >= kDefenderWins && value < kOpen;
    }
    static constexpr bool is_open(Value value) { return value >= kOpen && value != kIllegal; }

    /// The results of a side's captures, from its own view.
    struct Captures {
        bool saves = false;
        int longest_loss = 0;
        std::optional<int> quickest_win;
    };

    [[nodiscard]] Value lower_value(const Placement& placement, bool defender_moves,
                                    EndingPieceRef taken, EndingPieceRef mover, bool by_king,
                                    Square to) const;
    void judge_legality(std::uint32_t number, const Placement& placement);
    void judge_attacker(std::uint32_t number, const Placement& placement);
    void judge_defender(std::uint32_t number, const Placement& placement);
    [[nodiscard]] bool has_step_left(std::uint32_t number, const Placement& placement,
                                     int moves) const;
    [[nodiscard]] Captures captures_of(const Placement& placement, bool defender) const;
    void spread_loss(std::uint32_t number, int moves);
    void spread_win(std::uint32_t number, int moves);
    [[nodiscard]] bool spread_all(const StopPoll& cancelled);
    [[nodiscard]] std::optional<int> longest_defence(std::uint32_t number,
                                                     const Placement& placement, int moves) const;
    void spread_attackers_loss(std::uint32_t number, int moves);
    void spread_defenders_win(std::uint32_t number, int moves);
    [[nodiscard]] bool find_defenders_wins(const StopPoll& cancelled);
    void note(int moves);
    void note_defenders_win(int moves);

    EndingIndex index_;
    Lower lower_;
    struct Free {
        void operator()(Value* values) const { std::free(values); }
    };
    std::unique_ptr<Value[], Free> attacker_moves_;
    std::unique_ptr<Value[], Free> defender_moves_;
    int longest_ = 0;
    int longest_of_defender_ = -1;
    bool defender_attacks_ = false;
    bool is_too_long_ = false;
};

}  // namespace engine::xiangqi
