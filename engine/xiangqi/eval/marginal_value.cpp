// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/marginal_value.h"

#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/eval/network/evaluator.h"

namespace engine::xiangqi {

namespace {

Position without(const Position& position, Square gone) {
    Position rest;
    for (const Square square : position.occupied()) {
        if (square != gone) rest.put(position.at(square), square);
    }
    rest.finish_setup(position.side_to_move(), position.state().quiet_plies, position.full_moves());
    return rest;
}

/// Right-aligns text in a column of the board.
std::string cell(const std::string& text) {
    constexpr std::size_t kWidth = 6;
    return text.size() < kWidth ? std::string(kWidth - text.size(), ' ') + text : ' ' + text;
}

}  // namespace

Value judgement(const Position& position, const network::Network* network) {
    return network == nullptr ? evaluate(position)
                              : tempered(position, network::Evaluator(*network)(position));
}

std::vector<MarginalValue> marginal_values(const Position& position,
                                           const network::Network* network) {
    const Value all = judgement(position, network);
    std::vector<MarginalValue> worths;
    for (const Square square : position.occupied()) {
        const Piece piece = position.at(square);
        if (piece.type() == PieceType::King) continue;
        const Value lost = all - judgement(without(position, square), network);
        worths.push_back({square, piece.color() == position.side_to_move() ? lost : -lost});
    }
    return worths;
}

std::string explain_marginal_values(const Position& position, const network::Network* network) {
    std::array<std::string, kSquares> numbers;
    for (const MarginalValue& marginal : marginal_values(position, network)) {
        numbers[index(marginal.square)] = std::to_string(marginal.value);
    }
    std::string text;
    for (int rank = kRanks - 1; rank >= 0; --rank) {
        std::string letters;
        std::string values;
        for (int file = 0; file < kFiles; ++file) {
            const Square square(file, rank);
            const Piece piece = position.at(square);
            letters += cell(std::string(1, piece.none() ? '.' : letter(piece)));
            values += cell(numbers[index(square)]);
        }
        text.append(std::to_string(rank)).append(letters).append("\n ").append(values).append("\n");
    }
    text += ' ';
    for (char file = 'a'; file < 'a' + kFiles; ++file) text += cell(std::string(1, file));
    return text + '\n';
}

}  // namespace engine::xiangqi
