// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/prose_headers.h"

#include <algorithm>
#include <array>

#include "engine/core/text/text.h"
#include "engine/xiangqi/notation/move_shape.h"

namespace engine::xiangqi {

namespace {

struct Name {
    std::string_view theirs;
    std::string_view ours;
};
constexpr std::array<Name, 44> kKeys{{{"赛事", "Event"},
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
                                      {"Red", "Red"},
                                      {"Black", "Black"}}};

constexpr std::array<Name, 20> kResults{
    {{"1-0", "1-0"},        {"0-1", "0-1"},        {"1/2-1/2", "1/2-1/2"}, {"½-½", "1/2-1/2"},
     {"红先胜", "1-0"},     {"紅先勝", "1-0"},     {"红先负", "0-1"},      {"紅先負", "0-1"},
     {"红先和", "1/2-1/2"}, {"紅先和", "1/2-1/2"}, {"红方胜", "1-0"},      {"紅方勝", "1-0"},
     {"黑方胜", "0-1"},     {"黑方勝", "0-1"},     {"红胜", "1-0"},        {"紅勝", "1-0"},
     {"黑胜", "0-1"},       {"黑勝", "0-1"},       {"和棋", "1/2-1/2"},    {"和局", "1/2-1/2"}}};

/// `A 先胜 B`: the first player won.
constexpr std::array<Name, 5> kTitleWords{
    {{"先胜", "1-0"}, {"先勝", "1-0"}, {"先负", "0-1"}, {"先負", "0-1"}, {"先和", "1/2-1/2"}}};

constexpr std::string_view kWideColon = "：";

bool take_pair(GameTree& tree, std::string_view line) {
    const std::size_t wide = line.find(kWideColon);
    const std::size_t narrow = line.find(':');
    const std::size_t at = std::min(wide, narrow);
    if (at == std::string_view::npos) return false;
    const auto key = trimmed(line.substr(0, at));
    const auto value = trimmed(line.substr(at + (at == wide ? kWideColon.size() : 1)));
    const auto known = std::find_if(kKeys.begin(), kKeys.end(),
                                    [&](const Name& name) { return name.theirs == key; });
    // 红方：炮二平五 is a move.
    if (known == kKeys.end() || value.empty() || move_length(value) > 0) return false;
    if (!tree.header(known->ours).empty()) return false;
    tree.headers.push_back({std::string(known->ours), std::string(value)});
    return true;
}

bool take_title(GameTree& tree, std::string_view line) {
    constexpr std::size_t kLongest = 120;
    if (line.size() > kLongest || !tree.header("Red").empty()) return false;
    for (const Name& word : kTitleWords) {
        const std::size_t at = line.find(word.theirs);
        if (at == std::string_view::npos) continue;
        const auto red = trimmed(line.substr(0, at));
        const auto black = trimmed(line.substr(at + word.theirs.size()));
        if (red.empty() || black.empty()) return false;
        tree.headers.push_back({"Red", std::string(red)});
        tree.headers.push_back({"Black", std::string(black)});
        tree.set_header("Result", word.ours);
        return true;
    }
    return false;
}

}  // namespace

bool take_header_line(GameTree& tree, std::string_view line) {
    line = trimmed(line);
    return take_pair(tree, line) || take_title(tree, line);
}

FoundResult result_at(std::string_view text) {
    for (const Name& known : kResults) {
        if (text.starts_with(known.theirs)) return {known.ours, known.theirs.size()};
    }
    return {};
}

}  // namespace engine::xiangqi
