// SPDX-License-Identifier: MIT
// What can be done with the current move: its menu, its comment, and a field to type the next move.

import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h } from '../../../ui/dom.ts';
import { Menu, type MenuItem } from '../../../ui/menu.ts';
import { TypedMove } from '../../../ui/typed-move.ts';
import { isSettled, mayMove } from '../findings.ts';
import type { AnalysisState } from '../state.ts';
import { openComment } from './comment-sheet.ts';
import { branchOf, kRoot, type NodeId } from './tree.ts';

export interface MoveToolsHost {
  readonly element: HTMLElement;
  /** The menu lies over it. */
  readonly frame: HTMLElement;
  /** The button of the menu. */
  readonly opener: HTMLButtonElement;
  state(): AnalysisState;
  strings(): Strings;
  /** Returns the focus to the current move. */
  leave(): void;
  comment(node: NodeId, text: string): void;
  promote(node: NodeId): void;
  remove(node: NodeId): void;
  enter(text: string): void;
}

/** Between a move and its menu, in pixels. */
const kGap = 4;

export class MoveTools {
  readonly #host: MoveToolsHost;
  readonly #place = h('div', { class: 'move-menu' });
  readonly #menu: Menu;
  readonly #typed: TypedMove;
  #isTyping = false;
  /** What the menu was opened from. */
  #from: HTMLElement;

  /** The field stands before `moves`. */
  constructor(host: MoveToolsHost, moves: HTMLElement) {
    this.#host = host;
    this.#from = host.opener;
    this.#menu = new Menu(this.#items(), host.opener, this.#place, () => this.#from);
    host.frame.append(this.#place);
    // Keys pressed here are for the menu, not for the board.
    this.#place.addEventListener('keydown', (event) => event.stopPropagation());
    this.#typed = new TypedMove(host.enter);
    this.#type(false);
    moves.before(this.#typed.element);
    this.#typed.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#typed.isEmpty) return;
      event.preventDefault();
      this.#type(false);
      host.leave();
    });
  }

  /** Opens the menu of the current move below `from`, or closes it. */
  open(from: HTMLElement): void {
    this.#from = from;
    const { comment, promote, remove, type } = toolTexts.in(this.#host.strings().language).move;
    this.#menu.update({ comment, promote, remove, type });
    this.#menu.toggle();
    this.#put();
    this.#menu.focus();
  }

  /** Opens the comment of the current move. */
  comment(): void {
    const { element, state, strings, comment } = this.#host;
    const { at } = state();
    openComment(element, state(), strings(), (text) => comment(at, text));
  }

  /** Shows the field for a move. */
  type(): void {
    this.#type(true);
    this.#typed.focus();
  }

  update(state: AnalysisState, strings: Strings): void {
    const typing = {
      moves: state.position.moves,
      isOffered: this.#isTyping,
      mayMove: mayMove(state),
      isSettled: isSettled(state),
      isUnread: state.unread !== null,
    };
    this.#typed.update(typing, strings);
  }

  #items(): MenuItem[] {
    const { state, promote, remove } = this.#host;
    return [
      { name: 'comment', isHidden: () => false, take: () => this.comment() },
      {
        name: 'promote',
        isHidden: () => branchOf(state().tree, state().at) === kRoot,
        take: () => promote(state().at),
      },
      {
        name: 'remove',
        isHidden: () => state().at === kRoot,
        take: () => remove(state().at),
      },
      {
        name: 'type',
        isHidden: () => isSettled(state()) && !mayMove(state()),
        take: () => this.type(),
      },
    ];
  }

  #type(isTyping: boolean): void {
    this.#isTyping = isTyping;
    this.update(this.#host.state(), this.#host.strings());
  }

  /** Puts the menu below what it was opened from, or above it where there is no room. */
  #put(): void {
    const frame = this.#host.frame.getBoundingClientRect();
    const from = this.#from.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = this.#place;
    const left = Math.max(0, Math.min(from.left - frame.left, frame.width - offsetWidth));
    const isLow = from.bottom + kGap + offsetHeight > Math.min(frame.bottom, innerHeight);
    const top = isLow ? from.top - kGap - offsetHeight : from.bottom + kGap;
    style.left = `${left}px`;
    style.top = `${Math.max(0, top - frame.top)}px`;
  }
}
