// SPDX-License-Identifier: MIT
// The names of themes, piece sets, boards and views.

/** The value if it is one of the names. */
export function oneOf<Name>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null;
}

export const themeWishes = ['auto', 'light', 'dark', 'contrast'] as const;

export type ThemeWish = (typeof themeWishes)[number];

export const pieceSets = ['traditional', 'simplified', 'symbols', 'letters'] as const;

export type PieceSet = (typeof pieceSets)[number];

export const kUsualPieces: PieceSet = 'traditional';

export const boards = ['wood', 'slate', 'paper'] as const;

export type BoardName = (typeof boards)[number];

export const views = ['flat', '3d'] as const;

export type ViewName = (typeof views)[number];
