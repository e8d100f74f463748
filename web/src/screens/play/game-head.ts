// SPDX-License-Identifier: MIT
// The head of the column beside the board, on screens with room for it: the opponent and the opening.

import type { EngineClient } from '../../engine/client.ts';
import type { OpponentId } from '../../games/opponents.ts';
import { openingTexts } from '../../i18n/en/openings.ts';
import { opponentTexts } from '../../i18n/en/opponents.ts';
import type { Strings } from '../../i18n/index.ts';
import { h, setText } from '../../ui/dom.ts';
import { faceOf } from '../../ui/faces/face.ts';
import { levelName } from './players/level-name.ts';
import { phaseOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';

/** No opening of the book is longer. */
const kPlies = 40;

/** The opening that the game has reached, and after how many moves it was found. */
interface Found {
  readonly moves: readonly string[];
  /** In traditional Chinese, or the name of a Renju opening. */
  readonly name: string;
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
  #found: Found | null = null;
  /** The moves that have been looked up. */
  #asked: readonly string[] | null = null;

  constructor(call: EngineClient['call']) {
    this.#call = call;
  }

  update(state: GameState, strings: Strings): void {
    this.#rival.update(state, strings);
    const { moves } = state.game;
    const known = this.#found;
    const isStill = known?.moves.every((move, ply) => move === moves[ply]) === true;
    if (!isStill) this.#found = null;
    const own = openingTexts.in(strings.language)[state.spec.id];
    const { name = '' } = this.#found ?? {};
    const title = own.title(name) ?? name;
    setText(this.#opening, title);
    this.#opening.hidden = title === '';
    if (title === name && !own.hasCharacters) this.#opening.lang = 'zh-Hant';
    else this.#opening.removeAttribute('lang');
    void this.#learn(state, strings);
  }

  async #learn(state: GameState, strings: Strings): Promise<void> {
    const { game, spec, shown, settings } = state;
    // While the engine thinks it answers nothing else.
    const isIdle = phaseOf(state) === 'idle' && shown.moves === game.moves;
    if (!isIdle || this.#asked === game.moves || game.moves.length > kPlies) return;
    this.#asked = game.moves;
    // Already loaded for the strip beside the board.
    await opponentTexts.load(strings.language).catch(() => {});
    const { opening } = shown.snapshot;
    if (opening !== null && opening.romanised !== '') {
      this.#found = { moves: game.moves, name: strings.renju(opening) };
    } else if (spec.id === 'xiangqi') {
      const position = { fen: game.startFen, moves: game.moves, rules: settings.rules };
      const book = await this.#call('bookMoves', [position, []]).catch(() => null);
      const name = book?.opening?.name ?? '';
      if (name !== '') this.#found = { moves: game.moves, name };
    }
    if (this.#found !== null) await openingTexts.load(strings.language).catch(() => {});
    if (this.#asked === game.moves) this.update(state, strings);
  }
}
