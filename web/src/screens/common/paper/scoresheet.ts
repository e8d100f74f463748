// SPDX-License-Identifier: MIT
// A scoresheet: players, date, result, the moves in columns, and the final board.

import type { Notation } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { PieceSet } from '../../../games/looks.ts';
import { parsePlacement, placementAfter, seatToMove } from '../../../games/placement.ts';
import type { Header } from '../../../games/played-game.ts';
import type { Strings } from '../../../i18n/index.ts';
import { paperTexts } from '../../../i18n/en/paper.ts';
import { h } from '../../../ui/dom.ts';
import { diagramOf } from './diagram.ts';
import { printPaper } from './paper.ts';

export interface Score {
  readonly spec: GameSpec;
  readonly startFen: string;
  readonly moves: readonly string[];
  /** The same moves in notation. */
  readonly texts: readonly string[];
  readonly notation: Notation;
  /** Headers by their PGN names. */
  readonly headers: readonly Header[];
  /** The result in words; empty if unknown. */
  readonly outcome: string;
  readonly pieces: PieceSet;
}

/** The headers shown besides the players, in this order. */
const told = ['Event', 'Round', 'Site', 'Date', 'Opening', 'TimeControl'] as const;

const results: Readonly<Record<string, string>> = { '1/2-1/2': '½–½', '1-0': '1–0', '0-1': '0–1' };

function valueOf({ headers }: Score, name: string): string {
  const value = headers.find((one) => one.name === name)?.value ?? '';
  return /^[?*.\-\s]*$/.test(value) ? '' : value;
}

function factsOf(score: Score, { analyse, sides }: Strings): HTMLElement {
  const { spec } = score;
  const players = (['first', 'second'] as const).map((seat) => {
    const name = valueOf(score, spec.playerHeaders[seat]);
    return [sides[spec.sides[seat]], name] as const;
  });
  const rows = [
    ...players,
    ...told.map((name) => [analyse.headers[name] ?? name, valueOf(score, name)] as const),
  ];
  const list = h('dl');
  for (const [name, value] of rows) {
    // A line for writing the players' names, if unknown.
    if (value === '' && name !== players[0]?.[0] && name !== players[1]?.[0]) continue;
    list.append(h('dt', {}, name), h('dd', {}, value));
  }
  const result = results[valueOf(score, 'Result')] ?? '';
  const outcome = [result, score.outcome].filter((part) => part !== '').join(' · ');
  if (outcome !== '')
    list.append(h('dt', {}, analyse.headers['Result'] ?? ''), h('dd', {}, outcome));
  return list;
}

/** One row per move number, with the moves of both sides. */
function movesOf({ spec, startFen, texts, notation }: Score): HTMLElement {
  const isSecondFirst = seatToMove(spec, startFen) === 'second';
  const cells = isSecondFirst ? ['…', ...texts] : [...texts];
  const list = h('div', { class: 'moves', ...(notation.startsWith('zh') && { lang: notation }) });
  for (let at = 0; at < cells.length; at += 2) {
    const [first = '', second = ''] = cells.slice(at, at + 2);
    list.append(
      h('p', {}, h('b', {}, `${at / 2 + 1}.`), h('span', {}, first), h('span', {}, second)),
    );
  }
  return list;
}

function scoresheet(score: Score, strings: Strings): HTMLElement {
  const { spec, startFen, moves, notation } = score;
  const own = paperTexts.in(strings.language);
  const start = parsePlacement(spec, startFen);
  const isUsual = startFen.split(' ')[0] === spec.startFen.split(' ')[0];
  const drawing = { spec, notation, pieces: score.pieces };
  const last = moves.at(-1) ?? '';
  const numbered = spec.hasMoveNumbers ? moves : [];
  const placement = placementAfter(spec, startFen, moves);
  return h(
    'article',
    { class: 'score' },
    h('h1', {}, strings.games[spec.id].name),
    h(
      'div',
      { class: 'head' },
      factsOf(score, strings),
      ...(isUsual ? [] : [diagramOf({ ...drawing, placement: start }, own.start, '')]),
      diagramOf({ ...drawing, placement, lastMove: last, numbered }, own.end, ''),
    ),
    movesOf(score),
  );
}

export async function printScore(score: Score, strings: Strings): Promise<void> {
  // Fall back to English if the language cannot be downloaded.
  await paperTexts.load(strings.language).catch(() => {});
  printPaper(strings.language, scoresheet(score, strings));
}
