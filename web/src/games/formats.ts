// SPDX-License-Identifier: MIT
// The formats in which the page exports records, except links; the engine decides which formats it
// reads.

import type { RecordFormat } from '../engine/protocol.ts';

/** Formats with their file extensions. Binary files cannot be copied to the clipboard. */
export const formats = {
  pgn: { ending: 'pgn', isText: true },
  dhtmlxq: { ending: 'txt', isText: true },
  xqf: { ending: 'xqf', isText: false },
  psq: { ending: 'psq', isText: true },
  sgf: { ending: 'sgf', isText: true },
  fen: { ending: 'fen', isText: true },
  text: { ending: 'txt', isText: true },
} as const satisfies Partial<Record<RecordFormat, object>>;

export type ExportKind = keyof typeof formats;
