// SPDX-License-Identifier: MIT
// Playing without seeing the board: hidden pieces, keys and commands that ask questions, typed moves.

import type { Board } from '../../../board/board.ts';
import { byEarTexts } from '../../../i18n/en/by-ear.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { Language } from '../../../i18n/languages.ts';
import { preferences } from '../../../storage/preferences.ts';
import { h, setText } from '../../../ui/dom.ts';
import type { Tool } from '../../../ui/icons.ts';
import type { LiveRegion } from '../../../ui/live-region.ts';
import { TypedMove } from '../../../ui/typed-move.ts';
import type { LookBack } from '../../common/position/look-back.ts';
import { gameBoard } from '../board/board-of.ts';
import { offerDraw } from '../state/draw.ts';
import type { AppEvent } from '../state/events.ts';
import { bottomSeat, isSettled, isUsersTurn, resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { BlindfoldLayer } from './blindfold.ts';
import { boardKey, type BoardQuestion } from './board-keys.ts';
import { commandIn, type Command } from './commands.ts';
import type { FirstKeys } from './first-keys.ts';
import { LookBar } from './look-bar.ts';
import {
  clocksInWords,
  lastMoveInWords,
  opponentInWords,
  piecesInWords,
  scanInWords,
} from './telling.ts';

export interface EarHost {
  readonly board: Board;
  readonly keys: FirstKeys;
  readonly back: LookBack;
  readonly live: LiveRegion;
  dispatch(event: AppEvent): void;
  act(tool: Tool): void;
}

/** Stays in English if the language cannot be downloaded. */
async function learn(language: Language): Promise<void> {
  await byEarTexts.load(language).catch(() => {});
}

/** Loaded with its texts, so that the answer is in the right language. */
export async function bringByEar(host: EarHost, language: Language): Promise<ByEar> {
  await learn(language);
  return new ByEar(host);
}

class ByEar {
  readonly #host: EarHost;
  readonly #typed: TypedMove;
  readonly #look: LookBar;
  /** The answer to the last question. */
  readonly #answer = h('p', { class: 'note', hidden: '' });
  readonly element: HTMLElement;
  #layer: BlindfoldLayer | null = null;
  #shown: readonly [GameState, Strings] | null = null;
  #asked: readonly string[] | null = null;
  #isHearing = false;

  constructor(host: EarHost) {
    this.#host = host;
    this.#typed = new TypedMove(
      (text) => this.#write(text),
      (text) => this.#command(text),
    );
    this.#look = new LookBar((isLooking) => this.#layer?.look(isLooking));
    this.element = h(
      'section',
      { class: 'by-ear' },
      this.#look.element,
      this.#typed.element,
      this.#answer,
    );
    host.board.addLayer(async (layer) => {
      this.#layer = new BlindfoldLayer(layer);
      this.#refresh();
      return this.#layer;
    });
  }

  update(state: GameState, strings: Strings): void {
    this.#shown = [state, strings];
    if (!byEarTexts.has(strings.language)) void this.#learn(strings);
    this.#refresh();
    this.#hearKeys();
  }

  async #learn({ language }: Strings): Promise<void> {
    await learn(language);
    if (byEarTexts.has(language)) this.#refresh();
  }

  #refresh(): void {
    if (this.#shown === null) return;
    const [state, strings] = this.#shown;
    const { settings, game, view } = state;
    const own = byEarTexts.in(strings.language);
    const blindfold = settings.blindfold ?? 'none';
    this.#layer?.wear(blindfold, bottomSeat(state));
    this.#look.update(blindfold !== 'none', lastMoveInWords(state, strings, own), own);
    const typing = {
      moves: game.moves,
      isOffered: settings.typesMoves,
      mayMove: isUsersTurn(state),
      isSettled: isSettled(state),
      isUnread: view.unread !== null,
    };
    this.#typed.update(typing, strings);
    this.#typed.hint(own.commands);
    if (this.#asked !== game.moves) this.#tell('');
    this.#asked = game.moves;
    const isBare = blindfold === 'none' && !settings.typesMoves;
    this.element.hidden = isBare && this.#answer.hidden;
  }

  #write(text: string): void {
    this.#host.back.step('last');
    this.#host.dispatch({ type: 'move-written', text });
  }

  /** Announces the answer and shows it until the position changes. */
  #tell(text: string): void {
    setText(this.#answer, text);
    this.#answer.hidden = text === '';
    if (text !== '') this.element.hidden = false;
  }

  #answerWith(text: string): void {
    this.#tell(text);
    this.#host.live.say({ polite: text, urgent: null });
  }

  /** Returns false for a move. */
  #command(text: string): boolean {
    if (this.#shown === null) return false;
    const [state, strings] = this.#shown;
    const own = byEarTexts.in(strings.language);
    const command = commandIn(text, state.spec);
    if (command !== null) this.#obey(command);
    else if (isSettled(state) && !isUsersTurn(state) && resultOf(state) === null)
      this.#answerWith(own.notYourTurn);
    return command !== null;
  }

  #obey(command: Command): void {
    if (this.#shown === null) return;
    const [state, strings] = this.#shown;
    const own = byEarTexts.in(strings.language);
    const board = this.#host.back.board(gameBoard(state));
    switch (command.kind) {
      case 'ask':
        return this.#ask(command.question, null);
      case 'pieces':
        return this.#answerWith(piecesInWords(board, command.letter, strings, own));
      case 'scan':
        return this.#answerWith(scanInWords(board, command.where, strings, own));
      case 'board':
        return this.#toBoard(command.square);
      case 'help':
        return void this.#openKeys(strings);
      case 'act':
        if (command.act !== 'draw') return this.#host.act(command.act);
        return this.#host.dispatch({ type: 'altered', alter: offerDraw });
    }
  }

  #ask(question: BoardQuestion | 'opponent', square: string | null): void {
    if (this.#shown === null) return;
    const [state, strings] = this.#shown;
    const own = byEarTexts.in(strings.language);
    switch (question) {
      case 'last-move':
        return this.#answerWith(lastMoveInWords(state, strings, own));
      case 'clocks':
        return this.#answerWith(clocksInWords(state, strings, own));
      case 'opponent':
        return this.#answerWith(opponentInWords(state, strings));
      case 'here':
        return this.#answerWith(this.#cell(square ?? '')?.getAttribute('aria-label') ?? '');
      case 'write':
        // The field appears when asked for.
        preferences.choose({ typesMoves: true });
        return this.#typed.focus();
    }
  }

  async #openKeys(strings: Strings): Promise<void> {
    const part = await import('../../../settings/open-keys.ts').catch(() => null);
    const root = this.element.getRootNode();
    const element = root instanceof ShadowRoot ? root.host : document.documentElement;
    if (element instanceof HTMLElement) await part?.openKeys(strings, element);
  }

  #cell(square: string): HTMLElement | null {
    return this.#host.board.element.querySelector(`[data-square="${square}"]`);
  }

  #toBoard(square: string | null): void {
    const where = square === null ? '[data-square][tabindex="0"]' : `[data-square="${square}"]`;
    this.#host.board.element.querySelector<HTMLElement>(where)?.focus();
  }

  /** Board shortcuts apply once there is a game to ask about. */
  #hearKeys(): void {
    if (this.#isHearing) return;
    this.#isHearing = true;
    this.#host.keys.handTo(
      (event, square) => event instanceof KeyboardEvent && this.#hearKey(event, square),
    );
  }

  #hearKey(event: KeyboardEvent, square: string | null): boolean {
    if (this.#shown === null || square === null) return false;
    const [state, strings] = this.#shown;
    // After the end, N starts a new game, as everywhere.
    if (event.key === 'n' && resultOf(state) !== null) return false;
    const board = this.#host.back.board(gameBoard(state));
    const key = boardKey(board, square, event);
    if (key?.kind === 'go') this.#toBoard(key.square);
    if (key?.kind === 'none') this.#answerWith(byEarTexts.in(strings.language).none);
    if (key?.kind === 'ask') this.#ask(key.question, square);
    return key !== null;
  }

  /** The board is hidden. */
  stop(): void {
    this.#look.stop();
  }
}
