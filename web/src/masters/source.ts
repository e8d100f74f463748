// SPDX-License-Identifier: MIT
// The source of the master games, as their records state it.

export const kMastersSource = 'CCPD, Yu-Han Tseng 2026, CC BY 4.0';
