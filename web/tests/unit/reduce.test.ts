// SPDX-License-Identifier: MIT
// The reducer of the game, without an engine or a page.

import { describe, expect, test } from 'vitest';
import { limitsFor } from '../../src/engine/advice.ts';
import { plainFault } from '../../src/engine/errors.ts';
import type { RuleSet } from '../../src/engine/protocol.ts';
import type { AppEvent } from '../../src/screens/play/state/events.ts';
import { kHintMs } from '../../src/screens/play/state/next-ask.ts';
import { reduce } from '../../src/screens/play/state/reduce.ts';
import { canUndo, isFlipped, phaseOf, resultOf } from '../../src/screens/play/state/selectors.ts';
import type { Seat } from '../../src/games/seat.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import {
  after,
  afterCannon,
  afterHorse,
  answered,
  answeredWith,
  chaseRuled,
  describedAs,
  info,
  openAsk,
  mated,
  opened,
  ready,
  snapshot,
  start,
  thinking,
} from './game-fixtures.ts';

function searchOf(state: GameState): Extract<GameState['ask'], { kind: 'search' }> {
  if (state.ask?.kind !== 'search') throw new Error('the engine was not asked to search');
  return state.ask;
}

describe('opening', () => {
  test('is loading until the engine has described the position', () => {
    const loaded = reduce(opened(), {
      type: 'engine',
      event: { type: 'ready' },
    });
    expect(phaseOf(opened())).toBe('loading');
    expect(phaseOf(loaded)).toBe('loading');
    expect(phaseOf(describedAs(loaded, start))).toBe('idle');
  });

  test('lets the engine begin when the user plays second', () => {
    const state = ready('second');
    expect(phaseOf(state)).toBe('thinking');
    expect(searchOf(state).purpose).toBe('move');
    expect(isFlipped(state)).toBe(true);
  });

  test('gives way to a new game when the position is refused', () => {
    const odd = after(opened(), {
      type: 'position-set',
      line: { startFen: 'nonsense', moves: ['a0a1'] },
    });
    const fresh = after(odd, { type: 'refused', ask: odd.ask!, fault: null });
    expect(fresh.game.startFen).toBe(fresh.spec.startFen);
    expect(fresh.game.moves).toEqual([]);
    expect(fresh.game.notice).toBe('position-refused');
    expect(fresh.ask?.kind).toBe('describe');
  });

  test('gives way when a line that nobody had described yet comes back and is refused', () => {
    const another = after(
      ready(),
      { type: 'position-set', line: { startFen: start.fen, moves: ['a0a1', 'a0a9'] } },
      { type: 'game-set-up', settings: {} },
    );
    const back = after(describedAs(another, start), { type: 'undo' });
    expect(back.game.moves).toEqual(['a0a1', 'a0a9']);
    const fault = plainFault('illegal-move', { text: 'a0a9', number: 2 });
    const fresh = after(back, { type: 'refused', ask: openAsk(back, 'describe'), fault });
    expect(fresh.engine.name).toBe('ready');
    expect(fresh.game).toMatchObject({ moves: [], notice: 'game-kept', previous: null });
    expect(fresh.ask?.kind).toBe('describe');
  });

  test('gives way to the game that it replaced, with its moves, terms and clocks', () => {
    const clocked = {
      players: 'people',
      clock: { kind: 'sudden', minutes: 5, seconds: 0 },
    } as const;
    const begun = describedAs(after(ready(), { type: 'game-set-up', settings: clocked }), start);
    // Its move is not described yet.
    const played = after(begun, { type: 'move-played', move: 'h2e2' });
    const odd = after(played, { type: 'position-set', line: { startFen: 'nonsense', moves: [] } });
    const fault = plainFault('illegal-move', { text: 'nonsense', number: 1 });
    const kept = after(odd, { type: 'refused', ask: openAsk(odd, 'describe'), fault });
    expect(kept.game).toMatchObject({ moves: ['h2e2'], notice: 'game-kept' });
    expect(kept.settings).toMatchObject(clocked);
    expect(kept.ask?.kind).toBe('describe');
    // If that is refused too, nothing but a new game is left.
    const fresh = after(kept, { type: 'refused', ask: openAsk(kept, 'describe'), fault });
    expect(fresh.game).toMatchObject({ moves: [], notice: 'position-refused' });
  });
});

test('a position that is set twice is asked about twice', () => {
  const line = { startFen: start.fen, moves: ['h2e2'] };
  const once = after(ready(), { type: 'position-set', line });
  expect(after(once, { type: 'position-set', line }).ask).not.toBe(once.ask);
});

