// SPDX-License-Identifier: MIT
// Opening procedures on the page: who is asked what, on either side and between two people. The
// engine decides which acts are allowed; its reports here follow the rules.

import { describe, expect, test } from 'vitest';
import type { OpeningPlayer, Procedure } from '../../src/engine/protocol.ts';
import { openingsOf, startFenOf } from '../../src/games/game-spec.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { announce } from '../../src/screens/play/announce.ts';
import { gameBoard } from '../../src/screens/play/board/board-of.ts';
import { openingInWords } from '../../src/screens/play/opening/opening-words.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { initialState } from '../../src/screens/play/state/new-game.ts';
import { withNextAsk } from '../../src/screens/play/state/next-ask.ts';
import { withActs } from '../../src/screens/play/state/opening.ts';
import { isUsersTurn, mayPremove } from '../../src/screens/play/state/selectors.ts';
import type { GameState, Settings } from '../../src/screens/play/state/state.ts';
import { after, answeredWith, describedAs } from './game-fixtures.ts';
import { due, openedAs, openedWith, ready } from './gomoku-fixtures.ts';

/** A new game under the procedure, before the engine's first answer. */
function begun(procedure: Procedure, terms: Partial<Settings> = {}): GameState {
  const rules = procedure === 'swap2' ? 'freestyle' : 'renju';
  const settings = { rules, opening: procedure, opener: 'person', ...terms } as const;
  return after(ready(), { type: 'game-set-up', settings });
}

const anywhere = ['h8', 'h9', 'o1', 'a1', 'b2', 'c3'];
const chosen = (square: string) => ({ type: 'square-chosen', square }) as const;
const said = (word: string) => ({ type: 'opening-said', word }) as const;
const undone = { type: 'undo' } as const;

const noSides = { first: '' } as const;
const place = (player: OpeningPlayer, left: number) => due({ player, left, points: anywhere });
const take = (player: OpeningPlayer, ...words: ('black' | 'white' | 'two' | 'ten')[]) =>
  due({ player, kind: 'take', words });

const three = ['h8', 'h9', 'o1'];

/** The person has placed three stones in swap2. */
function threePut(): GameState {
  let state = openedAs(begun('swap2'), [], place('opener', 3), noSides);
  state = openedAs(after(state, chosen('h8')), ['h8'], place('opener', 2), noSides);
  state = openedAs(after(state, chosen('h9')), ['h8', 'h9'], place('opener', 1), noSides);
  return openedAs(
    after(state, chosen('o1')),
    three,
    take('answerer', 'black', 'white', 'two'),
    noSides,
  );
}

/** The engine has placed them. */
function threeSeen(): GameState {
  const asked = openedAs(begun('swap2', { opener: 'engine' }), [], place('opener', 3), noSides);
  const acts = openedWith(asked, ...three);
  return openedAs(acts, three, take('answerer', 'black', 'white', 'two'), noSides);
}

describe('swap2 with the stones of the person', () => {
  test('lets them put three, and asks the engine', () => {
    const state = threePut();
    expect(state.game.moves).toEqual(three);
    expect(state.ask).toMatchObject({
      kind: 'opening',
      opening: { procedure: 'swap2', acts: three },
      position: { moves: [] },
    });
    expect(isUsersTurn(state)).toBe(false);
    expect(mayPremove(state)).toBe(false);
  });

  test('gives them the side the engine leaves', () => {
    const players = ['opener', 'opener', 'opener', 'answerer'] as const;
    const white = openedAs(openedWith(threePut(), 'black'), three, null, {
      first: 'answerer',
      players,
    });
    expect(white.settings.seat).toBe('second');
    expect(isUsersTurn(white)).toBe(true);
    const black = openedAs(openedWith(threePut(), 'white'), three, null, {
      first: 'opener',
      players,
    });
    expect(black.settings.seat).toBe('first');
    expect(black.ask).toMatchObject({ kind: 'search', purpose: 'move' });
  });

  test('plays a stone that is put before the one before it is told', () => {
    const state = openedAs(begun('swap2'), [], place('opener', 3), noSides);
    const both = after(state, chosen('h8'), chosen('h9'));
    expect(both.game.opening?.acts).toEqual(['h8']);
    expect(gameBoard(both).ghosts).toMatchObject([{ square: 'h9', letter: 'w' }]);
    const told = openedAs(both, ['h8'], place('opener', 2), noSides);
    expect(told.game.opening?.acts).toEqual(['h8', 'h9']);
    // The player asked after the last stone must first be told about it.
    const last = openedAs(told, ['h8', 'h9'], place('opener', 1), noSides);
    expect(after(last, chosen('o1'), chosen('a1')).view.premove).toBeNull();
  });

  test('does not take a tap before the engine has said what may be done', () => {
    const state = after(begun('swap2'), chosen('h8'));
    expect(state.game.opening?.acts).toEqual([]);
  });
});

