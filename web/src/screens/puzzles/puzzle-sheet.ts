// SPDX-License-Identifier: MIT
// Printed puzzles: six diagrams on one sheet, and the solutions on the next.

import type { EngineClient } from '../../engine/client.ts';
import { ruleIn } from '../../games/game-spec.ts';
import type { PieceSet } from '../../games/looks.ts';
import { parsePlacement, seatToMove } from '../../games/placement.ts';
import type { Strings } from '../../i18n/index.ts';
import { paperTexts } from '../../i18n/en/paper.ts';
import { puzzleTexts } from '../../i18n/en/puzzles.ts';
import { h } from '../../ui/dom.ts';
import { diagramOf } from '../common/paper/diagram.ts';
import { printPaper } from '../common/paper/paper.ts';
import { notationFor } from '../common/position/written.ts';
import { dueOf, mistakesOf } from './progress.ts';
import { isOfTheme, themes, type Puzzle } from './puzzle.ts';
import type { PuzzleState } from './state.ts';

const kPerSheet = 6;

/** The selected puzzles from the current one on; puzzles due for review have their own order. */
function puzzlesForSheet(
  { spec, puzzles, progress }: Pick<PuzzleState, 'spec' | 'puzzles' | 'progress'>,
  today: number,
): Puzzle[] {
  const { theme, motif, order, at } = progress;
  const fitting = puzzles.filter(
    (one) => isOfTheme(spec.id, one, theme) && (motif === null || one.motifs.includes(motif)),
  );
  if (order === 'mistakes' || order === 'due') {
    const asked = order === 'due' ? dueOf(progress, today) : mistakesOf(progress);
    const again = asked.flatMap((number) => fitting.find((one) => one.number === number) ?? []);
    if (again.length > 0) return again.slice(0, kPerSheet);
  }
  const from = Math.max(
    0,
    fitting.findIndex(({ number }) => number >= at),
  );
  return [...fitting.slice(from), ...fitting.slice(0, from)].slice(0, kPerSheet);
}

interface PuzzlePaper {
  readonly state: PuzzleState;
  readonly puzzles: readonly Puzzle[];
  /** The first moves of each, in notation. */
  readonly solutions: readonly string[];
  readonly pieces: PieceSet;
}

function puzzleSheet(
  { state, puzzles, solutions, pieces }: PuzzlePaper,
  strings: Strings,
): HTMLElement[] {
  const { spec, progress } = state;
  const own = puzzleTexts.in(strings.language);
  const paper = paperTexts.in(strings.language);
  const names: Readonly<Record<string, string>> = own.themes[spec.id];
  const theme = themes[spec.id].find((one) => one === progress.theme);
  const motif = progress.motif === null ? '' : own.motifs[progress.motif];
  const title = [strings.screens.puzzles, names[theme ?? 'all'] ?? '', motif]
    .filter((part) => part !== '')
    .join(' · ');
  const notation = notationFor(spec, null, strings);
  const figures = puzzles.map(({ fen, goal, length, number }) => {
    const side = strings.sides[spec.sides[seatToMove(spec, fen)]];
    const rule = ruleIn(spec, fen);
    const named = rule === null || rule === spec.rules[0] ? '' : ` · ${strings.rules[rule].name}`;
    const placement = parsePlacement(spec, fen);
    const task = own[goal](side, length ?? 0);
    return diagramOf({ spec, placement, pieces, notation }, own.numberOf(number) + named, task);
  });
  const answers = puzzles.map(({ number }, at) =>
    h('p', {}, h('b', {}, own.numberOf(number)), ' ', solutions[at] ?? ''),
  );
  return [
    h(
      'article',
      { class: 'puzzles' },
      h('h1', {}, title),
      h('div', { class: 'diagrams' }, ...figures),
    ),
    h(
      'article',
      { class: 'solutions' },
      h('h1', {}, paper.solutions),
      h('div', { class: 'answers' }, ...answers),
    ),
  ];
}

/** Every first move that solves it, in the reader's notation. */
async function solutionOf(
  { fen, firsts }: Puzzle,
  { spec }: PuzzleState,
  strings: Strings,
  call: EngineClient['call'],
): Promise<string> {
  const notation = notationFor(spec, null, strings);
  const rules = ruleIn(spec, fen) ?? spec.rules[0];
  const texts = await Promise.all(
    firsts.map(async (move) => {
      if (spec.notations.length === 0) return move;
      const told = call('describe', [{ fen, moves: [move], rules }, [notation]]);
      const written = await told.then(({ written: all }) => all[notation]?.[0]).catch(() => null);
      return written ?? move;
    }),
  );
  return texts.join(' / ');
}

/** Prints the selected puzzles. */
export async function printPuzzles(
  state: PuzzleState,
  { pieces, today }: { pieces: PieceSet; today: number },
  strings: Strings,
  call: EngineClient['call'],
): Promise<void> {
  await paperTexts.load(strings.language).catch(() => {});
  const puzzles = puzzlesForSheet(state, today);
  const solutions = await Promise.all(puzzles.map((one) => solutionOf(one, state, strings, call)));
  const paper = { state, puzzles, solutions, pieces };
  printPaper(strings.language, ...puzzleSheet(paper, strings));
}