describe('choosing squares', () => {
  test('selects a piece that can move, and no other', () => {
    expect(after(ready(), { type: 'square-chosen', square: 'h2' }).view.selected).toBe('h2');
    expect(after(ready(), { type: 'square-chosen', square: 'e5' }).view.selected).toBeNull();
    expect(after(ready(), { type: 'square-chosen', square: 'h9' }).view.selected).toBeNull();
  });

  test('moves on the second choice', () => {
    const state = after(
      ready(),
      { type: 'square-chosen', square: 'h2' },
      { type: 'square-chosen', square: 'e2' },
    );
    expect(state.game.moves).toEqual(['h2e2']);
    expect(state.view.selected).toBeNull();
    expect(searchOf(state).position.moves).toEqual(['h2e2']);
  });

  test('takes another own piece instead, and puts the same one back', () => {
    const lifted = after(ready(), { type: 'square-chosen', square: 'h2' });
    expect(after(lifted, { type: 'square-chosen', square: 'h0' }).view.selected).toBe('h0');
    expect(after(lifted, { type: 'square-chosen', square: 'h2' }).view.selected).toBeNull();
    expect(after(lifted, { type: 'selection-cleared' }).view.selected).toBeNull();
  });

  test('does nothing while the engine thinks', () => {
    expect(after(thinking(), { type: 'square-chosen', square: 'h9' })).toEqual(thinking());
    expect(after(thinking(), { type: 'move-played', move: 'h9g7' }).game.moves).toEqual(['h2e2']);
  });

  test('plays a dragged piece where it is dropped', () => {
    const lifted = after(ready(), { type: 'piece-lifted', square: 'h2' });
    expect(lifted.view.selected).toBe('h2');
    expect(after(lifted, { type: 'piece-dropped', square: 'e2' }).game.moves).toEqual(['h2e2']);
    expect(after(lifted, { type: 'piece-dropped', square: 'a5' })).toMatchObject({
      game: { moves: [] },
      view: { selected: null },
    });
    expect(after(lifted, { type: 'piece-dropped', square: null }).view.selected).toBeNull();
    expect(after(lifted, { type: 'piece-dropped', square: 'h2' }).view.selected).toBe('h2');
  });

  test('plays nothing the engine does not call legal', () => {
    expect(after(ready(), { type: 'move-played', move: 'a0a9' }).game.moves).toEqual([]);
  });

  test('drops a stone where a move is one square', () => {
    const bowl = describedAs(
      reduce(opened(), { type: 'engine', event: { type: 'ready' } }),
      snapshot({ legalMoves: ['e5', 'e6'] }),
    );
    expect(after(bowl, { type: 'square-chosen', square: 'e5' }).game.moves).toEqual(['e5']);
  });
});

describe('the engine', () => {
  test('is asked with the level and time chosen', () => {
    const changed = after(ready(), {
      type: 'settings-changed',
      settings: { level: 7, moveTimeMs: 5000 },
    });
    const state = describedAs(after(changed, { type: 'move-played', move: 'h2e2' }), afterCannon);
    expect(searchOf(state).limits).toMatchObject({
      level: 7,
      moveTimeMs: 5000,
    });
  });

  test('describes the user’s move and answers it as one question', () => {
    const moved = after(ready(), { type: 'move-played', move: 'h2e2' });
    expect(phaseOf(moved)).toBe('thinking');
    const state = describedAs(moved, afterCannon);
    expect(state.shown.snapshot).toBe(afterCannon);
    expect(state.ask).toBe(moved.ask);
  });

  test('has nothing to answer where the user’s move ends the game', () => {
    const over = describedAs(after(ready(), { type: 'move-played', move: 'h2e2' }), mated);
    expect(phaseOf(over)).toBe('over');
    expect(over.ask).toBeNull();
  });

  test('answers, and it is the user’s turn', () => {
    expect(answered().game.moves).toEqual(['h2e2', 'h9g7']);
    expect(phaseOf(answered())).toBe('idle');
  });

  test('moves at once with the best it has when told to', () => {
    const asked = thinking();
    const reported = after(asked, {
      type: 'informed',
      ask: openAsk(asked, 'search'),
      info: info({ bestMove: 'b9c7' }),
    });
    expect(after(reported, { type: 'stop' }).game.moves).toEqual(['h2e2', 'b9c7']);
  });

  test('that has nothing yet moves with its first report', () => {
    const asked = thinking();
    const told = after(asked, { type: 'stop' });
    expect(told.game.moves).toEqual(['h2e2']);
    const reported = after(told, {
      type: 'informed',
      ask: openAsk(asked, 'search'),
      info: info({ bestMove: 'b9c7' }),
    });
    expect(reported.game.moves).toEqual(['h2e2', 'b9c7']);
    expect(reported.view.isMoveWanted).toBe(false);
  });

  test('that fails leaves the game as it is, and goes on after another try', () => {
    const failed = after(thinking(), {
      type: 'engine',
      event: { type: 'failed', fault: 'crashed', detail: '' },
    });
    expect(phaseOf(failed)).toBe('failed');
    expect(failed.ask).toBeNull();
    const again = after(
      failed,
      { type: 'engine', event: { type: 'loading' } },
      { type: 'engine', event: { type: 'ready' } },
    );
    expect(phaseOf(again)).toBe('thinking');
    expect(again.game.moves).toEqual(['h2e2']);
  });

  test('that comes back by itself is asked again what it died of', () => {
    const before = thinking();
    const again = after(
      before,
      { type: 'refused', ask: before.ask!, fault: null },
      { type: 'engine', event: { type: 'ready' } },
    );
    expect(phaseOf(again)).toBe('thinking');
    expect(again.ask).toEqual(before.ask);
  });

  test('that refuses a position reached by play has failed; the game is kept', () => {
    const moved = after(ready(), { type: 'move-played', move: 'h2e2' });
    const refused = after(moved, {
      type: 'refused',
      ask: moved.ask!,
      fault: null,
    });
    expect(phaseOf(refused)).toBe('failed');
    expect(refused.game.moves).toEqual(['h2e2']);
  });
});

