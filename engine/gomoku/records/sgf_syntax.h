// SPDX-License-Identifier: MIT
// The syntax of SGF, whatever game it holds: game trees of nodes, nodes of properties, properties
// of values. Source: FF[3] and FF[4], red-bean.com/sgf.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/records/warnings.h"

namespace engine::gomoku::sgf {

struct Property {
    /// Capital letters and digits.
    std::string name;
    /// As in the file, with their escapes.
    std::vector<std::string> values;
};

/// Adds a property to those of a node; a list that is there already becomes longer.
void add_to(std::vector<Property>& properties, const Property& added);

/// A parenthesis, or a node with its properties.
struct Item {
    enum class Kind : std::uint8_t { Open, Node, Close } kind;
    std::size_t line = 1;
    std::vector<Property> properties{};
};

/// Whether a value may stand between brackets as it is.
bool is_raw_value(std::string_view raw);
/// A value without escapes and soft line breaks. SimpleText has no line breaks at all.
std::string text_of_value(std::string_view raw, bool is_simple);
/// The inverse.
std::string escaped(std::string_view text);

class Parser {
  public:
    Parser(std::string_view text, Warnings& warnings) : rest_(text), warnings_(warnings) {}
    /// The items of the next game, from its `(` to its `)`; empty if there is none. Text around
    /// games is passed over.
    std::vector<Item> next_game();
    [[nodiscard]] std::size_t line() const { return line_; }

  private:
    char take();
    void skip_space();
    void skip_to_game();
    void read_properties(Item& node);
    Property read_property();
    std::string read_value();
    void warn(FaultCode code, std::string text) {
        warnings_.add(line_, {.code = code, .text = std::move(text)});
    }

    std::string_view rest_;
    std::size_t line_ = 1;
    Warnings& warnings_;
};

/// The offset of the first game in a text, its `(`; npos if there is none.
std::size_t find_game(std::string_view text);

}  // namespace engine::gomoku::sgf
