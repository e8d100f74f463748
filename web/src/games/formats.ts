// SPDX-License-Identifier: MIT
// The formats in which the page gives records away, but for the link; what it reads only the engine knows.

import type { RecordFormat } from '../engine/protocol.ts';

/** With the ending of a file's name. A file that is no text cannot be copied. */
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
