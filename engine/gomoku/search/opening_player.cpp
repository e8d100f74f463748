// SPDX-License-Identifier: MIT
#include "engine/gomoku/search/opening_player.h"

#include <algorithm>
#include <cstdlib>

#include "engine/core/insertion_sort.h"
#include "engine/core/random.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/rules/swap2.h"

namespace engine::gomoku {

namespace {

/// The value of a position with fewer than three stones has no meaning: every opening is still
/// possible.
constexpr int kTellingStones = 3;

struct Judged {
    Point point;
    /// From the view of the side that places it.
    Value value = 0;
};

class OpeningPlayer {
  public:
    OpeningPlayer(SearchState& memory, const SearchLimits& limits, const StopPoll& stop)
        : memory_(memory),
          limits_(limits),
          stop_(stop),
          random_(limits.seed) {
        if (!limits_.nodes && !limits_.move_time) limits_.nodes = kUsualNodes;
        limits_.multi_pv = 1;
        limits_.level = kFullStrength;
    }

    /// The next acts; at least one.
    [[nodiscard]] std::vector<std::string> acts(const OpeningState& opening) {
        switch (opening.step().kind) {
            case ActKind::Place:
                break;
            case ActKind::Take:
                return {word_for(opening)};
            case ActKind::Declare:
                return {std::to_string(fairest_number(opening))};
            case ActKind::Offer:
                return offers(opening);
            case ActKind::Select:
                return {weakest_offer(opening).text()};
        }
        return stones(opening);
    }

  private:
    static constexpr std::uint64_t kUsualNodes = 50'000;
    static constexpr std::uint64_t kFewestNodes = 500;
    /// The number of points that are searched, and then searched longer, in addition to those
    /// wanted.
    static constexpr std::size_t kLookedAt = 14;
    static constexpr std::size_t kRunnersUp = 5;
    enum class Wish : std::uint8_t { Best, Even };

    /// The value of a search with that fraction of the limits, from the side to move's view.
    Value value_of(const Position& position, std::size_t parts) {
        return found_in(position, parts).value;
    }

    SearchInfo found_in(const Position& position, std::size_t parts) {
        SearchLimits part = limits_;
        if (part.nodes) part.nodes = std::max(kFewestNodes, *part.nodes / parts);
        if (part.move_time) {
            part.move_time = std::max(Milliseconds{2}, *part.move_time / static_cast<int>(parts));
        }
        SearchControl control(part, stop_);
        Position searched = position;
        Searcher searcher(searched, memory_, control);
        searcher.deepen([](const SearchInfo&) {}, kIterativeDeepening);
        return searcher.answer();
    }

    /// Judges points for the side to move, the most desirable first; of symmetric points only one.
    /// The most promising points share half of the limits; the `wanted` first of them and some
    /// runners-up share the other half.
    std::vector<Judged> judge(const Position& position, const PointSet& points, Wish wish,
                              std::size_t wanted) {
        std::vector<Judged> judged;
        PointSet seen;
        for (const Point point : points) {
            if (seen.contains(point)) continue;
            seen |= images_of(position, point);
            judged.push_back({point, 0});
        }
        judge_each(position, judged, wish, judged.size(),
                   [](const auto& after) { return evaluate(after); });
        for (const std::size_t most : {wanted + kLookedAt, wanted + kRunnersUp}) {
            const std::size_t count = std::min(judged.size(), most);
            judge_each(position, judged, wish, count,
                       [&](const auto& after) { return value_of(after, 2 * count); });
        }
        return judged;
    }

    /// Judges the first `count` points by `value_after`, which is from the other side's view, and
    /// sorts them.
    template <class ValueAfter>
    void judge_each(const Position& position, std::vector<Judged>& judged, Wish wish,
                    std::size_t count, ValueAfter value_after) {
        Position after = position;
        const auto end = judged.begin() + static_cast<std::ptrdiff_t>(count);
        for (auto one = judged.begin(); one != end && !(stop_ && stop_()); ++one) {
            after.make_move(one->point);
            one->value = -value_after(after);
            after.unmake_move();
        }
        const auto rank = [&](const Judged& one) {
            return wish == Wish::Best ? -one.value : std::abs(one.value);
        };
        insertion_sort(judged.begin(), end,
                       [&](const Judged& a, const Judged& b) { return rank(a) < rank(b); });
    }

    /// Black's fifth moves, the best first.
    std::vector<Judged> fifth_moves(const Position& position, std::size_t wanted) {
        return judge(position, position.near_points(), Wish::Best, wanted);
    }

