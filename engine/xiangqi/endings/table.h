// SPDX-License-Identifier: MIT
// Who wins each placement of one material, and in how many moves, found backwards from the mates
// and stalemates (retrograde analysis). Repetition needs no care: the distance falls with every
// move of the winner, so no position of a won game comes twice, and a defender who cannot give
// check draws by going to and fro. Where both can attack, a draw means that neither wins by force
// if repetition draws; a law that forbids the checks of the one may let the other win.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "engine/core/search/types.h"
#include "engine/xiangqi/endings/placement.h"

namespace engine::xiangqi {

/// For the side to move. `moves` are those of the winner to the end, 0 where it is over.
struct EndingVerdict {
    enum class Result : std::uint8_t { Drawn, Won, Lost };
    Result result = Result::Drawn;
    int moves = 0;
    /// `moves` is only a bound: it may be over earlier.
    bool at_most = false;
    bool operator==(const EndingVerdict&) const = default;
};

class EndingTable {
  public:
    /// Tables of the material without each of its pieces; null where nobody could attack then.
    using Lower = std::array<const EndingTable*, kEndingPieces>;

    explicit EndingTable(const EndingMaterial& material, const Lower& lower);

    /// False when there was no memory, or `cancelled` answered true; then the table is worthless. A
    /// million placements take a quarter of a second; it is asked each few thousand.
    [[nodiscard]] bool generate(const StopPoll& cancelled);

    /// Of a position of this material that is legal.
    [[nodiscard]] EndingVerdict verdict(const EndingBoard& board) const;

    struct Counts {
        std::uint64_t positions = 0;
        std::uint64_t won = 0;
        std::uint64_t lost = 0;
        int longest = 0;
    };
    /// Of the legal placements by who is to move; a pair of mirror images counts once, but for
    /// those with both kings on the middle file. Won and lost are the mover's.
    [[nodiscard]] Counts count(bool attacker_to_move) const;

    /// Bytes of memory a table of that material takes: two a placement.
    static std::uint64_t bytes(const EndingMaterial& material) {
        return 2 * EndingIndex::count(material);
    }

    /// A legal placement of the given number with its verdict; nothing where it is none.
    [[nodiscard]] std::optional<EndingVerdict> verdict_at(std::uint32_t number,
                                                          bool attacker_to_move) const;
    /// Whether the defender, to move, draws without taking anything: no capture saves him.
    [[nodiscard]] bool holds_quietly(std::uint32_t number) const {
        return is_open(defender_moves_[number]);
    }
    [[nodiscard]] const EndingIndex& index() const { return index_; }

  private:
    // What is known of a placement, in a byte: 0 drawn or not known to be otherwise, 1 + n the
    // attacker mates in n moves of his, kDefenderWins + n the defender does, kOpen + n the defender
    // to move has n moves left that are not known to lose or, where kMostOpen were not enough to
    // count them, one at least, kIllegal. What is still open at the end is never lost.
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

    /// What a side's captures lead to, for itself.
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
