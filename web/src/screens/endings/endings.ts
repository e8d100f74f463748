// SPDX-License-Identifier: MIT
// The endgame course: positions in which only Red can win, with the result of perfect play. All
// verdicts are proven by the engine's endgame tables (tests/wasm/endings.test.mjs).

import type { EndingsStrings } from '../../i18n/en/endings.ts';

/** The text that explains an endgame. */
type Method = keyof EndingsStrings['methods'];

/** Red moves first unless the FEN says otherwise. */
export interface Ending {
  readonly fen: string;
  readonly method: Method;
  /** Moves to mate; 0 for a draw. */
  readonly moves: number;
}

/** By the attacking pieces, in the order of the course. */
export type EndingGroup = keyof EndingsStrings['groups'];

const loneAttackers: Readonly<Record<string, EndingGroup>> = {
  P: 'soldier',
  PP: 'two-soldiers',
  N: 'horse',
  C: 'cannon',
  R: 'chariot',
};

export function groupOf({ fen }: Ending): EndingGroup {
  return loneAttackers[fen.replaceAll(/[^RNCP]/g, '')] ?? 'several';
}

type Row = readonly [board: string, moves: number];

function rows(method: Method, ...all: readonly Row[]): readonly Ending[] {
  return all.map(([board, moves]) => ({ fen: `${board} w - - 0 1`, method, moves }));
}

