// SPDX-License-Identifier: MIT
// A game without variations or comments, in the form that the engine writes.

import type { RecordTree, Status } from '../engine/protocol.ts';

/** The result as in game records. */
export type ResultToken = '*' | '1-0' | '0-1' | '1/2-1/2';

const tokens: Readonly<Record<Status, ResultToken>> = {
  ongoing: '*',
  'first-wins': '1-0',
  'second-wins': '0-1',
  draw: '1/2-1/2',
};

export function resultToken(status: Status): ResultToken {
  return tokens[status];
}

export function lineRecord(
  startFen: string,
  moves: readonly string[],
  result: ResultToken,
): RecordTree {
  const notes = { comment: '', glyphs: [], evaluation: null, clockMs: null };
  const nodes = ['', ...moves].map((move, place) => ({
    parent: Math.max(0, place - 1),
    move,
    written: {},
    notes,
  }));
  return { startFen, headers: [{ name: 'Result', value: result }], nodes };
}

/** A position as in UCI, which all our readers accept. */
export function lineText(startFen: string, moves: readonly string[]): string {
  return moves.length === 0 ? startFen : `${startFen} moves ${moves.join(' ')}`;
}

/** The inverse of `lineText`. */
export function lineOf(text: string): { startFen: string; moves: readonly string[] } {
  const [startFen = '', moves = ''] = text.split(' moves ');
  return { startFen, moves: moves.split(/\s+/).filter((move) => move !== '') };
}
