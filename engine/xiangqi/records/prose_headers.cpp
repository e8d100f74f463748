// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/prose_headers.h"

#include <algorithm>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/core/text/word_table.h"
#include "engine/xiangqi/notation/chinese.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/move_number.h"
#include "engine/xiangqi/records/prose_signs.h"
#include "engine/xiangqi/records/result_words.h"

namespace engine::xiangqi {

namespace {

// In English, simplified and traditional Chinese, Vietnamese and Japanese.
const WordTable& labels() {
    static const WordTable table({
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
         "red|white|red player|红方|紅方|红|紅|先手|先手方|红方姓名|紅方姓名|红方棋手|紅方棋手|"
         "执红|執紅|do|ben do|quan do|trang|tien|di tien|赤|赤方|先手番"},
        {"Black",
         "black|black player|黑方|黑|后手|後手|后手方|後手方|黑方姓名|黑方棋手|执黑|執黑|den|"
         "ben den|quan den|hau|di hau|黒|黒方|後手番"},
        {"RedTeam", "red team|红方团体|紅方團體|红方单位|紅方單位"},
        {"BlackTeam", "black team|黑方团体|黑方團體|黑方单位|黑方單位"},
        {"Opening", "opening|开局|開局|布局|佈局|khai cuoc|戦型"},
        {"Annotator", "annotator|评注|評註|評注|评注者|評註者|binh luan"},
        {"Result",
         "result|结果|結果|比赛结果|比賽結果|对局结果|對局結果|賽果|赛果|ket qua|kq|勝敗"},
    });
    return table;
}

/// `A 先胜 B`: the first player won. Only a name ends before ` 对 ` and ` vs `.
const WordTable& title_words() {
    static const WordTable table(
        {{"1-0",
          "先胜|先勝|红先胜|紅先勝| 胜 | 勝 |(胜)|(勝)|(先胜)|(先勝)|"
          "(红先胜)|(紅先勝)|(红胜)|(紅勝)| 1-0 "},
         {"0-1",
          "先负|先負|红先负|紅先負| 负 | 負 |(负)|(負)|(先负)|(先負)|"
          "(红先负)|(紅先負)|(黑胜)|(黑勝)| 0-1 "},
         {"1/2-1/2", "先和|红先和|紅先和|(和)|(先和)|(红先和)|(紅先和)| 1/2-1/2 "},
         {"", " 对 | 對 | vs | vs. "}});
    return table;
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
    for (const auto& [header, length] : labels().all_at(inside)) {
        std::string_view rest = without_spaces(inside.substr(length));
        const std::size_t close = open > 0 ? bracket_length(rest, "】］〕」]") : 0;
        rest = without_spaces(rest.substr(close));
        std::string_view after = rest;
        const char32_t sign = rest.empty() ? 0 : plain_form(take_character(after));
        if (sign == U':' || sign == U'=') return {header, text.size() - after.size()};
        if (close > 0 || (open > 0 && sign == U'"')) return {header, text.size() - rest.size()};
    }
    return {};
}

std::string_view without_last_signs(std::string_view text) {
    while (!text.empty() && sign_length(last_character(text)) > 0) {
        text.remove_suffix(last_character(text).size());
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
    const FoundWord found = told_result_at(value);
    if (found.length == 0 && value != "*") return false;
    if (found.length == 0) return true;
    std::string_view reason = without_separators(value.substr(found.length));
    const bool is_bracketed = bracketed_length(reason) == reason.size() && !reason.empty();
    // The rest of a word makes it another one.
    if (!reason.empty() && reason.size() == value.size() - found.length && !is_bracketed)
        return false;
    tree.set_header("Result", found.meaning);
    if (is_bracketed) {
        reason.remove_prefix(character_length(reason));
        reason.remove_suffix(last_character(reason).size());
        reason = trimmed_wide(reason);
    }
    if (!reason.empty() && tree.header("Termination").empty()) {
        tree.headers.push_back({"Termination", std::string(reason)});
    }
    return true;
}

/// A result after the name of the first player: 王天一 胜.
const WordTable& outcomes() {
    static const WordTable table(
        {{"1-0", " 胜| 勝|(胜)|(勝)"}, {"0-1", " 负| 負|(负)|(負)"}, {"1/2-1/2", " 和|(和)"}});
    return table;
}

/// Takes the result from the end of a name.
void take_outcome(GameTree& tree, std::string_view header, std::string_view& name) {
    if (header != "Red" && header != "Black") return;
    for (std::size_t at = 0; at < name.size(); at += character_length(name.substr(at))) {
        auto [result, length] = outcomes().at(name.substr(at));
        if (length == 0 || at == 0 || at + length < name.size()) continue;
        if (header == "Black" && result != "1/2-1/2") result = result == "1-0" ? "0-1" : "1-0";
        if (tree.header("Result").empty()) tree.headers.push_back({"Result", std::string(result)});
        name = trimmed_wide(name.substr(0, at));
    }
}

/// False if the value has no place in the headers.
bool take_value(GameTree& tree, std::string_view header, std::string_view value) {
    if (value.empty()) return true;
    const std::string_view known = tree.header(header);
    if (header == "Result") {
        return (known.empty() || known == "*") ? take_labelled_result(tree, value)
                                               : known == result_in(value);
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
        std::string_view words = words_of(value);
        take_outcome(tree, label.header, words);
        if (!take_value(tree, label.header, words)) {
            append_line(tree.edit_notes(kRootNode).comment,
                        trimmed_wide(line.substr(0, label.length + value.size())));
        }
        line.remove_prefix(label.length + value.size());
    }
    return has_label;
}

/// 第2局, before the names of a game of several.
std::size_t game_number_length(std::string_view line) {
    static const WordTable games({{"", "局|盘|盤"}});
    if (!line.starts_with("第")) return 0;
    std::string_view rest = line.substr(character_length(line));
    const auto is_number = [](char32_t c) {
        return (c >= U'0' && c <= U'9') || c == U'十' || digit_meant(c);
    };
    while (!rest.empty() && is_number(plain_form(take_character(rest)))) {
        const std::size_t length = games.at(rest).length;
        if (length > 0) return line.size() - rest.size() + length;
    }
    return 0;
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
    static const WordTable names(
        {{"",
          "回合|序号|序號|红方|紅方|黑方|红|紅|黑|着法|著法|用时|用時|备注|備註|no|no.|move|red|"
          "black|time|luot|do|den|先手|後手|手数"}});
    std::size_t heads = 0;
    for (line = without_separators(line); !line.empty(); line = without_separators(line)) {
        const std::size_t length = names.at(line).length;
        if (length == 0) return false;
        line.remove_prefix(length);
        ++heads;
    }
    return heads > 1;
}

/// The line in which a program names itself, or the address of a page before the moves.
bool is_advertisement(const GameTree& tree, std::string_view line) {
    static const WordTable beginnings(
        {{"",
          "棋谱由|棋譜由|本棋谱由|本棋譜由|此棋谱由|此棋譜由|generated by|created by|exported by|"
          "made with|powered by|tao boi|duoc tao boi"}});
    if (beginnings.at(line).length > 0) return true;
    constexpr std::size_t kLongest = 120;
    if (tree.size() > 1 || line.size() > kLongest) return false;
    return line.find("http://") != std::string_view::npos ||
           line.find("https://") != std::string_view::npos ||
           line.find("www.") != std::string_view::npos;
}

/// A line with nothing but a result, in words that may mean something else among others; in
/// Japanese also after the number of moves, まで42手で後手の勝ち.
bool take_result_line(GameTree& tree, std::string_view line) {
    line = trimmed_wide(without_last_signs(line));
    const std::size_t moves = line.starts_with("まで") ? line.find("手で") : std::string_view::npos;
    if (moves != std::string_view::npos)
        line = trimmed_wide(line.substr(moves + std::string_view("手で").size()));
    const std::string_view result = result_in(line);
    if (result.empty() || result == "*") return false;
    tree.set_header("Result", result);
    return true;
}

/// Whether the text is a sentence or names a side, not a player.
bool is_no_name(std::string_view text) {
    for (std::string_view rest = text; !rest.empty();) {
        const char32_t c = plain_form(take_character(rest));
        if (std::u32string_view(U"，。；、！？,;!?").find(c) != std::u32string_view::npos)
            return true;
    }
    return text.empty() || labels().at(text).length == text.size();
}

/// Takes the event and the round before the first player's name: 第3轮 许银川.
void take_event(GameTree& tree, std::string_view& red) {
    const std::size_t space = red.rfind(' ');
    if (space == std::string_view::npos) return;
    const std::string_view before = trimmed_wide(red.substr(0, space));
    const bool has_digit = std::any_of(before.begin(), before.end(), is_digit);
    const std::string_view last = last_character(before);
    const bool is_event =
        last == "杯" || last == "赛" || last == "賽" || last == "轮" || last == "輪";
    // Else it is the player's team: 浙江 王天一.
    if (!has_digit && !is_event) return;
    tree.headers.push_back({"Event", std::string(before)});
    red = red.substr(space + 1);
}

bool take_title(GameTree& tree, std::string_view line) {
    constexpr std::size_t kLongest = 120;
    if (line.size() > kLongest || !tree.header("Red").empty()) return false;
    for (std::size_t at = 0; at < line.size(); at += character_length(line.substr(at))) {
        const auto [result, length] = title_words().at(line.substr(at));
        if (length == 0) continue;
        // Words about a game may oppose two pieces as well, or tell the score of a match.
        const bool is_sure = !result.empty() && !is_digit(trimmed(line.substr(at))[0]);
        if (!is_sure && tree.size() > 1) return false;
        auto red = trimmed_wide(line.substr(0, at));
        const auto black = trimmed_wide(line.substr(at + length));
        if (is_no_name(red) || is_no_name(black)) return false;
        if (tree.header("Event").empty()) take_event(tree, red);
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
    if (const std::size_t length = game_number_length(line); length > 0) {
        const auto rest = without_separators(line.substr(length));
        return rest.empty() || take_header_line(tree, rest);
    }
    return is_rule(line) || is_table_head(line) || take_labels(tree, line) ||
           is_advertisement(tree, line) || take_result_line(tree, line) || take_title(tree, line);
}

std::string_view value_below(std::string_view label, std::string_view rest) {
    constexpr std::size_t kLongest = 60;
    label = trimmed_wide(label);
    const std::size_t length = label_at(label).length;
    if (length == 0 || length < label.size()) return {};
    const std::string_view line = rest.substr(0, rest.find('\n'));
    const std::string_view value = trimmed_wide(line);
    const bool is_value = !value.empty() && value.size() <= kLongest && !starts_with_label(value) &&
                          move_length(value) == 0 && !move_number_at(value);
    return is_value ? line : std::string_view();
}

bool starts_with_label(std::string_view text) { return label_at(text).length > 0; }

bool is_header_line(std::string_view line) {
    GameTree unused;
    return take_header_line(unused, line);
}

}  // namespace engine::xiangqi
