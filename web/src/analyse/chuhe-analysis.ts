// SPDX-License-Identifier: MIT
// <chuhe-analysis>: a record on a board, with variations, comments and the engine's opinion.

import { messageOf } from '../engine/errors.ts';
import { gameSpec } from '../games/index.ts';
import { lookAttributes, watchLook } from '../elements/look.ts';
import { sheet } from '../elements/sheet.ts';
import type { Watch } from '../elements/theme.ts';
import { stringsOf, type Strings } from '../i18n/index.ts';
import { loadOwn, saveOwn } from '../storage/store.ts';
import analysis from '../styles/analysis.css?inline';
import { AnalysisController } from './controller.ts';
import { fromKept, initialAnalysis, isWorthKeeping, toKept } from './initial.ts';
import { movesTo } from './tree.ts';
import { AnalysisView } from './view.ts';

/** No record comes near; a film dropped by mistake does. */
const kMostBytes = 8 * 1024 * 1024;

let made: CSSStyleSheet | null = null;

function ownSheet(): CSSStyleSheet {
  if (made === null) {
    made = new CSSStyleSheet();
    made.replaceSync(analysis);
  }
  return made;
}

/**
 * Attributes: `game`, `lang`, those of the look (see ../elements/look.ts) and `save`, the name under which the
 * record is kept between visits.
 */
export class ChuheAnalysis extends HTMLElement {
  static readonly observedAttributes = ['lang', ...lookAttributes];

  readonly #root = this.attachShadow({ mode: 'open' });
  #controller: AnalysisController | null = null;
  #view: AnalysisView | null = null;
  #lookWatch: Watch | null = null;
  readonly #look = (): void =>
    this.#controller?.dispatch({ type: 'seen', isSeen: !document.hidden });

  connectedCallback(): void {
    this.#open();
    this.#lookWatch = watchLook(this, () => this.#view?.redraw());
    this.#view?.connect();
    this.#controller?.connect();
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#lookWatch?.stop();
    this.#view?.disconnect();
    this.#controller?.disconnect();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value) return;
    if (name === 'lang') this.#view?.speak(this.#strings());
    else this.#lookWatch?.apply();
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
    const controller = new AnalysisController(
      initialAnalysis(spec, kept),
      (event, before, after) => {
        this.#view?.update(event, before, after);
        this.dataset['state'] = stateOf(controller);
        if (name !== null && isWorthKeeping(before, after)) saveOwn(name, toKept(after));
      },
    );
    this.#controller = controller;
    this.#view = new AnalysisView(controller.state, this.#strings(), {
      dispatch: (event) => controller.dispatch(event),
      restart: () => controller.restart(),
      open: (content) => void this.open(content),
    });
    this.dataset['state'] = stateOf(controller);
    this.#root.adoptedStyleSheets = [sheet(), ownSheet()];
    this.#root.append(this.#view.element);
  }

  #strings(): Strings {
    return stringsOf(this, () => this.#view?.speak(this.#strings()));
  }
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