describe('taking back', () => {
  test('takes the user’s move while the engine thinks', () => {
    const state = after(thinking(), { type: 'undo' });
    expect(state.game.moves).toEqual([]);
    expect(state.ask?.kind).toBe('describe');
  });

  test('takes the answer with the move', () => {
    expect(after(answered(), { type: 'undo' }).game.moves).toEqual([]);
  });

  test('does not take the engine’s opening move', () => {
    const state = answeredWith(ready('second'), 'h2e2', afterCannon);
    expect(canUndo(state)).toBe(false);
    expect(after(state, { type: 'undo' })).toBe(state);
  });

  test('returns to the game given up for a new one, until a move is made', () => {
    const fresh = describedAs(after(answered(), { type: 'new-game' }), start);
    expect(fresh.game.moves).toEqual([]);
    expect(after(fresh, { type: 'undo' }).game.moves).toEqual(['h2e2', 'h9g7']);
    const played = after(fresh, { type: 'move-played', move: 'h2e2' });
    expect(played.game.previous).toBeNull();
  });

  test('takes a resignation back', () => {
    const resigned = after(answered(), { type: 'resign' });
    const back = after(resigned, { type: 'undo' });
    expect(resultOf(back)).toBeNull();
    expect(back.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(phaseOf(back)).toBe('idle');
  });

  test('lets the engine think, though it was told to move before the resignation', () => {
    const resigned = after(thinking(), { type: 'stop' }, { type: 'resign' });
    const back = after(resigned, { type: 'undo' });
    const told = after(back, {
      type: 'informed',
      ask: searchOf(back),
      info: info({ bestMove: 'b9c7' }),
    });
    expect(told.game.moves).toEqual(['h2e2']);
    expect(phaseOf(told)).toBe('thinking');
  });

  test('of sides leaves nothing said of what was written before', () => {
    const asked = after(answered(), { type: 'move-written', text: 'xyz' });
    const { ask } = asked;
    const unread = after(asked, { type: 'refused', ask: ask!, fault: null });
    expect(unread.view.unread).toBe('xyz');
    const changed = after(unread, { type: 'settings-changed', settings: { seat: 'second' } });
    expect(changed.view.unread).toBeNull();
  });
});

describe('the end', () => {
  test('is what the engine says', () => {
    const state = answeredWith(thinking(), 'h9g7', mated);
    expect(phaseOf(state)).toBe('over');
    expect(resultOf(state)).toEqual({ winner: 'second', reason: 'checkmate' });
    expect(state.ask).toBeNull();
    expect(after(state, { type: 'hint' })).toBe(state);
  });

  test('comes by resignation, also while the engine thinks', () => {
    for (const state of [answered(), thinking()]) {
      const resigned = after(state, { type: 'resign' });
      expect(phaseOf(resigned)).toBe('over');
      expect(resultOf(resigned)).toEqual({
        winner: 'second',
        reason: 'resignation',
      });
      expect(resigned.ask).toBeNull();
    }
  });

  test('by resignation stays the same when the sides are changed after it', () => {
    const resigned = after(answered(), { type: 'resign' });
    const changed = after(resigned, {
      type: 'settings-changed',
      settings: { seat: 'second' },
    });
    expect(resultOf(changed)?.winner).toBe('second');
    expect(changed.ask).toBeNull();
  });
});

function seatAfter(...events: AppEvent[]): Seat {
  return after(ready(), ...events).settings.seat;
}

describe('a random side', () => {
  const setUp: AppEvent = { type: 'game-set-up', settings: { hasRandomSeat: true }, roll: 0.2 };

  test('is drawn for every new game', () => {
    expect(seatAfter(setUp)).toBe('first');
    expect(seatAfter(setUp, { type: 'new-game', roll: 0.5 })).toBe('second');
    expect(seatAfter(setUp, { type: 'new-game', roll: 0.5 }, { type: 'new-game', roll: 0 })).toBe(
      'first',
    );
  });

  test('is not drawn where a side was taken, nor for the game before', () => {
    const taken: AppEvent = {
      type: 'game-set-up',
      settings: { seat: 'first', hasRandomSeat: false },
    };
    const again: AppEvent = { type: 'new-game', roll: 0.9 };
    expect(seatAfter(again)).toBe('first');
    expect(seatAfter(setUp, taken, again)).toBe('first');
    const drawn = after(answered(), { ...setUp, roll: 0.9 });
    expect(drawn.settings.seat).toBe('second');
    const { seat, hasRandomSeat } = after(drawn, { type: 'undo' }).settings;
    expect({ seat, hasRandomSeat }).toEqual({ seat: 'first', hasRandomSeat: false });
  });
});

function choose(rules: RuleSet): AppEvent {
  return { type: 'settings-changed', settings: { rules } };
}

describe('the rule set for repetitions', () => {
  const over = answeredWith(thinking(), 'h9g7', chaseRuled);

  test('goes with every question', () => {
    const changed = describedAs(after(ready(), choose('simple')), start);
    const described = after(changed, { type: 'move-played', move: 'h2e2' });
    expect(described.ask?.position.rules).toBe('simple');
    expect(searchOf(describedAs(described, afterCannon)).position.rules).toBe('simple');
  });

  test('judges the game anew when it is changed', () => {
    expect(resultOf(over)).toEqual({ winner: 'second', reason: 'perpetual-chase' });
    const changed = after(over, choose('simple'));
    expect(changed.ask).toMatchObject({ kind: 'describe', position: { rules: 'simple' } });
    expect(resultOf(changed)).toBeNull();
    expect(phaseOf(describedAs(changed, afterHorse))).toBe('idle');
  });

  test('lets the engine think again when it is changed meanwhile', () => {
    const changed = after(thinking(), choose('chinese'));
    const state = describedAs(changed, afterCannon);
    expect(searchOf(state)).toMatchObject({ purpose: 'move', position: { rules: 'chinese' } });
  });

  test('leaves the view as it was turned', () => {
    expect(isFlipped(after(answered(), { type: 'flip' }, choose('simple')))).toBe(true);
  });
});

describe('advice', () => {
  test('is asked at full strength, by nodes, and shown without being played', () => {
    const asked = after(answered(), { type: 'hint' });
    expect(searchOf(asked)).toMatchObject({
      purpose: 'hint',
      limits: { ...limitsFor(kHintMs, 'xiangqi'), useBook: true },
    });
    expect(phaseOf(asked)).toBe('thinking');
    const given = answeredWith(asked, 'h0g2');
    expect(given.view.hint).toBe('h0g2');
    expect(given.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(phaseOf(given)).toBe('idle');
  });

  test('is no longer wanted once the user moves', () => {
    const moved = after(answered(), { type: 'hint' }, { type: 'move-played', move: 'h0g2' });
    expect(moved.game.moves).toEqual(['h2e2', 'h9g7', 'h0g2']);
    expect(searchOf(moved).purpose).toBe('move');
  });

  test('ends without any when it is stopped before the first report', () => {
    const stopped = after(answered(), { type: 'hint' }, { type: 'stop' });
    expect(stopped.ask).toBeNull();
    expect(stopped.view.hint).toBeNull();
  });
});

describe('the side', () => {
  test('can be changed in mid-game: the engine takes the other at once', () => {
    const turned = after(
      answered(),
      { type: 'flip' },
      { type: 'settings-changed', settings: { seat: 'second' } },
    );
    expect(searchOf(turned).position.moves).toEqual(['h2e2', 'h9g7']);
    expect(isFlipped(turned)).toBe(true);
  });

  test('changed while the engine thinks gives the user the move', () => {
    const turned = after(thinking(), {
      type: 'settings-changed',
      settings: { seat: 'second' },
    });
    expect(turned.ask).toBeNull();
    expect(phaseOf(turned)).toBe('idle');
  });

  test('does not change with the view', () => {
    const turned = after(answered(), { type: 'flip' });
    expect(isFlipped(turned)).toBe(true);
    expect(turned.ask).toBeNull();
    expect(turned.shown.snapshot).toBe(afterHorse);
  });
});
