// SPDX-License-Identifier: MIT
// The positions of the bench: openings, defences, attacks and full boards, most of them freestyle.
#pragma once

#include <array>
#include <string_view>

namespace engine::gomoku {

inline constexpr std::array<std::string_view, 22> kBenchPositions{
    "15/15/15/15/15/15/6w1w1b4/7b7/15/10b4/15/15/15/15/15 w freestyle",
    "15/15/15/15/15/15/15/12w2/10wb1b1/8b5w/10w3b/10b2w1/12b2/15/15 w freestyle",
    "15/15/15/15/15/15/7b7/15/5w9/15/15/5b9/15/15/15 w freestyle",
    "15/15/15/15/4b10/15/7b7/7w7/15/15/15/15/15/15/15 w standard",
    "15/15/10b4/15/7b1w5/8w6/7b3w3/15/10b4/15/15/15/15/15/15 w freestyle",
    "15/15/15/15/15/15/15/8b6/15/7w7/15/15/9b5/15/15 w renju",
    "15/15/15/15/15/15/15/15/7b7/15/10w1b2/15/15/15/15 w freestyle",
    "15/15/15/3b11/15/6w8/15/15/3w4b6/15/15/15/15/15/15 b freestyle",
    "15/15/15/15/15/15/6b2w1b3/15/15/15/15/15/15/15/15 w freestyle",
    "15/15/12b2/9bbwb2/7wb1wwwb1/7w1wbb3/5b1w1bw1b2/4w1wbbwww3/5w1wwbw1b2/4b4wbb3/6b1bww4/10b4/15/"
    "15/15 b freestyle",
    "15/15/15/15/9w5/9wbbb2/10wb2w/7w3w1b1/5wb1b1w1b2/7bwbbbwb1/6w2wb4/9wbww2/15/13b1/15 w "
    "freestyle",
    "5w9/6b4b3/7bw1w4/6w1bwbbbbw/6bwwb1ww2/2bb2bwwwwb3/2bw2bwwbbbw2/3wwbwbbbwbbb1/4bww1wbwwwwb/"
    "2bwbbb1wwbwwb1/2wbbwwb1bw2b1/1wbbbbwb1wbww2/1bbbwwwwbwbbbw1/wwbwwwwbw3wb1/6b2b5 w freestyle",
    "15/15/8b6/5wbbbbwb3/6bwb6/4bwwwwb5/7bwwwwb2/10w4/11b3/15/15/15/15/15/15 w renju",
    "3w11/3b11/3bb1wb1bw4/3bwbb1wbbbbw1/3b1w1wbw1b3/3w2wwwb1ww2/7bwwbb3/10wwb2/9w1b3/8w1w4/7w1b5/"
    "6b8/15/15/15 b freestyle",
    "15/15/15/8b2b3/6b1w6/7wwbb4/7bww1b3/8wwb1w2/7wb1w4/6w4b3/5b9/15/15/15/15 b freestyle",
    "15/15/15/15/10w4/15/8wb1b3/7bbwb4/9w5/9w5/15/12b2/15/15/15 w standard",
    "15/15/15/11b3/6bbw1w4/5w1bw6/5wbb7/7w7/15/15/15/15/15/15/15 b freestyle",
    "15/15/4w5b4/5b4wbb2/5wbb1bwb3/7bwww4/6wbbwbw3/5bbwwwwb3/4bwwwbb1w3/6bw2wbb2/7bwb5/6wwwb5/"
    "6wbww5/5b2b6/15 b freestyle",
    "15/15/15/11b3/2w7b4/2b3w2bw1b2/2b2b1wbwww3/1wbw1wbw1wwb3/2bwbwbbbwww3/2wbwbwbw1bb3/"
    "wbbbbwbbw1b4/1bwbwwbw7/w1wbwbb8/3wb10/3w11 w freestyle",
    "15/6b8/7w7/7bw1b4/7wbw5/6bwwwwb3/5b1wbbwbw2/6wbbwbbw2/4wbwbwwwwbw1/4bbwb1w1wb2/4bwbwwb1bb2/"
    "6bbbwb4/6w3w4/11w3/12b2 b freestyle",
    "15/11w3/3w1wb2wwwb2/4bbww1bbw3/3wwbwbbbw1b2/2wwbb1bwbbbw2/1bwb1bwbww1wb2/1wbbww1bww1wb2/"
    "bww1bwbwbw1b3/1b1bwbbbbwwbw2/bwwwwbwbbbwb3/w1bbbw2bwb4/4w1b1wb1w3/6bw2w4/6bw7 w freestyle",
    "15/15/15/5b5b3/6wbbb5/4bw1wwbw1b2/4w2bwwwwb2/3b1w1bwwwbw2/4w1bbbwbb3/7wwwb4/7b1b5/15/15/15/15 "
    "w freestyle",
};

}  // namespace engine::gomoku
