// SPDX-License-Identifier: MIT
#include "engine/gomoku/rules/procedure.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/gomoku/board/symmetry.h"

namespace engine::gomoku {

namespace {

using enum ActKind;

constexpr OpeningStep place(int reach, Doer doer = Doer::ToMove) { return {Place, doer, reach}; }
constexpr OpeningStep take(std::string_view branch = {}, Doer doer = Doer::ToMove) {
    return {Take, doer, 0, branch};
}
constexpr OpeningStep kSelect{Select, Doer::NotToMove};

/// Three stones; then the other player chooses a side, or places two more and leaves the choice.
constexpr std::array kSwap2{place(kAnywhere, Doer::Opener), place(kAnywhere, Doer::Opener),
                            place(kAnywhere, Doer::Opener), take("two", Doer::Answerer)};
constexpr std::array kSwap2Two{place(kAnywhere, Doer::Answerer), place(kAnywhere, Doer::Answerer),
                               take({}, Doer::Opener)};

/// The square for each stone is two lines wider than for the one before; after each stone the other
/// player may swap. Instead of the swap after the fourth stone Black may offer ten fifth moves.
constexpr std::array kTaraguchi10{place(0), take(),   place(1),    take(),   place(2),
                                  take(),   place(3), take("ten"), place(4), take()};
constexpr std::array kTaraguchi10Ten{OpeningStep{Offer, Doer::ToMove, 10}, kSelect};

/// One of the 26 openings, a swap; White's fourth move anywhere and the number of fifth moves, a
/// swap.
constexpr std::array kSoosyrv8{place(0, Doer::Opener),
                               place(1, Doer::Opener),
                               place(2, Doer::Opener),
                               take(),
                               place(kAnywhere),
                               OpeningStep{Declare, Doer::NotToMove, 8},
                               take(),
                               OpeningStep{Offer, Doer::ToMove},
                               kSelect};

struct Script {
    std::string_view name;
    std::span<const OpeningStep> steps;
    std::span<const OpeningStep> branch;
    bool begins_with_sides;
};

Script script_of(Procedure procedure) {
    switch (procedure) {
        case Procedure::Swap2:
            break;
        case Procedure::Taraguchi10:
            return {"taraguchi-10", kTaraguchi10, kTaraguchi10Ten, true};
        case Procedure::Soosyrv8:
            return {"soosyrv-8", kSoosyrv8, {}, true};
    }
    return {"swap2", kSwap2, kSwap2Two, false};
}

/// The empty points within that distance from the centre.
PointSet square_of(const Position& position, int reach) {
    if (reach == kAnywhere) return position.empty_points();
    const int middle = position.size() / 2;
    PointSet points;
    for (const Point point : position.empty_points()) {
        const int file = std::abs(point.file() - middle);
        const int rank = std::abs(point.rank() - middle);
        if (std::max(file, rank) <= reach) points.insert(point);
    }
    return points;
}

bool is_symmetric(const Position& position, int symmetry) {
    const int size = position.size();
    for (int cell = 0; cell < size * size; ++cell) {
        const Point point(cell % size, cell / size);
        if (position.at(point) != position.at(turned(point, symmetry, size))) return false;
    }
    return true;
}

}  // namespace

std::string_view text_of(Procedure procedure) { return script_of(procedure).name; }

std::optional<Procedure> parse_procedure(std::string_view text) {
    const auto* const found =
        std::find_if(kProcedures.begin(), kProcedures.end(),
                     [&](Procedure procedure) { return text_of(procedure) == text; });
    return found == kProcedures.end() ? std::nullopt : std::optional(*found);
}

bool is_open_to(Procedure procedure, const Position& start) {
    if (start.stones() > 0 || start.side_to_move() != Color::Black) return false;
    return procedure == Procedure::Swap2 ||
           (start.size() == kStandardSize && start.rule() == Rule::Renju);
}

std::string_view text_of(ActKind kind) {
    switch (kind) {
        case Place:
            break;
        case Take:
            return "take";
        case Declare:
            return "declare";
        case Offer:
            return "offer";
        case Select:
            return "select";
    }
    return "place";
}

std::string_view text_of(Player player) { return player == Player::Opener ? "opener" : "answerer"; }

OpeningState::OpeningState(Procedure procedure, Position start)
    : procedure_(procedure),
      steps_(script_of(procedure).steps),
      position_(std::move(start)) {
    if (script_of(procedure).begins_with_sides) black_ = Player::Opener;
}

Player OpeningState::player() const {
    const Player black = black_.value_or(Player::Opener);
    const bool is_blacks = position_.side_to_move() == Color::Black;
    switch (step().doer) {
        case Doer::Opener:
            break;
        case Doer::Answerer:
            return Player::Answerer;
        case Doer::ToMove:
            return is_blacks ? black : other(black);
        case Doer::NotToMove:
            return is_blacks ? other(black) : black;
    }
    return Player::Opener;
}

int OpeningState::left() const {
    if (step().kind == Offer) {
        const int all = step().amount > 0 ? step().amount : static_cast<int>(declared_);
        return all - static_cast<int>(offered_.size());
    }
    const auto rest = steps_.subspan(next_);
    const auto end = std::find_if(rest.begin(), rest.end(), [&](const OpeningStep& later) {
        return later.kind != step().kind || later.doer != step().doer;
    });
    return static_cast<int>(end - rest.begin());
}

PointSet OpeningState::points() const {
    PointSet points;
    switch (step().kind) {
        case Place:
            return square_of(position_, step().amount);
        case Offer:
            points = position_.empty_points();
            for (const Point point : offered_) points = points - images_of(position_, point);
            return points;
        case Select:
            for (const Point point : offered_) points.insert(point);
            return points;
        case Take:
        case Declare:
            break;
    }
    return points;
}

std::vector<std::string_view> OpeningState::words() const {
    constexpr std::array<std::string_view, 9> kNumbers{"1", "2", "3", "4", "5", "6", "7", "8", "9"};
    if (step().kind == Declare) return {kNumbers.begin(), kNumbers.begin() + step().amount};
    if (step().kind != Take) return {};
    std::vector<std::string_view> words{"black", "white"};
    if (!step().branch.empty()) words.push_back(step().branch);
    return words;
}

void OpeningState::take(std::string_view word) {
    if (word == step().branch) {
        steps_ = script_of(procedure_).branch;
        next_ = 0;
        return;
    }
    black_ = word == "black" ? player() : other(player());
    ++next_;
}

bool OpeningState::perform(std::string_view act) {
    if (is_over()) return false;
    if (step().kind == Take || step().kind == Declare) {
        const auto allowed = words();
        if (std::find(allowed.begin(), allowed.end(), act) == allowed.end()) return false;
        if (step().kind == Take) {
            take(act);
        } else {
            declared_ = static_cast<std::size_t>(*parse_int(act));
            ++next_;
        }
        return true;
    }
    const auto point = parse_point(act, position_.size());
    if (!point || !points().contains(*point)) return false;
    if (step().kind == Offer) {
        if (left() == 1) ++next_;
        offered_.push_back(*point);
        return true;
    }
    position_.make_move(*point);
    offered_.clear();
    ++next_;
    return true;
}

PointSet images_of(const Position& position, Point point) {
    PointSet images;
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        if (is_symmetric(position, symmetry)) {
            images.insert(turned(point, symmetry, position.size()));
        }
    }
    return images;
}

}  // namespace engine::gomoku
