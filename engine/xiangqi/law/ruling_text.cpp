// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/ruling_text.h"

#include <array>
#include <string_view>

namespace engine::xiangqi {

namespace {

std::string name_of(Color side) { return side == Color::Red ? "Red" : "Black"; }

std::string_view name_of(PieceType type) {
    constexpr std::array<std::string_view, kPieceTypes> kNames{
        "general", "advisor", "elephant", "horse", "chariot", "cannon", "soldier"};
    return kNames[index(type)];
}

void append(std::string& list, std::string_view separator, std::string_view item) {
    if (!list.empty()) list += separator;
    list += item;
}

std::string outcome_of(Status status) {
    switch (status) {
        case Status::FirstWins:
            return "Red wins";
        case Status::SecondWins:
            return "Black wins";
        case Status::Draw:
            return "Draw";
        case Status::Ongoing:
            break;
    }
    return {};
}

/// `the cannon on e6 and the horse on c7`
std::string list_of(Bitboard points, const Position& position) {
    std::string list;
    for (const Square square : points) {
        const std::string name(name_of(position.at(square).type()));
        append(list, " and ", "the " + name + " on " + square.text());
    }
    return list;
}

/// Why a repetition without a loser is allowed.
std::string_view why_allowed(Allowance allowance) {
    switch (allowance) {
        case Allowance::Threats:
            return "perpetual threats of mate are allowed";
        case Allowance::Turns:
            return "chasing different pieces in turn is allowed";
        case Allowance::Mixture:
            return "checks, threats of mate and chases in turn are allowed";
        case Allowance::Offers:
            return "perpetual offers to exchange or sacrifice are allowed";
        case Allowance::Excused:
            return "no chase counts in a cycle that contains a check";
        case Allowance::Peace:
            break;
    }
    return "neither side breaks the law";
}

std::string why(const Ruling& ruling, const Position& position) {
    const std::string loser = ruling.guilty ? name_of(*ruling.guilty) : std::string();
    const std::string always = " with every move of the repeated cycle";
    switch (ruling.reason) {
        case Reason::Checkmate:
            return name_of(position.side_to_move()) + " is checkmated";
        case Reason::Stalemate:
            return name_of(position.side_to_move()) + " has no legal move";
        case Reason::PerpetualCheck:
            return loser + " gives check" + always;
        case Reason::MutualPerpetualCheck:
            return "both sides give check" + always;
        case Reason::PerpetualChase:
            return loser + " chases " + list_of(ruling.victims, position) + always;
        case Reason::MutualPerpetualChase:
            return "each side chases a piece of the other" + always;
        case Reason::PerpetualAttack:
            return loser + " gives check, threatens mate or chases" + always +
                   ", the other side does not";
        case Reason::MutualPerpetualAttack:
            return "both sides give check, threaten mate or chase" + always;
        case Reason::Repetition:
            return "the position is repeated and " + std::string(why_allowed(ruling.allowance));
        case Reason::NaturalMoveLimit:
            return "too many moves have passed without a capture";
        case Reason::InsufficientMaterial:
            return "neither side has a piece left that can cross the river";
        case Reason::None:
        case Reason::FiveInARow:
        case Reason::BoardFull:
            break;
    }
    return {};
}

}  // namespace

std::string sentence_of(const Ruling& ruling, const Position& position) {
    if (ruling.status == Status::Ongoing) return {};
    std::string text = outcome_of(ruling.status);
    if (!ruling.article.law.empty()) text += " (" + ruling.article.text() + ")";
    return text + ": " + why(ruling, position) + ".";
}

std::vector<std::string> natures_of(const CycleMove& move) {
    std::vector<std::string> natures;
    if (move.checks) natures.emplace_back("check");
    if (move.threatens_mate) natures.emplace_back("threat");
    if (!move.chases.empty()) natures.emplace_back(move.by_combination ? "combination" : "chase");
    if (move.offers) natures.emplace_back("offer");
    if (move.blocks) natures.emplace_back("block");
    return natures;
}

std::string text_of(const CycleMove& move) {
    std::string natures;
    for (const std::string& nature : natures_of(move)) append(natures, "+", nature);
    if (natures.empty()) natures = "idle";
    std::string attacks;
    for (const Attack& attack : move.chases) {
        append(attacks, ",", attack.from.text() + "x" + attack.to.text());
    }
    return move.move.text() + ":" + natures + (attacks.empty() ? "" : ":" + attacks);
}

}  // namespace engine::xiangqi
