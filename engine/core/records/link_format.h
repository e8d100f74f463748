// SPDX-License-Identifier: MIT
// The encoding of numbers, texts, annotations and headers in a link.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/records/game_tree.h"
#include "engine/core/records/link_coder.h"
#include "engine/core/text/utf8.h"

namespace engine::link {

/// No record has as many; the limit keeps a short link from expanding into a large text, because a
/// link is followed by implicit zeros.
inline constexpr std::size_t kMostCharacters = std::size_t{1} << 21;
/// The cost of a glyph or a header in characters, in addition to its text.
inline constexpr std::size_t kCharactersOfOne = 16;

/// The numbered headers; the first stands for none.
using HeaderNames = std::array<std::string_view, 16>;
inline constexpr std::array<std::string_view, 5> kResults{"", "1-0", "0-1", "1/2-1/2", "*"};

/// `number`, or 0 if it is so large that the link must be damaged.
inline std::int64_t within_bits(std::int64_t number, int bits) {
    return number >> bits == 0 || number >> bits == -1 ? number : 0;
}

template <class Coder>
class Format {
  public:
    explicit Format(Coder& coder) : coder_(coder) {}

    /// The context: the side that made the previous move, 0 or 1.
    void notes(Notes& notes, std::size_t mover);
    void headers(std::vector<Header>& headers, const HeaderNames& names);
    bool flag(BitModel Models::*model, bool value) { return coder_.bit((*models_).*model, value); }
    std::uint64_t number(Count kind, std::uint64_t value);
    /// One of `total` equally likely values.
    std::uint32_t choice(std::uint32_t value, std::uint32_t total) {
        return coder_.choice(value, total);
    }
    template <class Weights>
    std::size_t weighted(const Weights& weights, std::size_t value) {
        return coder_.weighted(weights, value);
    }
    [[nodiscard]] bool failed() const { return coder_.failed() || characters_ > kMostCharacters; }

  private:
    std::int64_t signed_number(Count kind, std::int64_t value);
    std::uint32_t tree(TreeModel& model, std::uint32_t value);
    std::string text(std::string_view value);

