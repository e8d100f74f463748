// SPDX-License-Identifier: MIT
// A position for each named mate: the attacker is Red, and Black is mated.

import type { NamedMate } from './motifs.ts';

export const matePictures: Readonly<Record<NamedMate, string>> = {
  'heavy-cannons': '3rkr3/9/4C4/9/4C4/9/9/9/9/5K3',
  'horse-behind-cannon': '4k4/9/4N4/9/9/9/4C4/9/9/5K3',
  'iron-bolt': '3Rka3/4a4/4b4/9/9/4C4/9/9/9/3K5',
  'palace-corner-horse': '3aka3/4n4/3N5/9/9/9/9/9/9/5K3',
  'trough-horse': '3aka3/2N1n4/9/9/9/9/9/9/9/5K3',
  'angler-horse': 'R3k4/9/6N2/9/9/9/9/9/9/5K3',
  'high-angler-horse': 'R4k3/9/9/6N2/9/9/9/9/9/3K5',
  'octagonal-horse': '5k3/9/3N5/9/9/9/9/9/5R3/3K5',
  'two-horses-mate': '3aka3/2N6/2N6/9/9/9/9/9/9/5K3',
  'spring-horse': '3rk4/9/6N2/9/9/9/9/9/4R4/4K4',
  'standing-horse': '9/R2k1N3/9/9/9/9/9/9/9/5K3',
  'side-tiger': '9/3k5/2N6/9/9/9/3R5/9/9/5K3',
  'smothered-palace': '4ka2C/4a4/9/9/9/9/9/9/9/5K3',
  'two-cups': '4ka2C/4r4/9/4p4/9/9/9/9/9/3K5',
  'cinnabar-cannon': '1nCaka3/4r4/9/9/9/9/9/9/9/3K5',
  'heaven-earth-cannons': 'C1bRka3/4a4/4b4/9/9/4C4/9/9/9/5K3',
  'flanking-cannons': 'C1C1k4/1R7/9/9/9/9/9/9/9/5K3',
  'double-chariot-mate': '1R2k4/R8/9/9/9/9/9/9/9/5K3',
  'three-chariots': '4kR3/3P5/3a5/9/5R3/9/9/9/9/3K5',
  'sea-bottom-moon': '4R4/9/4k4/5P3/9/9/9/9/3R5/5K3',
  'pierced-heart': '3rkr3/4R4/9/5N3/9/9/9/9/9/5K3',
  'two-ghosts': '4k4/3P1P3/9/9/9/9/9/9/4R4/4K4',
  'soldier-on-throne': 'R2k5/4P4/9/9/9/9/9/9/9/5K3',
  'home-driving-soldier': '3rkr3/4P4/9/9/9/9/9/4R4/9/4K4',
  'back-rank-soldier': '3Pka3/9/2N6/9/9/9/9/9/9/5K3',
  'facing-generals-mate': '3k5/9/9/9/9/9/9/9/3R5/4K4',
  'advisor-presses-general': '3akr3/2N1a4/9/9/9/9/9/9/9/3K5',
  'smothered-mate': '3aka3/4n4/3N5/9/9/9/9/9/9/5K3',
  'double-check-mate': '3k5/9/2N6/9/9/9/9/9/3R5/4K4',
  'no-move-left': '3k5/9/3P5/9/9/9/9/9/4R4/5K3',
};
