// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutators/text_mutator.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/random.h"
#include "engine/core/text/text.h"

namespace fuzz {

namespace {

/// Boundary values for readers of numbers: the limits of types and beyond.
constexpr std::array<std::string_view, 20> kNumbers{"0",          "1",
                                                    "-1",         "9",
                                                    "10",         "15",
                                                    "90",         "127",
                                                    "255",        "256",
                                                    "32768",      "65535",
                                                    "65536",      "2147483647",
                                                    "2147483648", "-2147483648",
                                                    "4294967296", "9223372036854775807",
                                                    "-0",         "9223372036854775808"};
constexpr std::size_t kMostDigits = 400;

/// The range from `begin` to `end`.
struct Piece {
    std::size_t begin = 0;
    std::size_t end = 0;
    [[nodiscard]] std::size_t size() const { return end - begin; }
};

enum class Kind { Digit, Word, Space, Sign };

Kind kind_of(char c) {
    if (engine::is_digit(c)) return Kind::Digit;
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') return Kind::Space;
    const bool in_word = engine::is_letter(c) || (static_cast<unsigned char>(c) & 0x80) != 0;
    return in_word ? Kind::Word : Kind::Sign;
}

class TextMutation {
  public:
    TextMutation(std::string_view text, std::size_t most, std::uint64_t seed,
                 const TextFormat& format)
        : text_(text.substr(0, most)),
          most_(most),
          random_(seed),
          format_(format) {}

    std::string mutate(const Words& words) {
        for (std::size_t changes = 1 + below(3); changes > 0; --changes) change(words);
        return finish();
    }

    std::string cross(std::string_view other) {
        const Piece theirs = piece_of(other);
        if (below(2) == 0) {
            replace(piece_of(text_), other.substr(theirs.begin, theirs.size()));
        } else {
            insert(gap(), other.substr(theirs.begin, theirs.size()));
        }
        return finish();
    }

  private:
    std::size_t below(std::size_t bound) {
        return random_.below(static_cast<std::uint32_t>(bound));
    }
    template <class List>
    const auto& any(const List& list) {
        return list[below(list.size())];
    }

    /// Rarely many: a long input takes as much time as a hundred short ones.
    std::size_t few_or_many(std::size_t bits) {
        return below(16) == 0 ? std::size_t{1} << below(bits) : 1 + below(2);
    }

    // NOLINTNEXTLINE(readability-function-size): a list of what can be done
    void change(const Words& words) {
        const Piece piece = piece_of(text_);
        const std::string copy = text_.substr(piece.begin, piece.size());
        switch (below(10)) {
            case 0:
                return erase(piece);
            case 1:
                return insert(piece.end, repeated(copy, few_or_many(9)));
            case 2:
                return swap(piece, piece_of(text_));
            case 3:
                return insert(gap(), copy);
            case 4:
                return replace(piece_of(text_), copy);
            case 5:
                return insert(gap(), word(words));
            case 6:
                return replace(piece, word(words));
            case 7:
                return change_number();
            case 8:
                return nest(piece);
            default:
                return unbalance();
        }
    }

    std::string finish() {
        if (text_.empty()) text_ = any(kNumbers);
        if (format_.repair != nullptr && below(4) != 0) format_.repair(text_);
        text_.resize(std::min(text_.size(), most_));
        return std::move(text_);
    }

    // Selects a part to change.

    static Piece token_at(std::string_view text, std::size_t at) {
        const Kind kind = kind_of(text[at]);
        Piece token{at, at + 1};
        if (kind == Kind::Sign) return token;
        while (token.begin > 0 && kind_of(text[token.begin - 1]) == kind) --token.begin;
        while (token.end < text.size() && kind_of(text[token.end]) == kind) ++token.end;
        return token;
    }

    /// Includes the line end.
    static Piece line_at(std::string_view text, std::size_t at) {
        const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
        const std::size_t end = text.find('\n', at);
        return {before == std::string_view::npos ? 0 : before + 1,
                end == std::string_view::npos ? text.size() : end + 1};
    }

    /// The first group from `at` on, including its content.
    std::optional<Piece> group_at(std::string_view text, std::size_t at) {
        if (format_.groups.empty()) return std::nullopt;
        const Group& group = any(format_.groups);
        std::size_t begin = text.find(group.open, at);
        if (begin == std::string_view::npos) begin = text.find(group.open);
        if (begin == std::string_view::npos) return std::nullopt;
        std::size_t depth = 1;
        for (std::size_t i = begin + group.open.size(); i < text.size();) {
            if (text.substr(i).starts_with(group.close)) {
                i += group.close.size();
                if (--depth == 0) return Piece{begin, i};
            } else if (text.substr(i).starts_with(group.open)) {
                i += group.open.size();
                ++depth;
            } else {
                ++i;
            }
        }
        return std::nullopt;
    }

