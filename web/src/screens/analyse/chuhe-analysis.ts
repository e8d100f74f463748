// SPDX-License-Identifier: MIT
// <chuhe-analysis>: a record on a board, with variations, comments and the engine's opinion.

import { hashOf, kEditor } from '../../route.ts';
import { messageOf } from '../../engine/errors.ts';
import { gameSpec } from '../../games/index.ts';
import { lookAttributes, watchLook } from '../../board/looks/element-look.ts';
import { sheet, sheetOf } from '../../ui/sheet.ts';
import type { Watch } from '../../ui/theme.ts';
import { stringsOf, type Strings } from '../../i18n/index.ts';
import { fieldsOf, loadOwn } from '../../storage/store.ts';
import analysis from '../../styles/analysis.css?inline';
import type { StudyElement } from '../common/study-element.ts';
import { AnalysisController } from './controller.ts';
import { fromKept, initialAnalysis, isTakenOver } from './initial.ts';
import { Keeper } from './keeper.ts';
import { validReview } from './queries.ts';
import type { Mistake } from './review.ts';
import type { AnalysisState } from './state.ts';
import { toolTexts } from '../../i18n/analyse.ts';
import { movesTo, withHeaders } from './tree.ts';
import { AnalysisView } from './view.ts';
import { numberedMove } from './words.ts';

/** No record comes near; a film dropped by mistake does. */
const kMostBytes = 8 * 1024 * 1024;

const ownSheet = sheetOf(analysis);

/**
 * Attributes: `game`, `lang`, those of the look (see ../elements/look.ts), `save`, the name under which
 * the record is kept between visits, and `at`: `edit` where a position is set up.
 */
export class ChuheAnalysis extends HTMLElement {
  static readonly observedAttributes = ['lang', 'at', ...lookAttributes];

