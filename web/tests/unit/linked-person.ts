// SPDX-License-Identifier: MIT
// A person who plays a friend by links: the screen, the storage of its browser, and the states sent
// to the friend.

import { expect, vi } from 'vitest';
import { startFenOf, type GameSpec } from '../../src/games/game-spec.ts';
import type { Strings } from '../../src/i18n/index.ts';
import { accepted, given, named, type Heard } from '../../src/screens/play/friend/friendship.ts';
import { keepFriendGame, keptFriendGame } from '../../src/screens/play/friend/kept-games.ts';
import { friendLinkOf, partsOf, readFriendLink } from '../../src/screens/play/friend/link.ts';
import { receive } from '../../src/screens/play/friend/receive.ts';
import { GameStore } from '../../src/screens/play/game-store.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { offerDraw } from '../../src/screens/play/state/draw.ts';
import {
  initialState,
  usualSettings,
  type NewGame,
} from '../../src/screens/play/state/new-game.ts';
import { isUsersTurn } from '../../src/screens/play/state/selectors.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { chosenOf } from './screen-trial.ts';
import { turn, type SimulatedHost } from './simulated-engine.ts';

/** The next action at one of two screens. */
export interface Happening {
  readonly who: 0 | 1;
  readonly what:
    'move' | 'send' | 'hear' | 'undo' | 'resign' | 'offer' | 'accept' | 'reload' | 'new-game';
  readonly choice: number;
}

/** The storage of a browser. */
class Kept {
  readonly #texts = new Map<string, string>();
  getItem(name: string): string | null {
    return this.#texts.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.#texts.set(name, text);
  }
  removeItem(name: string): void {
    this.#texts.delete(name);
  }
}

export class LinkedPerson {
  readonly #spec: GameSpec;
  readonly #host: SimulatedHost;
  readonly #kept = new Kept();
  #store: GameStore;
  /** The last state sent to the friend, by game. */
  readonly told = new Map<string, Heard>();

  constructor(spec: GameSpec, host: SimulatedHost) {
    this.#spec = spec;
    this.#host = host;
    const [rules] = spec.rules;
    const startFen = startFenOf(spec, rules);
    this.#store = this.#open({ spec, settings: { ...usualSettings, rules }, startFen, moves: [] });
  }

  get state(): GameState {
    return this.#store.state;
  }

  #open(begun: NewGame): GameStore {
    const store = new GameStore(
      initialState(begun),
      { changed: () => this.#changed() },
      this.#host,
    );
    store.connect();
    return store;
  }

  /** As the friend's card does. */
  #changed(): void {
    const { state } = this.#store;
    if (state.settings.players !== 'friend') return;
    if (state.game.friend === null) queueMicrotask(() => this.alter(named));
    else keepFriendGame(state);
  }

  alter(alter: (state: GameState) => GameState): void {
    this.#store.dispatch({ type: 'altered', alter });
  }

  /** This browser's page becomes active: runs the action and delivers all messages. */
  async acts(act: () => unknown): Promise<void> {
    Object.assign(globalThis, { localStorage: this.#kept, sessionStorage: new Kept() });
    const under = { way: true };
    const done = Promise.resolve(act()).finally(() => (under.way = false));
    for (let quiet = 0; quiet < 3 || under.way;) {
      await turn();
      await vi.advanceTimersByTimeAsync(10);
      quiet = this.#host.worker?.deliver() === true ? 0 : quiet + 1;
    }
    await done;
  }

  async invite(): Promise<void> {
    const settings = { players: 'friend', seat: 'first', opening: 'plain' } as const;
    await this.acts(() => this.#store.dispatch({ type: 'game-set-up', settings }));
  }

  /** Creates the link, which may reach the friend from then on. */
  async send(): Promise<string> {
    let link = '';
    await this.acts(async () => {
      link = await friendLinkOf((name, args) => this.#store.call(name, args), this.state);
      const heard = link === '' ? null : await this.read(link);
      if (heard === null) return;
      this.told.set(heard.id, heard);
      this.alter(given);
    });
    return link;
  }

  read(link: string): Promise<Heard | null> {
    const { record } = partsOf(link);
    return readFriendLink((name, args) => this.#store.call(name, args), this.#spec, record);
  }

  async hear(link: string): Promise<void> {
    const page = new EventTarget() as HTMLElement;
    const strings = { language: 'en' } as Strings;
    await this.acts(() => receive(page, this.#store, strings, partsOf(link).record));
  }

  async does({ what, choice }: Happening): Promise<void> {
    const { state } = this;
    await this.acts(() => {
      if (what === 'move' && isUsersTurn(state)) {
        const move = chosenOf(state.shown.snapshot.legalMoves, choice);
        if (move !== undefined) this.#store.dispatch({ type: 'move-played', move });
      }
      if (what === 'undo') this.#store.dispatch({ type: 'undo' });
      if (what === 'resign') this.#store.dispatch({ type: 'resign' });
      if (what === 'new-game') this.#store.dispatch({ type: 'new-game' });
      if (what === 'offer') this.alter(offerDraw);
      if (what === 'accept') this.alter(accepted);
      if (what === 'reload') this.#reload();
    });
  }

  #reload(): void {
    const saved = fromSaved(this.#spec, JSON.parse(JSON.stringify(toSaved(this.state))));
    expect(saved).not.toBeNull();
    this.#store.disconnect();
    if (saved !== null) this.#store = this.#open(saved);
  }

  end(): void {
    this.#store.disconnect();
  }

  /** The game on the board, or the stored one. */
  gameOf(id: string): Pick<GameState['game'], 'moves' | 'ended'> | null {
    Object.assign(globalThis, { localStorage: this.#kept });
    const { game } = this.state;
    if (game.friend?.id === id) return game;
    const kept = keptFriendGame(this.#spec.id, id);
    return kept && { moves: kept.moves, ended: kept.ended ?? null };
  }

  /** States sent to the friend stay valid: the friend may rely on them. */
  expectWordKept(): void {
    for (const [id, heard] of this.told) {
      const game = this.gameOf(id);
      expect(game?.moves.slice(0, heard.moves.length)).toEqual(heard.moves);
      if (heard.ended !== null) expect(game?.ended).toEqual(heard.ended);
    }
  }
}
