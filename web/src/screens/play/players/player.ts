// SPDX-License-Identifier: MIT
// The strip of a player: name, captured pieces and clock.

import { kUsualPieces, type PieceSet } from '../../../games/looks.ts';
import { kGlyphBox } from '../../../board/glyphs.ts';
import { engravingOf } from '../../../board/piece-sets.ts';
import { parsePlacement } from '../../../games/placement.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import type { Strings } from '../../../i18n/index.ts';
import { openingAct, openingReport, seatOf } from '../state/opening.ts';
import { bottomSeat, phaseOf, seatAfter } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { drawing, h } from '../../../ui/dom.ts';
import { LatePart } from '../../../ui/late-part.ts';
import type { OpponentId } from '../../../games/opponents.ts';
import { listOf } from '../../../ui/words/list-of.ts';
import { Player } from '../../common/position/player.ts';
import { levelName } from './level-name.ts';

/** The captured pieces of a side, as FEN letters. */
export function takenFrom(state: GameState, seat: Seat): string[] {
  const { spec, game, shown } = state;
  const left = [...parsePlacement(spec, shown.snapshot.fen).values()];
  const gone: string[] = [];
  for (const letter of parsePlacement(spec, game.startFen).values()) {
    if (spec.pieces[letter]?.seat !== seat) continue;
    const at = left.indexOf(letter);
    if (at < 0) gone.push(letter);
    else left.splice(at, 1);
  }
  const order = Object.keys(spec.pieces);
  return gone.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function hasTurn(state: GameState, seat: Seat): boolean {
  const act = openingAct(state);
  if (act !== null) return seatOf(state, act.player) === seat;
  return seatAfter(state, state.game.moves.length) === seat;
}

function nameOf({ settings, spec }: GameState, seat: Seat, strings: Strings): string {
  const { labels, sides } = strings;
  const { players, level, secondLevel } = settings;
  if (players === 'people') return sides[spec.sides[seat]];
  if (players !== 'engines' && seat === settings.seat) return labels.you;
  if (players === 'friend') return labels.friend;
  const isSecond = players === 'engines' && seat === 'second';
  return `${labels.engine} · ${levelName(isSecond ? secondLevel : level, strings)}`;
}

/** The opponent on this side, if it is a character. */
function opponentAt({ settings }: GameState, seat: Seat): OpponentId | null {
  const isEngine = settings.players === 'engine' && seat !== settings.seat;
  return isEngine ? settings.opponent : null;
}

/** The pieces a player has captured, in outline. */
class Taken {
  readonly element = h('span', { class: 'taken', role: 'img' });
  #outlines = '';

  update(state: GameState, from: Seat, set: PieceSet, strings: Strings): void {
    const specs = takenFrom(state, from).flatMap((letter) => state.spec.pieces[letter] ?? []);
    this.element.hidden = specs.length === 0;
    const words = listOf(
      strings,
      specs.map(({ label }) => strings.pieces[label]),
    );
    this.element.setAttribute('aria-label', `${strings.labels.taken}: ${words}`);
    const paths = specs.flatMap((piece) => engravingOf(set, piece)?.path ?? []);
    if (paths.join('') === this.#outlines) return;
    this.#outlines = paths.join('');
    this.element.dataset['seat'] = from;
    this.element.replaceChildren(...paths.map((path) => drawing(path, kGlyphBox)));
  }
}

export class GamePlayer {
  readonly #isTop: boolean;
  readonly #taken = new Taken();
  /** Hidden from announcements, because its text changes all the time. */
  readonly clock = h('span', { class: 'clock', role: 'timer', hidden: '' });
  readonly #opponent = new LatePart<[OpponentId | null, Strings]>(
    (opponent) => opponent !== null,
    async () => new (await import('./opponent.ts')).OpponentPlate(),
  );
  readonly #player: Player;
  seat: Seat = 'first';
  #set = kUsualPieces;

  constructor(place: 'top' | 'bottom') {
    this.#isTop = place === 'top';
    this.#player = new Player(place, this.#opponent.element, this.#taken.element, this.clock);
  }

  get element(): HTMLElement {
    return this.#player.element;
  }

  update(state: GameState, strings: Strings): void {
    const bottom = bottomSeat(state);
    const seat = this.#isTop ? otherSeat(bottom) : bottom;
    this.seat = seat;
    const isPlaying = phaseOf(state) === 'idle' || phaseOf(state) === 'thinking';
    const sitting = {
      name: nameOf(state, seat, strings),
      // Some openings begin before sides are chosen.
      side: openingReport(state)?.first === '' ? null : state.spec.sides[seat],
      hasTurn: isPlaying && hasTurn(state, seat),
    };
    this.#player.update(sitting, strings);
    this.#opponent.update(opponentAt(state, seat), strings);
    this.#taken.update(state, otherSeat(seat), this.#set, strings);
  }

  /** The piece set from the next update on. */
  dress(set: PieceSet): void {
    this.#set = set;
  }
}
