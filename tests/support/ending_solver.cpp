// SPDX-License-Identifier: MIT
#include "tests/support/ending_solver.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "tests/support/ending_board.h"

namespace tests {

using namespace ending;

namespace {

constexpr std::string_view kPieceOrder = "RNCPABrncpab";

/// Five soldiers are the largest number of pieces of one letter.
constexpr std::size_t kMostAlike = 5;
using Points = std::array<int, kMostAlike>;

/// The binomial coefficients n over k.
constexpr auto kWays = [] {
    std::array<std::array<std::uint64_t, kMostAlike + 1>, kPoints + 1> ways{};
    for (std::size_t n = 0; n < ways.size(); ++n) {
        ways[n][0] = 1;
        for (std::size_t k = 1; n > 0 && k <= kMostAlike; ++k) {
            ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
        }
    }
    return ways;
}();

/// Whether Red can capture something.
bool can_take(const Board& board) {
    bool takes = false;
    for_each_move(board, true, [&](int piece, int to) {
        takes = takes || (!board.empty(to) && leaves_king_safe(board, piece, to));
    });
    return takes;
}

/// Whether two guards of a kind protect each other through the centre; a single guard need not.
bool linked(const Board& board, char guard, int centre) {
    int guards = 0;
    for (int i = 0; i < board.count; ++i) guards += board.piece(i).letter == guard ? 1 : 0;
    return guards < 2 || (!board.empty(centre) && board.piece(board.at(centre)).letter == guard);
}

/// Whether Black's general is on its starting point with linked guards, and Red's soldiers have not
/// advanced too far.
bool well_placed(const Board& board) {
    constexpr int kAdvisorCentre = 8 * 9 + 4;
    constexpr int kElephantCentre = 7 * 9 + 4;
    for (int i = 0; i < board.count; ++i) {
        const Piece piece = board.piece(i);
        if (piece.letter == 'k' && rank_of(piece.point) != 9) return false;
        if (piece.letter == 'P' && rank_of(piece.point) > 6) return false;
    }
    return linked(board, 'a', kAdvisorCentre) && linked(board, 'b', kElephantCentre);
}

/// Pieces of one letter: all sets of points they can occupy, numbered.
struct Group {
    char piece;
    int pieces;
    std::array<int, kPoints> place_of{};  // the index of a point among those the piece can occupy
    std::vector<Points> sets;
    std::uint64_t stride = 1;

    Group(char letter, int count) : piece(letter), pieces(count) {
        int places = 0;
        std::vector<int> points;
        for (int point = 0; point < kPoints; ++point) {
            if (!may_stand(piece, point)) continue;
            place_of[static_cast<std::size_t>(point)] = places++;
            points.push_back(point);
        }
        Points set{};
        collect(points, pieces - 1, places, set);
    }

    /// In colexicographic order, so that the index of a set is a sum of binomials.
    void collect(const std::vector<int>& points, int last, int end, Points& set) {
        if (last < 0) {
            sets.push_back(set);
            return;
        }
        for (int i = last; i < end; ++i) {
            set[static_cast<std::size_t>(last)] = points[static_cast<std::size_t>(i)];
            collect(points, last - 1, i, set);
        }
    }

    [[nodiscard]] std::uint64_t index_of(const Points& set) const {
        std::uint64_t index = 0;
        for (int i = 0; i < pieces; ++i) {
            const int place = place_of[static_cast<std::size_t>(set[static_cast<std::size_t>(i)])];
            int rank = 1;
            for (int j = 0; j < pieces; ++j) {
                const int other = set[static_cast<std::size_t>(j)];
                rank += place_of[static_cast<std::size_t>(other)] < place ? 1 : 0;
            }
            index += kWays[static_cast<std::size_t>(place)][static_cast<std::size_t>(rank)];
        }
        return index;
    }
};

std::vector<Group> groups_of(const std::string& material) {
    std::vector<Group> groups{Group('K', 1), Group('k', 1)};
    for (const char piece : kPieceOrder) {
        const auto pieces = std::count(material.begin(), material.end(), piece);
        if (pieces > 0) groups.emplace_back(piece, static_cast<int>(pieces));
    }
    std::uint64_t stride = 2;  // the side to move
    for (Group& group : groups) {
        group.stride = stride;
        stride *= group.sets.size();
    }
    return groups;
}

std::string without(std::string material, char piece) {
    material.erase(material.find(piece), 1);
    return material;
}

std::string in_order(std::string_view material) {
    std::string sorted;
    for (const char piece : kPieceOrder) {
        sorted.append(static_cast<std::size_t>(std::count(material.begin(), material.end(), piece)),
                      piece);
    }
    return sorted;
}

struct Parsed {
    Board board;
    bool red_to_move = true;
    std::string material;
};

Parsed parse(std::string_view fen) {
    std::vector<Piece> pieces;
    std::string letters;
    int rank = 9;
    int file = 0;
    const std::size_t end = fen.find(' ');
    for (const char c : fen.substr(0, end)) {
        if (c == '/') {
            --rank;
            file = 0;
        } else if (c >= '1' && c <= '9') {
            file += c - '0';
        } else {
            pieces.push_back({c, rank * 9 + file++});
            if (kind_of(c) != 'K') letters += c;
        }
    }
    Parsed parsed;
    for (const char king : {'K', 'k'}) {
        for (const Piece& piece : pieces) {
            if (piece.letter == king) parsed.board.put(king, piece.point);
        }
    }
    for (const Piece& piece : pieces) {
        if (kind_of(piece.letter) != 'K') parsed.board.put(piece.letter, piece.point);
    }
    parsed.red_to_move = end == std::string_view::npos || fen[end + 1] != 'b';
    parsed.material = in_order(letters);
    return parsed;
}

}  // namespace

/// All placements of one material, for both sides to move, with one byte each for the verdict.
class EndingTable {
  public:
    using Lower = std::map<char, const EndingTable*>;