describe('swap2 with the stones of the engine', () => {
  test('asks it for them, and then the person', () => {
    const asked = openedAs(begun('swap2', { opener: 'engine' }), [], place('opener', 3), noSides);
    expect(asked.ask).toMatchObject({ kind: 'opening', opening: { acts: [] } });
    const state = threeSeen();
    expect(state.ask).toBeNull();
    expect(isUsersTurn(state)).toBe(false);
    expect(announce(asked, state, en).polite).toContain('Which side');
  });

  test('goes on as a plain game where the person chooses a side by hand', () => {
    const plain = after(threeSeen(), { type: 'settings-changed', settings: { seat: 'second' } });
    expect(plain.game.opening).toBeNull();
    // The board of the opening had no playable point.
    const state = describedAs(plain, { ...plain.shown.snapshot, legalMoves: ['a1'] });
    expect(isUsersTurn(state)).toBe(true);
  });

  test('begins with the engine when the person takes Black', () => {
    const state = openedAs(after(threeSeen(), said('black')), three, null, { first: 'answerer' });
    expect(state.settings.seat).toBe('first');
    expect(state.ask).toMatchObject({ kind: 'search', purpose: 'move' });
  });

  test('lets the person put two more, and the engine choose', () => {
    let state = openedAs(after(threeSeen(), said('two')), three, place('answerer', 2), noSides);
    expect(isUsersTurn(state)).toBe(true);
    state = openedAs(after(state, chosen('a1')), [...three, 'a1'], place('answerer', 1), noSides);
    state = openedAs(
      after(state, chosen('b2')),
      [...three, 'a1', 'b2'],
      take('opener', 'black', 'white'),
      noSides,
    );
    expect(state.ask).toMatchObject({ opening: { acts: [...three, 'two', 'a1', 'b2'] } });
  });

  test('takes no word that was not asked for', () => {
    const state = threeSeen();
    expect(after(state, said('ten'))).toBe(state);
    expect(after(threePut(), said('black')).game.opening?.acts).toEqual(three);
  });
});

const four = ['h8', 'h9', 'i9', 'i7'];
const fourActs = ['h8', 'white', 'h9', 'black', 'i9', 'white', 'i7'];

/** Taraguchi-10 opened by the person, after the engine's fourth stone. */
function fourPlaced(): GameState {
  const asked = withNextAsk(withActs(begun('taraguchi-10'), fourActs));
  const [o, a] = ['opener', 'answerer'] as const;
  const players = [o, a, a, o, o, a, a];
  return openedAs(asked, four, take('opener', 'black', 'white', 'ten'), { players });
}

