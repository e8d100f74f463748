// SPDX-License-Identifier: MIT
// What helps on the board of an analysis: the engine's lines, what men are worth, who played.

import { ghostsOf } from '../../board/ghosts.ts';
import { squaresOf } from '../../games/placement.ts';
import { arrow, viewOf, type ArrowItem } from '../../board/scene.ts';
import type { Strings } from '../../i18n/index.ts';
import type { Aids } from '../common/board-part.ts';
import { asGame, linesOf } from './findings.ts';
import type { AnalysisState } from './state.ts';
import { toolTexts } from '../../i18n/analyse.ts';
import { nameOf, worthsInWords } from './words.ts';

/** The best lines' first moves; the one pointed at, if any, stands out. */
function lineArrows(state: AnalysisState, pointed: number | null): ArrowItem[] {
  const view = viewOf(asGame(state));
  const opacities = linesOf(state).map((_, place) =>
    pointed === null ? (place === 0 ? 0.85 : 0.4) : place === pointed ? 0.95 : 0.15,
  );
  // The best one last, above the others.
  return linesOf(state)
    .flatMap(({ pv }, place) => {
      const [move = ''] = pv.split(' ');
      return arrow(view, move, { meaning: 'hint', opacity: opacities[place] ?? 0, bow: 0 });
    })
    .toReversed();
}

/** So many stones of a line that is not forced. */
const kStonesOfLine = 8;

/** A line as stones: all of one that wins by force, the beginning of another that is pointed at. */
function lineStones(state: AnalysisState, pointed: number | null): Aids {
  const line = linesOf(state)[pointed ?? 0];
  const points = squaresOf(line?.pv ?? '');
  const isForced = line !== undefined && line.mate > 0;
  const shown = isForced ? points : points.slice(0, pointed === null ? 0 : kStonesOfLine);
  const view = viewOf(asGame(state));
  return {
    ghosts: ghostsOf(state.spec, state.shown.snapshot.fen, view, shown),
    rings: points.slice(0, 1),
  };
}

function linesAt(state: AnalysisState, pointed: number | null): Aids {
  if (!state.isRunning) return {};
  return state.spec.moves === 'stones'
    ? lineStones(state, pointed)
    : { arrows: lineArrows(state, pointed) };
}

/** `pointed` is the place of the line that is pointed at. */
export function aidsOf(state: AnalysisState, pointed: number | null, strings: Strings): Aids {
  const { worth } = toolTexts.in(strings.language);
  const worths = worthsInWords(state, strings);
  return {
    ...linesAt(state, pointed),
    worths,
    said: new Map([...worths].map(([square, soldiers]) => [square, worth(soldiers)])),
    names: { first: nameOf(state, 'first', strings), second: nameOf(state, 'second', strings) },
  };
}