    Piece piece_of(std::string_view text) {
        if (text.empty()) return {};
        const std::size_t at = below(text.size());
        switch (below(5)) {
            case 0:
            case 1:
                return token_at(text, at);
            // A move and its number, or a value and its name.
            case 2: {
                Piece run = token_at(text, at);
                for (std::size_t more = below(8); more > 0 && run.end < text.size(); --more)
                    run.end = token_at(text, run.end).end;
                return run;
            }
            case 3:
                return line_at(text, at);
            default:
                return group_at(text, at).value_or(token_at(text, at));
        }
    }

    /// A position between two tokens.
    std::size_t gap() {
        if (text_.empty()) return 0;
        const Piece token = token_at(text_, below(text_.size()));
        return below(2) == 0 ? token.begin : token.end;
    }

    std::string word(const Words& words) {
        if (!words.empty() && below(8) != 0) return any(words);
        if (!format_.groups.empty() && below(2) == 0) {
            const Group& group = any(format_.groups);
            return std::string(below(2) == 0 ? group.open : group.close);
        }
        return number();
    }

    std::string number() {
        std::string digits(any(kNumbers));
        if (below(8) == 0) digits.assign(1 + below(kMostDigits), "0129"[below(4)]);
        return digits;
    }

    // The mutations. They leave out whatever does not fit.

    void erase(Piece piece) { text_.erase(piece.begin, piece.size()); }

    void insert(std::size_t at, std::string_view more) {
        if (text_.size() + more.size() <= most_) text_.insert(at, more);
    }

    void replace(Piece piece, std::string_view by) {
        if (text_.size() - piece.size() + by.size() > most_) return;
        text_.replace(piece.begin, piece.size(), by);
    }

    std::string repeated(std::string_view what, std::size_t times) const {
        const std::size_t room = most_ - text_.size();
        std::string all;
        while (times-- > 0 && all.size() + what.size() <= room) all += what;
        return all;
    }

    void swap(Piece a, Piece b) {
        if (a.begin > b.begin) std::swap(a, b);
        if (a.end > b.begin) return;
        const std::string first = text_.substr(a.begin, a.size());
        const std::string second = text_.substr(b.begin, b.size());
        text_.replace(b.begin, b.size(), first);
        text_.replace(a.begin, a.size(), second);
    }

    void change_number() {
        const std::size_t from = text_.empty() ? 0 : below(text_.size());
        std::size_t at = text_.find_first_of("0123456789", from);
        if (at == std::string::npos) at = text_.find_first_of("0123456789");
        if (at == std::string::npos) return insert(gap(), number());
        replace(token_at(text_, at), number());
    }

    /// Puts a piece into a group, sometimes into several nested groups.
    void nest(Piece piece) {
        if (format_.groups.empty()) return;
        const Group& group = any(format_.groups);
        const std::size_t room = (most_ - text_.size()) / (group.open.size() + group.close.size());
        const std::size_t times = std::min(room, few_or_many(12));
        std::string open;
        std::string close;
        for (std::size_t i = 0; i < times; ++i) {
            open += group.open;
            close += group.close;
        }
        text_.insert(piece.end, close);
        text_.insert(piece.begin, open);
    }

    /// Removes or adds an opening or closing mark.
    void unbalance() {
        if (format_.groups.empty()) return erase(token_at_random());
        const Group& group = any(format_.groups);
        const std::string_view side = below(2) == 0 ? group.open : group.close;
        const std::size_t at = text_.find(side, text_.empty() ? 0 : below(text_.size()));
        if (at == std::string::npos || below(2) == 0) return insert(gap(), side);
        erase({at, at + side.size()});
    }

    Piece token_at_random() {
        return text_.empty() ? Piece{} : token_at(text_, below(text_.size()));
    }

    std::string text_;
    std::size_t most_;
    engine::SplitMix64 random_;
    const TextFormat& format_;
};

}  // namespace

std::string mutate_text(std::string_view text, std::size_t most, std::uint64_t seed,
                        const TextFormat& format, const Words& words) {
    return TextMutation(text, most, seed, format).mutate(words);
}

std::string cross_texts(std::string_view text, std::string_view other, std::size_t most,
                        std::uint64_t seed, const TextFormat& format) {
    return TextMutation(text, most, seed, format).cross(other);
}

}  // namespace fuzz
