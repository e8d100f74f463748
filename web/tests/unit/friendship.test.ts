// SPDX-License-Identifier: MIT
// A game with a friend at another screen: turns, links, and taking back.

import { describe, expect, test } from 'vitest';
import { strings as en } from '../../src/i18n/en/page.ts';
import { offerDraw } from '../../src/screens/play/state/draw.ts';
import {
  accepted,
  begunBy,
  connected,
  followed,
  given,
  heardIn,
  isGiven,
  judge,
  named,
  offererIn,
  resumed,
  timed,
  type Heard,
} from '../../src/screens/play/friend/friendship.ts';
import { friendsFrom } from '../../src/screens/play/friend/kept-games.ts';
import { keepTime, msToFall, timeLeft } from '../../src/screens/play/state/clock.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
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

/** Black’s reply to the cannon. */
const answer: Heard = {
  id: 'a-game',
  sender: 'second',
  isDrawOffered: false,
  rules: 'asian',
  startFen: xiangqi.startFen,
  moves: ['h2e2', 'h9g7'],
  ended: null,
  clock: null,
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

  test('contradicts where other moves were played, or under another rule set', () => {
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

  test('accepts a draw although its sender does not know the move made after the offer', () => {
    const agreed = { winner: null, reason: 'agreement' } as const;
    const offered = given(offerDraw(fresh));
    const on = describedAs(after(offered, { type: 'move-played', move: 'h2e2' }), afterCannon);
    const acceptance = { ...answer, moves: [], ended: agreed };
    expect(judge(known(on), acceptance)).toBe('fits');
    expect(resultOf(heardIn(on, acceptance))).toEqual(agreed);
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

function at(now: number, state: GameState, change: (state: GameState) => GameState): GameState {
  return keepTime(state, change(state), now);
}

function live(state: GameState): GameState {
  return connected(state, true);
}

function mine(state: GameState): GameState {
  return after(state, { type: 'move-played', move: 'h2e2' });
}

describe('clocks', () => {
  const kSecond = 1000;
  const kMinute = 60 * kSecond;
  const control = { kind: 'increment', minutes: 5, seconds: 10 } as const;
  const begun = named(
    describedAs(
      after(ready(), {
        type: 'game-set-up',
        settings: { players: 'friend', seat: 'first', clock: control },
      }),
      start,
    ),
    'a-game',
  );
  const told: Heard = {
    ...answer,
    clock: { control, left: { first: 5 * kMinute, second: 4 * kMinute } },
  };
  /** Red has moved at second 100, connected. */
  const away = describedAs(at(100 * kSecond, at(0, begun, live), mine), afterCannon);
  const heard = (now: number): GameState => {
    const moving = at(now, away, (state) => heardIn(state, told));
    return describedAs(
      at(now, moving, (state) => timed(state, told)),
      afterHorse,
    );
  };

  test('stand still until the two are connected, and again when they are not', () => {
    const apart = describedAs(at(0, begun, mine), afterCannon);
    expect(timeLeft(apart, 'second', kMinute).ms).toBe(5 * kMinute);
    const together = at(kMinute, apart, live);
    expect(timeLeft(together, 'second', kMinute + kSecond).ms).toBe(5 * kMinute - kSecond);
    const lost = at(kMinute + 2 * kSecond, together, (state) => connected(state, false));
    expect(timeLeft(lost, 'second', 9 * kMinute).ms).toBe(5 * kMinute - 2 * kSecond);
  });

  test('run although nobody looks at this screen', () => {
    const hidden = at(100 * kSecond, away, (state) =>
      after(state, { type: 'visibility-changed', isVisible: false }),
    );
    expect(timeLeft(hidden, 'second', 103 * kSecond).ms).toBe(5 * kMinute - 3 * kSecond);
  });

  test('show of the friend what their own screen measured', () => {
    const back = heard(170 * kSecond);
    expect(timeLeft(back, 'second', 171 * kSecond).ms).toBe(4 * kMinute);
    // The first move was free; the player's clock has run since the move arrived.
    expect(timeLeft(back, 'first', 171 * kSecond).ms).toBe(5 * kMinute - kSecond);
  });

  test('let nobody lose at the other screen', () => {
    expect(msToFall(away, 9 * kMinute)).toBeNull();
    const waiting = at(9 * kMinute, away, (state) => after(state, { type: 'time-passed' }));
    expect(resultOf(waiting)).toBeNull();
    const late = at(20 * kMinute, heard(170 * kSecond), (state) =>
      after(state, { type: 'time-passed' }),
    );
    expect(resultOf(late)).toEqual({ winner: 'second', reason: 'time' });
    const fallen = heardIn(away, {
      ...told,
      moves: ['h2e2'],
      ended: { winner: 'first', reason: 'time' },
    });
    expect(resultOf(fallen)).toEqual({ winner: 'first', reason: 'time' });
  });

  test('begin at the friend’s with what the link says, and come back from a visit before', () => {
    const opened = begunBy(ready(), { ...told, sender: 'first', moves: ['h2e2'] });
    expect(opened.settings.clock).toEqual(control);
    expect(timeLeft(opened, 'second', 0).ms).toBe(4 * kMinute);
    const kept = fromSaved(xiangqi, JSON.parse(JSON.stringify(toSaved(heard(170 * kSecond)))))!;
    const resumedGame = resumed(ready(), kept);
    expect(timeLeft(resumedGame, 'second', 0).ms).toBe(4 * kMinute);
    expect(resumedGame.view.isLive).toBe(false);
  });

  test('are none where the link has none', () => {
    expect(begunBy(away, answer).clocks).toBeNull();
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
