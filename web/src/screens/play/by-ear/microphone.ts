// SPDX-License-Identifier: MIT
// The button by which a move is spoken. What was heard becomes a move only if the engine reads it as one.

import type { EngineClient } from '../../../engine/client.ts';
import type { PositionRef } from '../../../engine/protocol.ts';
import type { ByEarStrings } from '../../../i18n/by-ear.ts';
import type { Strings } from '../../../i18n/index.ts';
import { drawing, h, setText } from '../../../ui/dom.ts';
import { plannedInWords } from '../../../ui/words/pieces.ts';
import { isUsersTurn } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { movesHeard } from './heard.ts';
import { listen } from './recognition.ts';

const kMicrophone =
  'M12 4a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v3';

export interface MicrophoneHost {
  readonly call: EngineClient['call'];
  /** A move as a pair of squares, or a point. */
  play(move: string): void;
  say(text: string): void;
}

export class Microphone {
  readonly #host: MicrophoneHost;
  readonly #label = h('span');
  readonly #button = h(
    'button',
    { type: 'button', 'data-action': 'speak', 'aria-pressed': 'false' },
    drawing(kMicrophone, '0 0 24 24'),
    this.#label,
  );
  readonly #word = h('p', { class: 'note', 'data-part': 'heard' });
  /** The moves between which the reader is to choose. */
  readonly #choice = h('div', { class: 'choice', hidden: '' });
  readonly element = h('div', { class: 'microphone' }, this.#button, this.#word, this.#choice);
  #stop: (() => void) | null = null;
  #shown: readonly [GameState, Strings, ByEarStrings] | null = null;
  #moves: readonly string[] | null = null;

  constructor(host: MicrophoneHost) {
    this.#host = host;
    this.#button.addEventListener('click', () => this.#press());
  }

  update(state: GameState, strings: Strings, own: ByEarStrings): void {
    this.#shown = [state, strings, own];
    const isListening = this.#stop !== null;
    setText(this.#label, isListening ? own.stop : own.speak);
    this.#button.setAttribute('aria-pressed', String(isListening));
    this.#button.disabled = !isListening && !isUsersTurn(state);
    // What was asked about another position is asked no more.
    if (this.#moves !== state.game.moves) this.#offer([]);
    this.#moves = state.game.moves;
  }

  stop(): void {
    this.#stop?.();
  }

  #press(): void {
    if (this.#stop !== null) return this.#stop();
    if (this.#shown === null) return;
    const [, strings, own] = this.#shown;
    this.#offer([]);
    this.#stop = listen(strings.language, {
      heard: (texts) => void this.#hear(texts),
      ended: (fault) => {
        this.#stop = null;
        if (fault !== null) this.#tell(own.faults[fault]);
        else if (this.#word.textContent === own.listening) this.#tell('');
        this.#refresh();
      },
    });
    this.#tell(this.#stop === null ? own.faults.failed : own.listening);
    this.#refresh();
  }

  #refresh(): void {
    if (this.#shown !== null) this.update(...this.#shown);
  }

  #tell(text: string): void {
    setText(this.#word, text);
    if (text === '') return;
    this.#host.say(text);
    this.#word.scrollIntoView({ block: 'nearest' });
  }

  /** Plays what can only mean one move; asks where it may be several, or none. */
  async #hear(texts: readonly string[]): Promise<void> {
    if (this.#shown === null) return;
    const [state, , own] = this.#shown;
    const [likeliest = ''] = texts;
    const found: string[] = [];
    for (const text of texts) {
      const moves = await this.#movesIn(text, state);
      found.push(...moves.filter((move) => !found.includes(move)));
      // What is likeliest goes before what may have been said instead.
      if (found.length === 1 && text === likeliest) break;
    }
    if (this.#shown[0].game.moves !== state.game.moves) return;
    const [move] = found;
    if (move === undefined) return this.#tell(own.unclear(likeliest));
    if (found.length > 1) {
      this.#tell(own.which(likeliest));
      return this.#offer(found);
    }
    this.#tell(own.played(likeliest));
    this.#host.play(move);
  }

  /** The legal moves that a text may mean, by the engine's own reading. */
  async #movesIn(text: string, { game, settings, shown }: GameState): Promise<string[]> {
    const { language } = this.#shown?.[1] ?? { language: 'en' };
    const { startFen: fen, moves } = game;
    const position: PositionRef = { fen, moves, rules: settings.rules };
    const readings = await Promise.all(
      movesHeard(text, language).map((one) =>
        this.#host.call('readMove', [position, one]).then(
          ({ move }) => move,
          () => '',
        ),
      ),
    );
    return shown.snapshot.legalMoves.filter((move) => readings.includes(move));
  }

  #offer(moves: readonly string[]): void {
    this.#choice.hidden = moves.length === 0;
    if (this.#shown === null) return;
    const [{ spec, shown }, strings] = this.#shown;
    this.#choice.replaceChildren(
      ...moves.map((move) => {
        const words = plannedInWords(spec, shown.snapshot.fen, move, strings);
        const button = h('button', { type: 'button', 'data-move': move }, words);
        button.addEventListener('click', () => {
          this.#offer([]);
          this.#host.play(move);
        });
        return button;
      }),
    );
  }
}
