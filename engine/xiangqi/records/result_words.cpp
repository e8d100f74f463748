// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/result_words.h"

namespace engine::xiangqi {

namespace {

/// Results that nothing else means.
const WordTable& sure_results() {
    static const WordTable table({
        {"1-0",
         "1-0|1 - 0|1.0-0.0|红先胜|紅先勝|红方胜|紅方勝|红胜|紅勝|红方获胜|紅方獲勝|黑方认输|"
         "黑方認輸|black resigns"},
        {"0-1",
         "0-1|0 - 1|0.0-1.0|红先负|紅先負|黑方胜|黑方勝|黑胜|黑勝|黑方获胜|黑方獲勝|红方认输|"
         "紅方認輸|red resigns"},
        {"1/2-1/2", "1/2-1/2|1/2 - 1/2|½-½|0.5-0.5|红先和|紅先和|和棋|和局|双方议和|雙方議和"},
    });
    return table;
}

/// The same after a label, where a time or a common word is a result too.
const WordTable& told_results() {
    static const WordTable table({
        {"1-0",
         "1:0|2-0|2:0|黑负|黑負|红方先胜|紅方先勝|先胜|先勝|红赢|紅贏|红方赢|紅方贏|red wins|"
         "red won|red win|white wins|white won|do thang|ben do thang|tien thang|den thua|"
         "先手勝ち|先手の勝ち|先手勝|赤勝ち|赤の勝ち"},
        {"0-1",
         "0:1|0-2|0:2|红负|紅負|先负|先負|黑赢|黑贏|黑方赢|黑方贏|后胜|後勝|后手胜|後手勝|"
         "black wins|black won|black win|den thang|ben den thang|hau thang|do thua|後手勝ち|"
         "後手の勝ち|黒勝ち|黒の勝ち|黒勝"},
        {"1/2-1/2",
         "½|1/2|1-1|1:1|½:½|1/2:1/2|=-=|先和|作和|和|平局|平手|draw|drawn|hoa|hoa co|hai ben hoa|"
         "引き分け|引分け|引分"},
    });
    return table;
}

}  // namespace

FoundWord result_at(std::string_view text) { return sure_results().at(text); }

FoundWord told_result_at(std::string_view text) {
    const FoundWord sure = result_at(text);
    return sure.length > 0 ? sure : told_results().at(text);
}

std::string_view result_in(std::string_view text) {
    if (text == "*") return text;
    const FoundWord found = told_result_at(text);
    return found.length == text.size() ? found.meaning : std::string_view();
}

}  // namespace engine::xiangqi
