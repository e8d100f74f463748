// SPDX-License-Identifier: MIT
// How the tree carries what SGF says of a node and a tree has no field for: as commands in the
// comment, so that every format that holds comments holds it. Marks are drawn (`[%csl Gh8]`,
// `[%cal Gh8i9]`); any other property is `[%sgf NAME=value=value]`, which the page does not show.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gomoku/board/point.h"
#include "engine/gomoku/records/sgf_syntax.h"

namespace engine::gomoku::sgf {

/// Whether a node may carry the property: the reader gives no other meaning to it.
bool is_carried(std::string_view name);
/// Whether a version of the standard has the property, or we have words for it.
bool is_known(std::string_view name);

/// `hh`, column and row from the top left corner, or `h8` as some Gomoku programs write.
std::optional<Point> point_of(std::string_view raw, int size);
std::string text_of(Point point, int size);
/// The points of a value: one, or a rectangle `aa:cc`; empty if it is neither.
std::vector<Point> points_of(std::string_view raw, int size);

/// The commands of a node's properties.
std::string commands_of(const std::vector<Property>& properties, int size);

struct SplitComment {
    /// The comment without commands.
    std::string text;
    std::vector<Property> properties;
};
SplitComment split_comment(std::string_view comment, int size);

/// A span of time in seconds with up to three decimals, in milliseconds.
std::optional<std::int64_t> milliseconds_of(std::string_view seconds);
std::string seconds_of(std::int64_t milliseconds);

struct GameResult {
    /// `1-0`, …; what the file says if it is none of these.
    std::string result;
    /// How the game ended, if the file says so.
    std::string termination;
};
/// `B+R`, `W+3.5`, `0`, `Void`, …
GameResult result_of(std::string_view text);
/// The inverse. `is_whole` tells whether the termination is in it.
std::string text_of(const GameResult& result, bool& is_whole);

}  // namespace engine::gomoku::sgf
