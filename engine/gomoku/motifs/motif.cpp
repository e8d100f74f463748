// SPDX-License-Identifier: MIT
#include "engine/gomoku/motifs/motif.h"

#include <array>

namespace engine::gomoku {

std::string_view text_of(MotifKind kind) {
    constexpr std::array<std::string_view, static_cast<std::size_t>(MotifKind::Overline) + 1>
        kTexts{"five",         "open-four",        "double-four", "four-three",
               "double-three", "forbidden-answer", "vcf",         "vct",
               "ignored-four", "ignored-three",    "wrong-end",   "counter-four",
               "overline"};
    return kTexts[static_cast<std::size_t>(kind)];
}

}  // namespace engine::gomoku
