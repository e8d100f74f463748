// SPDX-License-Identifier: MIT
// The options in a frame's address and in messages to it.

import { describe, expect, it, test } from 'vitest';
import { parseCommand } from '../../src/frame/messages.ts';
import { parseChanges, parseOptions, type FrameOptions } from '../../src/frame/options.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';

function optionsOf(query: string): FrameOptions {
  const parsed = parseOptions(query);
  if (!('show' in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed;
}

describe('the options of a frame', () => {
  it('are as usual where there are none', () => {
    const { show, game, controls, origin, attributes } = optionsOf('');
    expect([show, game.id, controls, origin]).toEqual(['game', 'xiangqi', 'basic', null]);
    expect([...attributes]).toEqual([['game', 'xiangqi']]);
  });

  it('go to the element, unless they are of the frame', () => {
    const query = '?show=viewer&game=gomoku&moves=h8+i9&ply=1&controls=none&lang=vi&theme=dark';
    const { show, controls, attributes } = optionsOf(query);
    expect([show, controls]).toEqual(['viewer', 'none']);
    expect(Object.fromEntries(attributes)).toEqual({
      game: 'gomoku',
      moves: 'h8 i9',
      ply: '1',
      lang: 'vi',
      theme: 'dark',
    });
  });

  test.each([
    ['show=chess', 'show'],
    ['game=go', 'game'],
    ['level=0', 'level'],
    ['level=11', 'level'],
    ['level=3.5', 'level'],
    ['side=white', 'side'],
    ['game=gomoku&side=red', 'side'],
    ['rules=renju', 'rules'],
    ['game=gomoku&rules=asian', 'rules'],
    ['ply=-1', 'ply'],
    ['fen=', 'fen'],
    ['fen=rnbakabnr/9', 'fen'],
    ['theme=sepia', 'theme'],
    ['opponent=nobody', 'opponent'],
    ['numbers=yes', 'numbers'],
    ['controls=some', 'controls'],
    ['origin=https://a.example/page', 'origin'],
    ['origin=null', 'origin'],
  ])('%s is refused by the name of what is wrong', (query, name) => {
    const parsed = parseOptions(query);
    expect(parsed).toMatchObject([{ name, value: expect.any(String) }]);
  });

  test.each(['colour', 'constructor', '__proto__', 'onclick', 'save', 'class'])(
    '%s is no option',
    (name) => {
      expect(parseOptions(`${name}=1`)).toEqual([{ name, value: null, allowed: [] }]);
    },
  );

  it('says what a value can be', () => {
    expect(parseOptions('side=left')).toMatchObject([{ allowed: ['red', 'black'] }]);
  });

  it('names every one that is wrong', () => {
    expect(parseOptions('level=99&colour=red&theme=dark')).toMatchObject([
      { name: 'level' },
      { name: 'colour' },
    ]);
  });
});

describe('a command to a frame', () => {
  it('is a message with the version', () => {
    expect(parseCommand({ chuhe: 1, type: 'undo' })).toEqual({ type: 'undo' });
    expect(parseCommand({ chuhe: 1, type: 'play', move: 'h2e2' })).toEqual({
      type: 'play',
      move: 'h2e2',
    });
  });

  test.each([null, undefined, 'undo', 7, [], {}, { type: 'undo' }, { chuhe: 2, type: 'undo' }])(
    '%j is of others',
    (data) => {
      expect(parseCommand(data)).toBeNull();
    },
  );

  test.each(['remove', 'constructor', 'setAttribute', 'play', 'click'])(
    '%s alone cannot be obeyed',
    (type) => {
      expect(parseCommand({ chuhe: 1, type })).toEqual({ unknown: type });
    },
  );

  it('sets options, new moves after the new start and the old ones before it', () => {
    const command = parseCommand({ chuhe: 1, type: 'set', moves: ['h2e2'], fen: xiangqi.startFen });
    expect(command).toEqual({
      type: 'set',
      options: { moves: ['h2e2'], fen: xiangqi.startFen },
    });
    expect(parseChanges(xiangqi, { moves: ['h2e2', 'h9g7'], fen: xiangqi.startFen })).toEqual([
      ['moves', null],
      ['fen', xiangqi.startFen],
      ['moves', 'h2e2 h9g7'],
    ]);
    expect(parseChanges(xiangqi, { moves: 'h2e2' })).toEqual([['moves', 'h2e2']]);
  });

  it('takes an option away, and knows no others than the address', () => {
    expect(parseChanges(xiangqi, { level: null })).toEqual([['level', null]]);
    expect(parseChanges(xiangqi, { game: 'gomoku' })).toMatchObject({ name: 'game', value: null });
    expect(parseChanges(gomoku, { side: 'red' })).toMatchObject({ name: 'side', value: 'red' });
  });
});
