// SPDX-License-Identifier: MIT
// What puzzles are examples of: named mates and tactics of Xiangqi, shapes of Gomoku; by the names of the engine.

import type { GameId } from '../../engine/protocol.ts';

/** Each with the position it is explained by: the attacker is Red, and Black is mated. */
export const matePictures = {
  'heavy-cannons': '3rkr3/9/4C4/9/4C4/9/9/9/9/5K3',
  'horse-behind-cannon': '4k4/9/4N4/9/9/9/4C4/9/9/5K3',
  'iron-bolt': '3Rka3/4a4/4b4/9/9/4C4/9/9/9/3K5',
  'palcorner-horse': '3aka3/4n4/3N5/9/9/9/9/9/9/5K3',
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
} as const;

export type NamedMate = keyof typeof matePictures;

export const tactics = [
  'fork',
  'pin',
  'skewer',
  'discovered-attack',
  'discovered-check',
  'double-check',
  'trapped-piece',
  'mate-threat',
  'deflection',
  'capture',
  'sacrifice',
  'quiet-move',
] as const;

export const shapes = [
  'four-three',
  'double-four',
  'double-three',
  'open-four',
  'forbidden-answer',
  'vcf',
  'vct',
  'defence',
] as const;

export type Tactic = (typeof tactics)[number];
export type ShapeMotif = (typeof shapes)[number];
export type Motif = NamedMate | Tactic | ShapeMotif;

const mates = Object.keys(matePictures).filter((name): name is NamedMate => name in matePictures);

export const motifs: Readonly<Record<GameId, readonly Motif[]>> = {
  xiangqi: [...mates, ...tactics],
  gomoku: shapes,
};

/** What the engine tells apart and players do not, when they look for something to practise. */
const broader: Readonly<Record<string, Tactic>> = {
  'relative-pin': 'pin',
  'discovered-cannon': 'discovered-attack',
  'in-between-check': 'capture',
  'hanging-piece': 'capture',
  'insufficient-defence': 'capture',
  'double-chariot': 'capture',
  'pinned-defender': 'deflection',
  'facing-generals': 'deflection',
  'overloaded-defender': 'deflection',
  'removed-defender': 'deflection',
  interference: 'deflection',
  'blocked-leg': 'deflection',
  'blocked-eye': 'deflection',
  'lost-screen': 'deflection',
};

/** By the name in a list of grades; null for what is not trained. */
export function motifNamed(game: GameId, name: string): Motif | null {
  const wanted = broader[name] ?? name;
  return motifs[game].find((one) => one === wanted) ?? null;
}

export function isMate(motif: Motif): motif is NamedMate {
  return motif in matePictures;
}
