// SPDX-License-Identifier: MIT
// The tools that take the place of the analysis for a while: the editor, and the way through the mistakes of a review.

import { lookAttributes } from '../../board/looks/element-look.ts';
import { gameSpec } from '../../games/index.ts';
import type { Strings } from '../../i18n/index.ts';
import { hashOf, kEditor, kMistakes } from '../../route.ts';
import { fieldsOf } from '../../storage/store.ts';
import type { LateParts } from '../../ui/late-parts.ts';
import type { StudyElement } from '../common/study-element.ts';
import { placeEvent, playEvent } from './analysis-events.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { validReview } from './findings.ts';
import type { Mistake } from './review/review.ts';
import type { AnalysisView } from './view.ts';
import { numberedMove } from './words.ts';

export interface ToolHost {
  readonly element: HTMLElement & { open(content: Blob): Promise<void> };
  readonly root: ShadowRoot;
  readonly store: AnalysisStore;
  readonly late: LateParts;
  view(): AnalysisView;
  strings(): Strings;
  /** Opens the practice of the mistakes that a review found. */
  retry(): void;
  /** The analysis is visible again, or hidden. */
  connect(): void;
  disconnect(): void;
}

/** The position that was set up and used at this place of the history, where one comes back to. */
function usedHere(): string | null {
  const { position } = fieldsOf(history.state) ?? {};
  return typeof position === 'string' ? position : null;
}

export class ToolPlace {
  readonly #host: ToolHost;
  #tool: StudyElement | null = null;
  #isComing = false;
  /** What had the focus before. */
  #opener: HTMLElement | null = null;

  constructor(host: ToolHost) {
    this.#host = host;
  }

  get isTaken(): boolean {
    return this.#tool !== null;
  }

  /** The page's address is the element's own. */
  get isRouted(): boolean {
    return this.#host.element.hasAttribute('routed');
  }

  /** Goes to another place on the screen. */
  go(place: string): void {
    const { element } = this.#host;
    const { id: game } = gameSpec(element.getAttribute('game'));
    if (this.isRouted) location.hash = hashOf({ screen: 'analyse', game, place });
    else element.setAttribute('at', place);
  }

  /** Shows the tool of the place, once it is known what stands on the board. */
  async sync(): Promise<void> {
    const { element, store, late } = this.#host;
    const bring = this.#toolAt;
    const isKnown = !store.state.shown.isProvisional;
    if (bring === null || !element.isConnected || !isKnown || this.#isComing || this.isTaken)
      return;
    this.#isComing = true;
    // Tried again when it is wanted again.
    await late.load(bring, () => {
      if (this.#toolAt !== null) this.go('');
    });
    this.#isComing = false;
  }

  close(): void {
    if (this.#tool === null) return;
    const { element, root, view, connect } = this.#host;
    this.#tool = null;
    root.replaceChildren(view().element);
    if (!element.isConnected) return;
    connect();
    this.#opener?.focus();
  }

  /** A tool speaks another language as soon as it has loaded, and English if it does not load. */
  async passOn(name: string): Promise<void> {
    const { element, strings } = this.#host;
    const [tool, value] = [this.#tool, element.getAttribute(name)];
    if (tool === null || value === null) return;
    if (name === 'lang') await tool.texts.load(strings().language).catch(() => {});
    tool.setAttribute(name, value);
  }

  get #at(): string | null {
    const at = this.#host.element.getAttribute('at');
    // Older links and pages say `mend`.
    return at === 'mend' ? kMistakes : at;
  }

  get #toolAt(): (() => Promise<void>) | null {
    switch (this.#at) {
      case kEditor:
        return () => this.#edit();
      case kMistakes:
        return () => this.#retry();
      default:
        return null;
    }
  }

  /** Stops the engine of the analysis while it is hidden. */
  #show(tool: StudyElement): void {
    const { element, root, disconnect } = this.#host;
    const { activeElement } = root;
    this.#opener = activeElement instanceof HTMLElement ? activeElement : null;
    disconnect();
    for (const name of ['lang', 'data-fills', ...lookAttributes]) {
      const value = element.getAttribute(name);
      if (value !== null) tool.setAttribute(name, value);
    }
    this.#tool = tool;
    root.replaceChildren(tool);
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
    const board = tool.shadowRoot?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    board?.focus({ preventScroll: true });
  }

  async #retry(): Promise<void> {
    const { makeRetry, tasksOf, keepTask } = await import('./retry/chuhe-retry.ts');
    const { element, store, strings } = this.#host;
    const { state } = store;
    const review = validReview(state);
    // There is no review any more, for instance after a reload.
    if (review === null) {
      element.setAttribute('at', '');
      element.dispatchEvent(placeEvent());
      return;
    }
    const start = { fen: state.tree.startFen, rules: state.settings.rules };
    const numbered = ({ node }: Mistake): string => numberedMove(state, node, strings());
    const tool = makeRetry({
      spec: state.spec,
      tasks: tasksOf(review, start, numbered),
      notation: state.settings.notation,
      keep: this.isRouted ? (task) => keepTask(state.spec, task) : null,
      leave: (to) => {
        element.setAttribute('at', '');
        if (to !== null) store.dispatch({ type: 'node-chosen', node: to });
        this.go('');
      },
    });
    await tool.texts.load(strings().language);
    // The reader may have gone elsewhere while the texts were loading.
    if (this.#at === kMistakes) this.#show(tool);
  }

  async #edit(): Promise<void> {
    const { element, store, strings } = this.#host;
    const { spec, settings, shown } = store.state;
    const fen = (this.isRouted ? usedHere() : null) ?? shown.snapshot.fen;
    const { makeEditor } = await import('../editor/chuhe-editor.ts');
    const tool = makeEditor({
      spec,
      fen,
      rules: settings.rules,
      leave: (way, position) => {
        if (way !== 'leave' && this.isRouted)
          history.replaceState({ ...fieldsOf(history.state), position }, '');
        element.setAttribute('at', '');
        if (way === 'play') return void element.dispatchEvent(playEvent(position));
        if (way === 'analyse') void element.open(new Blob([position]));
        this.go('');
      },
      canPlay: this.isRouted,
    });
    await tool.texts.load(strings().language);
    // The reader may have gone elsewhere in the meantime.
    if (this.#at === kEditor) this.#show(tool);
  }
}
