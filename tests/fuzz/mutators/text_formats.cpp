// SPDX-License-Identifier: MIT
// The structure of the texts of each fuzzer; their words are in its dictionary.
#include <algorithm>
#include <array>

#include "engine/core/records/link_coder.h"
#include "engine/core/text/text.h"
#include "tests/fuzz/mutators/text_mutator.h"

namespace fuzz {

namespace {

constexpr std::array<Group, 5> kPgn{
    {{"(", ")"}, {"{", "}"}, {"[", "]"}, {"[Red \"", "\"]\n"}, {";", "\n"}}};
constexpr std::array<Group, 4> kProse{{{"(", ")"}, {"（", "）"}, {"[", "]"}, {"【", "】"}}};
constexpr std::array<Group, 5> kDhtmlxq{{{"[DhtmlXQ]", "[/DhtmlXQ]"},
                                         {"[DhtmlXQ_movelist]", "[/DhtmlXQ_movelist]"},
                                         {"[DhtmlXQ_move_0_1_1]", "[/DhtmlXQ_move_0_1_1]"},
                                         {"[DhtmlXQ_comment0]", "[/DhtmlXQ_comment0]"},
                                         {"[", "]"}}};
constexpr std::array<Group, 8> kCbf{{{"<Move value=\"77-47\">", "</Move>"},
                                     {"<Move value=\"77-47\" end=\"1\">", "</Move>"},
                                     {"<MoveList>", "</MoveList>"},
                                     {"<Head>", "</Head>"},
                                     {"<Comment>", "</Comment>"},
                                     {"<![CDATA[", "]]>"},
                                     {"<!--", "-->"},
                                     {"<", ">"}}};
constexpr std::array<Group, 4> kSgf{{{"(;", ")"}, {"(", ")"}, {"[", "]"}, {"C[", "]"}}};
constexpr std::array<Group, 1> kLines{{{"\n", "\n"}}};
constexpr std::array<Group, 2> kGomocup{{{"BOARD\n", "DONE\n"}, {"\n", "\n"}}};
constexpr std::array<Group, 1> kRows{{{"/", "/"}}};
constexpr std::array<Group, 3> kGomokuText{{{"(", ")"}, {"[", "]"}, {"{", "}"}}};

/// A reader stops at the damage of a link with a wrong checksum, and ignores one with a foreign
/// prefix, so both are repaired.
std::string repaired_link(std::string_view line, std::string_view prefix) {
    namespace link = engine::link;
    const std::string_view fragment = link::fragment_of(line);
    std::size_t foreign = 0;
    if (fragment.size() <= prefix.size()) return std::string(line);
    engine::Bytes bytes = link::from_base64(fragment.substr(prefix.size()), foreign);
    if (bytes.size() < 2) return std::string(line);
    const auto sum = link::checksum_of(engine::ByteView(bytes).subspan(2));
    engine::write_number(std::span(bytes), sum);
    return std::string(prefix) + link::to_base64(bytes);
}

void repair_links(std::string& text, std::string_view prefix) {
    std::string repaired;
    for (const auto line : engine::split_fields(text, '\n')) {
        repaired += repaired_link(line, prefix) + '\n';
    }
    repaired.pop_back();
    text = repaired;
}

void repair_xiangqi_links(std::string& text) { repair_links(text, "x1"); }
void repair_gomoku_links(std::string& text) {
    repair_links(text, text.starts_with("w2") ? "w2" : "w1");
}

const std::array<TextFormat, 13> kFormats{{{"fen", kRows},
                                           {"pgn", kPgn},
                                           {"text", kProse},
                                           {"dhtmlxq", kDhtmlxq},
                                           {"cbf", kCbf},
                                           {"link", {}, repair_xiangqi_links},
                                           {"gomoku_fen", kRows},
                                           {"gomoku_psq", kLines},
                                           {"gomoku_sgf", kSgf},
                                           {"gomoku_text", kGomokuText},
                                           {"gomoku_link", {}, repair_gomoku_links},
                                           {"uci", kLines},
                                           {"gomocup", kGomocup}}};

}  // namespace

const TextFormat* text_format(std::string_view name) {
    const auto* found = std::find_if(kFormats.begin(), kFormats.end(),
                                     [&](const TextFormat& one) { return one.name == name; });
    return found == kFormats.end() ? nullptr : found;
}

std::vector<std::string> words_of_dictionary(std::string_view dictionary) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::vector<std::string> words;
    for (const auto line : engine::split_fields(dictionary, '\n')) {
        const std::size_t begin = line.find('"');
        const std::size_t end = line.rfind('"');
        if (line.starts_with('#') || begin == std::string_view::npos || begin == end) continue;
        const std::string_view quoted = line.substr(begin + 1, end - begin - 1);
        std::string word;
        for (std::size_t i = 0; i < quoted.size(); ++i) {
            if (quoted[i] != '\\' || i + 1 == quoted.size()) {
                word += quoted[i];
            } else if (quoted[i + 1] == 'x' && i + 3 < quoted.size()) {
                const std::size_t high = kHex.find(quoted[i + 2]);
                const std::size_t low = kHex.find(quoted[i + 3]);
                word += static_cast<char>(high * 16 + low);
                i += 3;
            } else {
                word += quoted[++i];
            }
        }
        words.push_back(word);
    }
    return words;
}

}  // namespace fuzz
