// SPDX-License-Identifier: MIT
// The strip beside the board that says who sits there and what they have taken.

import { kUsualPieces, type PieceSet } from '../../games/looks.ts';
import { kGlyphBox } from '../../board/glyphs.ts';
import { engravingOf } from '../../board/piece-sets.ts';
import { parsePlacement } from '../../games/placement.ts';
import { otherSeat, type Seat } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { bottomSeat, phaseOf, seatAfter } from './state/queries.ts';
import type { GameState } from './state/state.ts';
import { ClockFace } from './clock-face.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { levelName } from './settings.ts';

/** The pieces of a seat that stood on the board at the start and do no more, as FEN letters. */
export function takenFrom(state: GameState, seat: Seat): string[] {
  const { spec, startFen, shown } = state;
  const left = [...parsePlacement(spec, shown.snapshot.fen).values()];
  const gone: string[] = [];
  for (const letter of parsePlacement(spec, startFen).values()) {
    if (spec.pieces[letter]?.seat !== seat) continue;
    const at = left.indexOf(letter);
    if (at < 0) gone.push(letter);
    else left.splice(at, 1);
  }
  const order = Object.keys(spec.pieces);
  return gone.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function hasTurn(state: GameState, seat: Seat): boolean {
  const { swap2, settings, moves } = state;
  if (swap2 === null) return seatAfter(state, moves.length) === seat;
  return (seat === settings.seat) === swap2.startsWith('you-');
}

function nameOf({ settings, spec }: GameState, seat: Seat, strings: Strings): string {
  const { labels, sides } = strings;
  const { players, level, secondLevel } = settings;
  if (players === 'people') return sides[spec.sides[seat]];
  if (players === 'engine' && seat === settings.seat) return labels.you;
  const isSecond = players === 'engines' && seat === 'second';
  return `${labels.engine} · ${levelName(isSecond ? secondLevel : level, strings)}`;
}

export class Player {
  readonly #isTop: boolean;
  readonly #badge = h('span', { class: 'badge' });
  readonly #name = h('span', { class: 'name' });
  readonly #taken = h('span', { class: 'taken', role: 'img' });
  readonly #clock = new ClockFace();
  readonly element: HTMLElement;
  #state: GameState | null = null;
  #seat: Seat = 'first';
  #outlines = '';
  #set = kUsualPieces;

  constructor(place: 'top' | 'bottom') {
    this.#isTop = place === 'top';
    const parts = [this.#badge, this.#name, this.#taken, this.#clock.element];
    this.element = h('div', { class: `player ${place}` }, ...parts);
  }

  update(state: GameState, strings: Strings): void {
    const { spec } = state;
    const bottom = bottomSeat(state);
    const seat = this.#isTop ? otherSeat(bottom) : bottom;
    this.#state = state;
    this.#seat = seat;
    setText(this.#name, nameOf(state, seat, strings));
    // In swap2 the sides are yet to be taken.
    const side = state.swap2 === null ? spec.sides[seat] : null;
    this.#badge.dataset['side'] = side ?? '';
    this.#badge.title = side === null ? '' : strings.sides[side];
    const isPlaying = phaseOf(state) === 'idle' || phaseOf(state) === 'thinking';
    this.element.classList.toggle('turn', isPlaying && hasTurn(state, seat));
    this.#showTaken(state, otherSeat(seat), strings);
  }

  /** For the pieces it shows from the next update on. */
  dress(set: PieceSet): void {
    this.#set = set;
  }

  /** The clock at that moment. */
  tick(now: number): void {
    if (this.#state !== null) this.#clock.show(this.#state, this.#seat, now);
  }

  #showTaken(state: GameState, from: Seat, strings: Strings): void {
    const specs = takenFrom(state, from).flatMap((letter) => state.spec.pieces[letter] ?? []);
    this.#taken.hidden = specs.length === 0;
    const words = specs.map(({ label }) => strings.pieces[label]).join(', ');
    this.#taken.setAttribute('aria-label', `${strings.labels.taken}: ${words}`);
    const paths = specs.flatMap((piece) => engravingOf(this.#set, piece)?.path ?? []);
    if (paths.join('') === this.#outlines) return;
    this.#outlines = paths.join('');
    this.#taken.dataset['seat'] = from;
    this.#taken.replaceChildren(...paths.map((path) => drawing(path, kGlyphBox)));
  }
}
