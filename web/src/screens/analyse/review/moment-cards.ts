// SPDX-License-Identifier: MIT
// The key moments of a review as cards: the position before the move, what was played and what was better, and why.

import { edgesFor } from '../../../board/edges.ts';
import type { Picture } from '../../../board/picture.ts';
import type { PieceSet } from '../../../games/looks.ts';
import { isPut, parsePlacement, placementAfter } from '../../../games/placement.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { AnalysisState } from '../state.ts';
import { notationOf, numberedMove } from '../words.ts';
import { momentsIn, signsOf } from './moments.ts';
import { reasonsFor } from './motif-words.ts';
import { mistakesIn, type Mistake, type Review } from './review.ts';
import { verdictInWords } from './verdict-words.ts';

export interface MomentCard {
  readonly picture: Picture;
  /** The move with its number and sign. */
  readonly title: string;
  /** The verdict and its reason, then the better move and its reason. */
  readonly played: readonly string[];
  readonly better: readonly string[];
}

/** Stones do not move: the one played is framed, and the better point has a circle. */
function drawn(state: AnalysisState, fen: string, played: string, better: string) {
  const { spec } = state;
  if (isPut(played)) {
    const placement = placementAfter(spec, fen, [played]);
    return { placement, lastMove: played, circled: [better] };
  }
  const arrows = [
    { move: played, meaning: 'forcing', opacity: 0.95 },
    { move: better, meaning: 'hint', opacity: 0.95 },
  ] as const;
  return { placement: parsePlacement(spec, fen), lastMove: '', arrows };
}

/** The moments of `review`, which is of the record in `state`; by `seat` if it is known. */
export function momentCards(
  state: AnalysisState,
  review: Review,
  pieces: PieceSet,
  strings: Strings,
): MomentCard[] {
  const { spec } = state;
  const { review: own } = toolTexts.in(strings.language);
  const notation = notationOf(state, strings);
  const signs = signsOf(review);
  const reasons = ({ motifs, better, answer }: Mistake, of: 'move' | 'answer' | 'better') =>
    reasonsFor(spec, motifs, of, of === 'better' ? better : answer, notation, strings);
  return momentsIn(mistakesIn(review), review.seat).flatMap((mistake) => {
    const { node, ply, better, seat } = mistake;
    const [before, played] = [review.positions[ply], review.moves[ply]];
    const best = better.pv[0] ?? better.bestMove;
    if (before === undefined || played === undefined) return [];
    const sign = signs.get(node)?.text ?? '';
    const why = [...reasons(mistake, 'move'), ...reasons(mistake, 'answer')];
    return {
      picture: {
        spec,
        pieces,
        isFlipped: seat === 'second' && spec.moving.isTurnable,
        hasCoordinates: true,
        edges: edgesFor(spec, notation),
        ...drawn(state, before.fen, played, best),
      },
      title: `${numberedMove(state, node, strings)} ${sign}`.trim(),
      played: [verdictInWords(spec, mistake, strings), ...why.slice(0, 1)],
      better: [
        own.better(better.written[notation]?.[0] ?? best),
        ...reasons(mistake, 'better').slice(0, 1),
      ],
    };
  });
}
