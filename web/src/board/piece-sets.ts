// SPDX-License-Identifier: MIT
// The engravings of the discs: traditional or simplified characters, pictures or letters.

import type { GlyphId, PieceSpec } from '../games/game-spec.ts';
import type { PieceSet } from '../games/looks.ts';
import { letters, symbols } from './emblems.ts';
import { glyphs } from './glyphs.ts';

/** An outline in the box of the characters, and its placement on a disc. */
export interface Engraving {
  readonly path: string;
  /** In cells. */
  readonly em: number;
  /** Width of the added stroke as a share of the em. */
  readonly weight: number;
}

/** The characters on pieces and board that have a simplified form. */
const simplified: Partial<Record<GlyphId, GlyphId>> = {
  帥: '帅',
  傌: '马',
  俥: '车',
  將: '将',
  馬: '马',
  車: '车',
  砲: '炮',
  漢: '汉',
};

/** The character in the form of the set; sets without characters use the traditional one. */
export function characterIn(set: PieceSet, glyph: GlyphId): GlyphId {
  return set === 'simplified' ? (simplified[glyph] ?? glyph) : glyph;
}

/** Null for a stone, which has no engraving. */
export function engravingOf(set: PieceSet, { face }: PieceSpec): Engraving | null {
  if (face === null) return null;
  const { type, glyph } = face;
  if (set === 'symbols') return { path: symbols[type], em: 0.64, weight: 0.008 };
  if (set === 'letters') return { path: letters[type], em: 0.6, weight: 0.012 };
  return { path: glyphs[characterIn(set, glyph)], em: 0.63, weight: 0.032 };
}
