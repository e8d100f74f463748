// SPDX-License-Identifier: MIT
// The elements available to other pages.

export const elementNames = [
  'chuhe-game',
  'chuhe-board',
  'chuhe-viewer',
  'chuhe-puzzle',
  'chuhe-analysis',
] as const;

export type ElementName = (typeof elementNames)[number];