  /** Whoever sets `lang` brings that language first. */
  readonly texts = toolTexts;
  readonly #root = this.attachShadow({ mode: 'open' });
  #controller: AnalysisController | null = null;
  #view: AnalysisView | null = null;
  #keeper: Keeper | null = null;
  #lookWatch: Watch | null = null;
  /** What is shown in the place of the analysis for a while. */
  #tool: StudyElement | null = null;
  /** The editor is on its way. */
  #isComing = false;
  /** Where one comes back to. */
  #opener: HTMLElement | null = null;
  readonly #look = (): void => {
    this.#controller?.dispatch({ type: 'seen', isSeen: !document.hidden });
    if (document.hidden) this.#leavePage();
  };
  readonly #leavePage = (): void => {
    if (this.#controller !== null) this.#keeper?.leave(this.#controller.state);
  };

  connectedCallback(): void {
    this.#open();
    this.#lookWatch = watchLook(this, () => this.#view?.board.redraw());
    if (this.#tool === null) this.#connectEngine();
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('pagehide', this.#leavePage);
    this.#look();
    this.#syncWithRoute();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#look);
    removeEventListener('pagehide', this.#leavePage);
    this.#leavePage();
    this.#lookWatch?.stop();
    this.#disconnectEngine();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || this.#controller === null) return;
    if (name === 'at') {
      this.#closeTool();
      this.#syncWithRoute();
    } else {
      void this.#passOn(name);
      if (name === 'lang') this.#view?.speak(this.#strings());
      else this.#lookWatch?.apply();
    }
  }

  /** The moves that lead to the position on the board. */
  get moves(): readonly string[] {
    const state = this.#controller?.state;
    return state === undefined ? [] : movesTo(state.tree, state.at);
  }

  get fen(): string {
    return this.#controller?.state.shown.snapshot.fen ?? '';
  }

  /** Reads a record in whatever format; what is wrong with it the element shows. */
  async open(content: Blob): Promise<void> {
    this.#open();
    this.#closeTool();
    const refuse = (error: string): void =>
      this.#controller?.dispatch({ type: 'record-unfit', error });
    if (content.size > kMostBytes) return refuse(this.#strings().analyse.tooLarge);
    try {
      const bytes = new Uint8Array(await content.arrayBuffer());
      this.#controller?.dispatch({ type: 'record-given', bytes, chosen: 0 });
    } catch (error) {
      // The file is gone or must not be read.
      refuse(messageOf(error));
    }
    return undefined;
  }

  /** Once; an element that is moved in the page keeps its record. */
  #open(): void {
    if (this.#controller !== null) return;
    const name = this.getAttribute('save');
    const spec = gameSpec(this.getAttribute('game'));
    const kept = name === null ? null : loadOwn(name, (raw) => fromKept(spec, raw));
    const initial = initialAnalysis(spec, kept);
    const controller = new AnalysisController(initial, (event, before, after) => {
      this.#view?.update(event, before, after);
      this.dataset['state'] = stateOf(controller);
      const isTaken = isTakenOver(before, after);
      if (isTaken) this.#keeper?.leave(after);
      else this.#keeper?.hear(after);
      this.#view?.tell('not-kept', this.#keeper?.isKept === false);
      this.#syncWithRoute();
      if (isTaken) this.dispatchEvent(placeEvent());
    });
    this.#controller = controller;
    this.#keeper = name === null ? null : new Keeper(name, initial);
    this.#view = new AnalysisView(controller.state, this.#strings(), {
      dispatch: (event) => controller.dispatch(event),
      restart: () => controller.restart(),
      open: (content) => void this.open(content),
      retry: () => void this.#load(() => this.#retry(controller.state)),
      annotate: () => void this.#load(() => this.#annotate(controller)),
      editDetails: () => void this.#load(() => this.#editDetails(controller)),
      editPosition: () => (location.hash = this.#hash(kEditor)),
    });
    this.dataset['state'] = stateOf(controller);
    this.#root.adoptedStyleSheets = [sheet(), ownSheet()];
    this.#root.append(this.#view.element);
  }

  #strings(): Strings {
    return stringsOf(this, () => this.#view?.speak(this.#strings()));
  }

  #hash(place: string): string {
    const { id } = gameSpec(this.getAttribute('game'));
    return hashOf({ screen: 'analyse', game: id, place });
  }

  #connectEngine(): void {
    this.#view?.board.connect();
    this.#controller?.connect();
  }

  #disconnectEngine(): void {
    this.#view?.board.disconnect();
    this.#controller?.disconnect();
  }

  /** Sets a position up where one is to be, once it is known what stands on the board. */
  #syncWithRoute(): void {
    const isWanted = this.getAttribute('at') === kEditor && this.isConnected;
    const isKnown = this.#controller?.state.shown.isProvisional === false;
    if (!isWanted || !isKnown || this.#isComing || this.#tool !== null) return;
    this.#isComing = true;
    void this.#load(() => this.#edit()).finally(() => (this.#isComing = false));
  }

  /** What is seldom needed comes when it is. */
  async #load(tool: () => Promise<void>): Promise<void> {
    try {
      await tool();
      this.#view?.tell('part-missing', false);
    } catch {
      this.#view?.tell('part-missing', true);
      // Tried again when it is wanted again.
      if (this.getAttribute('at') === kEditor) location.hash = this.#hash('');
    }
  }

  /** A tool speaks another language as soon as it is there, and English where it does not come. */
  async #passOn(name: string): Promise<void> {
    const [tool, value] = [this.#tool, this.getAttribute(name)];
    if (tool === null || value === null) return;
    if (name === 'lang') await tool.texts.bring(this.#strings().language).catch(() => {});
    tool.setAttribute(name, value);
  }

  /** What is not shown has no engine. */
  #show(tool: StudyElement): void {
    const { activeElement } = this.#root;
    this.#opener = activeElement instanceof HTMLElement ? activeElement : null;
    this.#disconnectEngine();
    for (const name of ['lang', ...lookAttributes]) {
      const value = this.getAttribute(name);
      if (value !== null) tool.setAttribute(name, value);
    }
    this.#tool = tool;
    this.#root.replaceChildren(tool);
    if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
    const board = tool.shadowRoot?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    board?.focus({ preventScroll: true });
  }

  #closeTool(): void {
    if (this.#tool === null || this.#view === null) return;
    this.#tool = null;
    this.#root.replaceChildren(this.#view.element);
    if (!this.isConnected) return;
    this.#connectEngine();
    this.#opener?.focus();
  }

  async #retry(state: AnalysisState): Promise<void> {
    const { makeRetry, tasksOf } = await import('./retry/chuhe-retry.ts');
    const review = validReview(state);
    if (review === null) return;
    const start = { fen: state.tree.startFen, rules: state.settings.rules };
    const numbered = ({ node }: Mistake): string => numberedMove(state, node, this.#strings());
    const tool = makeRetry({
      spec: state.spec,
      tasks: tasksOf(state.spec, review, start, numbered),
      notation: state.settings.notation,
      leave: (to) => {
        this.#closeTool();
        if (to !== null) this.#controller?.dispatch({ type: 'gone', to });
      },
    });
    await tool.texts.bring(this.#strings().language);
    // Another may have come meanwhile.
    if (this.#tool === null && this.getAttribute('at') !== kEditor) this.#show(tool);
  }

  async #edit(): Promise<void> {
    const { spec, settings, shown } = this.#controller!.state;
    const fen = usedHere() ?? shown.snapshot.fen;
    const { makeEditor } = await import('../editor/chuhe-editor.ts');
    const tool = makeEditor({
      spec,
      fen,
      rules: settings.rules,
      leave: (way, position) => {
        if (way !== 'leave') history.replaceState({ position }, '');
        this.setAttribute('at', '');
        if (way === 'play') return void this.dispatchEvent(playEvent(position));
        if (way === 'analyse') void this.open(new Blob([position]));
        location.hash = this.#hash('');
      },
    });
    await tool.texts.bring(this.#strings().language);
    // One may have gone elsewhere meanwhile.
    if (this.getAttribute('at') === kEditor) this.#show(tool);
  }

  async #annotate(controller: AnalysisController): Promise<void> {
    const { annotated } = await import('./annotate.ts');
    const { spec, tree } = controller.state;
    const review = validReview(controller.state);
    if (review === null) return;
    const strings = this.#strings();
    controller.dispatch({ type: 'rewritten', tree: annotated(tree, spec, review, strings) });
    this.#view?.say(toolTexts.in(strings.language).annotated);
  }

  async #editDetails(controller: AnalysisController): Promise<void> {
    const { openDetails } = await import('./open-details.ts');
    const strings = this.#strings();
    openDetails(this.#root, controller.state, strings, (headers) => {
      const tree = withHeaders(controller.state.tree, headers);
      controller.dispatch({ type: 'rewritten', tree });
      this.#view?.say(toolTexts.in(strings.language).detailsChanged);
    });
  }
}

/** What the page hears when a position is to be played. */
function playEvent(fen: string): CustomEvent<string> {
  return new CustomEvent('chuhe-play', { detail: fen, bubbles: true, composed: true });
}

/** The position that was set up and made use of at this place of the history, where one comes back to. */
function usedHere(): string | null {
  const { position } = fieldsOf(history.state) ?? {};
  return typeof position === 'string' ? position : null;
}

/** The page's address need not hold any more what it gave: it is the reader's own now. */
function placeEvent(): CustomEvent<string> {
  return new CustomEvent('chuhe-place', { detail: '', bubbles: true, composed: true });
}

/** For style sheets and tests: `loading`, `thinking`, `idle`, `failed`. */
function stateOf({ state }: AnalysisController): string {
  if (state.engine.name === 'failed') return 'failed';
  if (state.shown.isProvisional) return 'loading';
  return state.ask === null ? 'idle' : 'thinking';
}

export function defineChuheAnalysis(): void {
  if (customElements.get('chuhe-analysis') === undefined) {
    customElements.define('chuhe-analysis', ChuheAnalysis);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-analysis': ChuheAnalysis;
  }
}
