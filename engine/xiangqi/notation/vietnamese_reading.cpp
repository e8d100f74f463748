// SPDX-License-Identifier: MIT
// Reads the Vietnamese notation, in letters (P2-5, P2b5, Pt.2) or in words (Pháo 2 bình 5).
// docs/xiangqi-records.md gives the sources of its rules.
#include <array>

#include "engine/core/text/normal_text.h"
#include "engine/xiangqi/notation/notation_readers.h"

namespace engine::xiangqi {

namespace {

struct Abbreviation {
    std::u32string_view word;
    std::u32string_view letters;
};
// Without marks; of words with the same beginning the longest is first. Only its marks tell a
// general (tướng) from an elephant (tượng).
constexpr std::array<Abbreviation, 15> kWords{{{U"si", U"s"},
                                               {U"sy", U"s"},
                                               {U"xe", U"x"},
                                               {U"phao", U"p"},
                                               {U"ma", U"m"},
                                               {U"tot", U"b"},
                                               {U"chot", U"b"},
                                               {U"truoc", U"t"},
                                               {U"sau", U"s"},
                                               {U"giua", U"g"},
                                               {U"tr", U"t"},
                                               {U"tan", U"."},
                                               {U"tien", U"."},
                                               {U"thoai", U"/"},
                                               {U"binh", U"-"}}};
constexpr std::u32string_view kGeneralOrElephant = U"tuong";

/// In lower case without marks, with words abbreviated; `tuong` becomes `general`. The first word
/// names the piece, so `binh` there is a soldier.
std::u32string abbreviated(std::u32string_view text, std::u32string_view general) {
    std::u32string small;
    for (const char32_t c : text) small += unmarked(c);
    std::u32string out;
    for (std::u32string_view rest = small; !rest.empty();) {
        std::size_t taken = 0;
        if (rest.starts_with(kGeneralOrElephant)) {
            out += general;
            taken = kGeneralOrElephant.size();
        }
        for (const Abbreviation& word : kWords) {
            if (taken > 0 || !rest.starts_with(word.word)) continue;
            out += out.empty() && word.letters == U"-" ? U"b" : word.letters;
            taken = word.word.size();
        }
        if (taken == 0) out += rest.front();
        rest.remove_prefix(taken == 0 ? 1 : taken);
    }
    return out;
}

std::optional<int> take_digit(std::u32string_view& text) {
    if (text.empty() || text.front() < U'1' || text.front() > U'9') return std::nullopt;
    const auto digit = static_cast<int>(text.front() - U'0');
    text.remove_prefix(1);
    return digit;
}

std::optional<PieceType> take_piece(std::u32string_view& text) {
    // An elephant is never a middle piece, so `tg` is a general.
    constexpr std::u32string_view kGeneral = U"tg";
    if (text.starts_with(kGeneral)) {
        text.remove_prefix(kGeneral.size());
        return PieceType::King;
    }
    struct Letter {
        char32_t letter;
        PieceType type;
    };
    constexpr std::array<Letter, 8> kLetters{{{U's', PieceType::Advisor},
                                              {U't', PieceType::Bishop},
                                              {U'v', PieceType::Bishop},
                                              {U'm', PieceType::Knight},
                                              {U'x', PieceType::Rook},
                                              {U'p', PieceType::Cannon},
                                              {U'b', PieceType::Pawn},
                                              {U'c', PieceType::Pawn}}};
    for (const Letter& known : kLetters) {
        if (text.empty() || text.front() != known.letter) continue;
        text.remove_prefix(1);
        return known.type;
    }
    return std::nullopt;
}

/// Front, middle, rear: 1, 0, -1.
std::optional<int> take_place(std::u32string_view& text) {
    constexpr std::u32string_view kPlaces = U"sgt";
    const std::size_t at = text.empty() ? std::u32string_view::npos : kPlaces.find(text.front());
    if (at == std::u32string_view::npos) return std::nullopt;
    text.remove_prefix(1);
    return static_cast<int>(at) - 1;
}

/// By a sign or the first letter of tấn, lùi, bình.
std::optional<Heading> take_heading(std::u32string_view& text) {
    constexpr std::u32string_view kSigns = U"./-tlb";
    const std::size_t at = text.empty() ? std::u32string_view::npos : kSigns.find(text.front());
    if (at == std::u32string_view::npos) return std::nullopt;
    text.remove_prefix(1);
    return static_cast<Heading>(at % 3);
}

std::optional<Meanings> read_letters(const Position& position, const MoveList& legal,
                                     std::u32string_view letters) {
    std::u32string_view rest = letters;
    const auto ordinal = take_digit(rest);
    const auto piece = take_piece(rest);
    const auto place = take_place(rest);
    const auto file = take_digit(rest);
    const auto heading = take_heading(rest);
    const auto number = take_digit(rest);
    const bool says_who = file || (place && !ordinal);
    if (!piece || !says_who || !heading || !number || !rest.empty()) return std::nullopt;
    if (ordinal && place) return std::nullopt;

    Description described{Choice::Any, 0, file.value_or(0)};
    if (ordinal) described = {Choice::AtPlace, *ordinal, *file};
    if (place) {
        described.choice = *place == 0 ? Choice::Middle : Choice::AtPlace;
        described.place = *place;
    }
    return Meanings{Notation::Vietnamese, moves_described(position, legal, kind(*piece),
                                                          {*heading, *number}, {described})};
}

}  // namespace

std::optional<Meanings> read_vietnamese(const Position& position, const MoveList& legal,
                                        std::u32string_view text) {
    // The longest text in words is `tượngtrướcthoái5`.
    constexpr std::size_t kLongest = 20;
    if (text.size() > kLongest) return std::nullopt;
    const std::u32string_view piece = text.substr(0, kGeneralOrElephant.size());
    const bool is_elephant = piece.find_first_of(U"ợỢ") != std::u32string_view::npos;
    const bool is_general = piece.find_first_of(U"ớỚ") != std::u32string_view::npos;
    auto as_general = read_letters(position, legal, abbreviated(text, U"tg"));
    if (is_general || (!is_elephant && as_general && !as_general->moves.empty())) return as_general;
    return read_letters(position, legal, abbreviated(text, U"v"));
}

}  // namespace engine::xiangqi
