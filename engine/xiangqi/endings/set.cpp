// SPDX-License-Identifier: MIT
//
// The bytes: the number of mixed cells (32 bits); then for each cell in order whether it is mixed,
// else whether it is drawn; for a mixed cell one bit per set of guards. A range coder writes them
// with adaptive probabilities, whose context is the neighbouring cells. Placements that are
// illegal, or in which a capture saves the defender, are coded with the more probable value.
#include "engine/xiangqi/endings/set.h"

#include <algorithm>
#include <bit>

#include "engine/core/data/range_coder.h"

namespace engine::xiangqi {

namespace {

constexpr std::uint32_t kMostAttackers = 2;

/// An adaptive probability that converges quickly at first, then averages over about `follows`
/// bits. Its extreme is 1 in 65536, because most cells are alike.
class Expectation {
  public:
    explicit Expectation(std::uint32_t follows = 250) : follows_(follows) {}
    static constexpr std::uint32_t kTotal = 1U << 16;
    [[nodiscard]] std::uint32_t ones() const {
        return std::clamp(ones_ >> kExtraBits, 1U, kTotal - 1);
    }
    [[nodiscard]] bool expected() const { return 2 * ones() >= kTotal; }
    void learn(bool bit) {
        const std::uint32_t part = seen_ + 2;
        if (bit) {
            ones_ += ((kTotal << kExtraBits) - ones_) / part;
        } else {
            ones_ -= ones_ / part;
        }
        if (seen_ < follows_) ++seen_;
    }

  private:
    static constexpr int kExtraBits = 8;
    std::uint32_t ones_ = (kTotal / 2) << kExtraBits;
    std::uint32_t seen_ = 0;
    std::uint32_t follows_;
};

enum class Known : std::uint8_t { Anything, Drawn, Lost };

class Writer {
  public:
    Writer(const EndingTable& table, std::uint32_t guards) : table_(table), guards_(guards) {}

    bool is_mixed(Expectation& model, std::uint32_t cell) {
        has_drawn_ = has_lost_ = false;
        for (std::uint32_t i = cell * guards_; i < (cell + 1) * guards_; ++i) {
            const Known known = known_of(i);
            has_drawn_ = has_drawn_ || known == Known::Drawn;
            has_lost_ = has_lost_ || known == Known::Lost;
        }
        const bool is_free = !has_drawn_ && !has_lost_;
        return write(model, is_free ? model.expected() : has_drawn_ && has_lost_);
    }
    bool is_drawn_cell(Expectation& model, std::uint32_t /*cell*/) {
        return write(model, has_drawn_ || (!has_lost_ && model.expected()));
    }
    bool is_drawn(Expectation& model, std::uint32_t number) {
        const Known known = known_of(number);
        return write(model, known == Known::Anything ? model.expected() : known == Known::Drawn);
    }
    Bytes finish() { return coder_.finish(); }

  private:
    [[nodiscard]] Known known_of(std::uint32_t number) const {
        if (table_.holds_quietly(number)) return Known::Drawn;
        const auto verdict = table_.verdict_at(number, false);
        return verdict && verdict->result == EndingVerdict::Result::Lost ? Known::Lost
                                                                         : Known::Anything;
    }
    bool write(Expectation& model, bool bit) {
        const std::uint32_t ones = model.ones();
        coder_.encode(bit ? 0 : ones, bit ? ones : Expectation::kTotal - ones, Expectation::kTotal);
        model.learn(bit);
        return bit;
    }

    const EndingTable& table_;
    std::uint32_t guards_;
    RangeEncoder coder_;
    bool has_drawn_ = false;
    bool has_lost_ = false;
};

class Reader {
  public:
    explicit Reader(ByteView bytes) : coder_(bytes) {}

    bool is_mixed(Expectation& model, std::uint32_t /*cell*/) { return read(model); }
    bool is_drawn_cell(Expectation& model, std::uint32_t /*cell*/) { return read(model); }
    bool is_drawn(Expectation& model, std::uint32_t /*number*/) { return read(model); }
    [[nodiscard]] bool is_past_end() const { return coder_.is_past_end(); }

  private:
    bool read(Expectation& model) {
        const std::uint32_t ones = model.ones();
        const bool bit = coder_.peek(Expectation::kTotal) < ones;
        coder_.take(bit ? 0 : ones, bit ? ones : Expectation::kTotal - ones);
        model.learn(bit);
        return bit;
    }

