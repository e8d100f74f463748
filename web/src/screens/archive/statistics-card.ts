// SPDX-License-Identifier: MIT
// The statistics of the games, and the reader's rating over time.

import type { RatingPoint, Statistics, Tally } from '../../archive/statistics.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { ArchiveStrings } from '../../i18n/en/archive.ts';
import type { Strings } from '../../i18n/index.ts';
import { h, setText, svg } from '../../ui/dom.ts';
import { openingName } from './words.ts';

function allOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}

/** Wins, draws and losses as a bar, with their numbers as text. */
function tallyRow(label: string, tally: Tally, own: ArchiveStrings): HTMLElement {
  const { wins, draws, losses } = tally;
  const words = own.results(wins, draws, losses);
  const bar = h('span', { class: 'tally', 'aria-hidden': 'true' });
  for (const [name, count] of Object.entries({ wins, draws, losses })) {
    if (count === 0) continue;
    const part = h('span', { class: name });
    part.style.setProperty('flex-grow', String(count));
    bar.append(part);
  }
  return h(
    'div',
    { class: 'tally-row' },
    h('dt', {}, label),
    h('dd', {}, bar, h('span', {}, words)),
  );
}

function group(title: string, rows: readonly HTMLElement[]): HTMLElement[] {
  return rows.length === 0 ? [] : [h('h3', {}, title), h('dl', {}, ...rows)];
}

const kWidth = 300;
const kHeight = 90;
const kEdge = 6;

/** The ratings from left to right, with their confidence band. */
function curveOf(history: readonly RatingPoint[], label: string): SVGSVGElement {
  const low = Math.min(...history.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...history.map(({ rating, deviation }) => rating + deviation));
  const x = (index: number): number =>
    kEdge + ((kWidth - 2 * kEdge) * index) / Math.max(1, history.length - 1);
  const y = (rating: number): number =>
    kHeight - kEdge - ((kHeight - 2 * kEdge) * (rating - low)) / Math.max(1, high - low);
  const points = (sign: number): string[] =>
    history.map(({ rating, deviation }, index) => {
      return `${x(index).toFixed(1)},${y(rating + sign * deviation).toFixed(1)}`;
    });
  const band = [...points(1), ...points(-1).toReversed()].join(' ');
  const last = history.length - 1;
  const dot = { cx: x(last).toFixed(1), cy: y(history[last]?.rating ?? 0).toFixed(1), r: '4' };
  return svg(
    'svg',
    { viewBox: `0 0 ${kWidth} ${kHeight}`, class: 'ratings', role: 'img', 'aria-label': label },
    svg('polygon', { points: band }),
    svg('polyline', { points: points(0).join(' ') }),
    svg('circle', dot),
  );
}

export class StatisticsCard {
  readonly #title = h('h2');
  readonly #body = h('div');
  readonly #rating = h('h2');
  readonly #value = h('p', { class: 'rating' });
  readonly #curve = h('div');
  readonly #about = h('p', { class: 'soft note' });
  readonly element = h(
    'div',
    { class: 'figures' },
    h('section', { class: 'rating-card' }, this.#rating, this.#value, this.#curve, this.#about),
    h('section', { class: 'statistics' }, this.#title, this.#body),
  );

  update(
    spec: GameSpec,
    statistics: Statistics,
    history: readonly RatingPoint[],
    own: ArchiveStrings,
    strings: Strings,
  ): void {
    this.#showRating(history, own);
    setText(this.#title, own.statistics);
    const { seats, levels, openings } = statistics;
    const bySide = (['first', 'second'] as const).filter((seat) => allOf(seats[seat]) > 0);
    const rows = [
      ...(allOf(statistics.own) === 0
        ? []
        : [h('dl', {}, tallyRow(own.total, statistics.own, own))]),
      ...group(
        own.byLevel,
        levels.map(({ of: level, tally }) => {
          const name = strings.level(level, strings.levels[level - 1] ?? '');
          return tallyRow(name, tally, own);
        }),
      ),
      ...group(
        own.bySide,
        bySide.map((seat) => tallyRow(strings.sides[spec.sides[seat]], seats[seat], own)),
      ),
      ...group(
        own.byOpening,
        openings.map(({ of: opening, tally }) =>
          tallyRow(openingName(spec, opening, strings), tally, own),
        ),
      ),
    ];
    this.#body.replaceChildren(
      ...(rows.length === 0 ? [h('p', { class: 'soft' }, own.noStatistics)] : rows),
    );
  }

  #showRating(history: readonly RatingPoint[], own: ArchiveStrings): void {
    const now = history.at(-1);
    setText(this.#rating, own.rating);
    setText(this.#about, now === undefined ? own.noRating : own.aboutRating);
    this.#value.hidden = now === undefined;
    if (now === undefined) return this.#curve.replaceChildren();
    const { rating, deviation } = now;
    setText(this.#value, own.ratingOf(Math.round(rating), Math.round(deviation)));
    const isCurve = history.length > 1;
    this.#curve.replaceChildren(
      ...(isCurve ? [curveOf(history, own.ratingCurve(history.length))] : []),
    );
  }
}
