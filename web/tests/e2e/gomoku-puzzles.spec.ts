// SPDX-License-Identifier: MIT
// Gomoku puzzles: fours are answered at once, wrong ones with the reason.

import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

/** Number 60 of the list: White wins by two fours; another four is answered by one of Black's. */
const two = { number: '60', moves: ['i9', 'h9', 'k7', 'l6', 'g11'], wrong: 'h9', answer: 'i9' };
const [first, answer, second, block, five] = two.moves as [string, string, string, string, string];

test('a win by two fours is played out by mouse, its answers by the engine', async ({
  page,
  site,
}) => {
  const puzzle = new StudyPage(page, 'puzzle', 'gomoku');
  await puzzle.open(site.url, two.number);
  await expect(puzzle.headline()).toHaveText('White to play: 2 fours win');
  await expect(puzzle.action('flip')).toHaveCount(0);
  await puzzle.board.square(first).click();
  await puzzle.expectMoves(`${first} ${answer}`);
  await puzzle.expectState('solving');
  await expect(puzzle.detail()).toHaveText(`Right. The reply is ${answer}. One more four wins.`);
  await puzzle.board.square(second).click();
  await puzzle.expectMoves(`${first} ${answer} ${second} ${block}`);
  await puzzle.expectState('solving');
  await puzzle.board.square(five).click();
  await puzzle.expectState('solved');
  await expect(await puzzle.progress()).toContainText(/Solved1 of \d/);
  await puzzle.choose('puzzle-order', 'next');
  await puzzle.action('next').click();
  await puzzle.expectAddress('61');
});

test('a wrong four is answered, with why, and may be tried again @long', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle', 'gomoku');
  await puzzle.open(site.url, two.number);
  await puzzle.board.square(two.wrong).click();
  await puzzle.expectState('wrong');
  await puzzle.expectMoves(`${two.wrong} ${two.answer}`);
  await expect(puzzle.detail()).toHaveText(
    `The reply is ${two.answer}. Black’s block also makes a four.`,
  );
  await puzzle.action('again').click();
  await puzzle.expectMoves('');
  await puzzle.expectState('solving');
  await puzzle.action('solution').click();
  await puzzle.expectMoves(two.moves.join(' '));
  await expect(puzzle.headline()).toHaveText('That was the solution');
});

test('a puzzle is solved by keys alone, and said @long', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle', 'gomoku');
  await puzzle.open(site.url, two.number);
  await puzzle.board.tabTo('square');
  await puzzle.board.type(first);
  await expect(puzzle.said()).toContainText(`black stone ${answer}`);
  await puzzle.expectState('solving');
  await puzzle.board.type(second);
  await expect(puzzle.said()).toContainText(`black stone ${block}`);
  await puzzle.expectState('solving');
  await puzzle.board.type(five);
  await expect(puzzle.urged()).toHaveText('Solved!');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('two taps put a stone; the rule is named where it is not the usual one', async ({
    page,
    site,
  }) => {
    const puzzle = new StudyPage(page, 'puzzle', 'gomoku');
    await puzzle.open(site.url, '1');
    await expect(puzzle.root.locator('.status h2')).toHaveText('Puzzle 1 · Standard');
    await puzzle.board.square('g7').tap();
    await puzzle.expectMoves('');
    await expect(puzzle.detail()).toContainText('again');
    await puzzle.board.square('g7').tap();
    await puzzle.expectState('solving');
    await expect(puzzle.detail()).toContainText('Now make five.');
  });
});
