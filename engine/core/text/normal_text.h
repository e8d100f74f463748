// SPDX-License-Identifier: MIT
// One form of text for characters that look alike: the accents of files from other systems, the
// invisible characters of messengers, the wide digits and long dashes of typesetters.
#pragma once

#include <string>
#include <string_view>

namespace engine {

/// The text of a file as readers expect it: lines end with LF; no control characters but tabs, no
/// invisible format characters; Vietnamese letters and kana are composed. Composes by the regular
/// order of these letters, in browsers too, so that the program and the page read alike; other
/// accents stay as they are, for no label and no move has them.
std::string normal_text(std::string_view text);

/// The ASCII character meant where moves, results and labels are read: for wide letters, digits and
/// signs, for digits in circles and for the dashes and spaces of typesetters. Others are unchanged.
char32_t plain_form(char32_t character);
/// The same for all characters of UTF-8 `text`.
std::string plain_forms(std::string_view text);

/// The letter without its Vietnamese marks, in lower case: `d` for Đ.
char32_t unmarked(char32_t letter);
/// The same for all characters of UTF-8 `text`.
std::string unmarked(std::string_view text);

}  // namespace engine
