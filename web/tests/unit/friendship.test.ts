// SPDX-License-Identifier: MIT
// A game with a friend at another screen: who moves, what links make of it, what may be taken back.

import { describe, expect, test } from 'vitest';
import { strings as en } from '../../src/i18n/en/page.ts';
import { offerDraw } from '../../src/screens/play/state/draw.ts';
import {
  accepted,
  begunBy,
  followed,
  given,
  heardIn,
  isGiven,
  judge,
  named,
  offererIn,
  resumed,
  type Heard,
} from '../../src/screens/play/friend/friendship.ts';
import { friendsFrom } from '../../src/screens/play/friend/kept-games.ts';
import { fromSaved, toSaved } from '../../src/screens/play/saved-game.ts';
import {
  canUndo,
  isFlipped,
  isUsersTurn,
  resultOf,
} from '../../src/screens/play/state/selectors.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { statusText } from '../../src/screens/play/status.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { after, afterCannon, afterHorse, describedAs, ready, start } from './game-fixtures.ts';

const fresh = named(
  describedAs(
    after(ready(), { type: 'game-set-up', settings: { players: 'friend', seat: 'first' } }),
    start,
  ),
  'a-game',
);
const moved = describedAs(after(fresh, { type: 'move-played', move: 'h2e2' }), afterCannon);
const sent = given(moved);

/** Black’s answer to the cannon. */
const answer: Heard = {
  id: 'a-game',
  sender: 'second',
  isDrawOffered: false,
  rules: 'asian',
  startFen: xiangqi.startFen,
  moves: ['h2e2', 'h9g7'],
  ended: null,
};

const resigned = { winner: 'first', reason: 'resignation' } as const;

function known({ game, settings }: GameState) {
  return { ...game, rules: settings.rules };
}

function verdict(state: GameState, changes: Partial<Heard>) {
  return judge(known(state), { ...answer, ...changes });
}

describe('the friend', () => {
  test('moves elsewhere: the engine is asked for no move, and nobody may make it here', () => {
    expect(moved.ask).toBeNull();
    expect(isUsersTurn(moved)).toBe(false);
    expect(statusText(moved, en).headline).toBe('Black to move');
    expect(statusText(fresh, en).headline).toBe('Your move');
  });

  test('has moved when the link says so', () => {
    const heard = describedAs(heardIn(sent, answer), afterHorse);
    expect(heard.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(isUsersTurn(heard)).toBe(true);
  });

  test('who opens the first link sits opposite, with the near edge of the board', () => {
    const opened = begunBy(ready(), { ...answer, sender: 'first', moves: ['h2e2'] });
    expect(opened.settings).toMatchObject({ players: 'friend', seat: 'second' });
    expect(isFlipped(opened)).toBe(true);
    expect(isUsersTurn(describedAs(opened, afterCannon))).toBe(true);
  });
});

describe('a link', () => {
  test('fits where it goes on from the game', () => {
    expect(verdict(sent, {})).toBe('fits');
    expect(verdict(sent, { moves: ['h2e2'] })).toBe('fits');
  });

  test('is older where the game is further', () => {
    expect(verdict(sent, { moves: [] })).toBe('older');
  });

  test('contradicts where other moves were played, or by another law', () => {
    expect(verdict(sent, { moves: ['b2e2', 'h9g7'] })).toBe('contrary');
    expect(verdict(sent, { moves: ['b2e2'] })).toBe('contrary');
    expect(verdict(sent, { rules: 'chinese' })).toBe('contrary');
  });

  test('resigns although its sender does not know the last move', () => {
    expect(verdict(sent, { moves: [], ended: resigned })).toBe('fits');
    const over = heardIn(sent, { ...answer, moves: [], ended: resigned });
    expect(over.game.moves).toEqual(['h2e2']);
    expect(resultOf(over)).toEqual(resigned);
  });

  test('does not revive a game that is over', () => {
    const over = heardIn(sent, { ...answer, ended: resigned });
    expect(judge(known(over), answer)).toBe('older');
    const other = { winner: 'second', reason: 'resignation' } as const;
    expect(judge(known(over), { ...answer, ended: other })).toBe('contrary');
    expect(judge(known(over), { ...answer, ended: resigned })).toBe('fits');
  });
});

describe('what can be taken back', () => {
  test('is a move whose link nobody has', () => {
    expect(canUndo(moved)).toBe(true);
    expect(after(moved, { type: 'undo' }).game.moves).toEqual([]);
  });

  test('is no move that the friend may know', () => {
    expect(isGiven(sent)).toBe(true);
    expect(canUndo(sent)).toBe(false);
    expect(after(sent, { type: 'undo' })).toBe(sent);
    expect(canUndo(describedAs(heardIn(sent, answer), afterHorse))).toBe(false);
  });

  test('is a resignation until its link is given', () => {
    const over = after(sent, { type: 'resign' });
    expect(resultOf(over)).toEqual({ winner: 'second', reason: 'resignation' });
    expect(after(over, { type: 'undo' }).game.ended).toBeNull();
    expect(canUndo(given(over))).toBe(false);
  });
});

describe('a draw', () => {
  test('is offered with a move, and lapses when the friend has moved', () => {
    const offered = describedAs(
      after(offerDraw(fresh), { type: 'move-played', move: 'h2e2' }),
      afterCannon,
    );
    expect(offererIn(offered)).toBe('first');
    expect(offererIn(describedAs(heardIn(given(offered), answer), afterHorse))).toBeNull();
  });

  test('is accepted by whom it was offered to alone', () => {
    const heard = describedAs(heardIn(sent, { ...answer, isDrawOffered: true }), afterHorse);
    expect(offererIn(heard)).toBe('second');
    expect(resultOf(accepted(heard))).toEqual({ winner: null, reason: 'agreement' });
    expect(accepted(offerDraw(moved)).game.ended).toBeNull();
  });
});

describe('a kept game', () => {
  test('comes back with all that the friends know', () => {
    const offered = offerDraw(sent);
    const kept = fromSaved(xiangqi, JSON.parse(JSON.stringify(toSaved(offered))));
    expect(kept?.friend).toEqual(offered.game.friend);
    const back = resumed(ready(), kept!);
    expect(back.game).toMatchObject({ moves: ['h2e2'], friend: offered.game.friend });
    expect(back.settings).toMatchObject({ players: 'friend', seat: 'first' });
  });

  test('is followed where another tab took it further, and nowhere else', () => {
    const further = fromSaved(xiangqi, toSaved(describedAs(heardIn(sent, answer), afterHorse)))!;
    expect(followed(sent, further).game.moves).toEqual(answer.moves);
    expect(followed(ready(), further).game.moves).toEqual([]);
    expect(
      followed(describedAs(heardIn(sent, answer), afterHorse), fromSaved(xiangqi, toSaved(sent))!)
        .game.moves,
    ).toEqual(answer.moves);
  });

  test('is left out of the list where it is none', () => {
    expect(friendsFrom(xiangqi, { games: [toSaved(sent), toSaved(ready()), 7] })).toHaveLength(1);
    expect(friendsFrom(xiangqi, [])).toBeNull();
  });
});