    /// `lower` contains the table for each piece that can be captured.
    EndingTable(const std::string& material, Lower lower)
        : groups_(groups_of(material)),
          lower_(std::move(lower)) {
        const bool attackers = material.find_first_of("RNCPrncp") != std::string::npos;
        // Without a piece that can cross the river everything is drawn, and no bytes are needed.
        if (attackers) solve();
    }

    [[nodiscard]] Verdict verdict(const Board& board, bool red_to_move) const {
        return values_.empty() ? Verdict{} : verdict_of(values_[index_of(board, red_to_move)]);
    }

    [[nodiscard]] Share share() const {
        Share share;
        for (std::uint64_t i = 0; i < values_.size(); i += 2) {
            if (values_[i] == kIllegal) continue;
            const Board board = board_of(i);
            if (in_check(board, true) || !well_placed(board) || can_take(board)) continue;
            ++share.positions;
            if (verdict_of(values_[i]).result == Verdict::Result::MoverWins) ++share.won;
        }
        return share;
    }

  private:
    // 0 is a draw or not yet decided, else 1 + plies to the end: the side to move has lost after an
    // even number of plies and won after an odd one.
    using Value = std::uint8_t;
    static constexpr Value kUnknown = 0;
    static constexpr Value kIllegal = 255;
    static constexpr Value kNeverLost = 255;  // in `open_moves_`: a capture saves the side to move

    static Verdict verdict_of(Value value) {
        assert(value != kIllegal);
        if (value == kUnknown) return {};
        const int plies = value - 1;
        const auto result =
            plies % 2 == 0 ? Verdict::Result::MoverLoses : Verdict::Result::MoverWins;
        return {result, plies};
    }

    [[nodiscard]] std::uint64_t index_of(const Board& board, bool red_to_move) const {
        std::uint64_t index = red_to_move ? 0 : 1;
        for (const Group& group : groups_) {
            index += group.stride * group.index_of(set_of(board, group.piece));
        }
        return index;
    }

    static Points set_of(const Board& board, char piece) {
        Points set{};
        std::size_t found = 0;
        for (int i = 0; i < board.count; ++i) {
            if (board.piece(i).letter == piece) set[found++] = board.piece(i).point;
        }
        return set;
    }

    /// An empty board if two pieces share a point.
    [[nodiscard]] Board board_of(std::uint64_t index) const {
        Board board;
        std::uint64_t rest = index / 2;
        for (const Group& group : groups_) {
            const auto& set = group.sets[rest % group.sets.size()];
            rest /= group.sets.size();
            for (int i = 0; i < group.pieces; ++i) {
                if (!board.put(group.piece, set[static_cast<std::size_t>(i)])) return {};
            }
        }
        return board;
    }

    /// The index after a non-capture of one piece.
    [[nodiscard]] std::uint64_t index_after(std::uint64_t index, const Board& board, int piece,
                                            int to) const {
        const char letter = board.piece(piece).letter;
        const auto group = std::find_if(groups_.begin(), groups_.end(),
                                        [&](const Group& one) { return one.piece == letter; });
        auto set = set_of(board, letter);
        const std::uint64_t before = group->index_of(set);
        std::replace(set.begin(), set.begin() + group->pieces, board.piece(piece).point, to);
        return index + group->stride * (group->index_of(set) - before);
    }

