// SPDX-License-Identifier: MIT
#include "tests/support/repeated_games.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/rules.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"

namespace tests {

namespace {

using engine::SplitMix64;
using engine::xiangqi::Color;
using engine::xiangqi::kColors;
using engine::xiangqi::PieceType;

// Both are below the natural-move limit, even if the shorter one is played twice.
constexpr std::size_t kMostPliesToSecondOccurrence = 28;
constexpr std::size_t kMostPliesToThirdOccurrence = 80;

bool one_in(SplitMix64& random, std::uint32_t chances) { return random.below(chances) == 0; }

/// An index drawn in proportion to its weight; nothing if all weights are 0.
std::optional<std::size_t> draw(SplitMix64& random, const std::vector<std::uint32_t>& weights) {
    std::uint32_t sum = 0;
    for (const std::uint32_t weight : weights) sum += weight;
    if (sum == 0) return std::nullopt;
    std::uint32_t left = random.below(sum);
    std::size_t i = 0;
    for (; left >= weights[i]; ++i) left -= weights[i];
    return i;
}

/// Whether such a piece can ever be on the point.
bool may_stand(Color side, PieceType type, Square square) {
    const int rank = square.rank_for(side);
    const bool palace = engine::xiangqi::in_palace(side, square);
    switch (type) {
        case PieceType::King:
            return palace;
        case PieceType::Advisor:
            return palace && (square.file() + rank) % 2 == 1;
        case PieceType::Bishop:
            return rank <= 4 && rank % 2 == 0 && (square.file() + rank) % 4 == 2;
        case PieceType::Pawn:
            return rank >= 5 || (rank >= 3 && square.file() % 2 == 0);
        default:
            return true;
    }
}

void put_somewhere(SplitMix64& random, Position& position, Color side, PieceType type) {
    Square square;
    do {
        square = Square(static_cast<int>(random.below(engine::xiangqi::kSquares)));
    } while (!may_stand(side, type, square) || !position.at(square).none());
    position.put({side, type}, square);
}

/// The distances in plies to earlier occurrences of the current position, latest first.
std::vector<std::size_t> past_occurrences(const Position& position) {
    const auto& states = position.states();
    std::vector<std::size_t> plies;
    for (std::size_t back = 1; back < states.size(); ++back) {
        if (states[states.size() - 1 - back].key == position.key()) plies.push_back(back);
    }
    return plies;
}

/// A random position with few pieces.
Position few_pieces(SplitMix64& random) {
    Position position;
    const auto put_some = [&](PieceType type, std::uint32_t most_and_one) {
        for (const Color side : kColors) {
            for (std::uint32_t left = random.below(most_and_one); left > 0; --left) {
                put_somewhere(random, position, side, type);
            }
        }
    };
    // Pieces with the fewest possible points first, so that the others leave room for them.
    for (const Color side : kColors) put_somewhere(random, position, side, PieceType::King);
    put_some(PieceType::Advisor, 3);
    put_some(PieceType::Bishop, 3);
    for (const PieceType type : {PieceType::Rook, PieceType::Knight, PieceType::Cannon}) {
        put_some(type, one_in(random, 2) ? 2 : 3);
    }
    put_some(PieceType::Pawn, 4);
    position.finish_setup(one_in(random, 2) ? Color::Red : Color::Black, 0, 1);
    return position;
}

bool is_playable(const Position& position) {
    return !why_unplayable(position) && !insufficient_material(position);
}

/// A random piece of a side; strong pieces are more likely.
Square some_piece(SplitMix64& random, const Position& position, Color side) {
    constexpr std::array<std::uint32_t, engine::xiangqi::kPieceTypes> kWeights{1, 5, 5, 6, 8, 6, 2};
    std::vector<Square> pieces;
    std::vector<std::uint32_t> weights;
    for (const Square square : position.pieces(side)) {
        pieces.push_back(square);
        weights.push_back(kWeights[index(position.at(square).type())]);
    }
    return pieces[*draw(random, weights)];
}

enum class Aim { None, Check, Chase, Escape };

/// The aim of a side.
struct Plan {
    Aim aim = Aim::None;
    /// Whether it always follows the aim unless it is in check.
    bool strict = false;
    /// The pieces it prefers to move.
    std::vector<Square> team;
    /// The piece it chases, or its own piece that it saves.
    Square target;
};

/// A game in which both sides mostly follow their plans and never capture.
class Walk {
  public:
    Walk(SplitMix64& random, Position start) : random_(random), position_(std::move(start)) {
        constexpr std::array<std::uint32_t, 3> kHomesickness{1, 3, 10};
        homesickness_ = kHomesickness[random_.below(kHomesickness.size())];
        const Color hunter = one_in(random_, 2) ? Color::Red : Color::Black;
        Plan& hunting = plans_[index(hunter)];
        Plan& hunted = plans_[index(~hunter)];
        hunting.aim = one_in(random_, 5) ? Aim::Check : Aim::Chase;
        hunting.strict = !one_in(random_, 4);
        hunted.strict = one_in(random_, 2);
        hunting.team = team(hunter);
        hunted.team = team(~hunter);
        hunting.target = hunted.team.front();
        constexpr std::array kAnswers{Aim::None,   Aim::Escape, Aim::Escape, Aim::Escape,
                                      Aim::Escape, Aim::Chase,  Aim::Chase,  Aim::Check};
        hunted.aim = kAnswers[random_.below(kAnswers.size())];
        hunted.target = hunted.aim == Aim::Chase ? hunting.team.front() : hunting.target;
    }