describe('Taraguchi-10', () => {
  test('marks the square of the next stone, and takes it nowhere else', () => {
    const state = openedAs(begun('taraguchi-10'), [], due({ points: ['h8'], square: 1 }));
    expect(gameBoard(state).marks).toEqual([{ mark: 'target', square: 'h8' }]);
    expect(openingInWords(state, en)).toBe('Place a black stone in the centre.');
    expect(after(state, chosen('a1')).game.opening?.acts).toEqual([]);
    expect(after(state, chosen('h8')).game.opening?.acts).toEqual(['h8']);
  });

  test('asks for a side, and follows the person to it', () => {
    const state = fourPlaced();
    expect(state.settings.seat).toBe('first');
    expect(openingInWords(state, en)).toContain('You are Black now.');
    const swapped = openedAs(after(state, said('white')), four, due({ player: 'answerer' }), {
      first: 'answerer',
    });
    expect(swapped.settings.seat).toBe('second');
    expect(swapped.ask).toMatchObject({ kind: 'opening' });
  });

  test('shows what is offered, and lets a point of it be selected', () => {
    const offering = due({ kind: 'offer', points: ['a1', 'b2'], left: 10 });
    let state = openedAs(after(fourPlaced(), said('ten')), four, offering);
    state = openedAs(
      after(state, chosen('a1')),
      four,
      { ...offering, left: 9 },
      { offered: ['a1'] },
    );
    expect(gameBoard(state).ghosts).toEqual([
      { square: 'a1', letter: 'b', opacity: expect.any(Number), number: 1 },
    ]);
    expect(state.game.moves).toEqual(four);
    const select = due({ kind: 'select', points: ['a1', 'b2'] });
    state = openedAs(after(state, chosen('b2')), four, select, { offered: ['a1', 'b2'] });
    const done = openedAs(after(state, chosen('b2')), [...four, 'b2'], null);
    expect(done.game.moves).toEqual([...four, 'b2']);
    expect(gameBoard(done).ghosts).toEqual([]);
    expect(done.ask).toMatchObject({ kind: 'search', position: { moves: [...four, 'b2'] } });
  });

  test('takes back the last act of the person with all that followed', () => {
    const state = fourPlaced();
    const back = after(state, undone);
    expect(back.game.opening?.acts).toEqual(fourActs.slice(0, 4));
    expect(back.ask).toMatchObject({ kind: 'describe', opening: { acts: fourActs.slice(0, 4) } });
    const shown = openedAs(back, ['h8', 'h9'], due({ points: ['i9'], square: 5 }));
    expect(shown.game.moves).toEqual(['h8', 'h9']);
    expect(isUsersTurn(shown)).toBe(true);
  });

  test('takes back act by act also where the engine has not answered yet', () => {
    const back = after(fourPlaced(), undone, undone);
    expect(back.game.opening?.acts).toEqual(fourActs.slice(0, 3));
    const put = after(openedAs(begun('taraguchi-10'), [], due({ points: ['h8'] })), chosen('h8'));
    expect(put.game.opening?.acts).toEqual(['h8']);
    expect(after(put, undone).game.opening?.acts).toEqual([]);
  });

  test('goes back into the opening from the game after it', () => {
    const select = due({ player: 'answerer', kind: 'select', points: ['a1'] });
    const acts = openedAs(after(fourPlaced(), said('ten')), four, select);
    const done = openedAs(openedWith(acts, 'a1'), [...four, 'a1'], null, {
      players: [...fourActs, 'ten', 'a1'].map((_, at) => (at === 8 ? 'answerer' : 'opener')),
    });
    const played = answeredWith(done, 'c3');
    expect(played.game.moves).toEqual([...four, 'a1', 'c3']);
    expect(after(played, undone).game.opening?.acts).toEqual(fourActs);
    expect(after(played, undone).ask).toMatchObject({ kind: 'describe', position: { moves: [] } });
  });
});

describe('between two people', () => {
  test('both act at the page, and each is told whose act it is', () => {
    let state = openedAs(
      begun('soosyrv-8', { players: 'people' }),
      [],
      due({ points: ['h8'], square: 1, left: 3 }),
    );
    expect(openingInWords(state, en)).toBe(
      'Black: Place a black stone in the centre. 2 more follow.',
    );
    state = openedAs(
      after(state, chosen('h8')),
      ['h8'],
      due({ points: ['h9'], square: 3, left: 2 }),
    );
    expect(isUsersTurn(state)).toBe(true);
    const numbers = due({ player: 'answerer', kind: 'declare', words: ['1', '2', '3'] });
    state = openedAs(after(state, chosen('h9')), ['h8', 'h9'], numbers);
    expect(isUsersTurn(state)).toBe(false);
    expect(openingInWords(state, en)).toMatch(/^White: How many fifth moves/);
    expect(after(state, said('3')).game.opening?.acts).toEqual(['h8', 'h9', '3']);
    expect(after(state, said('4'))).toBe(state);
    expect(after(state, undone).game.opening?.acts).toEqual(['h8']);
  });

  test('before sides are taken they are the first and the second', () => {
    const state = openedAs(begun('swap2', { players: 'people' }), [], place('opener', 3), noSides);
    expect(openingInWords(state, en)).toMatch(/^First player: Place a black stone anywhere/);
  });

  test('a swap leaves the board to both', () => {
    const asked = openedAs(
      begun('swap2', { players: 'people' }),
      three,
      take('answerer', 'black', 'white'),
      noSides,
    );
    const done = openedAs(after(asked, said('black')), three, null, { first: 'answerer' });
    expect(done.settings.seat).toBe('first');
    expect(isUsersTurn(done)).toBe(true);
  });
});

