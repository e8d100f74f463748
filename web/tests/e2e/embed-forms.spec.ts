// SPDX-License-Identifier: MIT
// The elements controlled by their page: form values and refused moves.

import type { Locator } from '@playwright/test';
import type { ChuheGame } from '../../src/screens/play/chuhe-game.ts';
import type { ChuhePuzzle } from '../../src/screens/puzzles/chuhe-puzzle.ts';
import { expect, test } from './support/test.ts';

const form = (element: string): string =>
  `<form><input name="who" value="me">${element}<button type="reset">Reset</button></form>`;

const sent = (at: Locator): Promise<string | null> =>
  at.evaluate((element: HTMLFormElement) => new FormData(element).get('game') as string | null);

test('a form holds the game as a record, in time for whoever hears of the move', async ({
  foreign,
  page,
}) => {
  await foreign.open(form('<chuhe-game name="game" players="people" moves="h2e2"></chuhe-game>'));
  const game = foreign.board('chuhe-game');
  await game.expectState('idle');
  const holder = page.locator('form').first();
  await expect.poll(() => sent(holder)).toContain('H2-E2');
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener(
          'chuhe-move',
          () => resolve(new FormData(document.querySelector('form')!).get('game')),
          { once: true },
        );
      }),
  );
  await game.root.evaluate((element: ChuheGame) => element.play('h9g7'));
  expect(await heard).toContain('H9-G7');
  expect(await game.root.evaluate((element: ChuheGame) => element.value)).toContain('H9-G7');

  // An end without a move is included.
  await game.resign();
  await game.expectState('over');
  await expect.poll(() => sent(holder)).toMatch(/Result "0-1"|Result "1-0"/);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => sent(holder)).not.toContain('H9-G7');
  expect(await game.root.evaluate((element: ChuheGame) => element.moves)).toEqual(['h2e2']);
});

test('a form holds what was moved on a board @long', async ({ foreign, page }) => {
  await foreign.open(form('<chuhe-board name="game" movable="both"></chuhe-board>'));
  const board = page.locator('chuhe-board');
  const holder = page.locator('form').first();
  await expect.poll(() => sent(holder)).toMatch(/^rnbakabnr\S+ w - - 0 1$/);
  await board.locator('[data-square="h2"]').click();
  await board.locator('[data-square="e2"]').click();
  expect(await sent(holder)).toMatch(/ moves h2e2$/);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await sent(holder)).toMatch(/ w - - 0 1$/);
  await holder.evaluate((element) => {
    const fields = document.createElement('fieldset');
    fields.disabled = true;
    fields.append(...element.childNodes);
    element.append(fields);
  });
  expect(await sent(holder)).toBeNull();
  await board.locator('[data-square="h2"]').click();
  await board.locator('[data-square="e2"]').click();
  await expect(board.locator('[data-square="h2"]')).toHaveAttribute('aria-label', /red cannon/);
});

test('the page refuses a move of the person, made in whatever way', async ({ foreign, page }) => {
  await foreign.open('<chuhe-game level="1"></chuhe-game>');
  const game = foreign.board('chuhe-game');
  await game.expectState('idle');
  await page.evaluate(() =>
    document.addEventListener('chuhe-before-move', (event) => {
      if ((event as CustomEvent<{ move: string }>).detail.move === 'h2e2') event.preventDefault();
    }),
  );
  await game.square('h2').click();
  await game.square('e2').click();
  await foreign.expectTold('chuhe-game', 'chuhe-before-move', {
    move: 'h2e2',
    fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1',
    by: 'user',
  });
  await game.square('h2').dragTo(game.square('e2'));
  expect(await game.root.evaluate((element: ChuheGame) => element.play('h2e2'))).toBe(false);
  expect(await foreign.told('chuhe-game', 'chuhe-before-move')).toHaveLength(3);
  expect(await game.root.evaluate((element: ChuheGame) => element.moves)).toEqual([]);
  await game.expectState('idle');

  // Another move is allowed, and the engine's moves are not checked.
  await game.square('h2').click();
  await game.square('d2').click();
  await foreign.expectTold('chuhe-game', 'chuhe-move', { by: 'engine' });
  expect(await foreign.told('chuhe-game', 'chuhe-before-move')).toHaveLength(4);
});

test('whoever hears of a move may change something else meanwhile @long', async ({
  foreign,
  page,
}) => {
  await foreign.open('<chuhe-game players="people"></chuhe-game>');
  const game = foreign.board('chuhe-game');
  await game.expectState('idle');
  await page.evaluate(() =>
    document.addEventListener('chuhe-before-move', ({ target }) =>
      (target as Element).setAttribute('notation', 'iccs'),
    ),
  );
  await game.square('h2').click();
  await game.square('e2').click();
  await foreign.expectTold('chuhe-game', 'chuhe-move', { move: 'h2e2' });
  await expect(game.root.locator('.moves .move')).toHaveText(['H2-E2']);
});

test('the page refuses a move in a puzzle @long', async ({ foreign, page }) => {
  const given = 'fen="3k5/9/9/9/9/8p/9/9/9/R3K4 w - - 0 1" solution="a0d0"';
  await foreign.open(`<chuhe-puzzle ${given}></chuhe-puzzle>`);
  const puzzle = foreign.board('chuhe-puzzle');
  await puzzle.expectState('solving');
  await page.evaluate(() => {
    const refuse = (event: Event): void => event.preventDefault();
    document.addEventListener('chuhe-before-move', refuse, { once: true });
  });
  const play = async (): Promise<void> => {
    await puzzle.square('a0').click();
    await puzzle.square('d0').click();
  };
  const moves = () => puzzle.root.evaluate((element: ChuhePuzzle) => element.moves);
  await play();
  await foreign.expectTold('chuhe-puzzle', 'chuhe-before-move', { move: 'a0d0', by: 'user' });
  expect(await moves()).toEqual([]);
  await play();
  await foreign.expectTold('chuhe-puzzle', 'chuhe-solved', { isUnaided: true });
  expect(await moves()).toEqual(['a0d0']);
});
