// SPDX-License-Identifier: MIT
#include "tests/support/ending_placements.h"

#include <array>

#include "tests/support/ending_solver.h"

namespace tests {

using namespace engine::xiangqi;

std::optional<std::string> fen_of(const EndingIndex& index, std::uint32_t number,
                                  bool attacker_to_move) {
    Placement placement;
    if (!index.decode(number, placement)) return std::nullopt;
    std::array<char, kSquares> board;
    board.fill('1');
    const auto put = [&](Square square, char letter) {
        board[static_cast<std::size_t>(square.index())] = letter;
    };
    put(placement.king, 'K');
    put(placement.defending_king, 'k');
    for (std::size_t g = 0; g < index.groups().size(); ++g) {
        const auto& group = index.groups()[g];
        constexpr std::string_view kLetters = "abABPNCRpncr";
        for (std::size_t i = 0; i < group.count; ++i) {
            put(placement.squares[g][i], kLetters[engine::xiangqi::index(group.kind)]);
        }
    }
    std::string fen;
    for (int rank = kRanks - 1; rank >= 0; --rank) {
        fen.append(&board[static_cast<std::size_t>(rank * kFiles)], kFiles);
        fen += rank > 0 ? '/' : ' ';
    }
    return fen + (attacker_to_move ? 'w' : 'b');
}

namespace {

std::string text_of(const EndingVerdict& verdict) {
    constexpr std::array<std::string_view, 3> kNames{"drawn", "won", "lost"};
    return std::string(kNames[static_cast<std::size_t>(verdict.result)]) + " in " +
           std::to_string(verdict.moves);
}

EndingVerdict verdict_of(const Verdict& verdict) {
    switch (verdict.result) {
        case Verdict::Result::MoverWins:
            return {EndingVerdict::Result::Won, (verdict.plies + 1) / 2};
        case Verdict::Result::MoverLoses:
            return {EndingVerdict::Result::Lost, verdict.plies / 2};
        case Verdict::Result::Draw:
            break;
    }
    return {};
}

}  // namespace

std::string difference(const engine::xiangqi::EndingTable& table, EndingSolver& solver,
                       std::uint32_t first, std::uint32_t step) {
    for (std::uint32_t i = first; i < table.index().size(); i += step) {
        for (const bool attacker : {true, false}) {
            const auto found = table.verdict_at(i, attacker);
            if (!found) continue;
            const std::string fen = *fen_of(table.index(), i, attacker);
            const EndingVerdict proven = verdict_of(solver.verdict(fen));
            if (*found != proven) return fen + ": " + text_of(*found) + ", not " + text_of(proven);
        }
    }
    return {};
}

}  // namespace tests
