// SPDX-License-Identifier: MIT
// Evaluates positions with the network, by incremental updates from earlier positions.
#pragma once

#include <vector>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/eval/network/network.h"

namespace engine::gomoku::network {

class Evaluator {
  public:
    /// The network must outlive the evaluator and stay unchanged.
    explicit Evaluator(const Network& network) : network_(network) {}

    /// From the side to move's view, far from decided scores. Accepts any position.
    Value operator()(const Position& position);
    /// Prepares `policy` for the position.
    void begin_policies(const Position& position);
    /// The policy of an empty point: its log likelihood of being the best move, in units of
    /// kPolicyUnit, up to a constant common to all points.
    [[nodiscard]] int policy(Point point) const;

  private:
    /// The sum of a point's vectors for either colour; its positive part contributes to the sums.
    struct alignas(16) Part {
        std::array<Network::Channels, 2> channels{};
    };
    /// A point's contribution to the sums.
    struct Counted {
        /// The sides from which it was computed.
        LineSides sides;
        /// An index into `parts_`; kNothing if no stone is visible or the point has a stone.
        std::uint32_t part = kNothing;
    };
    /// A point before a change.
    struct Replaced {
        std::uint32_t cell;
        Counted before;
    };
    /// A position evaluated earlier. Each level has more moves than the one before.
    struct Level {
        alignas(16) Sums sums{};
        /// The key of the stones only.
        Key stones = 0;
        std::size_t moves = 0;
        /// The lengths of both lists before this level.
        std::size_t log = 0;
        std::size_t parts = 0;
    };
    static constexpr std::uint32_t kNothing = 0;

    [[nodiscard]] const Network::Head& head(const Position& position) const {
        return network_.heads[head_of(position.rule(), position.side_to_move())];
    }
    /// Updates the last level to the position.
    void follow(const Position& position);
    /// Returns to the last level that is an ancestor of the position.
    void go_back_to_ancestor_of(const Position& position);
    void restart(const Position& position);
    void go_back();
    // Each of these changes is recorded in the log.
    /// Updates the points that see the stone.
    void update_around(const Position& position, Point stone, Sums& sums);
    /// Updates a point for the contents along one of its lines.
    void update(Point point, std::size_t direction, Side before, Side after, Sums& sums);
    /// Adds a point that sees a stone for the first time.
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
    /// The first part is empty; the others are in the order of the levels, followed by unused ones.
    std::vector<Part> parts_;
    std::size_t parts_used_ = 0;
    std::array<Counted, kCells> counted_;
    /// By channel, from the side to move's view, then from the other side's.
    alignas(16) Network::Weights policy_weights_{};
    Color side_to_move_ = Color::Black;
};

}  // namespace engine::gomoku::network