    /// The results of captures: the quickest win, whether one saves the side, the longest
    /// resistance.
    struct Captures {
        int win = 0;
        bool saves = false;
        int loss = 0;
    };
    [[nodiscard]] Captures captures(const Board& board, bool red) const {
        Captures found;
        for_each_move(board, red, [&](int piece, int to) {
            const int taken = board.at(to);
            if (taken == kNobody || !leaves_king_safe(board, piece, to)) return;
            Board after;
            for (int i = 0; i < board.count; ++i) {
                if (i != taken)
                    after.put(board.piece(i).letter, i == piece ? to : board.piece(i).point);
            }
            const Verdict answer = lower_.at(board.piece(taken).letter)->verdict(after, !red);
            const int plies = answer.plies + 1;
            if (answer.result == Verdict::Result::MoverLoses) {
                found.win = found.win == 0 ? plies : std::min(found.win, plies);
            } else if (answer.result == Verdict::Result::Draw) {
                found.saves = true;
            } else {
                found.loss = std::max(found.loss, plies);
            }
        });
        return found;
    }

    void set_value(std::uint64_t index, int plies) {
        if (plies + 1 >= kIllegal) std::abort();  // no ending tried is that long
        values_[index] = static_cast<Value>(plies + 1);
        last_ply_ = std::max(last_ply_, plies);
    }

    /// Decides placements by captures, mate and stalemate alone, and counts the other moves.
    void judge_alone(std::uint64_t index) {
        const bool red = index % 2 == 0;
        const Board board = board_of(index);
        if (board.count == 0 || in_check(board, !red)) {
            values_[index] = kIllegal;
            return;
        }
        int quiet_moves = 0;
        int takes = 0;
        for_each_move(board, red, [&](int piece, int to) {
            if (leaves_king_safe(board, piece, to)) ++(board.empty(to) ? quiet_moves : takes);
        });
        const Captures taking = takes > 0 ? captures(board, red) : Captures{};
        open_moves_[index] = taking.saves ? kNeverLost : static_cast<Value>(quiet_moves);
        if (taking.win > 0) {
            set_value(index, taking.win);
        } else if (quiet_moves == 0 && !taking.saves) {
            set_value(index, taking.loss);
        }
    }

    /// Propagates a verdict to the positions that lead to it.
    void carry_back(std::uint64_t index, int plies) {
        const bool red_moved = index % 2 == 1;
        const Board board = board_of(index);
        for_each_retreat(board, red_moved, [&](int piece, int from) {
            const std::uint64_t before = index_after(index, board, piece, from) ^ 1;
            Value& value = values_[before];
            if (value == kIllegal) return;
            if (plies % 2 == 0) {
                if (value == kUnknown || value > plies + 2) set_value(before, plies + 1);
            } else if (open_moves_[before] != kNeverLost && --open_moves_[before] == 0 &&
                       value == kUnknown) {
                set_value(before, std::max(plies + 1, captures(board_of(before), red_moved).loss));
            }
        });
    }

    void solve() {
        const std::uint64_t size = groups_.back().stride * groups_.back().sets.size();
        values_.assign(size, kUnknown);
        open_moves_.assign(size, 0);
        for (std::uint64_t i = 0; i < size; ++i) judge_alone(i);
        for (int plies = 0; plies <= last_ply_; ++plies) {
            for (std::uint64_t i = 0; i < size; ++i) {
                if (values_[i] == plies + 1) carry_back(i, plies);
            }
        }
        open_moves_ = {};
    }

    std::vector<Group> groups_;
    Lower lower_;
    std::vector<Value> values_;
    std::vector<Value> open_moves_;  // non-captures not yet known to lose
    int last_ply_ = 0;
};

EndingSolver::EndingSolver() = default;
EndingSolver::~EndingSolver() = default;

const EndingTable& EndingSolver::table(const std::string& material) {
    auto& known = tables_[material];
    if (known) return *known;
    EndingTable::Lower lower;
    for (const char piece : material) lower[piece] = &table(without(material, piece));
    known = std::make_unique<EndingTable>(material, std::move(lower));
    return *known;
}

Verdict EndingSolver::verdict(std::string_view fen) {
    const Parsed parsed = parse(fen);
    return table(parsed.material).verdict(parsed.board, parsed.red_to_move);
}

Share EndingSolver::share(std::string_view material) { return table(in_order(material)).share(); }

std::uint64_t EndingSolver::placements(std::string_view material) {
    const auto groups = groups_of(std::string(material));
    return groups.back().stride * groups.back().sets.size();
}

std::string EndingSolver::material_of(std::string_view fen) { return parse(fen).material; }

}  // namespace tests
