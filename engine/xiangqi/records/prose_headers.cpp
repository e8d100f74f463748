// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/prose_headers.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/prose_signs.h"

namespace engine::xiangqi {

namespace {

/// Words that mean the same, separated by bars, in lower case and without Vietnamese marks.
struct Words {
    std::string_view meaning;
    std::string_view words;
};

// In English, simplified and traditional Chinese, Vietnamese and Japanese.
constexpr std::array<Words, 12> kLabels{{
    {"Event",
     "event|tournament|赛事|賽事|比赛|比賽|赛事名称|賽事名稱|比赛名称|比賽名稱|giai|giai dau|"
     "ten giai|棋戦|大会"},
    {"Title", "title|标题|標題|棋局标题|棋局標題|棋谱名称|棋譜名稱|tieu de|表題"},
    {"Site",
     "site|place|地点|地點|比赛地点|比賽地點|对局地点|對局地點|dia diem|noi dau|場所|対局場"},
    {"Date",
     "date|日期|比赛日期|比賽日期|对局日期|對局日期|时间|時間|比赛时间|比賽時間|对局时间|"
     "對局時間|ngay|ngay dau|thoi gian|対局日|開始日時|日付"},
    {"Round", "round|轮次|輪次|比赛轮次|比賽輪次|vong|vong dau|回戦"},
    {"Red",
     "red|red player|红方|紅方|红|紅|先手|先手方|红方姓名|紅方姓名|红方棋手|紅方棋手|执红|執紅|"
     "do|ben do|quan do|tien|di tien|赤|赤方|先手番"},
    {"Black",
     "black|black player|黑方|黑|后手|後手|后手方|後手方|黑方姓名|黑方棋手|执黑|執黑|"
     "den|ben den|quan den|hau|di hau|黒|黒方|後手番"},
    {"RedTeam", "red team|红方团体|紅方團體|红方单位|紅方單位"},
    {"BlackTeam", "black team|黑方团体|黑方團體|黑方单位|黑方單位"},
    {"Opening", "opening|开局|開局|布局|佈局|khai cuoc|戦型"},
    {"Annotator", "annotator|评注|評註|評注|评注者|評註者|binh luan"},
    {"Result", "result|结果|結果|比赛结果|比賽結果|对局结果|對局結果|ket qua|勝敗"},
}};

/// Results that nothing else means.
constexpr std::array<Words, 3> kResults{{
    {"1-0", "1-0|红先胜|紅先勝|红方胜|紅方勝|红胜|紅勝"},
    {"0-1", "0-1|红先负|紅先負|黑方胜|黑方勝|黑胜|黑勝"},
    {"1/2-1/2", "1/2-1/2|½-½|红先和|紅先和|和棋|和局"},
}};
/// The same after a label, where a time or a common word is a result too.
constexpr std::array<Words, 3> kLabelledResults{{
    {"1-0",
     "1:0|红方先胜|紅方先勝|先胜|先勝|红赢|紅贏|红方赢|紅方贏|red wins|red won|red win|do thang|"
     "ben do thang|tien thang|den thua|先手勝ち|先手の勝ち|先手勝|赤勝ち|赤の勝ち"},
    {"0-1",
     "0:1|先负|先負|黑赢|黑贏|黑方赢|黑方贏|后胜|後勝|后手胜|後手勝|black wins|black won|black win|"
     "den thang|ben den thang|hau thang|do thua|後手勝ち|後手の勝ち|黒勝ち|黒の勝ち|黒勝"},
    {"1/2-1/2",
     "½:½|1/2:1/2|0.5-0.5|先和|和|平局|平手|draw|drawn|hoa|hoa co|hai ben "
     "hoa|引き分け|引分け|引分"},
}};

/// `A 先胜 B`: the first player won. Only a name ends before ` 对 ` and ` vs `.
constexpr std::array<Words, 4> kTitleWords{{{"1-0", "先胜|先勝| 胜 | 勝 |(胜)|(勝)|(先胜)|(先勝)"},
                                            {"0-1", "先负|先負| 负 | 負 |(负)|(負)|(先负)|(先負)"},
                                            {"1/2-1/2", "先和|(先和)"},
                                            {"", " 对 | 對 | vs | vs. "}}};

bool is_space_at(std::string_view text) {
    return !text.empty() && (text.front() == '\t' || plain_form(take_character(text)) == U' ');
}

std::string_view without_spaces(std::string_view text) {
    while (is_space_at(text)) text.remove_prefix(character_length(text));
    return text;
}

/// Trims typesetters' spaces, too.
std::string_view trimmed_wide(std::string_view text) {
    text = without_spaces(text);
    for (;;) {
        std::size_t last = text.empty() ? 0 : text.size() - 1;
        while (last > 0 && continues_character(text[last])) --last;
        if (!is_space_at(text.substr(last))) return text;
        text = text.substr(0, last);
    }
}

/// The length of `word` at the start of `text`, in any form of its characters; Chinese characters
/// may have spaces between them (红　方). 0 if it is not there.
std::size_t word_length(std::string_view text, std::string_view word) {
    std::string_view rest = text;
    for (bool is_wide = false; !word.empty();) {
        const char32_t wanted = take_character(word);
        if (wanted == U' ' ? !is_space_at(rest) : rest.empty()) return 0;
        if (wanted == U' ') {
            rest = without_spaces(rest);
            continue;
        }
        if (is_wide && wanted >= 0x2E80) rest = without_spaces(rest);
        if (rest.empty() || unmarked(plain_form(take_character(rest))) != wanted) return 0;
        is_wide = wanted >= 0x2E80;
    }
    return text.size() - rest.size();
}

/// Removes the next word from `words`.
std::string_view take_word(std::string_view& words) {
    const std::string_view word = words.substr(0, words.find('|'));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    return word;
}

/// The longest word of the tables at the start of `text`.
FoundResult word_at(std::string_view text, std::span<const Words> tables) {
    FoundResult found;
    for (const auto& [meaning, all] : tables) {
        for (std::string_view words = all; !words.empty();) {
            const std::size_t length = word_length(text, take_word(words));
            if (length > found.length) found = {meaning, length};
        }
    }
    return found;
}

/// A known key with its colon.
struct Label {
    std::string_view header;
    std::size_t length = 0;
};

std::size_t bracket_length(std::string_view text, std::string_view brackets) {
    for (; !brackets.empty(); brackets.remove_prefix(character_length(brackets))) {
        const auto bracket = brackets.substr(0, character_length(brackets));
        if (text.starts_with(bracket)) return bracket.size();
    }
    return 0;
}

/// The opening brackets of labels.
constexpr std::string_view kOpening = "【［〔「[";

/// The label at the start of `text`; empty if there is none. Brackets or quotes may stand in place
/// of the colon: 【红方】甲, [红方 "甲"].
Label label_at(std::string_view text) {
    const std::size_t open = bracket_length(text, kOpening);
    const std::string_view inside = text.substr(open);
    for (const auto& [header, all] : kLabels) {
        for (std::string_view words = all; !words.empty();) {
            const std::size_t length = word_length(inside, take_word(words));
            if (length == 0) continue;
            std::string_view rest = without_spaces(inside.substr(length));
            const std::size_t close = open > 0 ? bracket_length(rest, "】］〕」]") : 0;
            rest = without_spaces(rest.substr(close));
            std::string_view after = rest;
            const char32_t sign = rest.empty() ? 0 : plain_form(take_character(after));
            if (sign == U':' || sign == U'=') return {header, text.size() - after.size()};
            if (close > 0 || (open > 0 && sign == U'"')) {
                return {header, text.size() - rest.size()};
            }
        }
    }
    return {};
}

std::string_view without_last_signs(std::string_view text) {
    for (bool is_sign = true; is_sign && !text.empty();) {
        std::size_t last = text.size() - 1;
        while (last > 0 && continues_character(text[last])) --last;
        is_sign = sign_length(text.substr(last)) > 0 || text[last] == '/';
        if (is_sign) text = text.substr(0, last);
    }
    return text;
}

/// The value that `text` begins with: up to the next label after a space or a sign, in brackets, or
/// of two Chinese characters at least, which no name has before a colon.
std::string_view value_in(std::string_view text) {
    constexpr std::size_t kTwoCharacters = 6;
    bool is_apart = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const bool may_be_label = is_apart || !is_ascii(rest[0]) || rest[0] == '[';
        const std::size_t label = may_be_label ? label_at(rest).length : 0;
        if (label > 0 && (is_apart || label > kTwoCharacters)) return text.substr(0, at);
        is_apart = sign_length(rest) > 0 || text[at] == '/';
        at += character_length(rest);
    }
    return text;
}

/// The words of a value: without spaces, quotes, the last signs and the bracket after [红方 "甲"].
std::string_view words_of(std::string_view value) {
    value = trimmed_wide(value);
    if (value.starts_with('"')) return value.substr(1, value.find('"', 1) - 1);
    value = trimmed_wide(without_last_signs(value));
    for (const std::string_view between : {" vs", " VS", " 对", " 對", " –"}) {
        if (value.ends_with(between)) value.remove_suffix(between.size());
    }
    const bool opens = value.find('[') != std::string_view::npos;
    if (!opens && value.ends_with(']')) value.remove_suffix(1);
    return trimmed_wide(value);
}

/// A result and the reason after it, in brackets or not; false if it is none.
bool take_labelled_result(GameTree& tree, std::string_view value) {
    const FoundResult sure = result_at(value);
    const FoundResult found = sure.length > 0 ? sure : word_at(value, kLabelledResults);
    if (found.length == 0 && value != "*") return false;
    if (found.length == 0) return true;
    std::string_view reason = without_separators(value.substr(found.length));
    const bool is_bracketed = bracketed_length(reason) == reason.size() && !reason.empty();
    // The rest of a word makes it another one.
    if (!reason.empty() && reason.size() == value.size() - found.length && !is_bracketed)
        return false;
    tree.set_header("Result", found.result);
    if (is_bracketed) {
        const std::size_t open = character_length(reason);
        std::size_t last = reason.size() - 1;
        while (continues_character(reason[last])) --last;
        reason = trimmed_wide(reason.substr(open, last - open));
    }
    if (!reason.empty() && tree.header("Termination").empty()) {
        tree.headers.push_back({"Termination", std::string(reason)});
    }
    return true;
}

/// False if the value has no place in the headers.
bool take_value(GameTree& tree, std::string_view header, std::string_view value) {
    if (value.empty()) return true;
    const std::string_view known = tree.header(header);
    if (header == "Result") {
        return (known.empty() || known == "*") ? take_labelled_result(tree, value)
                                               : known == result_at(value).result;
    }
    if (known.empty()) tree.headers.push_back({std::string(header), std::string(value)});
    return known.empty() || known == value;
}

/// `红方：王天一 黑方：郑惟桐`, with any separators.
bool take_labels(GameTree& tree, std::string_view line) {
    // 红方：炮二平五 is a move.
    if (move_length(trimmed(line.substr(label_at(line).length))) > 0) return false;
    bool has_label = false;
    while (!line.empty()) {
        const Label label = label_at(line);
        if (label.length == 0) break;
        has_label = true;
        const std::string_view value = value_in(line.substr(label.length));
        const std::string_view words = words_of(value);
        if (!take_value(tree, label.header, words)) {
            append_line(tree.edit_notes(kRootNode).comment,
                        trimmed_wide(line.substr(0, label.length + value.size())));
        }
        line.remove_prefix(label.length + value.size());
    }
    return has_label;
}

/// A rule of dashes.
bool is_rule(std::string_view line) {
    while (!line.empty()) {
        const char32_t c = take_character(line);
        const bool is_frame = c >= 0x2500 && c < 0x2580;
        const bool is_sign =
            std::u32string_view(U"-=_*~ |:+.#").find(plain_form(c)) != std::u32string_view::npos ||
            c == U'·' || c == U'•' || c == U'…';
        if (!is_frame && !is_sign) return false;
    }
    return true;
}

/// The heads of the columns of a table of moves.
bool is_table_head(std::string_view line) {
    constexpr std::array<Words, 1> kHeads{
        {{"",
          "回合|序号|序號|红方|紅方|黑方|红|紅|黑|着法|著法|用时|用時|备注|備註|no|no.|move|red|"
          "black|time|luot|do|den|先手|後手|手数"}}};
    std::size_t heads = 0;
    for (line = without_separators(line); !line.empty(); line = without_separators(line)) {
        const std::size_t length = word_at(line, kHeads).length;
        if (length == 0) return false;
        line.remove_prefix(length);
        ++heads;
    }
    return heads > 1;
}

/// The line in which a program names itself, or the address of a page before the moves.
bool is_advertisement(const GameTree& tree, std::string_view line) {
    constexpr std::array<Words, 1> kBeginnings{
        {{"",
          "棋谱由|棋譜由|本棋谱由|本棋譜由|此棋谱由|此棋譜由|generated by|created by|exported by|"
          "made with|powered by|tao boi|duoc tao boi"}}};
    if (word_at(line, kBeginnings).length > 0) return true;
    constexpr std::size_t kLongest = 120;
    if (tree.size() > 1 || line.size() > kLongest) return false;
    return line.find("http://") != std::string_view::npos ||
           line.find("https://") != std::string_view::npos ||
           line.find("www.") != std::string_view::npos;
}

/// A line with nothing but a result, in words that may mean something else among others.
bool take_result_line(GameTree& tree, std::string_view line) {
    line = trimmed_wide(without_last_signs(line));
    const FoundResult found = word_at(line, kLabelledResults);
    if (found.length == 0 || found.length != line.size()) return false;
    tree.set_header("Result", found.result);
    return true;
}

bool take_title(GameTree& tree, std::string_view line) {
    constexpr std::size_t kLongest = 120;
    if (line.size() > kLongest || !tree.header("Red").empty()) return false;
    for (std::size_t at = 0; at < line.size(); at += character_length(line.substr(at))) {
        const auto [result, length] = word_at(line.substr(at), kTitleWords);
        if (length == 0) continue;
        // Words about a game may oppose two pieces as well.
        if (result.empty() && tree.size() > 1) return false;
        const auto red = trimmed_wide(line.substr(0, at));
        const auto black = trimmed_wide(line.substr(at + length));
        if (red.empty() || black.empty()) return false;
        tree.headers.push_back({"Red", std::string(red)});
        tree.headers.push_back({"Black", std::string(black)});
        if (!result.empty()) tree.set_header("Result", result);
        return true;
    }
    return false;
}

}  // namespace

bool take_header_line(GameTree& tree, std::string_view line) {
    line = trimmed_wide(line);
    if (line.empty()) return false;
    return is_rule(line) || is_table_head(line) || take_labels(tree, line) ||
           is_advertisement(tree, line) || take_result_line(tree, line) || take_title(tree, line);
}

bool starts_with_label(std::string_view text) { return label_at(text).length > 0; }

bool is_header_line(std::string_view line) {
    GameTree unused;
    return take_header_line(unused, line);
}

FoundResult result_at(std::string_view text) { return word_at(text, kResults); }

}  // namespace engine::xiangqi
