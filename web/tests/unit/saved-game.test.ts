// SPDX-License-Identifier: MIT
// What a reload restores, and what it drops.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { initialState, type NewGame } from '../../src/screens/play/state/new-game.ts';
import { withGame, type GameState } from '../../src/screens/play/state/state.ts';
import { isFlipped, isUsersPly, resultOf } from '../../src/screens/play/state/selectors.ts';
import { followed } from '../../src/screens/play/record/other-windows.ts';
import { fromSaved, isWorthSaving, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { load, save } from '../../src/storage/store.ts';
import savedGame from './data/saved-game.json' with { type: 'json' };
import { after, answered, info, openAsk, thinking } from './game-fixtures.ts';

const stored = (state = answered()): unknown => JSON.parse(JSON.stringify(toSaved(state)));

describe('a saved game', () => {
  test('comes back with its moves, settings, view and resignation', () => {
    const state = after(
      answered(),
      {
        type: 'settings-changed',
        settings: { level: 8, moveTimeMs: 5000, notation: 'iccs', rules: 'simple' },
      },
      { type: 'flip' },
      { type: 'resign' },
    );
    const back = initialState(fromSaved(xiangqi, stored(state))!);
    expect(back.game.moves).toEqual(state.game.moves);
    expect(back.settings).toEqual(state.settings);
    expect(isFlipped(back)).toBe(true);
    expect(resultOf(back)).toEqual(resultOf(state));
    expect(back.shown.snapshot.fen).toBe(state.shown.snapshot.fen);
  });

  test('of an earlier version of the page comes back as it was', () => {
    const back = initialState(fromSaved(xiangqi, savedGame)!);
    expect(back.game).toMatchObject({
      moves: ['h2e2', 'h9g7'],
      ended: { winner: 'second', reason: 'resignation' },
      opening: null,
    });
    expect(back.shown.snapshot.fen).toBe(savedGame.shownFen);
    // The old version did not have these settings.
    const known = { showsThinking: false, typesMoves: false, hasNumbers: false };
    const since = {
      ...known,
      opponent: null,
      isCoached: false,
      hasRandomSeat: false,
      boardLines: null,
      opener: 'person',
    };
    expect(back.settings).toEqual({ ...savedGame.settings, ...since });
    expect(back.clocks).toEqual({ ...savedGame.clocks, since: null });
    expect(isFlipped(back)).toBe(true);
    // An earlier version can open the new form, because it ignores unknown fields.
    expect(JSON.parse(JSON.stringify(toSaved(back)))).toMatchObject(savedGame);
  });

  test('given up before games could end otherwise stays given up', () => {
    const raw = { ...(stored() as object), ended: undefined, resigned: 'first' };
    const back = initialState(fromSaved(xiangqi, raw)!);
    expect(resultOf(back)).toEqual({ winner: 'second', reason: 'resignation' });
  });

  test('that is damaged where it says how many stones were of the opening is played on', () => {
    const raw = { ...(stored() as object), openingPlies: 'three' };
    expect(isUsersPly(initialState(fromSaved(xiangqi, raw)!), 2)).toBe(true);
  });

  test.each([
    ['another version', { version: 99 }],
    ['another game', { game: 'gomoku' }],
    ['no moves', { moves: undefined }],
    ['moves that are no texts', { moves: [1] }],
    ['an impossible level', { settings: { seat: 'first', level: 11, moveTimeMs: 1000 } }],
    ['a time nobody can choose', { settings: { seat: 'first', level: 1, moveTimeMs: 7 } }],
  ])('is forgotten when it has %s', (_what, damage) => {
    expect(fromSaved(xiangqi, { ...(stored() as object), ...damage })).toBeNull();
  });

  test.each([null, 'text', 7, [], {}])('is not made out of %j', (raw) => {
    expect(fromSaved(xiangqi, raw)).toBeNull();
  });

  test('follows the language where it has no notation, or one nobody knows', () => {
    for (const notation of [undefined, null, 'san']) {
      const raw = stored() as { settings: object };
      const damaged = { ...raw, settings: { ...raw.settings, notation } };
      expect(fromSaved(xiangqi, damaged)!.settings.notation).toBeNull();
    }
  });

  test('of a time before there was a choice is judged by the usual rule set', () => {
    const raw = stored() as { settings: object };
    const old = { ...raw, settings: { ...raw.settings, rules: undefined } };
    expect(fromSaved(xiangqi, old)!.settings.rules).toBe('asian');
  });

  test('is not written again for every thought of the engine', () => {
    const asked = thinking();
    const told = after(asked, {
      type: 'informed',
      ask: openAsk(asked, 'search'),
      info: info({}),
    });
    expect(isWorthSaving(asked, told)).toBe(false);
    expect(isWorthSaving(asked, after(asked, { type: 'flip' }))).toBe(true);
  });
});

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

describe('the store', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('keeps what it is given under a name of ours', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    save('page', { lang: 'en' });
    expect([...kept.keys()]).toEqual(['chuhe.page']);
    expect(load('page', (raw) => raw)).toEqual({ lang: 'en' });
    kept.set('chuhe.page', '{ damaged');
    expect(load('page', (raw) => raw)).toBeNull();
  });

  test('of a browser that keeps nothing does no harm', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => save('page', {})).not.toThrow();
    expect(load('page', (raw) => raw)).toBeNull();
  });
});

const begun = (state: GameState): GameState => withGame(state, { begun: 1 });
const kept = (state: GameState): NewGame => fromSaved(xiangqi, stored(state))!;

describe('a game that is open in two windows', () => {
  const one = begun(answered());
  const asked = begun(after(answered(), { type: 'move-played', move: 'h0g2' }));
  const further = withGame(asked, { moves: ['h2e2', 'h9g7', 'h0g2', 'b9c7'] });
  const takenBack = begun(after(answered(), { type: 'undo' }));

  test('goes on where it is looked at as in the window where it was played', () => {
    expect(followed(one, kept(further), true).game.moves).toEqual(further.game.moves);
  });

  test('leaves the answer to the engine of the window where the move was made', () => {
    expect(followed(one, kept(asked), false)).toBe(one);
  });

  test('keeps in the window looked at what was played there last', () => {
    expect(followed(further, kept(one), true)).toBe(further);
    expect(followed(one, kept(takenBack), true)).toBe(one);
  });

  test('follows everything in the window behind, a move taken back as well', () => {
    expect(followed(one, kept(takenBack), false).game.moves).toEqual([]);
    const resigned = begun(after(answered(), { type: 'resign' }));
    expect(resultOf(followed(one, kept(resigned), false))?.reason).toBe('resignation');
  });

  test('is not mixed up with another game', () => {
    const another = withGame(further, { begun: 2 });
    expect(followed(one, kept(another), false)).toBe(one);
  });
});