describe('a game', () => {
  test('begins with the procedure again, and taking back returns into the old one', () => {
    const players = ['opener', 'opener', 'opener', 'answerer'] as const;
    const done = openedAs(after(threeSeen(), said('white')), three, null, { players });
    const fresh = after(done, chosen('c3'), { type: 'new-game' });
    expect(fresh.game.opening).toMatchObject({ procedure: 'swap2', acts: [] });
    const back = after(fresh, undone);
    expect(back.game).toMatchObject({
      moves: [...three, 'c3'],
      opening: { acts: [...three, 'white'] },
    });
    expect(back.settings.seat).toBe('second');
  });

  test('that gives way to another in the middle of its opening comes back to it', () => {
    const fresh = after(fourPlaced(), { type: 'game-set-up', settings: { opening: 'plain' } });
    expect(fresh.game.opening).toBeNull();
    const back = after(fresh, undone);
    expect(back.settings.opening).toBe('taraguchi-10');
    expect(back.ask).toMatchObject({ position: { moves: [] }, opening: { acts: fourActs } });
    const shown = openedAs(back, four, take('opener', 'black', 'white', 'ten'));
    expect(after(shown, said('ten')).game.opening?.acts).toEqual([...fourActs, 'ten']);
  });

  test('that is given up in its opening asks nothing more', () => {
    const over = after(threeSeen(), { type: 'resign' });
    expect(over.game.ended).not.toBeNull();
    expect(openingInWords(over, en)).toBeNull();
    expect(after(over, said('black'))).toBe(over);
  });

  test('begins by the first move where the procedure is not offered', () => {
    expect(begun('taraguchi-10', { rules: 'freestyle' }).game.opening).toBeNull();
    expect(begun('taraguchi-10', { boardLines: 19 }).game.opening).toBeNull();
    expect(begun('swap2', { boardLines: 19 }).game.opening).not.toBeNull();
    expect(begun('swap2', { players: 'engines' }).game.opening).toBeNull();
    const startFen = startFenOf(gomoku, 'renju').replace(' b ', ' w ');
    expect(begun('swap2', { startFen }).game.opening).toBeNull();
    expect(openingsOf(gomoku, 'renju')).toEqual(['plain', 'swap2', 'taraguchi-10', 'soosyrv-8']);
    expect(openingsOf(gomoku, 'caro')).toEqual(['plain', 'swap2']);
    expect(openingsOf(xiangqi, 'asian')).toEqual(['plain']);
  });

  test('is done with the procedure once a side is chosen by hand', () => {
    const state = after(threeSeen(), { type: 'settings-changed', settings: { seat: 'second' } });
    expect(state.game.opening).toBeNull();
    expect(state.game.moves).toEqual(three);
  });
});

const reloaded = (state: GameState): GameState =>
  initialState(fromSaved(gomoku, JSON.parse(JSON.stringify(toSaved(state))))!);

describe('a reload', () => {
  test('goes on in the middle of an opening, offers and all', () => {
    const offering = due({ kind: 'offer', points: ['a1', 'b2'], left: 10 });
    const before = openedAs(after(fourPlaced(), said('ten')), four, offering);
    const state = reloaded(after(before, chosen('a1')));
    expect(state.ask).toMatchObject({
      kind: 'describe',
      position: { moves: [] },
      opening: { procedure: 'taraguchi-10', acts: [...fourActs, 'ten', 'a1'] },
    });
    const shown = openedAs(state, four, { ...offering, left: 9 }, { offered: ['a1'] });
    expect(shown.game.moves).toEqual(four);
    expect(isUsersTurn(shown)).toBe(true);
  });

  test('keeps the moves after an opening apart from its stones', () => {
    const players = ['opener', 'opener', 'opener', 'answerer'] as const;
    const done = openedAs(after(threeSeen(), said('white')), three, null, { players });
    const state = reloaded(after(done, chosen('c3')));
    expect(state.ask).toMatchObject({
      position: { moves: ['c3'] },
      opening: { acts: [...three, 'white'] },
    });
    const shown = openedAs(state, three, null, { players });
    expect(shown.game.moves).toEqual([...three, 'c3']);
    expect(shown.settings.seat).toBe('second');
  });

  test('that finds acts the engine refuses begins anew', () => {
    const state = reloaded(threeSeen());
    const fresh = after(state, { type: 'refused', ask: state.ask!, fault: null });
    expect(fresh.game).toMatchObject({ moves: [], notice: 'position-refused' });
  });
});
