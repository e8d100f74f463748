// SPDX-License-Identifier: MIT
#include "engine/xiangqi/notation/chinese.h"

#include <array>

namespace engine::xiangqi {

namespace {

struct Characters {
    std::array<std::string_view, kPieces> pieces;
    std::array<std::string_view, 3> headings;
    std::array<std::string_view, 3> places;
};

constexpr Characters kSimplified{
    {"帅", "仕", "相", "马", "车", "炮", "兵", "将", "士", "象", "马", "车", "炮", "卒"},
    {"进", "退", "平"},
    {"前", "中", "后"}};
constexpr Characters kTraditional{
    {"帥", "仕", "相", "傌", "俥", "炮", "兵", "將", "士", "象", "馬", "車", "砲", "卒"},
    {"進", "退", "平"},
    {"前", "中", "後"}};

const Characters& characters(Script script) {
    return script == Script::Simplified ? kSimplified : kTraditional;
}

// In the order of the enumerators. Old books write 上 for an advance and 下 for a retreat. Text
// from PDF files has radicals that look like characters, and Korean fonts have 車 twice.
constexpr std::array<std::u32string_view, kPieceTypes> kPieceCharacters{
    U"帅帥将將", U"仕士\u2F20", U"相象", U"马馬傌㐷\u2EE2\u2FBA", U"车車俥伡\u2ECB\u2F9E\uF902",
    U"炮砲包礮", U"兵卒"};
constexpr std::array<std::u32string_view, 3> kHeadingCharacters{U"进進上", U"退下", U"平"};
constexpr std::array<std::u32string_view, 3> kPlaceCharacters{U"前", U"中", U"后後"};
constexpr std::u32string_view kDigits = U"一二三四五六七八九";

constexpr std::u32string_view kOnlySimplified = U"帅将马㐷车进后";
constexpr std::u32string_view kOnlyTraditional = U"帥將馬傌車俥砲進後";

template <class Meaning, std::size_t N>
std::optional<Meaning> meaning(const std::array<std::u32string_view, N>& table, char32_t c) {
    for (std::size_t i = 0; i < N; ++i) {
        if (table[i].find(c) != std::u32string_view::npos) return static_cast<Meaning>(i);
    }
    return std::nullopt;
}

/// The nth character of a row of three-byte characters.
std::string_view nth(std::string_view row, int n) {
    constexpr std::size_t kBytes = 3;
    return row.substr(static_cast<std::size_t>(n - 1) * kBytes, kBytes);
}

bool has_any(std::u32string_view text, std::u32string_view characters) {
    return text.find_first_of(characters) != std::u32string_view::npos;
}

}  // namespace

std::string_view character_of(Piece piece, Script script) {
    return characters(script).pieces[piece.dense()];
}

std::string_view character_of(Heading heading, Script script) {
    return characters(script).headings[static_cast<std::size_t>(heading)];
}

std::string_view character_of(Place place, Script script) {
    return characters(script).places[static_cast<std::size_t>(place)];
}

std::string_view chinese_digit(int digit) { return nth("一二三四五六七八九", digit); }

std::string_view wide_digit(int digit) { return nth("１２３４５６７８９", digit); }

std::optional<PieceType> piece_meant(char32_t character) {
    return meaning<PieceType>(kPieceCharacters, character);
}

std::optional<Heading> heading_meant(char32_t character) {
    return meaning<Heading>(kHeadingCharacters, character);
}

std::optional<Place> place_meant(char32_t character) {
    return meaning<Place>(kPlaceCharacters, character);
}

std::optional<int> digit_meant(char32_t character) {
    constexpr std::u32string_view kRadicals = U"\u2F00\u2F06\u2F0B";
    constexpr std::array kRadicalDigits{1, 2, 8};
    const std::size_t radical = kRadicals.find(character);
    if (radical != std::u32string_view::npos) return kRadicalDigits[radical];
    const std::size_t at = kDigits.find(character);
    if (at == std::u32string_view::npos) return std::nullopt;
    return static_cast<int>(at) + 1;
}

Script script_of(std::u32string_view text) {
    return has_any(text, kOnlyTraditional) && !has_any(text, kOnlySimplified) ? Script::Traditional
                                                                              : Script::Simplified;
}

}  // namespace engine::xiangqi
