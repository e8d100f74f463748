// SPDX-License-Identifier: MIT
// Games between two people and of the engine against itself, and endings by agreement.

import { describe, expect, test } from 'vitest';
import { outcomeInWords } from '../../src/ui/words/result.ts';
import type { Report } from '../../src/engine/protocol.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import type { AppEvent } from '../../src/screens/play/state/events.ts';
import {
  canUndo,
  isFlipped,
  isUsersTurn,
  ownSeat,
  phaseOf,
  resultOf,
} from '../../src/screens/play/state/selectors.ts';
import { offerDraw } from '../../src/screens/play/state/draw.ts';
import { withGame, type GameState, type Settings } from '../../src/screens/play/state/state.ts';
import { isPossible } from '../../src/screens/play/possible-tools.ts';
import { statusText } from '../../src/screens/play/status.ts';
import {
  after,
  afterCannon,
  afterHorse,
  answered,
  answeredWith,
  describedAs,
  info,
  ready,
  start,
  thinking,
} from './game-fixtures.ts';

function setUp(settings: Partial<Settings>): GameState {
  return describedAs(after(ready(), { type: 'game-set-up', settings }), start);
}

function played(state: GameState, move: string, to = afterCannon): GameState {
  return describedAs(after(state, { type: 'move-played', move }), to);
}

