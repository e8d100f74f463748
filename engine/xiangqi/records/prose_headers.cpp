// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/prose_headers.h"

#include <algorithm>
#include <array>

#include "engine/core/text/text.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/prose_signs.h"

namespace engine::xiangqi {

namespace {

struct Name {
    std::string_view theirs;
    std::string_view ours;
};
constexpr std::array<Name, 56> kKeys{{{"赛事", "Event"},
                                      {"賽事", "Event"},
                                      {"比赛", "Event"},
                                      {"比賽", "Event"},
                                      {"赛事名称", "Event"},
                                      {"比赛名称", "Event"},
                                      {"标题", "Title"},
                                      {"標題", "Title"},
                                      {"棋局标题", "Title"},
                                      {"地点", "Site"},
                                      {"地點", "Site"},
                                      {"比赛地点", "Site"},
                                      {"日期", "Date"},
                                      {"比赛日期", "Date"},
                                      {"时间", "Date"},
                                      {"比赛时间", "Date"},
                                      {"轮次", "Round"},
                                      {"比赛轮次", "Round"},
                                      {"红方", "Red"},
                                      {"紅方", "Red"},
                                      {"红", "Red"},
                                      {"紅", "Red"},
                                      {"先手", "Red"},
                                      {"红方姓名", "Red"},
                                      {"黑方", "Black"},
                                      {"黑", "Black"},
                                      {"后手", "Black"},
                                      {"後手", "Black"},
                                      {"黑方姓名", "Black"},
                                      {"红方团体", "RedTeam"},
                                      {"黑方团体", "BlackTeam"},
                                      {"开局", "Opening"},
                                      {"布局", "Opening"},
                                      {"評註", "Annotator"},
                                      {"评注", "Annotator"},
                                      {"Giải", "Event"},
                                      {"Ngày", "Date"},
                                      {"Địa điểm", "Site"},
                                      {"Đỏ", "Red"},
                                      {"Tiên", "Red"},
                                      {"Đen", "Black"},
                                      {"Hậu", "Black"},
                                      {"Kết quả", "Result"},
                                      {"结果", "Result"},
                                      {"結果", "Result"},
                                      {"比赛结果", "Result"},
                                      {"比賽結果", "Result"},
                                      {"棋戦", "Event"},
                                      {"場所", "Site"},
                                      {"Event", "Event"},
                                      {"Site", "Site"},
                                      {"Date", "Date"},
                                      {"Round", "Round"},
                                      {"Result", "Result"},
                                      {"Red", "Red"},
                                      {"Black", "Black"}}};

constexpr std::array<Name, 20> kResults{
    {{"1-0", "1-0"},        {"0-1", "0-1"},        {"1/2-1/2", "1/2-1/2"}, {"½-½", "1/2-1/2"},
     {"红先胜", "1-0"},     {"紅先勝", "1-0"},     {"红先负", "0-1"},      {"紅先負", "0-1"},
     {"红先和", "1/2-1/2"}, {"紅先和", "1/2-1/2"}, {"红方胜", "1-0"},      {"紅方勝", "1-0"},
     {"黑方胜", "0-1"},     {"黑方勝", "0-1"},     {"红胜", "1-0"},        {"紅勝", "1-0"},
     {"黑胜", "0-1"},       {"黑勝", "0-1"},       {"和棋", "1/2-1/2"},    {"和局", "1/2-1/2"}}};

/// `A 先胜 B`: the first player won. Only a name ends before ` 对 `.
constexpr std::array<Name, 7> kTitleWords{{{"先胜", "1-0"},
                                           {"先勝", "1-0"},
                                           {"先负", "0-1"},
                                           {"先負", "0-1"},
                                           {"先和", "1/2-1/2"},
                                           {" 对 ", ""},
                                           {" 對 ", ""}}};

/// A known key with its colon.
struct Label {
    std::string_view header;
    std::size_t length = 0;
};

/// The label at the start of `text`; empty if there is none.
Label label_at(std::string_view text) {
    for (const Name& key : kKeys) {
        if (!text.starts_with(key.theirs)) continue;
        std::size_t before = key.theirs.size();
        while (before < text.size() && text[before] == ' ') ++before;
        const std::string_view colon = text.substr(before);
        if (colon.starts_with(':')) return {key.ours, before + 1};
        if (colon.starts_with("：")) return {key.ours, before + std::string_view("：").size()};
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

/// The value that `text` begins with: up to the next label after a space or a sign.
std::string_view value_in(std::string_view text) {
    bool is_apart = false;
    for (std::size_t at = 0; at < text.size();) {
        if (is_apart && label_at(text.substr(at)).length > 0) return text.substr(0, at);
        is_apart = sign_length(text.substr(at)) > 0 || text[at] == '/';
        at += character_length(text.substr(at));
    }
    return text;
}

void take_value(GameTree& tree, std::string_view header, std::string_view value) {
    if (value.empty() || !tree.header(header).empty()) return;
    if (header != "Result") {
        tree.headers.push_back({std::string(header), std::string(value)});
    } else if (const auto found = result_at(value); found.length == value.size()) {
        tree.set_header("Result", found.result);
    }
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
        line.remove_prefix(label.length);
        const std::string_view value = value_in(line);
        line.remove_prefix(value.size());
        take_value(tree, label.header, without_last_signs(trimmed(value)));
    }
    return has_label;
}

/// A rule of dashes, or the line in which a program names itself.
bool says_nothing(std::string_view line) {
    for (const std::string_view start : {"棋谱由", "棋譜由"}) {
        if (line.starts_with(start)) return true;
    }
    return !line.empty() && line.find_first_not_of("-=_*~ ") == std::string_view::npos;
}

bool take_title(GameTree& tree, std::string_view line) {
    constexpr std::size_t kLongest = 120;
    if (line.size() > kLongest || !tree.header("Red").empty()) return false;
    for (const Name& word : kTitleWords) {
        const std::size_t at = line.find(word.theirs);
        if (at == std::string_view::npos) continue;
        // Words about a game may oppose two pieces as well.
        if (word.ours.empty() && tree.size() > 1) return false;
        const auto red = trimmed(line.substr(0, at));
        const auto black = trimmed(line.substr(at + word.theirs.size()));
        if (red.empty() || black.empty()) return false;
        tree.headers.push_back({"Red", std::string(red)});
        tree.headers.push_back({"Black", std::string(black)});
        if (!word.ours.empty()) tree.set_header("Result", word.ours);
        return true;
    }
    return false;
}

}  // namespace

bool take_header_line(GameTree& tree, std::string_view line) {
    line = trimmed(line);
    return says_nothing(line) || take_labels(tree, line) || take_title(tree, line);
}

bool starts_with_label(std::string_view text) { return label_at(text).length > 0; }

FoundResult result_at(std::string_view text) {
    for (const Name& known : kResults) {
        if (text.starts_with(known.theirs)) return {known.ours, known.theirs.size()};
    }
    return {};
}

}  // namespace engine::xiangqi