/** In order of the number of pieces. */
export const endings: readonly Ending[] = [
  ...rows(
    'soldier',
    ['4k4/3P5/9/9/9/9/9/9/9/3K5', 2],
    ['3k5/9/9/4P4/9/9/9/9/9/4K4', 3],
    ['9/3k5/9/9/P8/9/9/9/9/4K4', 6],
  ),
  ...rows('old-soldier', ['2P6/4k4/9/9/9/9/9/9/9/3K5', 0], ['P7P/4k4/9/9/9/9/9/9/9/3K5', 0]),
  ...rows(
    'soldier-held',
    ['4k4/4a4/9/4P4/9/9/9/9/9/5K3', 0],
    ['4k4/9/4b4/2P6/9/9/9/9/9/4K4', 0],
    ['4ka3/4a4/9/2P6/9/9/9/9/9/4K4', 0],
  ),
  ...rows(
    'soldier-trick',
    ['5k3/9/2P2a3/9/9/9/9/9/9/5K3', 4],
    ['9/3k5/3a5/5P3/9/9/9/9/9/4K4', 5],
    ['4k4/9/4b1P2/9/9/9/9/9/9/4K4', 4],
    ['9/4k4/bP7/9/9/9/9/9/9/3K5', 7],
  ),
  ...rows(
    'two-soldiers',
    ['9/4k4/9/9/P7P/9/9/9/9/3K5', 6],
    ['4k4/4a4/9/9/P7P/9/9/9/9/4K4', 12],
    ['4k4/9/4b4/9/P7P/9/9/9/9/4K4', 13],
    ['4ka3/4a4/9/1P5P1/9/9/9/9/9/4K4', 12],
    ['3ak4/4a4/3P5/5P3/9/9/9/9/9/4K4', 7],
    ['3ak4/3Pa4/9/5P3/9/9/9/9/9/4K4', 6],
    ['2P1k4/4a4/9/4P4/9/9/9/9/9/3K5', 5],
    ['4k1b2/9/3Pb4/5P3/9/9/9/9/9/4K4', 5],
    ['4k1b2/9/4b4/2P3P2/9/9/9/9/9/4K4', 8],
  ),
  ...rows(
    'two-soldiers-held',
    ['4k4/4a4/4b4/3P1P3/9/9/9/9/9/4K4', 0],
    ['4k4/4a4/4b4/9/P7P/9/9/9/9/4K4', 0],
  ),
  ...rows(
    'two-soldiers-trick',
    ['3a5/4k4/b2P5/4P4/9/9/9/9/9/5K3', 8],
    ['9/3k5/5a2b/4P2P1/9/9/9/9/9/4K4', 10],
  ),
  ...rows('horse', ['4k4/9/9/9/9/3N5/9/9/9/3K5', 4]),
  ...rows(
    'horse-advisor',
    ['4k4/4a4/9/9/9/3N5/9/9/9/4K4', 12],
    ['3a1k3/9/9/9/6N2/9/9/9/9/4K4', 14],
  ),
  ...rows(
    'horse-elephant-held',
    ['3k2b2/9/9/9/9/3N5/9/9/9/4K4', 0],
    ['4k4/9/4b4/9/9/3N5/9/9/9/3K5', 0],
  ),
  ...rows(
    'horse-elephant-trick',
    ['3k5/9/b8/9/5N3/9/9/9/9/4K4', 8],
    ['2b6/3k5/9/8N/9/9/9/9/9/4K4', 10],
    ['5kb2/9/9/2N6/9/9/9/9/9/4K4', 11],
  ),
  ...rows(
    'horse-held',
    ['4ka3/4a4/9/9/9/3N5/9/9/9/4K4', 0],
    ['4k1b2/9/4b4/9/9/3N5/9/9/9/4K4', 0],
    ['4k4/4a4/4b4/9/9/3N5/9/9/9/4K4', 0],
    ['4ka3/4a4/4b4/9/9/3N5/9/9/9/4K4', 0],
    ['4kab2/4a4/4b4/9/9/3N5/9/9/9/4K4', 0],
  ),
  ...rows(
    'horse-trick',
    ['9/3k5/3a1a3/9/4N4/9/9/9/9/3K5', 7],
    ['3k5/9/3a5/9/2b6/N8/9/9/9/3K5', 6],
    ['4k4/4a4/9/9/6b2/8N/9/9/9/3K5', 14],
  ),
  ...rows(
    'cannon-bare',
    ['4k4/9/9/9/9/7C1/9/9/9/3K5', 0],
    ['4k4/9/9/9/9/7C1/9/4B4/9/3K5', 0],
    ['4k4/4a4/9/9/9/7C1/9/9/9/4K4', 0],
  ),
  ...rows(
    'cannon-advisor',
    ['4k4/9/9/9/9/7C1/9/9/4A4/4K4', 8],
    ['4k4/4a4/9/9/9/7C1/9/9/4A4/4K4', 13],
    ['3ak4/4a4/9/9/9/7C1/9/9/4A4/4K4', 18],
    ['3a1k3/4a4/9/9/9/7C1/9/9/4A4/4KA3', 17],
    ['3ak4/4a4/9/9/9/7C1/9/4B4/4A4/4K4', 22],
  ),
  ...rows(
    'cannon-elephant',
    ['4k4/9/4b4/9/9/7C1/9/9/4A4/4K4', 14],
    ['5k3/9/4b4/9/9/7C1/9/4B4/4A4/3K5', 14],
  ),
  ...rows(
    'cannon-held',
    ['4k1b2/9/4b4/9/9/7C1/9/9/4A4/4K4', 0],
    ['3k2b2/4a4/9/9/9/7C1/9/9/4A4/4K4', 0],
    ['5k3/4a4/4b4/9/9/7C1/9/9/4A4/4K4', 0],
    ['3ak4/4a4/4b4/9/9/7C1/9/9/4A4/4K4', 0],
    ['4kab2/4a4/4b4/9/9/7C1/9/9/9/4K4', 0],
  ),
  ...rows(
    'cannon-trick',
    ['3ak1b2/9/9/9/9/9/2C6/9/4A4/5K3', 14],
    ['9/3k5/9/9/2b3b1C/9/9/9/4A4/5K3', 14],
  ),
  ...rows(
    'chariot',
    ['3ak4/4a4/9/9/9/9/9/9/1R7/3K5', 3],
    ['4k1b2/9/4b4/9/9/9/9/9/1R7/3K5', 10],
    ['5k3/4a4/4b4/9/9/9/9/9/1R7/4K4', 5],
    ['4ka3/4a4/4b4/9/9/9/9/9/1R7/3K5', 7],
    ['4k1b2/4a4/4b4/9/9/9/9/9/1R7/4K4', 13],
  ),
  ...rows(
    'chariot-held',
    ['4kab2/4a4/4b4/9/R8/9/9/9/9/4K4', 0],
    ['2ba1k3/4a4/4b4/7R1/9/9/9/9/9/4K4', 0],
  ),
  ...rows(
    'chariot-trick',
    ['2b1ka3/9/3a5/9/2b6/2R6/9/9/9/3K5', 12],
    ['5a3/3k5/b4a3/9/6b2/9/9/9/9/5KR2', 11],
    ['3ak4/4a4/b8/9/6b2/2R6/9/9/9/3K5', 14],
  ),
  ...rows(
    'horse-soldier',
    ['4k4/4a4/9/6P2/9/3N5/9/9/9/4K4', 6],
    ['3ak4/4a4/9/6P2/9/3N5/9/9/9/4K4', 5],
  ),
  ...rows(
    'two-pieces',
    ['3ak4/4a4/9/9/3N5/5N3/9/9/9/4K4', 4],
    ['4k4/4a4/9/9/9/1C3N3/9/9/9/4K4', 5],
    ['9/4k4/9/2P1P1P2/9/9/9/9/9/4K4', 3],
  ),
];
