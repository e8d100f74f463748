// SPDX-License-Identifier: MIT
// The lessons of Xiangqi in order.

import type { Goal, LessonStep } from './lesson.ts';

function reach(piece: string, ...squares: readonly string[]): Goal {
  return { kind: 'reach', piece, squares };
}

const win = (reason: 'checkmate' | 'stalemate'): Goal => ({ kind: 'win', reason });

function points(files: string, ranks: string): string[] {
  return [...files].flatMap((file) => [...ranks].map((rank) => file + rank));
}

export const xiangqiLessons = {
  aim: [
    {
      fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/4P4/P1P3P1P/1C5C1/9/RNBAKABNR w - - 0 1',
      region: points('abcdefghi', '45'),
      goal: reach('P', 'e5'),
    },
    {
      fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
      region: points('def', '012'),
      goal: reach('K', 'e1'),
    },
    {
      // The only mate.
      fen: 'rnbak4/4c4/1c7/p1p1p4/9/9/P1P1P1P2/1C5C1/9/RNBAKABNR w - - 0 1',
      goal: reach('R', 'i9'),
    },
  ],
  chariot: [
    { fen: '3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1', goal: reach('R', 'a7') },
    { fen: '3k5/9/9/n3p3n/9/9/P7P/9/9/R4K3 w - - 0 1', goal: { kind: 'move', piece: 'R' } },
    { fen: '3k5/9/9/9/2n1R1P1c/9/9/4p4/4c4/5K3 w - - 0 1', goal: reach('R', 'c5') },
  ],
  cannon: [
    { fen: '3k5/9/9/9/9/9/9/1C7/9/5K3 w - - 0 1', goal: reach('C', 'e2') },
    { fen: '3k3n1/9/7c1/9/9/9/9/7C1/9/5K3 w - - 0 1', goal: reach('C', 'h9') },
    { fen: '3k5/4r4/9/9/4P4/9/9/n1p1C2n1/9/5K3 w - - 0 1', goal: reach('C', 'e8', 'a2') },
  ],
  horse: [
    { fen: '3k5/9/9/9/9/9/9/9/9/1N3K3 w - - 0 1', goal: reach('N', 'c2') },
    { fen: '3k5/9/9/5r3/2c1p4/4N4/9/9/9/4K4 w - - 0 1', goal: reach('N', 'c5') },
    { fen: '3k5/9/9/9/9/9/9/9/1C7/1N3K3 w - - 0 1', goal: { kind: 'move', piece: 'C' } },
  ],
  elephant: [
    { fen: '3k5/9/9/9/9/9/P8/9/9/2B2K3 w - - 0 1', goal: reach('B', 'e2') },
    { fen: '3k5/9/9/9/9/2p3p2/5p3/4B4/9/5K3 w - - 0 1', goal: reach('B', 'c4') },
  ],
  advisor: [
    { fen: '3k5/9/9/9/9/9/P8/9/9/3A1K3 w - - 0 1', goal: reach('A', 'e1') },
    { fen: '3k5/9/9/9/9/9/9/3p1p3/4A4/4K4 w - - 0 1', goal: reach('A', 'd2', 'f2') },
  ],
  general: [
    { fen: '5k3/9/9/9/9/9/P8/9/9/4K4 w - - 0 1', goal: reach('K', 'e1') },
    { fen: '4k4/9/9/9/9/9/P8/9/9/3K5 w - - 0 1', goal: { kind: 'move', piece: 'K' } },
    { fen: '3k5/9/9/9/7R1/9/9/9/9/4K4 w - - 0 1', goal: win('checkmate') },
  ],
  soldier: [
    { fen: '3k5/9/9/9/9/9/4P4/9/9/5K3 w - - 0 1', goal: reach('P', 'e4') },
    { fen: '3k5/9/9/9/3nP4/9/9/9/9/5K3 w - - 0 1', goal: reach('P', 'd5') },
  ],
  check: [
    { fen: '3k5/9/9/9/9/7R1/9/9/9/5K3 w - - 0 1', goal: { kind: 'check' } },
    { fen: '3k5/9/9/9/R3r4/9/9/9/9/2B1K4 w - - 0 1', goal: reach('R', 'e5') },
    { fen: '3k5/9/9/9/4r4/9/9/9/9/2B1K4 w - - 0 1', goal: reach('B', 'e2') },
  ],
  mate: [
    { fen: '4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1', goal: win('checkmate') },
    { fen: '3aka3/9/9/9/9/9/9/4C4/9/3K1C3 w - - 0 1', goal: win('checkmate') },
  ],
  stalemate: [{ fen: '3k5/9/R8/9/9/9/9/9/9/4K4 w - - 0 1', goal: win('stalemate') }],
  repetition: [
    {
      fen: '3k5/9/9/9/7R1/9/9/9/9/5K3 w - - 0 1',
      moves: ['h5d5', 'd9e9', 'd5e5', 'e9d9', 'e5d5', 'd9e9', 'd5e5', 'e9d9'],
      goal: { kind: 'vary' },
    },
  ],
} as const satisfies Readonly<Record<string, readonly LessonStep[]>>;
