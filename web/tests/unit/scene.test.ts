// SPDX-License-Identifier: MIT
// The scene of a board, and the transitions between scenes.

import { describe, expect, test } from 'vitest';
import { parsePlacement, squaresOf } from '../../src/games/placement.ts';
import type { Mark } from '../../src/board/model.ts';
import type { Scene } from '../../src/board/scene.ts';
import { between, changeBetween, isStill } from '../../src/board/tween.ts';
import { pointOf } from '../../src/board/geometry.ts';
import type { Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import {
  after,
  answered,
  answeredWith,
  chaseRuled,
  chased,
  describedAs,
  mated,
  ready,
  ruling,
  snapshot,
  step,
  thinking,
} from './game-fixtures.ts';
import { sceneOf } from './boards.ts';

function marked({ under, over }: Scene, mark: Mark): unknown[] {
  return [...under, ...over].filter((item) => item.mark === mark).map((item) => item.at);
}

const at = (square: string) => pointOf({ size: xiangqi, isFlipped: false }, square);

describe('a placement', () => {
  test('is read from a FEN row by row', () => {
    const placement = parsePlacement(xiangqi, xiangqi.startFen);
    expect(placement.size).toBe(32);
    expect(placement.get('e0')).toBe('K');
    expect(placement.get('h7')).toBe('c');
    expect(placement.get('a6')).toBe('p');
  });

  test('counts runs of more than nine points', () => {
    const size = { files: 15, ranks: 15, firstRank: 1 };
    expect(parsePlacement(size, '15/7x7/13oo b').get('o13')).toBe('o');
    expect(parsePlacement(size, '15/7x7/13oo b').get('h14')).toBe('x');
  });
});

test('a move names its squares, a drop its one', () => {
  expect(squaresOf('h2e2')).toEqual(['h2', 'e2']);
  expect(squaresOf('o15')).toEqual(['o15']);
  expect(squaresOf('')).toEqual([]);
});

/** The curvature of the arrows of a cycle: 1 bends to the left of the direction. */
function arrowBows(...moves: string[]): number[] {
  const cycle = moves.map((move) => step('first', move, 'a0'));
  const round = snapshot({ ...chaseRuled, ruling: ruling({ ...chaseRuled.ruling, cycle }) });
  const state = answeredWith(thinking(), 'h9g7', round);
  return sceneOf(state).arrows.map(({ bow }) => bow);
}

function arrowOpacity(described: Snapshot): number {
  return sceneOf(answeredWith(thinking(), 'h9g7', described)).arrows[0]!.opacity;
}

describe('a scene', () => {
  test('holds every piece of the position', () => {
    expect(sceneOf(ready()).pieces).toHaveLength(32);
    expect(sceneOf(ready('second')).view.isFlipped).toBe(true);
  });

  test('marks where the last move came from and went to', () => {
    expect(marked(sceneOf(thinking()), 'left')).toEqual([at('h2')]);
    expect(marked(sceneOf(thinking()), 'arrived')).toEqual([at('e2')]);
    expect(marked(sceneOf(ready()), 'arrived')).toEqual([]);
  });

  test('tells free targets from captures', () => {
    const picture = sceneOf(after(ready(), { type: 'square-chosen', square: 'h2' }));
    expect(marked(picture, 'selected')).toEqual([at('h2')]);
    expect(marked(picture, 'target')).toEqual([at('e2')]);
    expect(marked(picture, 'capture')).toEqual([at('h9')]);
  });

  test('marks the general in check', () => {
    const picture = sceneOf(answeredWith(thinking(), 'h9g7', mated));
    expect(marked(picture, 'checked')).toEqual([at('e0')]);
  });

  test('points out a hint and a repeated cycle', () => {
    const hinted = answeredWith(after(answered(), { type: 'hint' }), 'h0g2');
    expect(sceneOf(hinted).arrows).toMatchObject([
      { meaning: 'hint', from: at('h0'), to: at('g2') },
    ]);
    const over = answeredWith(thinking(), 'h9g7', chaseRuled);
    expect(sceneOf(over).arrows).toMatchObject([
      { meaning: 'quiet', from: at('a7'), to: at('b7') },
      { meaning: 'forcing', from: at('a2'), to: at('b2') },
      { meaning: 'quiet', from: at('b7'), to: at('a7') },
      { meaning: 'forcing', from: at('b2'), to: at('a2') },
    ]);
    expect(marked(sceneOf(over), 'chased')).toEqual([at('a7')]);
  });

  test('shows a repetition that is about to be lost, and the move that loses', () => {
    const warned = answeredWith(thinking(), 'h9g7', chased);
    expect(sceneOf(warned).arrows).toHaveLength(4);
    expect(marked(sceneOf(warned), 'losing')).toEqual([]);
    const picture = sceneOf(after(warned, { type: 'square-chosen', square: 'b2' }));
    expect(marked(picture, 'losing')).toEqual([at('a2')]);
    expect(marked(picture, 'target')).toEqual([at('c2')]);
  });

  test('shows nothing of a repetition by which the engine would lose', () => {
    const warning = ruling({ ...chased.warning, status: 'first-wins', guilty: 'second' });
    const state = answeredWith(thinking(), 'h9g7', { ...chased, warning });
    expect(sceneOf(state).arrows).toEqual([]);
  });

  test('bows the arrows of a piece that goes round outwards', () => {
    expect(arrowBows('a0a1', 'a1b1', 'b1b0', 'b0a0')).toEqual([1, 1, 1, 1]);
    expect(arrowBows('a0b0', 'b0b1', 'b1a1', 'a1a0')).toEqual([-1, -1, -1, -1]);
    expect(arrowBows('a0a1', 'a1a0')).toEqual([1, 1]);
  });

  test('draws the arrows of a draw fainter than those of a loss', () => {
    const warning = ruling({ ...chased.warning, status: 'draw', guilty: null });
    expect(arrowOpacity({ ...chased, warning })).toBeLessThan(arrowOpacity(chased));
  });

  test('draws the piece in the hand last, where the hand is', () => {
    const lifted = after(ready(), { type: 'piece-lifted', square: 'h2' });
    const hand = { x: 3.3, y: 4.4 };
    const picture = sceneOf(lifted, { square: 'h2', at: hand, over: 'e2' });
    expect(picture.pieces.at(-1)).toMatchObject({
      letter: 'C',
      at: hand,
      lift: 1,
    });
    expect(picture.pieces).toHaveLength(32);
    expect(marked(picture, 'aimed')).toEqual([at('e2')]);
  });
});

describe('the way between two scenes', () => {
  const before = sceneOf(ready());
  const next = sceneOf(thinking());

  test('moves the one piece that moved, of the two alike', () => {
    const change = changeBetween(before, next);
    expect(change.moving).toHaveLength(1);
    expect(change.moving[0]).toMatchObject({
      from: { at: at('h2') },
      to: { at: at('e2') },
    });
    expect(change.staying).toHaveLength(31);
  });

  test('begins where the piece was and ends where it goes', () => {
    const change = changeBetween(before, next);
    const gliding = (progress: number) => between(next, change, progress).pieces.at(-1);
    expect(gliding(0)?.at).toEqual(at('h2'));
    expect(gliding(1)?.at).toEqual(at('e2'));
    expect(gliding(0.5)?.lift).toBeGreaterThan(0.5);
  });

  test('fades a captured piece under the one that takes it', () => {
    const capture = snapshot({
      fen: 'rnbakabCr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b - - 0 1',
    });
    const taken = describedAs(after(ready(), { type: 'move-played', move: 'h2h9' }), capture);
    const change = changeBetween(before, sceneOf(taken));
    expect(change.leaving).toMatchObject([{ letter: 'n', at: at('h9') }]);
    const halfway = between(sceneOf(taken), change, 0.5);
    expect(halfway.pieces[0]).toMatchObject({ letter: 'n', opacity: 0.5 });
    expect(halfway.pieces.at(-1)?.letter).toBe('C');
  });

  test('is none when only marks differ', () => {
    const selected = sceneOf(after(ready(), { type: 'square-chosen', square: 'h2' }));
    expect(isStill(changeBetween(before, selected))).toBe(true);
  });
});
