// SPDX-License-Identifier: MIT
// Conversions between C++ and JavaScript values: lists are arrays, options may be null, enums are
// their names, structs are registered once as objects with named fields.
#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/records/record_tree.h"

namespace chuhe {

using emscripten::val;

/// A JavaScript number, clamped to the range of `Integer`; NaN becomes 0.
template <class Integer>
Integer to_integer(double number) {
    constexpr double kExact = 9'007'199'254'740'992.0;
    using Range = std::numeric_limits<Integer>;
    const double low = std::max(static_cast<double>(Range::lowest()), -kExact);
    const double high = std::min(static_cast<double>(Range::max()), kExact);
    return std::isnan(number) ? Integer{} : static_cast<Integer>(std::clamp(number, low, high));
}

template <class Value>
struct Convert {
    static val to_js(const Value& value) {
        if constexpr (std::is_enum_v<Value>) {
            return val(std::string(text_of(value)));
        } else if constexpr (std::is_arithmetic_v<Value> && !std::is_same_v<Value, bool>) {
            return val(static_cast<double>(value));
        } else {
            return val(value);
        }
    }
    static Value from_js(const val& value) {
        if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>) {
            return to_integer<Value>(value.as<double>());
        } else {
            return value.as<Value>();
        }
    }
};

template <class Value>
val to_js(const Value& value) {
    return Convert<Value>::to_js(value);
}

template <class Value>
Value from_js(const val& value) {
    return Convert<Value>::from_js(value);
}

template <class Item>
struct Convert<std::vector<Item>> {
    static val to_js(const std::vector<Item>& items) {
        val array = val::array();
        for (const Item& item : items) array.call<void>("push", chuhe::to_js(item));
        return array;
    }
    static std::vector<Item> from_js(const val& array) {
        std::vector<Item> items;
        const auto length = array["length"].as<unsigned>();
        for (unsigned i = 0; i < length; ++i) items.push_back(chuhe::from_js<Item>(array[i]));
        return items;
    }
};

template <class Value>
struct Convert<std::optional<Value>> {
    static val to_js(const std::optional<Value>& value) {
        return value ? chuhe::to_js(*value) : val::null();
    }
    static std::optional<Value> from_js(const val& value) {
        if (value.isNull()) return std::nullopt;
        return chuhe::from_js<Value>(value);
    }
};

/// A letter; an empty string for none.
template <>
struct Convert<char> {
    static val to_js(char letter) { return val(std::string(letter == 0 ? 0 : 1, letter)); }
    static char from_js(const val& text) {
        const auto letters = text.as<std::string>();
        return letters.empty() ? char{0} : letters[0];
    }
};

/// An unknown status means an ongoing game.
template <>
struct Convert<engine::Status> {
    static val to_js(engine::Status status) { return val(std::string(text_of(status))); }
    static engine::Status from_js(const val& text) {
        using enum engine::Status;
        const auto name = text.as<std::string>();
        for (const auto status : {FirstWins, SecondWins, Draw}) {
            if (name == text_of(status)) return status;
        }
        return Ongoing;
    }
};

/// By the name of the notation; only written, never read.
template <>
struct Convert<std::vector<engine::WrittenMove>> {
    static val to_js(const std::vector<engine::WrittenMove>& written) {
        val texts = val::object();
        for (const auto& [notation, text] : written) texts.set(notation, text);
        return texts;
    }
    static std::vector<engine::WrittenMove> from_js(const val& /*texts*/) { return {}; }
};

/// The name of a member in JavaScript's spelling: moveTimeMs for &Limits::move_time_ms. Derived
/// from the member, so that a field cannot be registered under another name.
template <auto kMember>
struct FieldName {
    static constexpr std::string_view member() {
        const std::string_view text = __PRETTY_FUNCTION__;  // "… [kMember = &Limits::depth]"
        const std::size_t start = text.rfind(':') + 1;
        return text.substr(start, text.rfind(']') - start);
    }

    static constexpr auto make() {
        std::array<char, member().size() + 1> name{};
        std::size_t size = 0;
        bool starts_word = false;
        for (const char letter : member()) {
            const bool is_gap = letter == '_';
            if (!is_gap)
                name[size++] = starts_word ? static_cast<char>(letter - 'a' + 'A') : letter;
            starts_word = is_gap;
        }
        return name;
    }

    static constexpr auto kText = make();
};

/// Registers a struct as an object; all its fields must be present when it is read.
template <class Struct>
class Object {
  public:
    explicit Object(const char* name) : object_(name) {}

    template <auto... kMembers>
    void fields() {
        (object_.field(FieldName<kMembers>::kText.data(), &get<kMembers>, &set<kMembers>), ...);
    }

  private:
    template <auto kMember>
    static val get(const Struct& whole) {
        return to_js(whole.*kMember);
    }
    template <auto kMember>
    static void set(Struct& whole, val value) {
        whole.*kMember = from_js<std::remove_cvref_t<decltype(whole.*kMember)>>(value);
    }

    emscripten::value_object<Struct> object_;
};

}  // namespace chuhe
