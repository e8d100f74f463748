// SPDX-License-Identifier: MIT
// The status of the game: a headline and a line.

import type { Strings } from '../../i18n/index.ts';
import { openingAct, seatOf } from './state/opening.ts';
import { isUsersPly, ownSeat, phaseOf, resultOf, rulingOf } from './state/selectors.ts';
import { parsePlacement, seatToMove } from '../../games/placement.ts';
import type { GameState } from './state/state.ts';
import { h, setText } from '../../ui/dom.ts';
import { pointInWords } from '../../ui/words/pieces.ts';
import { outcomeInWords, reasonInWords } from '../../ui/words/result.ts';
import { barredPoints } from '../common/position/shown.ts';
import type * as beside from './beside.ts';

/** Texts that are loaded later. */
type Words = typeof beside;

export interface StatusText {
  readonly headline: string;
  readonly detail: string;
}

function noticeOf(state: GameState, strings: Strings): string {
  const { notice } = state.game;
  if (notice === 'part-missing') return strings.screens.missing;
  if (notice !== null) return strings.notices[notice];
  const { fileFault } = state.engine;
  return fileFault === null ? '' : strings.fileFaults[fileFault];
}

/** The response to typed text, or to a chosen point. */
function replyTo(state: GameState, strings: Strings): string | null {
  const { spec, shown, view } = state;
  const { selected, unread } = view;
  if (unread !== null) return strings.unread(unread);
  if (
    selected === null ||
    shown.isProvisional ||
    parsePlacement(spec, shown.snapshot.fen).has(selected)
  )
    return null;
  return pointInWords(selected, barredPoints(state).get(selected), strings);
}

/** The friend is on another device. */
function isFriendsTurn(state: GameState): boolean {
  return state.settings.players === 'friend' && !isUsersPly(state, state.game.moves.length);
}

/** The side to move. */
function turn(state: GameState, { status, analyse, sides }: Strings): string {
  if (ownSeat(state) !== null && !isFriendsTurn(state)) return status.yourMove;
  const act = openingAct(state);
  const seat = act ? seatOf(state, act.player) : seatToMove(state.spec, state.shown.snapshot.fen);
  return analyse.toMove(sides[state.spec.sides[seat]]);
}

export function statusText(
  state: GameState,
  strings: Strings,
  advice: string | null = null,
): StatusText {
  const { status } = strings;
  const detail = replyTo(state, strings) ?? advice ?? noticeOf(state, strings);
  const result = resultOf(state);
  if (state.engine.name === 'failed') {
    return { headline: status.failed, detail: strings.faults[state.engine.fault] };
  }
  switch (phaseOf(state)) {
    case 'over':
      return result === null
        ? { headline: '', detail }
        : {
            headline: outcomeInWords(result, state.spec, ownSeat(state), strings),
            // A ruling has its own card, with its texts.
            detail: rulingOf(state) === null ? reasonInWords(result, strings) : '',
          };
    case 'thinking': {
      // A board for two people is only being viewed.
      if (['people', 'friend'].includes(state.settings.players))
        return { headline: turn(state, strings), detail };
      const isHint = state.ask?.kind === 'search' && state.ask.purpose === 'hint';
      return { headline: isHint ? status.seekingHint : status.thinking, detail };
    }
    case 'idle':
      return {
        headline: state.shown.snapshot.inCheck ? status.check : turn(state, strings),
        detail,
      };
    case 'loading':
    case 'failed':
      return {
        headline: status.loading,
        detail: state.view.premove === null ? detail : status.awaited,
      };
  }
}

export class StatusCard {
  readonly #headline = h('p', { class: 'headline' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #retry = h('button', { type: 'button', 'data-action': 'retry' });
  readonly #present = h('button', { type: 'button', class: 'quiet', 'data-action': 'present' });
  readonly element = h(
    'section',
    { class: 'status', part: 'status' },
    h('div', { class: 'pair' }, this.#headline, this.#present),
    this.#detail,
    this.#retry,
  );

  constructor(retry: () => void, goToPresent: () => void) {
    this.#retry.addEventListener('click', retry);
    this.#present.addEventListener('click', goToPresent);
  }

  /** With the texts of hints, if loaded. */
  update(state: GameState, strings: Strings, words: Words | null): void {
    const advice = words?.adviceOf(state, strings) ?? null;
    const { headline, detail } = statusText(state, strings, advice);
    setText(this.#headline, headline);
    setText(this.#detail, detail);
    setText(this.#retry, strings.labels.tryAgain);
    this.#retry.hidden = state.engine.name !== 'failed';
  }

  /** Whether an earlier position is shown; a link leads back. */
  showBack(isBack: boolean, { labels }: Strings): void {
    setText(this.#present, labels.present);
    this.#present.hidden = !isBack;
  }
}
