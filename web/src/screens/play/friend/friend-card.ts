// SPDX-License-Identifier: MIT
// The card of a game with a friend: the next step, the link to send, and the field for the reply link.

import type { EngineClient } from '../../../engine/client.ts';
import { otherSeat } from '../../../games/seat.ts';
import { friendTexts, type FriendStrings } from '../../../i18n/en/friend.ts';
import type { Strings } from '../../../i18n/index.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { h, setText } from '../../../ui/dom.ts';
import { shareLink } from '../../../ui/share.ts';
import type { AppEvent } from '../state/events.ts';
import { isSettled, resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import {
  accepted,
  connected,
  followed,
  given,
  isFriendsTurn,
  isGiven,
  named,
  offererIn,
} from './friendship.ts';
import { keepFriendGame, watchFriendGames } from './kept-games.ts';
import { friendLinkOf } from './link.ts';
import { kByLive, kLiveMark, liveOf, type Live } from './live.ts';

export interface FriendHandlers {
  dispatch(event: AppEvent): void;
  readonly call: EngineClient['call'];
  /** A pasted link. */
  receive(text: string): Promise<void>;
}

/** Some browsers disable it. */
const kHasLive = 'RTCPeerConnection' in globalThis;

const ways = ['share', 'copy', 'code'] as const;

type Way = (typeof ways)[number];

function button(action: string, kind = ''): HTMLButtonElement {
  return h('button', { type: 'button', class: kind, 'data-action': action });
}

/** Stops the listeners of an element's previous card: a new board has a new card. */
const endings = new WeakMap<Node, () => void>();

/** The next step for the reader. */
function taskOf(state: GameState, own: FriendStrings): string {
  if (resultOf(state) !== null) return own.over;
  if (!isFriendsTurn(state)) return own.yourTurn;
  if (isGiven(state) && state.game.moves.length > 0) return own.sent;
  return state.game.moves.length === 0 ? own.invite : own.send;
}

export class FriendCard {
  readonly #handlers: FriendHandlers;
  readonly #title = h('h2');
  readonly #task = h('p');
  readonly #offer = h('p', { role: 'status' });
  readonly #accept = button('accept-draw', 'inviting');
  readonly #ways: Readonly<Record<Way, HTMLButtonElement>> = {
    share: button('share-link'),
    copy: button('copy-link'),
    code: button('show-code'),
  };
  readonly #choice = h('div', { class: 'choice' }, ...ways.map((way) => this.#ways[way]));
  readonly #outcome = h('p', { role: 'status' });
  readonly #byHand = h('input', { type: 'text', readonly: '', hidden: '' });
  readonly #answer = h('input', {
    type: 'text',
    'data-setting': 'answer',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  readonly #connection = h('p', { role: 'status' });
  readonly #clocks = h('p');
  readonly #connect = button('live');
  readonly #open = h('button', { type: 'submit', 'data-action': 'open-link' });
  readonly #form = h('form', { class: 'answer' }, this.#answer, this.#open);
  readonly element = h(
    'section',
    { class: 'opening friend' },
    this.#title,
    this.#task,
    this.#connection,
    this.#clocks,
    this.#offer,
    this.#accept,
    this.#choice,
    this.#outcome,
    this.#byHand,
    this.#form,
    this.#connect,
  );
  #shown: readonly [GameState, Strings] | null = null;
  /** The game of the link. */
  #told: GameState['game'] | null = null;
  #link = '';
  #live: Live | null = null;
  /** The last link sent over the connection. */
  #sent = '';

  constructor(handlers: FriendHandlers) {
    this.#handlers = handlers;
    this.#accept.addEventListener('click', () => this.#alter(accepted));
    this.#ways.share.hidden = !('share' in navigator);
    this.#ways.share.addEventListener('click', () => void this.#send(true));
    this.#ways.copy.addEventListener('click', () => void this.#send(false));
    this.#ways.code.addEventListener('click', () => void this.#showCode());
    this.#connect.addEventListener('click', () => void this.#toggleLive());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.#answer.value.trim();
      this.#answer.value = '';
      if (text !== '') void handlers.receive(text);
    });
  }

  update(state: GameState, strings: Strings): void {
    const isFirst = this.#shown === null;
    this.#shown = [state, strings];
    if (isFirst) this.#watch(state);
    this.element.hidden = state.settings.players !== 'friend';
    if (this.element.hidden) return;
    // Do not change the game while rendering.
    if (state.game.friend === null) queueMicrotask(() => this.#alter(named));
    keepFriendGame(state);
    this.#join(state);
    const isLive = this.#live?.state === 'open';
    if (state.view.isLive !== isLive) {
      queueMicrotask(() => this.#alter((now) => connected(now, isLive)));
    }
    this.#speak(state, strings);
    if (this.#isNews(state)) void this.#write(state);
    if (!friendTexts.has(strings.language)) void this.#translate();
  }

  #alter(alter: (state: GameState) => GameState): void {
    this.#handlers.dispatch({ type: 'altered', alter });
  }

  /** Links usually open in a new tab; this tab continues from there. */
  #watch({ spec }: GameState): void {
    const root = this.element.getRootNode();
    endings.get(root)?.();
    const unwatch = watchFriendGames(spec.id, (games) => {
      for (const game of games) this.#alter((state) => followed(state, game));
    });
    endings.set(root, () => {
      unwatch();
      this.#leave();
    });
  }

  async #translate(): Promise<void> {
    const [, { language } = { language: 'en' as const }] = this.#shown ?? [];
    await friendTexts.load(language).catch(() => {});
    if (friendTexts.has(language) && this.#shown !== null) this.update(...this.#shown);
  }

  #speak(state: GameState, { language }: Strings): void {
    const own = friendTexts.in(language);
    const offerer = offererIn(state);
    const isOffered = offerer === otherSeat(state.settings.seat);
    setText(this.#title, own.title);
    setText(this.#task, taskOf(state, own));
    setText(this.#offer, offerer === null ? '' : isOffered ? own.offered : own.offering);
    setText(this.#accept, own.accept);
    this.#offer.hidden = offerer === null;
    this.#accept.hidden = !isOffered;
    const isWaiting = isFriendsTurn(state);
    const live = this.#live?.state ?? 'none';
    const isOpen = live === 'open';
    const isOnTheWay = live === 'offered' || live === 'answered';
    const isToSend = isWaiting || isOnTheWay || resultOf(state) !== null;
    this.#task.hidden = isOpen || isOnTheWay;
    this.#choice.hidden = isOpen || !isToSend;
    this.#form.hidden = isOpen || !(isWaiting || live === 'offered');
    if (live !== 'none') setText(this.#connection, own.connection[live]);
    const isStanding = state.clocks !== null && !isOpen && resultOf(state) === null;
    setText(this.#clocks, isStanding ? own.clocks : '');
    this.#clocks.hidden = !isStanding;
    setText(this.#connect, live === 'none' ? own.connect : own.disconnect);
    this.#connect.hidden = live === 'none' && (resultOf(state) !== null || !kHasLive);
    setText(this.#ways.share, own.share);
    setText(this.#ways.copy, own.copy);
    setText(this.#ways.code, own.showCode);
    const isReady = this.#link !== '' && this.#told === state.game;
    const first = this.#ways.share.hidden ? 'copy' : 'share';
    for (const way of ways) {
      this.#ways[way].disabled = !isReady;
      this.#ways[way].classList.toggle(
        'inviting',
        way === first && (isOnTheWay || !isGiven(state)),
      );
    }
    this.#answer.setAttribute('aria-label', own.answer);
    this.#answer.placeholder = own.answer;
    this.#byHand.setAttribute('aria-label', own.byHand);
    setText(this.#open, own.open);
  }

  /** Whether the link is still being written. */
  #isNews(state: GameState): boolean {
    const isLive = this.#live !== null && this.#live.state !== 'none';
    const isWanted = isFriendsTurn(state) || resultOf(state) !== null || isLive;
    return isWanted && isSettled(state) && state.game.friend !== null && state.game !== this.#told;
  }

  /** Prepared in advance: some browsers only allow copying within the click. */
  async #write(state: GameState): Promise<void> {
    const { moves, ended, friend } = state.game;
    const before = this.#told;
    const isSame =
      before?.moves === moves &&
      before.ended === ended &&
      before.friend?.id === friend?.id &&
      before.friend?.offer === friend?.offer;
    this.#told = state.game;
    if (!isSame) {
      this.#link = '';
      this.#clear();
      const link = await friendLinkOf(this.#handlers.call, state).catch(() => null);
      if (this.#told !== state.game) return;
      this.#link = link ?? '';
      if (link === null) setText(this.#outcome, this.#own().failed);
    }
    // Changes in the meantime are in the current state.
    const [now = state, strings] = this.#shown ?? [];
    if (strings !== undefined) this.#speak(now, strings);
    this.#sendLive();
  }

  #leave(): void {
    if (this.#live === null) return;
    this.#live.end();
    this.#live.onLink = () => {};
    this.#live.onChange = () => {};
    this.#live = null;
  }

  /** The connection of the current game; a connection of another game is closed. */
  #join({ game }: GameState): void {
    const live = game.friend === null ? null : liveOf(game.friend.id);
    if (live === this.#live) return;
    this.#leave();
    this.#live = live;
    this.#sent = '';
    setText(this.#connection, '');
    if (live === null) return;
    let before = live.state;
    live.onLink = (link) => void this.#handlers.receive(link + kByLive);
    live.onChange = () => {
      if (before === 'open') setText(this.#connection, this.#own().lost);
      else if (live.state === 'none') setText(this.#connection, '');
      before = live.state;
      this.#clear();
      if (this.#shown !== null) this.update(...this.#shown);
      this.#sendLive();
    };
  }

  /** Without duplicates. */
  #sendLive(): void {
    const [state] = this.#shown ?? [];
    const isReady = state !== undefined && this.#told === state.game && this.#link !== '';
    if (this.#live?.state !== 'open' || !isReady || this.#link === this.#sent) return;
    this.#sent = this.#link;
    this.#live.send(this.#link);
    this.#alter(given);
  }

  async #toggleLive(): Promise<void> {
    const live = this.#live;
    if (live === null) return;
    if (live.state !== 'none') return live.end();
    try {
      await live.offer();
    } catch {
      live.end();
      setText(this.#connection, this.#own().failedLive);
    }
  }

  /** The link with its connection data. */
  get #linkToGive(): string {
    const signal = this.#live?.signal ?? '';
    return signal === '' ? this.#link : `${this.#link}${kLiveMark}${signal}`;
  }

  /** The message about the previous link. */
  #clear(): void {
    setText(this.#outcome, '');
    this.#byHand.hidden = true;
  }

  #own(): FriendStrings {
    return friendTexts.in(this.#shown?.[1].language ?? 'en');
  }

  async #send(isShared: boolean): Promise<void> {
    const [, strings] = this.#shown ?? [];
    if (this.#link === '' || strings === undefined) return;
    const link = this.#linkToGive;
    const own = this.#own();
    const title = `${strings.games[this.#shown![0].spec.id].title} · ${own.title}`;
    const copied = async (): Promise<'copied' | 'by-hand'> =>
      (await copyText(link)) ? 'copied' : 'by-hand';
    const outcome = isShared ? await shareLink(title, link) : await copied();
    this.#alter(given);
    this.#byHand.hidden = outcome !== 'by-hand';
    this.#byHand.value = link;
    if (outcome === 'by-hand') this.#byHand.select();
    setText(this.#outcome, { shared: '', copied: own.copied, 'by-hand': own.byHand }[outcome]);
  }

  async #showCode(): Promise<void> {
    const [, strings] = this.#shown ?? [];
    const root = this.element.getRootNode();
    if (strings === undefined || !(root instanceof ShadowRoot)) return;
    const { host } = root;
    try {
      // Most readers copy the link.
      const { showCode } = await import('./code.ts');
      if (host instanceof HTMLElement)
        showCode(this.#linkToGive, this.#own(), strings.language, host);
      this.#alter(given);
    } catch {
      setText(this.#outcome, strings.screens.missing);
    }
  }
}
