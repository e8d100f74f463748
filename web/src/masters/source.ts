// SPDX-License-Identifier: MIT
// Where the games of masters are from, as their records say it.

export const kMastersSource = 'CCPD, Yu-Han Tseng 2026, CC BY 4.0';