    std::vector<std::string> stones(const OpeningState& opening) {
        const Position& position = opening.position();
        if (opening.procedure() == Procedure::Swap2 && position.stones() == 0) {
            std::vector<std::string> texts;
            for (const Point point : balanced_opening(position.size(), limits_.seed)) {
                texts.push_back(point.text());
            }
            return texts;
        }
        // The number of fifth moves will compensate for a free choice.
        const bool is_free = opening.procedure() == Procedure::Soosyrv8;
        if (is_free && opening.step().amount == kAnywhere) {
            return {found_in(position, 1).best_move};
        }
        const bool is_open = is_free || position.stones() + 1 < kTellingStones;
        return {(is_open ? any_of(opening.points()) : even_point(opening)).text()};
    }

    Point any_of(const PointSet& points) {
        auto place = random_.below(static_cast<std::uint32_t>(points.size()));
        for (const Point point : points) {
            if (place-- == 0) return point;
        }
        return points.first();
    }

    /// A point that leaves about even chances, or else the one closest to it.
    Point even_point(const OpeningState& opening) {
        PointSet points = opening.points();
        if (opening.step().amount == kAnywhere) points &= opening.position().near_points();
        const auto judged = judge(opening.position(), points, Wish::Even, 1);
        PointSet even;
        for (std::size_t i = 0; i < std::min(judged.size(), kRunnersUp); ++i) {
            if (is_even(judged[i].value)) even.insert(judged[i].point);
        }
        return even.empty() ? judged.front().point : any_of(even);
    }

    std::string word_for(const OpeningState& opening) {
        const Position& position = opening.position();
        const int stones = position.stones();
        if (opening.procedure() == Procedure::Swap2) {
            switch (answer_swap2(stones, value_of(position, 1))) {
                case Swap2Answer::PutTwo:
                    return "two";
                case Swap2Answer::TakeBlack:
                    return "black";
                case Swap2Answer::TakeWhite:
                    break;
            }
            return "white";
        }
        const bool has_black = opening.black() == opening.player();
        Value of_black = 0;
        if (stones == 4) {
            const auto wanted = opening.step().branch.empty() ? opening.declared() : kTen;
            const auto moves = fifth_moves(position, wanted);
            const Value last = moves[std::min(moves.size(), wanted) - 1].value;
            if (!opening.step().branch.empty() && last > 0 && !is_even(last)) return "ten";
            of_black = opening.step().branch.empty() ? last : moves.front().value;
        } else if (stones >= kTellingStones) {
            of_black = -value_of(position, 1);
        }
        const bool keeps = is_even(of_black) || (of_black > 0) == has_black;
        return keeps == has_black ? "black" : "white";
    }

    int fairest_number(const OpeningState& opening) {
        const auto most = static_cast<std::size_t>(opening.step().amount);
        const auto moves = fifth_moves(opening.position(), most);
        const auto end = moves.begin() + static_cast<std::ptrdiff_t>(std::min(moves.size(), most));
        const auto fairest = std::min_element(
            moves.begin(), end,
            [](const Judged& a, const Judged& b) { return std::abs(a.value) < std::abs(b.value); });
        return static_cast<int>(fairest - moves.begin()) + 1;
    }

    std::vector<std::string> offers(const OpeningState& opening) {
        const auto wanted = static_cast<std::size_t>(opening.left());
        PointSet points = opening.points();
        points &= opening.position().near_points();
        std::vector<std::string> texts;
        for (const auto& [point, value] : judge(opening.position(), points, Wish::Best, wanted)) {
            if (texts.size() < wanted) texts.push_back(point.text());
        }
        return texts;
    }

    Point weakest_offer(const OpeningState& opening) {
        Judged weakest;
        Position after = opening.position();
        for (const Point point : opening.offered()) {
            after.make_move(point);
            const Value of_white = value_of(after, opening.offered().size());
            after.unmake_move();
            if (weakest.point.none() || of_white > weakest.value) weakest = {point, of_white};
        }
        return weakest.point;
    }

    static constexpr std::size_t kTen = 10;

    SearchState& memory_;
    SearchLimits limits_;
    const StopPoll& stop_;
    SplitMix64 random_;
};

}  // namespace

std::vector<std::string> play_opening(OpeningState opening, SearchState& memory,
                                      const SearchLimits& limits, const StopPoll& stop) {
    std::vector<std::string> played;
    if (opening.is_over()) return played;
    OpeningPlayer engine(memory, limits, stop);
    const Player player = opening.player();
    while (!opening.is_over() && opening.player() == player) {
        for (std::string& act : engine.acts(opening)) {
            if (!opening.perform(act)) return played;
            played.push_back(std::move(act));
        }
    }
    return played;
}

}  // namespace engine::gomoku
