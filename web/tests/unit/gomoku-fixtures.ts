// SPDX-License-Identifier: MIT
// Gomoku games in the states that tests start from. The facts about positions were computed by the
// real engine.

import type { OpeningAct, OpeningReport, Snapshot } from '../../src/engine/protocol.ts';
import { startFenOf } from '../../src/games/game-spec.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { initialState, usualSettings } from '../../src/screens/play/state/new-game.ts';
import { reduce } from '../../src/screens/play/state/reduce.ts';
import type { GameState, Settings } from '../../src/screens/play/state/state.ts';
import { after, answeredWith, describedAs, snapshot, withPremove } from './game-fixtures.ts';

const emptyRows = gomoku.startFen.split(' ')[0]!.split('/');

/** A position with these stones, `b` for Black and `w` for White, and further facts. */
export function stones(
  by: Readonly<Record<string, 'b' | 'w'>>,
  known: Partial<Snapshot> = {},
): Snapshot {
  const rows = emptyRows.map((_, index) => {
    const cells = Array.from({ length: gomoku.files }, (_cell, file) => {
      return by[String.fromCharCode(97 + file) + (gomoku.ranks - index)] ?? '1';
    });
    return cells.join('').replace(/1+/g, ({ length }) => String(length));
  });
  const count = (letter: string): number =>
    Object.values(by).filter((stone) => stone === letter).length;
  const side = count('b') > count('w') ? 'w' : 'b';
  return snapshot({
    fen: `${rows.join('/')} ${side} renju`,
    legalMoves: ['a1', 'h9', 'g7'],
    ...known,
  });
}

export const settings: Settings = { ...usualSettings, moveTimeMs: 1000, rules: 'freestyle' };

/** An empty board with the engine ready. */
export function ready(changes: Partial<Settings> = {}): GameState {
  const chosen = { ...settings, ...changes };
  const startFen = startFenOf(gomoku, chosen.rules);
  const opened = initialState({ spec: gomoku, settings: chosen, startFen, moves: [] });
  const loaded = reduce(opened, { type: 'engine', event: { type: 'ready' } });
  return describedAs(loaded, stones({}, { legalMoves: ['h8', 'h9', 'o15', 'a1'] }));
}

/** Black's stone in the centre and White's reply. */
export function answered(
  known: Partial<Snapshot> = {},
  changes: Partial<Settings> = {},
): GameState {
  const put = describedAs(
    after(ready(changes), { type: 'square-chosen', square: 'h8' }),
    stones({ h8: 'b' }),
  );
  return answeredWith(put, 'h9', stones({ h8: 'b', h9: 'w' }, known));
}

/** The engine takes this action in the opening. */
export function openedWith(state: GameState, ...acts: string[]): GameState {
  if (state.ask?.kind !== 'opening') throw new Error('the engine was not asked about the opening');
  return reduce(state, { type: 'opening', ask: state.ask, acts });
}

/** The next action of the opening. */
export function due(known: Partial<OpeningAct>): OpeningAct {
  return { player: 'opener', kind: 'place', points: [], square: 0, words: [], left: 1, ...known };
}

/** The engine reports the progress of the opening: the stones placed, and the next action. */
export function openedAs(
  state: GameState,
  moves: readonly string[],
  next: OpeningAct | null,
  known: Partial<OpeningReport> = {},
): GameState {
  const { ask } = state;
  if (ask?.kind !== 'describe' || ask.opening === null)
    throw new Error('the engine was not asked how far the opening has come');
  const players = ask.opening.acts.map(() => 'opener' as const);
  const opening: OpeningReport = { moves, offered: [], first: 'opener', players, next, ...known };
  const all = [...moves, ...ask.position.moves];
  const by = Object.fromEntries(all.map((move, ply) => [move, ply % 2 === 0 ? 'b' : 'w'] as const));
  const board = stones(by, { legalMoves: next === null ? ['a1', 'c3', 'e5'] : next.points });
  const told = { type: 'described', ask, snapshot: board, written: {}, opening } as const;
  return withPremove(reduce(state, told));
}