    RangeDecoder coder_;
};

}  // namespace

bool EndingSet::is_made_for(const EndingMaterial& material) {
    std::uint32_t attackers = 0;
    for (std::size_t kind = xiangqi::index(EndingPiece::Pawn);
         kind < xiangqi::index(EndingPiece::DefendingPawn); ++kind) {
        attackers += material.counts[kind];
    }
    return attackers >= 1 && attackers <= kMostAttackers && !material.defender_attacks() &&
           material.counts[xiangqi::index(EndingPiece::Advisor)] == 0 &&
           material.counts[xiangqi::index(EndingPiece::Bishop)] == 0;
}

EndingSet::EndingSet(const EndingMaterial& material) : index_(material) {
    for (const auto& group : index_.groups()) {
        const auto sets = static_cast<std::uint32_t>(group.sets.size());
        if (group.kind == EndingPiece::DefendingAdvisor) advisors_ = sets;
        if (is_defenders(group.kind)) {
            guards_ *= sets;
        } else {
            attackers_.push_back(&group);
            steps_.push_back(steps_down(group));
        }
    }
    cells_ = index_.size() / guards_;
}

EndingSet::Words EndingSet::zeroed(std::size_t bits) {
    // Not with `new`, which aborts without exceptions if memory is short.
    const std::size_t words = bits / kWordBits + 1;
    return Words(static_cast<Word*>(std::calloc(words, sizeof(Word))));
}

bool EndingSet::allocate(std::uint32_t mixed) {
    drawn_ = zeroed(cells_);
    mixed_ = zeroed(cells_);
    bits_ = zeroed(std::size_t{mixed} * guards_);
    before_.assign(cells_ / kWordBits + 1, 0);
    most_mixed_ = mixed;
    return drawn_ && mixed_ && bits_;
}

std::size_t EndingSet::bytes() const {
    const std::size_t bits = 2 * std::size_t{cells_} + std::size_t{most_mixed_} * guards_;
    return bits / 8 + sizeof(std::uint32_t) * before_.size();
}

/// For each set of points of a group, the lower sets that one step of a piece along a file or rank
/// leads to.
std::vector<std::array<std::uint32_t, EndingSet::kAttackerSteps>> EndingSet::steps_down(
    const EndingIndex::Group& group) {
    std::vector<std::array<std::uint32_t, kAttackerSteps>> steps(group.sets.size());
    for (std::uint32_t set = 0; set < group.sets.size(); ++set) {
        std::array<Square, kMostAlike> squares;
        for (std::size_t i = 0; i < group.count; ++i) squares[i] = Square(group.sets[set][i]);
        steps[set].fill(kNone);
        for (std::size_t step = 0; step < 2 * group.count; ++step) {
            auto after = squares;
            Square& moved = after[step / 2];
            const int file = moved.file() - (step % 2 == 0 ? 1 : 0);
            const int rank = moved.rank() - (step % 2 == 0 ? 0 : 1);
            if (file < 0 || rank < 0) continue;
            moved = Square(file, rank);
            const bool stands = EndingIndex::may_stand(group.kind, moved);
            const bool is_taken = group.count == 2 && after[0] == after[1];
            if (stands && !is_taken) steps[set][step] = group.number_of(after);
        }
    }
    return steps;
}

/// Earlier cells that differ in one piece by one point; kNone if there is none.
EndingSet::Neighbours EndingSet::neighbours(std::uint32_t cell) const {
    Neighbours near;
    near.fill(kNone);
    const std::uint32_t pairs = cells_ / EndingIndex::kKingPairs;
    std::uint32_t rest = cell % pairs;
    std::uint32_t stride = 1;
    std::size_t slot = 0;
    for (std::size_t g = 0; g < attackers_.size(); ++g) {
        const auto sets = static_cast<std::uint32_t>(attackers_[g]->sets.size());
        const std::uint32_t digit = rest % sets;
        rest /= sets;
        for (std::size_t step = 0; step < 2 * attackers_[g]->count; ++step) {
            const std::uint32_t after = steps_[g][digit][step];
            if (after != kNone) near[slot] = cell - (digit - after) * stride;
            ++slot;
        }
        stride *= sets;
    }
    constexpr std::uint32_t kPalaceRanks = 3;
    constexpr std::uint32_t kFilePairs = EndingIndex::kFilePairs;
    const std::uint32_t kings = cell / pairs;
    const std::uint32_t ranks = kings / kFilePairs;
    slot = kAttackerSteps;
    if (ranks % kPalaceRanks > 0) near[slot] = cell - kFilePairs * pairs;
    if (ranks >= kPalaceRanks) near[slot + 1] = cell - kPalaceRanks * kFilePairs * pairs;
    if (kings % kFilePairs > 0) near[slot + 2] = cell - pairs;
    return near;
}

std::uint32_t EndingSet::mixed_before(std::uint32_t cell) const {
    const Word below = (Word{1} << (cell % kWordBits)) - 1;
    const Word word = mixed_[cell / kWordBits];
    return before_[cell / kWordBits] + static_cast<std::uint32_t>(std::popcount(word & below));
}

bool EndingSet::is_drawn(std::uint32_t cell, std::uint32_t guards) const {
    if (!has(mixed_, cell)) return has(drawn_, cell);
    return has(bits_, std::size_t{mixed_before(cell)} * guards_ + guards);
}

template <class Coder, class Models>
void EndingSet::code_mixed_cell(Coder& coder, Models& models, std::uint32_t cell,
                                const Neighbours& near) {
    const std::size_t start = std::size_t{mixed_before(cell)} * guards_;
    for (std::uint32_t g = 0; g < guards_; ++g) {
        std::size_t context = 0;
        const auto add = [&](bool bit) { context = context * 2 + (bit ? 1 : 0); };
        for (const std::uint32_t one : near) add(one != kNone && is_drawn(one, g));
        // This cell with the previous set of points for the advisors, for the bishops, and for
        // both.
        for (const std::uint32_t back : {1U, advisors_, advisors_ + 1}) {
            add(g >= back && has(bits_, start + g - back));
        }
        if (coder.is_drawn(models[context], cell * guards_ + g)) put(bits_, start + g);
    }
}

/// Writer and reader share this code. False if there are more mixed cells than declared.
template <class Coder>
bool EndingSet::code_cells(Coder& coder) {
    // A neighbour is lost, drawn, or mixed or missing.
    std::size_t contexts = 1;
    for (std::size_t i = 0; i < kNeighbours; ++i) contexts *= 3;
    std::vector<Expectation> mixing(contexts);
    std::vector<Expectation> drawing(contexts);
    // The guards' sets vary from cell to cell, so these probabilities adapt faster.
    std::vector<Expectation> bits(std::size_t{1} << (kNeighbours + 3), Expectation(12));
    std::uint32_t mixed = 0;
    for (std::uint32_t cell = 0; cell < cells_; ++cell) {
        if (cell % kWordBits == 0) before_[cell / kWordBits] = mixed;
        const Neighbours near = neighbours(cell);
        std::size_t context = 0;
        for (const std::uint32_t one : near) {
            const bool is_mixed = one == kNone || has(mixed_, one);
            context = context * 3 + (is_mixed ? 2 : has(drawn_, one) ? 1 : 0);
        }
        if (!coder.is_mixed(mixing[context], cell)) {
            if (coder.is_drawn_cell(drawing[context], cell)) put(drawn_, cell);
            continue;
        }
        if (mixed++ == most_mixed_) return false;
        put(mixed_, cell);
        code_mixed_cell(coder, bits, cell, near);
    }
    return true;
}

std::optional<Bytes> EndingSet::pack(const EndingTable& table) {
    if (table.count(true).lost > 0 || table.count(false).won > 0) return std::nullopt;
    // Whether a cell without a known placement counts as mixed is only known after coding.
    std::uint32_t mixed = 0;
    if (!allocate(cells_)) return std::nullopt;
    Writer writer(table, guards_);
    static_cast<void>(code_cells(writer));
    for (std::uint32_t cell = 0; cell < cells_; ++cell) mixed += has(mixed_, cell) ? 1U : 0U;
    Bytes bytes;
    append_number(bytes, mixed);
    const Bytes coded = writer.finish();
    bytes.insert(bytes.end(), coded.begin(), coded.end());
    return bytes;
}

bool EndingSet::unpack(ByteView bytes) {
    if (bytes.size() < sizeof(most_mixed_)) return false;
    const auto mixed = read_number<std::uint32_t>(bytes);
    if (mixed > cells_ || !allocate(mixed)) return false;
    Reader reader(bytes.subspan(sizeof(mixed)));
    return code_cells(reader) && !reader.is_past_end();
}

}  // namespace engine::xiangqi
