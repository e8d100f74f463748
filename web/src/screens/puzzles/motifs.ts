// SPDX-License-Identifier: MIT
// The themes of puzzles: named mates and tactics of Xiangqi, shapes of Gomoku; with the engine's names.

import type { GameId } from '../../engine/protocol.ts';

const mates = [
  'heavy-cannons',
  'horse-behind-cannon',
  'iron-bolt',
  'palace-corner-horse',
  'trough-horse',
  'angler-horse',
  'high-angler-horse',
  'octagonal-horse',
  'two-horses-mate',
  'spring-horse',
  'standing-horse',
  'side-tiger',
  'smothered-palace',
  'two-cups',
  'cinnabar-cannon',
  'heaven-earth-cannons',
  'flanking-cannons',
  'double-chariot-mate',
  'three-chariots',
  'sea-bottom-moon',
  'pierced-heart',
  'two-ghosts',
  'soldier-on-throne',
  'home-driving-soldier',
  'back-rank-soldier',
  'facing-generals-mate',
  'advisor-presses-general',
  'smothered-mate',
  'double-check-mate',
  'no-move-left',
] as const;

export type NamedMate = (typeof mates)[number];

const tactics = [
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

const shapes = [
  'four-three',
  'double-four',
  'double-three',
  'open-four',
  'forbidden-answer',
  'vcf',
  'vct',
  'defence',
] as const;

type Tactic = (typeof tactics)[number];
type ShapeMotif = (typeof shapes)[number];
export type Motif = NamedMate | Tactic | ShapeMotif;

export const motifs: Readonly<Record<GameId, readonly Motif[]>> = {
  xiangqi: [...mates, ...tactics],
  gomoku: shapes,
};

/** Merges motifs that the engine distinguishes but players do not. */
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

/** Finds a theme by its name in a list of ratings; null if it is not trained. */
export function motifNamed(game: GameId, name: string): Motif | null {
  const wanted = broader[name] ?? name;
  return motifs[game].find((one) => one === wanted) ?? null;
}

export function isMate(motif: Motif): motif is NamedMate {
  return mates.some((mate) => mate === motif);
}
