// SPDX-License-Identifier: MIT
#include "engine/core/records/record_format.h"

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

}  // namespace engine
