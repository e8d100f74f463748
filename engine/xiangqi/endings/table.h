// SPDX-License-Identifier: MIT
// Who wins each placement of one material, and in how many moves, found backwards from the mates
// and stalemates (retrograde analysis). Repetition needs no care: the distance falls with every
// move of the winner, so no position of a won game comes twice, and a defender who cannot give
// check draws by going to and fro.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "engine/core/search_types.h"
#include "engine/xiangqi/endings/placement.h"

namespace engine::xiangqi {

/// For the side to move. `moves` are those of the winner to the end, 0 where it is over.
struct EndingVerdict {
    enum class Result : std::uint8_t { Drawn, Won, Lost };
    Result result = Result::Drawn;
    int moves = 0;
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
    [[nodiscard]] const EndingIndex& index() const { return index_; }

  private:
    // What is known of a placement, in a byte: 0 drawn or not known to be otherwise, 1 + n the
    // attacker mates in n moves of his, kDefenderWins + n the defender does, kOpen + n the defender
    // to move has n moves left that are not known to lose, kIllegal.
    using Value = std::uint8_t;
    static constexpr Value kDrawn = 0;
    static constexpr Value kDefenderWins = 200;
    static constexpr Value kOpen = 225;
    static constexpr Value kIllegal = 255;
    static constexpr int kLongest = kDefenderWins - 2;

    static constexpr Value win_in(int moves) { return static_cast<Value>(1 + moves); }
    static constexpr bool is_win(Value value) { return value > kDrawn && value < kDefenderWins; }
    static constexpr bool is_defenders_win(Value value) {
        return value >= kDefenderWins && value < kOpen;
    }

    /// What the defender's captures lead to.
    struct Captures {
        bool saves = false;
        int longest_loss = 0;
        std::optional<int> quickest_win;
    };

    [[nodiscard]] Value lower_value(const Placement& placement, bool defender_moves,
                                    EndingPieceRef taken, EndingPieceRef mover, bool by_king,
                                    Square to) const;
    void judge_attacker(std::uint32_t number, const Placement& placement);
    void judge_defender(std::uint32_t number, const Placement& placement);
    [[nodiscard]] bool has_attackers_move(const Placement& placement) const;
    [[nodiscard]] std::optional<int> quickest_capture(const Placement& placement) const;
    [[nodiscard]] Captures captures_of_defender(const Placement& placement) const;
    void spread_loss(std::uint32_t number, int moves);
    void spread_win(std::uint32_t number, int moves);
    [[nodiscard]] bool spread_all(const StopPoll& cancelled);
    [[nodiscard]] bool all_moves_lose(std::uint32_t number) const;
    void spread_attackers_loss(std::uint32_t number, int moves);
    void spread_defenders_win(std::uint32_t number, int moves);
    void find_defenders_wins();
    void note(int moves);

    EndingIndex index_;
    Lower lower_;
    struct Free {
        void operator()(Value* values) const { std::free(values); }
    };
    std::unique_ptr<Value[], Free> attacker_moves_;
    std::unique_ptr<Value[], Free> defender_moves_;
    int longest_ = 0;
    bool has_defenders_wins_ = false;
    bool is_too_long_ = false;
};

}  // namespace engine::xiangqi
