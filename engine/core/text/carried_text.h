// SPDX-License-Identifier: MIT
// Text as pages, mails and forums carry it: with markup, quoted, between fences.
#pragma once

#include <string>

namespace engine {

/// The text that was carried: the words of an HTML page and those of its scripts that have a list
/// of moves, the strings of data of programs, without the signs of a quotation and of Markdown.
/// Lines stay lines. Text that begins like a record is its own.
std::string carried_text(std::string text);

}  // namespace engine