    Coder& coder_;
    std::unique_ptr<Models> models_ = std::make_unique<Models>();
    std::int64_t last_evaluation_ = 0;
    std::array<std::int64_t, 2> last_clock_{};
    std::size_t characters_ = 0;
};

/// The bit length of value + 1, minus one, in unary; then the bits after the first.
template <class Coder>
std::uint64_t Format<Coder>::number(Count kind, std::uint64_t value) {
    BitModel* lengths = &models_->lengths[static_cast<std::size_t>(kind) * kMostBits];
    const int given = static_cast<int>(std::bit_width(value + 1)) - 1;
    int length = 0;
    while (length < kMostBits && coder_.bit(lengths[length], length < given)) {
        ++length;
    }
    std::uint64_t coded = 1;
    for (int i = length - 1; i >= 0; --i) {
        const auto bit = static_cast<std::uint32_t>(((value + 1) >> i) & 1);
        coded = coded << 1 | coder_.choice(bit, 2);
    }
    return coded - 1;
}

template <class Coder>
std::int64_t Format<Coder>::signed_number(Count kind, std::int64_t value) {
    const auto magnitude = static_cast<std::uint64_t>(value < 0 ? -value : value);
    const std::uint64_t coded = number(kind, value < 0 ? magnitude * 2 - 1 : magnitude * 2);
    const auto half = static_cast<std::int64_t>(coded / 2);
    return coded % 2 == 0 ? half : -half - 1;
}

template <class Coder>
std::uint32_t Format<Coder>::tree(TreeModel& model, std::uint32_t value) {
    std::uint32_t node = 1;
    for (int i = model.bits() - 1; i >= 0; --i) {
        node = node << 1 | (coder_.bit(model.at(node), ((value >> i) & 1) != 0) ? 1U : 0U);
    }
    return node - (1U << model.bits());
}

template <class Coder>
std::string Format<Coder>::text(std::string_view value) {
    std::string out;
    Class last = Class::End;
    char32_t before = 0;
    while (!failed()) {
        BitModel* models = &models_->classes[static_cast<std::size_t>(last) * 2];
        if (coder_.bit(models[0], value.empty())) break;
        const char32_t given = value.empty() ? 0 : take_character(value);
        ++characters_;
        const bool wide = coder_.bit(models[1], given >= 0x80);
        last = wide ? Class::Wide : Class::Ascii;
        char32_t character = 0;
        if (wide) {
            const std::uint32_t page = tree(models_->page, static_cast<std::uint32_t>(given >> 8));
            character = page << 8 | tree(models_->low[page & 0xFF], given & 0xFF);
            before = 0;
        } else {
            character = tree(models_->ascii[before], static_cast<std::uint32_t>(given));
            before = character;
        }
        const bool surrogate = character >= 0xD800 && character < 0xE000;
        const bool valid = character <= 0x10FFFF && !surrogate;
        append_character(out, valid ? character : kReplacement);
    }
    return plain_lines(out);
}

template <class Coder>
void Format<Coder>::notes(Notes& notes, std::size_t mover) {
    if (!flag(&Models::noted, !notes.empty())) return;
    if (flag(&Models::commented, !notes.comment.empty())) notes.comment = text(notes.comment);
    if (flag(&Models::annotated, !notes.glyphs.empty())) {
        for (std::size_t i = 0; !failed(); ++i) {
            if (i >= notes.glyphs.size()) notes.glyphs.push_back(0);
            characters_ += kCharactersOfOne;
            const auto nag = number(Count::Nag, notes.glyphs[i]);
            notes.glyphs[i] = static_cast<std::uint8_t>(nag);
            if (!flag(&Models::more_nags, i + 1 < notes.glyphs.size())) break;
        }
    }
    if (flag(&Models::evaluated, notes.evaluation.has_value())) {
        Evaluation evaluation = notes.evaluation.value_or(Evaluation{});
        if (flag(&Models::mates, evaluation.mate != 0)) {
            evaluation.mate = static_cast<int>(
                within_bits(signed_number(Count::Evaluation, evaluation.mate), 30));
        } else {
            last_evaluation_ = within_bits(
                last_evaluation_ +
                    signed_number(Count::Evaluation, evaluation.centipawns - last_evaluation_),
                30);
            evaluation.centipawns = static_cast<int>(last_evaluation_);
        }
        notes.evaluation = evaluation;
    }
    if (flag(&Models::timed, notes.clock_ms.has_value())) {
        // Clocks mostly show whole seconds.
        std::int64_t& last = last_clock_[mover];
        const std::int64_t change = notes.clock_ms.value_or(0) - last;
        const bool exact = coder_.choice(change % 1000 != 0 ? 1 : 0, 2) == 1;
        const std::int64_t unit = exact ? 1 : 1000;
        last = within_bits(last + signed_number(Count::Clock, change / unit) * unit, kMostBits);
        notes.clock_ms = last;
    }
}

template <class Coder>
void Format<Coder>::headers(std::vector<Header>& headers, const HeaderNames& names) {
    const auto count = number(Count::Headers, headers.size());
    for (std::size_t i = 0; i < count && !failed(); ++i) {
        if (i >= headers.size()) headers.push_back({});
        characters_ += kCharactersOfOne;
        Header& header = headers[i];
        const auto known = std::find(names.begin() + 1, names.end(), header.name);
        const auto given = known == names.end() ? 0 : known - names.begin();
        const auto name = coder_.choice(static_cast<std::uint32_t>(given),
                                        static_cast<std::uint32_t>(names.size()));
        header.name = name == 0 ? text(header.name) : std::string(names[name]);
        std::uint32_t value = 0;
        if (header.name == "Result") {
            const auto result = std::find(kResults.begin() + 1, kResults.end(), header.value);
            const auto at = result == kResults.end() ? 0 : result - kResults.begin();
            value = coder_.choice(static_cast<std::uint32_t>(at), kResults.size());
        }
        header.value = value == 0 ? text(header.value) : std::string(kResults[value]);
    }
}

}  // namespace engine::link