    /// Plays until the plans take effect, then forgets the moves so far.
    bool set_out() {
        const std::uint32_t plies = 2 * random_.below(4);
        for (std::uint32_t i = 0; i < plies; ++i) {
            if (!step()) return false;
        }
        position_ = position_of(to_fen(position_));
        moves_.clear();
        return true;
    }

    /// Whether the walk reached a position for the `times`-th time within that many plies.
    bool to_occurrence(std::size_t times, std::size_t most_plies) {
        while (moves_.size() < most_plies && step()) {
            if (past_occurrences(position_).size() + 1 == times) return true;
        }
        return false;
    }

    /// Repeats the moves since the earlier occurrence.
    void repeat() {
        const std::size_t cycle = past_occurrences(position_).front();
        for (std::size_t i = 0; i < cycle; ++i) play(moves_[moves_.size() - cycle]);
    }

    /// The game so far; half of the time without the moves before the first occurrence.
    RepeatedGame game() {
        const auto occurrences = past_occurrences(position_);
        const std::size_t plies = one_in(random_, 2) ? occurrences.back() : moves_.size();
        RepeatedGame game;
        game.cycle_plies = occurrences.front();
        for (std::size_t i = moves_.size() - plies; i < moves_.size(); ++i) {
            game.moves.push_back(moves_[i].text());
            position_.unmake_move();
        }
        game.fen = to_fen(position_);
        return game;
    }

  private:
    std::vector<Square> team(Color side) {
        std::vector<Square> pieces{some_piece(random_, position_, side)};
        if (one_in(random_, 3)) pieces.push_back(some_piece(random_, position_, side));
        return pieces;
    }

    bool attacked(Square square, Color by) const {
        return (position_.attackers_to(square, position_.occupied()) & position_.pieces(by)).any();
    }

    /// Whether the side that just moved achieved its aim.
    [[nodiscard]] bool achieved(const Plan& plan, Square target) const {
        const Color hunter =
            plan.aim == Aim::Chase ? ~position_.side_to_move() : position_.side_to_move();
        switch (plan.aim) {
            case Aim::Check:
                return position_.in_check();
            case Aim::Chase:
                return !position_.in_check() && attacked(target, hunter);
            case Aim::Escape:
                return !position_.in_check() && !attacked(target, hunter);
            case Aim::None:
                break;
        }
        return true;
    }

    /// The weight of `move` for the side to move.
    std::uint32_t weight(Move move) {
        const Plan& plan = plans_[index(position_.side_to_move())];
        const bool strict = plan.strict && !position_.in_check();
        const bool by_team =
            std::find(plan.team.begin(), plan.team.end(), move.from()) != plan.team.end();
        const bool stale =
            plan.aim == Aim::Chase && attacked(plan.target, position_.side_to_move());
        position_.make_move(move);
        const bool success =
            !stale && achieved(plan, plan.target == move.from() ? move.to() : plan.target);
        const bool known = !past_occurrences(position_).empty();
        position_.unmake_move();
        if (strict && !(by_team && success)) return 0;
        return (by_team ? 10U : 1U) * (success ? 20U : 1U) * (known ? homesickness_ : 1U);
    }

    /// Plays a non-capture; false if there is none.
    bool step() {
        std::vector<Move> moves;
        std::vector<std::uint32_t> weights;
        for (const Move move : engine::xiangqi::legal_moves(position_)) {
            if (!position_.at(move.to()).none()) continue;
            moves.push_back(move);
            weights.push_back(weight(move));
        }
        const auto chosen = draw(random_, weights);
        if (chosen) play(moves[*chosen]);
        return chosen.has_value();
    }

    void play(Move move) {
        const auto follow = [&](Square& square) {
            if (square == move.from()) square = move.to();
        };
        for (Plan& plan : plans_) {
            for (Square& piece : plan.team) follow(piece);
            follow(plan.target);
        }
        position_.make_move(move);
        moves_.push_back(move);
    }

