// SPDX-License-Identifier: MIT
// Judges positions by the network, each by what its last moves changed in a position judged before.
#pragma once

#include <vector>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/eval/network/network.h"

namespace engine::gomoku::network {

class Evaluator {
  public:
    /// The network must outlive the evaluator and not change.
    explicit Evaluator(const Network& network) : network_(network) {}

    /// For the side to move, far from the decided scores. Any position at any time.
    Value operator()(const Position& position);
    /// Gets ready to tell the policies of the position.
    void begin_policies(const Position& position);
    /// How likely an empty point is the best move, in units of kPolicyUnit, but for a number that
    /// all points have in common.
    [[nodiscard]] int policy(Point point) const;

  private:
    /// What a point's vectors add up to, as either colour sees it; what is positive of it is its
    /// part of the sums.
    struct alignas(16) Part {
        std::array<Network::Channels, 2> channels{};
    };
    /// What is in the sums of a point.
    struct Counted {
        /// By which it was computed.
        LineSides sides;
        /// In `parts_`; nothing where no stone is seen, or a stone stands.
        std::uint32_t part = kNothing;
    };
    /// A point as it was before.
    struct Replaced {
        std::uint32_t cell;
        Counted before;
    };
    /// A position judged before. The next level has more moves.
    struct Level {
        alignas(16) Sums sums{};
        /// The key of its stones alone.
        Key stones = 0;
        std::size_t moves = 0;
        /// The lengths of both lists before it.
        std::size_t log = 0;
        std::size_t parts = 0;
    };
    static constexpr std::uint32_t kNothing = 0;

    [[nodiscard]] const Network::Head& head(const Position& position) const {
        return network_.heads[head_of(position.rule(), position.side_to_move())];
    }
    /// Makes the last level that of the position.
    void follow(const Position& position);
    /// Goes back to the last level that the position came from.
    void go_back_to_ancestor_of(const Position& position);
    void restart(const Position& position);
    void go_back();
    // What the log undoes:
    /// counts the points that see a stone as they are now,
    void update_around(const Position& position, Point stone, Sums& sums);
    /// and a point by what lies along one of its lines.
    void update(Point point, std::size_t direction, Side before, Side after, Sums& sums);
    /// Counts a point that stones see from now on.
    void count_first(Counted& counted, Sums& sums);
    void take_out(Point point, Sums& sums);
    void log(Point point) {
        log_.push_back({static_cast<std::uint32_t>(point.cell()), counted_[point.cell()]});
    }
    std::uint32_t new_part();

    const Network& network_;
    int size_ = 0;
    std::vector<Level> levels_;
    std::vector<Replaced> log_;
    /// The first is nothing; the others in the order of the levels, and beyond those that are used
    /// some to come.
    std::vector<Part> parts_;
    std::size_t parts_used_ = 0;
    std::array<Counted, kCells> counted_;
    /// By the channels as the side to move sees them, then as the other does.
    alignas(16) Network::Weights policy_weights_{};
    Color side_to_move_ = Color::Black;
};

}  // namespace engine::gomoku::network