describe('two people at one screen', () => {
  const people = setUp({ players: 'people' });
  const blackToMove = played(people, 'h2e2');

  test('move in turn, and the engine is asked for no move', () => {
    expect(isUsersTurn(blackToMove)).toBe(true);
    expect(blackToMove.ask).toBeNull();
    const both = played(blackToMove, 'h9g7', afterHorse);
    expect(both.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(phaseOf(both)).toBe('idle');
  });

  test('read whose turn it is', () => {
    expect(statusText(people, en).headline).toBe('Red to move');
    expect(statusText(blackToMove, en).headline).toBe('Black to move');
  });

  test('take back one move at a time', () => {
    const both = played(blackToMove, 'h9g7', afterHorse);
    expect(after(both, { type: 'undo' }).game.moves).toEqual(['h2e2']);
  });

  test('have the board turned to the side to move if they wish', () => {
    const turned = after(blackToMove, {
      type: 'settings-changed',
      settings: { turnsBoard: true },
    });
    expect(isFlipped(blackToMove)).toBe(false);
    expect(isFlipped(turned)).toBe(true);
    expect(isFlipped(played(turned, 'h9g7', afterHorse))).toBe(false);
  });

  test('give up for whoever is to move', () => {
    const resigned = after(blackToMove, { type: 'resign' });
    expect(resultOf(resigned)).toEqual({ winner: 'first', reason: 'resignation' });
    expect(outcomeInWords(resultOf(resigned)!, resigned.spec, ownSeat(resigned), en)).toBe(
      'Red wins',
    );
  });

  test('agree to a draw, and may think better of it', () => {
    const drawn = after(blackToMove, { type: 'altered', alter: offerDraw });
    expect(resultOf(drawn)).toEqual({ winner: null, reason: 'agreement' });
    expect(resultOf(after(drawn, { type: 'undo' }))).toBeNull();
  });
});

describe('the engine against itself', () => {
  const engines = setUp({ players: 'engines', level: 2, secondLevel: 9 });

  test('moves for both sides, each with its own strength', () => {
    expect(engines.ask).toMatchObject({ kind: 'search', limits: { level: 2 } });
    const black = answeredWith(engines, 'h2e2', afterCannon);
    expect(black.ask).toMatchObject({ kind: 'search', limits: { level: 9 } });
    expect(isUsersTurn(black)).toBe(false);
  });

  test('waits while it is paused, but for one move at a time', () => {
    const paused = after(engines, { type: 'pause' });
    expect(paused.ask).toBeNull();
    const stepping = after(paused, { type: 'step' });
    expect(stepping.ask?.kind).toBe('search');
    const stepped = answeredWith(stepping, 'h2e2', afterCannon);
    expect(stepped.ask).toBeNull();
    expect(isPossible('step', stepped)).toBe(true);
    expect(after(stepped, { type: 'pause' }).ask?.kind).toBe('search');
  });

  test('takes as long for a move as was chosen, so that one can follow', () => {
    const slow = after(engines, { type: 'settings-changed', settings: { moveTimeMs: 5000 } });
    const next = answeredWith(slow, 'h2e2', afterCannon);
    expect(next.ask).toMatchObject({ paceMs: 5000 });
    expect(thinking().ask).toMatchObject({ paceMs: 0 });
  });

  test('asks a dead engine nothing, whoever looks', () => {
    const dead = after(engines, {
      type: 'engine',
      event: { type: 'failed', fault: 'engine-missing', detail: '' },
    });
    const unseen = after(dead, { type: 'visibility-changed', isVisible: false });
    expect(after(unseen, { type: 'visibility-changed', isVisible: true }).ask).toBeNull();
  });

  test('waits while nobody looks', () => {
    const unseen = after(engines, { type: 'visibility-changed', isVisible: false });
    expect(unseen.ask).toBeNull();
    expect(after(unseen, { type: 'visibility-changed', isVisible: true }).ask?.kind).toBe('search');
  });

  test('stops where a move is taken back', () => {
    const black = answeredWith(engines, 'h2e2', afterCannon);
    expect(canUndo(black)).toBe(true);
    const back = describedAs(after(black, { type: 'undo' }), start);
    expect(back.game.moves).toEqual([]);
    expect(back.ask).toBeNull();
  });

  test('gives way to the game before it, terms and all', () => {
    const fresh = after(answered(), { type: 'game-set-up', settings: { players: 'engines' } });
    const back = after(describedAs(fresh, start), { type: 'undo' });
    expect(back.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(back.settings.players).toBe('engine');
    const watched = answeredWith(describedAs(fresh, start), 'h2e2', afterCannon);
    const atStart = describedAs(after(watched, { type: 'undo' }), start);
    expect(after(atStart, { type: 'undo' }).game.moves).toEqual(['h2e2', 'h9g7']);
  });
});

/** After forty plies; the engine's last report is for Black. */
function thought(known: Partial<Report>): GameState {
  const state = answered();
  const moves = Array.from({ length: 20 }, () => ['h2e2', 'e2h2']).flat();
  const shown = { ...state.shown, moves };
  const ask = thinking().ask!;
  return {
    ...withGame(state, { moves }),
    shown,
    thought: { ask, info: info(known), seat: 'second' },
  };
}

describe('a draw offered to the engine', () => {
  const offer: AppEvent = { type: 'altered', alter: offerDraw };

  test('is taken where it sees no advantage, or a disadvantage', () => {
    const proven = { score: 0, source: 'table' } as const;
    for (const known of [{ score: 5 }, { score: -300 }, { mate: -4 }, proven]) {
      const state = after(thought(known), offer);
      expect(resultOf(state)).toEqual({ winner: null, reason: 'agreement' });
    }
  });

  test('is declined with a word where it is ahead', () => {
    for (const known of [{ score: 80 }, { mate: 3 }]) {
      const state = after(thought(known), offer);
      expect(resultOf(state)).toBeNull();
      expect(statusText(state, en).detail).toBe('The engine declines the draw.');
    }
  });

  test('goes by what it thought, not by whom it thought for', () => {
    const state = thought({ score: 80 });
    const asRed: GameState = { ...state, thought: { ...state.thought!, seat: 'first' } };
    expect(resultOf(after(asRed, offer))?.reason).toBe('agreement');
  });

  test('comes too early in the opening', () => {
    const state = after(answered(), offer);
    expect(state.game.notice).toBe('draw-too-early');
    expect(resultOf(state)).toBeNull();
  });
});
