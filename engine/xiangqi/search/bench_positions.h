// SPDX-License-Identifier: MIT
// The fixed positions of the bench: one of each phase from master games
// (Chinese-Chess-Practical-Dataset, Yu-Han Tseng 2026, CC BY 4.0), from opening to endgame, then
// four mates (wukong-xiangqi, MIT).
#pragma once

#include <array>
#include <string_view>

namespace engine::xiangqi {

inline constexpr std::array<std::string_view, 30> kBenchPositions{
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "rn1akabnr/9/2c1b2c1/p3p1p1p/9/2p6/P3P1P1P/1C2C1N2/9/RNBAKABR1 w - - 0 5",
    "r1bakabr1/9/1c4nc1/4p1p1p/pnp6/6P2/P1P1P3P/N1C1C1N2/9/R1BAKABR1 w - - 12 7",
    "rn1akab2/9/1c2b1c1n/p1p1p1p2/8p/2P4R1/P3P1r1P/1C2B1N2/4AC3/RN2KAB2 w - - 2 9",
    "r3kab2/4a4/2n1b1nrc/p1p1p1R1p/6p2/2P1P4/P2c2P1P/C1N1C1N2/9/1RBAKAB2 w - - 20 11",
    "2baka1r1/9/2n1b1nc1/p3p1C1p/6r2/2P4R1/Pc2P3P/2N1C1N2/R8/2BAKAB2 w - - 0 13",
    "r3kab2/4a1c2/1c4n2/p3pR2p/2bn2pr1/2CN2P2/P3P3P/3C2N2/9/R1BAKAB2 w - - 2 15",
    "2bak1r2/4a4/n3b2c1/2p1p3p/p5p2/2P2RP2/P3P1n1P/2N1B1N2/1C2A4/2BAK4 w - - 7 17",
    "2baka3/3r4r/c3b1R2/p3p3p/2n6/9/P1P1N1P1P/C1N4C1/4A4/2BAK1B2 w - - 0 19",
    "1r2kab2/4a4/4b4/P1p1p1C1p/9/2P6/4PRp1P/3cB4/7n1/2BAKA1N1 w - - 3 21",
    "3rkab2/4a4/4b4/p2P1r2p/1R3N3/9/c3P3P/4B4/9/2BAKA2R w - - 0 23",
    "1n1ak1b2/4a4/4b4/1N2p3C/P8/C2R5/2c2r2n/4B4/9/2BAKA3 w - - 5 25",
    "2bakab2/9/n2n5/p1p4Rp/4p4/2P1c4/Pr2N3P/4B1N2/4A2C1/2B1KA3 w - - 10 27",
    "3aka3/3nrc3/1c2N4/4r4/6R2/2P1R4/p3P1P1P/4B1N2/4A4/2CAK1B2 w - - 1 29",
    "4kab2/4a4/3c5/Rr6N/2p1P1b2/9/8P/2C1B4/4A4/c2AK1B2 w - - 3 31",
    "4k1b2/4a4/4b1n2/p8/2r6/P2R3C1/4Pnc1P/N3B1N2/4A4/3K1AB2 w - - 3 34",
    "4kab2/4a4/4c4/8p/7R1/2P6/7N1/4B4/4A4/2BA1K2r w - - 8 37",
    "2ba1k3/4a4/4b4/p8/9/P5P2/C3P3P/2N1B4/2r6/4K4 w - - 4 40",
    "5a3/3ka4/9/R3p3p/9/9/P4n2P/4B4/2rCA4/3A1K3 w - - 9 43",
    "2ba1k3/1c3n3/3ab4/5P1N1/5C3/p4p3/9/9/4A4/4KAB2 w - - 0 46",
    "2b6/5k3/2c1b4/2n1nN2P/1P7/3p5/9/4BA3/5C3/3AK1B2 w - - 4 49",
    "4k4/4a4/4b4/1P7/9/5pP2/1c1n1p3/B3BA3/C3AC3/3K5 w - - 51 53",
    "5a3/3k5/3a5/3R5/2b3r2/4c1N1p/6P2/3A5/9/4KA3 w - - 3 57",
    "2bak1b2/4a3C/1P7/9/4pr3/8R/9/9/4A4/3AK4 w - - 21 61",
    "3k1ab2/4a3C/3cb4/7N1/9/2B6/9/5A2B/3KA4/9 w - - 39 66",
    "7R1/3ka4/5ac2/3P5/2r5p/2N6/9/4B4/4A4/3AK1B2 w - - 27 71",
    "6b1C/5R3/3k5/2P3n2/9/9/3r1p3/4B2p1/4A4/3NKABc1 w - - 0 1",
    "2b6/1CN1nk3/5a3/p1p1p4/6b1p/2PN3r1/P3P4/9/4KR3/2BA1Ac1c w - - 0 1",
    "4ka3/9/5a2b/9/6b2/4rp2P/9/5pRN1/4C4/3n1K3 b - - 0 1",
    "3k5/9/3C5/3P4p/9/4N3P/9/3Ap4/1c3K3/2n6 b - - 0 1",
};

}  // namespace engine::xiangqi
