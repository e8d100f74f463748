// SPDX-License-Identifier: MIT
// The metadata of a game passed to the analysis or stored in the archive.

import { describe, expect, test } from 'vitest';
import { strings as en } from '../../src/i18n/en/page.ts';
import { dayOf, playedFacts, playedGame } from '../../src/screens/play/record/played.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { keepDate, keepTime } from '../../src/screens/play/state/clock.ts';
import type { AppEvent } from '../../src/screens/play/state/events.ts';
import { initialState } from '../../src/screens/play/state/new-game.ts';
import { reduce } from '../../src/screens/play/state/reduce.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { afterCannon, afterHorse, describedAs, ready, start } from './game-fixtures.ts';

const kNow = Date.UTC(2026, 0, 31, 12);

/** Applies the event `seconds` after the game was opened, as a store does. */
function at(seconds: number, state: GameState, event: AppEvent): GameState {
  const kept = keepTime(state, reduce(state, event), seconds * 1000);
  return keepDate(state, kept, kNow + seconds * 1000);
}

const clock = { kind: 'increment', minutes: 10, seconds: 5 } as const;

/** Two people after a move each, three seconds apart. */
function played(): GameState {
  const settings = { players: 'people', clock } as const;
  const begun = describedAs(reduce(ready(), { type: 'game-set-up', settings }), start);
  const once = describedAs(at(1, begun, { type: 'move-played', move: 'h2e2' }), afterCannon);
  const running = at(1, once, { type: 'time-passed' });
  return describedAs(at(4, running, { type: 'move-played', move: 'h9g7' }), afterHorse);
}

describe('a game', () => {
  test('has the day of its first move, and is told from others by that moment', () => {
    expect(playedFacts(ready())).toMatchObject({ date: '', id: null, moves: [] });
    const { date, id } = playedFacts(played());
    expect(date).toBe(dayOf(kNow));
    expect(id).toBe((kNow + 1000) * 1000);
  });

  test('knows what the clocks showed after each move, and by which they ran', () => {
    const facts = playedFacts(played());
    expect(facts.timeControl).toBe('600+5');
    // The first move is free; the second used three seconds and earned five.
    expect(facts.clocksMs).toEqual([600_000, 602_000]);
  });

  test('ended by resignation says so, with the level of the engine and the seat of the person', () => {
    const cannon = at(1, ready(), { type: 'move-played', move: 'h2e2' });
    const resigned = at(2, describedAs(cannon, afterCannon), { type: 'resign' });
    expect(playedGame(resigned, en)).toMatchObject({
      result: '0-1',
      reason: 'resignation',
      own: 'first',
      levels: { first: null, second: 3 },
      names: { first: 'You', second: 'Engine · 3 · Learner' },
    });
  });

  test('between two people names nobody', () => {
    const { names, own, levels } = playedGame(played(), en);
    expect(names).toEqual({ first: '', second: '' });
    expect([own, levels.first, levels.second]).toEqual([null, null, null]);
  });

  test('is the same one after a reload, and after a new game that was taken back', () => {
    const state = played();
    const { id } = playedFacts(state);
    const reloaded = fromSaved(state.spec, JSON.parse(JSON.stringify(toSaved(state))));
    expect(playedFacts(initialState(reloaded!)).id).toBe(id);
    const next = reduce(state, { type: 'new-game' });
    expect(playedFacts(next).id).toBeNull();
    expect(playedFacts(reduce(next, { type: 'undo' })).id).toBe(id);
  });

  test('keeps its moment when moves are taken back and others made', () => {
    const back = reduce(played(), { type: 'undo' });
    const { id } = playedFacts(at(60, back, { type: 'move-played', move: 'b9c7' }));
    expect(id).toBe(playedFacts(played()).id);
  });
});
