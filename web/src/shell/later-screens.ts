// SPDX-License-Identifier: MIT
// Creates the screens that are not shown first. They share one module, because each extra way to a script costs
// bytes.

import type { GameId } from '../engine/protocol.ts';
import { saveNames } from '../storage/save-names.ts';
import { h } from '../ui/dom.ts';
import type { ChuheAnalysis } from '../screens/analyse/chuhe-analysis.ts';
import type { ChuheArchive } from '../screens/archive/chuhe-archive.ts';
import type { ChuheMasters } from '../screens/masters/chuhe-masters.ts';
import type { StudyElement } from '../screens/common/study-element.ts';
import { kEager, type SideScreen } from './side-screen.ts';

/** Today's set goes on after a reload. Neither is imported at once, because the first script would list it. */
async function goOnToday(): Promise<void> {
  const { isAnyUnderWay } = await import('../screens/daily/kept.ts');
  if (isAnyUnderWay()) (await import('../screens/daily/guide.ts')).lead();
}

// What cannot be downloaded is left out.
goOnToday().catch(() => {});

export async function makeAnalysis(game: GameId): Promise<ChuheAnalysis> {
  const { defineChuheAnalysis } = await import('../screens/analyse/chuhe-analysis.ts');
  defineChuheAnalysis();
  const save = saveNames.analyse[game];
  return h('chuhe-analysis', { ...kEager, game, save, routed: '', archived: '' });
}

type Making = (game: GameId) => Promise<StudyElement | ChuheArchive | ChuheMasters>;

export const sideScreens: Readonly<Record<SideScreen, Making>> = {
  async games(game) {
    const { defineChuheArchive } = await import('../screens/archive/chuhe-archive.ts');
    defineChuheArchive();
    return h('chuhe-archive', { game });
  },
  async puzzles(game) {
    const { defineChuhePuzzle } = await import('../screens/puzzles/chuhe-puzzle.ts');
    defineChuhePuzzle();
    const save = saveNames.puzzles[game];
    return h('chuhe-puzzle', { ...kEager, game, save, analysable: '' });
  },
  async learn(game) {
    const { defineChuheLearn } = await import('../screens/learn/chuhe-learn.ts');
    defineChuheLearn();
    return h('chuhe-learn', { ...kEager, game });
  },
  async endings() {
    const { defineChuheEndings } = await import('../screens/endings/chuhe-endings.ts');
    defineChuheEndings();
    return h('chuhe-endings', kEager);
  },
  async rulings(game) {
    // Gomoku has no repetitions.
    if (game !== 'xiangqi') return sideScreens.learn(game);
    const { defineChuheRulings } = await import('../screens/learn/rulings/chuhe-rulings.ts');
    defineChuheRulings();
    return h('chuhe-rulings', kEager);
  },
  async train(game) {
    // Gomoku openings are only names of three stones.
    if (game !== 'xiangqi') return sideScreens.learn(game);
    const { defineChuheTrainer } = await import('../screens/openings/trainer/chuhe-trainer.ts');
    defineChuheTrainer();
    return h('chuhe-trainer', kEager);
  },
  async masters(game) {
    // The masters' games are Xiangqi.
    if (game !== 'xiangqi') return sideScreens.games(game);
    const { defineChuheMasters } = await import('../screens/masters/chuhe-masters.ts');
    defineChuheMasters();
    return h('chuhe-masters');
  },
  async guess(game) {
    if (game !== 'xiangqi') return sideScreens.games(game);
    const { defineChuheQuiz } = await import('../screens/masters/quiz/chuhe-quiz.ts');
    defineChuheQuiz();
    return h('chuhe-quiz', kEager);
  },
};
