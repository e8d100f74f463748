// SPDX-License-Identifier: MIT
#include "engine/core/records/record_format.h"

#include <algorithm>

namespace engine {

Fault why_no_game(std::string_view text) {
    const auto words = split_words(text.substr(0, 4096));
    const std::string_view word = words.empty() ? std::string_view() : words[0];
    const bool is_address =
        word.starts_with("http://") || word.starts_with("https://") || word.starts_with("www.");
    if (!is_address || words.size() > 1) return {.code = FaultCode::NoGame};
    const std::string_view host =
        word.substr(word.find("//") == std::string_view::npos ? 0 : word.find("//") + 2);
    return {.code = FaultCode::PageAddress,
            .text = std::string(host.substr(0, host.find_first_of("/?#")))};
}

std::optional<Warning> damage_in(std::string_view text) {
    std::string mark;
    append_character(mark, kReplacement);
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view before = text.substr(0, at);
    const std::size_t start = before.rfind('\n') + 1;
    const std::string_view line = text.substr(start, text.find('\n', at) - start);
    Warning warning;
    warning.at = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
    warning.fault = {.code = FaultCode::BadEncoding, .text = std::string(trimmed(line))};
    return warning;
}

}  // namespace engine
