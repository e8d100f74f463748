// SPDX-License-Identifier: MIT
// The head of the column beside the board, on screens with room for it: the opponent and the opening.

import type { EngineClient } from '../../engine/client.ts';
import type { BookMoves, OpeningName } from '../../engine/protocol.ts';
import type { OpponentId } from '../../games/opponents.ts';
import { openingTexts } from '../../i18n/en/openings.ts';
import { opponentTexts } from '../../i18n/en/opponents.ts';
import type { Strings } from '../../i18n/index.ts';
import { h, setText } from '../../ui/dom.ts';
import { faceOf } from '../../ui/faces/face.ts';
import { bookName, namedStones, renjuOpening } from '../../ui/words/opening-names.ts';
import { levelName } from './players/level-name.ts';
import { phaseOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';

/** No opening of the book is longer. */
const kPlies = 40;

/** The opening that the game has reached, and the moves that led there. */
interface Reached {
  readonly moves: readonly string[];
  /** Of the book, or null for an opening of stones. */
  readonly book: BookMoves['opening'];
  readonly stones: OpeningName | null;
}

class Rival {
  readonly #face = h('span');
  readonly #name = h('h2');
  readonly #level = h('p', { class: 'soft' });
  readonly #about = h('p', { class: 'about' });
  readonly element = h(
    'div',
    { class: 'rival' },
    this.#face,
    h('div', {}, h('div', { class: 'pair' }, this.#name, this.#level), this.#about),
  );
  #shown: OpponentId | null = null;

  update({ settings }: GameState, strings: Strings): void {
    const { players, opponent, level } = settings;
    this.element.hidden = players !== 'engine' || opponent === null;
    if (opponent === null) return;
    const { names, about } = opponentTexts.in(strings.language);
    setText(this.#name, names[opponent]);
    setText(this.#level, levelName(level, strings));
    setText(this.#about, about[opponent]);
    if (opponent !== this.#shown) this.#face.replaceChildren(faceOf(opponent));
    this.#shown = opponent;
  }
}

export class GameHead {
  readonly #call: EngineClient['call'];
  readonly #rival = new Rival();
  readonly #opening = h('p', { class: 'opening-name' });
  readonly element = h('section', { class: 'game-head' }, this.#rival.element, this.#opening);
  #reached: Reached | null = null;
  /** The moves that have been looked up. */
  #asked: readonly string[] | null = null;
  #shown: readonly [GameState, Strings] | null = null;

  constructor(call: EngineClient['call']) {
    this.#call = call;
  }

  update(state: GameState, strings: Strings): void {
    this.#shown = [state, strings];
    this.#rival.update(state, strings);
    const { moves } = state.game;
    const isStill = this.#reached?.moves.every((move, ply) => move === moves[ply]) === true;
    if (!isStill) this.#reached = null;
    this.#showOpening(state, strings);
    void this.#learn(state);
    void this.#translate(strings);
  }

  #showOpening({ spec }: GameState, strings: Strings): void {
    const { book = null, stones = null } = this.#reached ?? {};
    const own = openingTexts.in(strings.language)[spec.id];
    const named = bookName(book, own) ?? namedStones(stones, strings, own);
    setText(this.#opening, named?.title ?? '');
    this.#opening.hidden = named === null;
    this.#opening.lang = named?.lang ?? strings.language;
  }

  async #learn(state: GameState): Promise<void> {
    const { game, spec, shown, settings } = state;
    // While the engine thinks it answers nothing else.
    const isIdle = phaseOf(state) === 'idle';
    const isDue = isIdle && shown.moves === game.moves && game.moves.length <= kPlies;
    if (!isDue || this.#asked === game.moves) return;
    this.#asked = game.moves;
    const stones = renjuOpening(shown.snapshot.opening);
    const position = { fen: game.startFen, moves: game.moves, rules: settings.rules };
    const answer =
      spec.id === 'xiangqi'
        ? await this.#call('bookMoves', [position, []]).catch(() => null)
        : null;
    const book = answer?.opening ?? null;
    if (book === null && stones === null) return;
    this.#reached = { moves: game.moves, book, stones };
    if (this.#shown !== null) this.update(...this.#shown);
  }

  /** Texts of a language come later; without them, it stays in English. */
  async #translate({ language }: Strings): Promise<void> {
    const texts = this.#reached === null ? [opponentTexts] : [opponentTexts, openingTexts];
    const missing = texts.filter((one) => !one.has(language));
    if (missing.length === 0) return;
    await Promise.all(missing.map((one) => one.load(language))).catch(() => {});
    const isHere = missing.every((one) => one.has(language));
    if (isHere && this.#shown !== null) this.update(...this.#shown);
  }
}