    SplitMix64& random_;
    Position position_;
    std::array<Plan, 2> plans_;
    /// The extra weight of a move that leads to a known position.
    std::uint32_t homesickness_ = 1;
    std::vector<Move> moves_;
};

/// The board with a piece added, removed or replaced.
std::string with_a_piece_changed(SplitMix64& random, const std::string& fen) {
    constexpr std::string_view kLetters = "AABBNNRRCCPPaabbnnrrccpp";
    constexpr std::string_view kNoneOrLetters = "111111NRCPnrcp";
    const Position position = position_of(fen);
    if (one_in(random, 2)) {
        const Square square(static_cast<int>(random.below(engine::xiangqi::kSquares)));
        return with_piece(fen, square.text(), kLetters[random.below(kLetters.size())]);
    }
    const Square square =
        some_piece(random, position, one_in(random, 2) ? Color::Red : Color::Black);
    return with_piece(fen, square.text(), kNoneOrLetters[random.below(kNoneOrLetters.size())]);
}

/// The game up to the third occurrence of a position; nothing if an earlier move is illegal.
std::optional<RepeatedGame> to_third_occurrence(std::string fen, std::string_view moves) {
    Position position = position_of(fen);
    RepeatedGame game{std::move(fen), {}, 0};
    for (const std::string_view text : engine::split_words(moves)) {
        const Move move = move_of(text);
        if (!position.is_legal(move)) break;
        position.make_move(move);
        game.moves.emplace_back(text);
        const auto occurrences = past_occurrences(position);
        if (occurrences.size() < 2) continue;
        game.cycle_plies = occurrences.front();
        return game;
    }
    return std::nullopt;
}

/// A diagram with up to three changed pieces, if its moves still lead to a third occurrence: often
/// the deciding feature is then just present or just missing.
std::optional<RepeatedGame> altered(SplitMix64& random, const RepeatedGame& diagram) {
    std::string fen = diagram.fen;
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
        const auto read = engine::xiangqi::parse_fen(with_a_piece_changed(random, fen));
        if (!read.position || !is_playable(*read.position)) return std::nullopt;
        fen = to_fen(*read.position);
    }
    return to_third_occurrence(fen, joined(diagram.moves));
}

/// A walk from `start` until a position occurs for the third time.
std::optional<RepeatedGame> wander(SplitMix64& random, Position start) {
    if (!is_playable(start)) return std::nullopt;
    Walk walk(random, std::move(start));
    if (!walk.set_out() || !walk.to_occurrence(2, kMostPliesToSecondOccurrence)) {
        return std::nullopt;
    }
    if (one_in(random, 3)) {
        if (!walk.to_occurrence(3, kMostPliesToThirdOccurrence)) return std::nullopt;
    } else {
        walk.repeat();
    }
    return walk.game();
}

template <class T>
const T& one_of(SplitMix64& random, const std::vector<T>& things) {
    return things[random.below(static_cast<std::uint32_t>(things.size()))];
}

}  // namespace

bool RepeatedGame::plays_one_cycle_twice() const {
    const auto cycle = static_cast<std::ptrdiff_t>(cycle_plies);
    return moves.size() >= 2 * cycle_plies &&
           std::equal(moves.end() - cycle, moves.end(), moves.end() - 2 * cycle);
}

std::string joined(const std::vector<std::string>& moves) {
    std::string line;
    for (const std::string& move : moves) line += move + " ";
    return line;
}

std::vector<RepeatedGame> repeated_diagrams() {
    std::vector<RepeatedGame> diagrams;
    for (const std::string& line : data_lines("repetition.txt")) {
        const auto parts = parts_of(line, '|');
        diagrams.push_back(to_third_occurrence(parts.at(1), parts.at(2)).value());
    }
    return diagrams;
}

RepeatedGames::RepeatedGames(std::uint64_t seed) : random_(seed), diagrams_(repeated_diagrams()) {
    for (const std::string& fen : game_positions(7)) {
        // Without the counters, so that the walk does not reach the natural-move limit.
        master_games_.push_back(fen.substr(0, fen.find(" - ")) + " - - 0 1");
    }
}

RepeatedGame RepeatedGames::next() {
    for (;;) {
        std::optional<RepeatedGame> game;
        switch (random_.below(3)) {
            case 0:
                game = altered(random_, one_of(random_, diagrams_));
                break;
            case 1:
                game = wander(random_, position_of(one_of(random_, master_games_)));
                break;
            default:
                game = wander(random_, few_pieces(random_));
        }
        if (game) return *game;
    }
}

}  // namespace tests
