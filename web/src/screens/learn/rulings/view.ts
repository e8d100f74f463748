// SPDX-License-Identifier: MIT
// The view of the rulings: board, verdicts, explanation of the current move, cases.

import { hashOf, kPath, kRulings } from '../../../route.ts';
import { ruleSets } from '../../../engine/protocol.ts';
import { parsePlacement } from '../../../games/placement.ts';
import { kRulingId, type Ruling, type Step as CycleStep } from '../../../games/ruling.ts';
import { rulingsTexts, type RulingsStrings } from '../../../i18n/en/rulings.ts';
import type { Strings } from '../../../i18n/index.ts';
import { ButtonBar } from '../../../ui/button-bar.ts';
import { h, setText } from '../../../ui/dom.ts';
import { icons, walkIcons } from '../../../ui/icons.ts';
import type { Announcement } from '../../../ui/live-region.ts';
import type { Command } from '../../../ui/shortcuts.ts';
import { Tabs } from '../../../ui/tabs.ts';
import { pieceName } from '../../../ui/words/pieces.ts';
import { rulingInWords } from '../../../ui/words/ruling.ts';
import { tableBoard, tableSeats } from '../../common/table.ts';
import type { TableStore } from '../../common/table-store.ts';
import { TableView } from '../../common/table-view.ts';
import { lastMoveText, stepInWords } from '../../common/words.ts';
import { CaseList } from './case-list.ts';
import { sourceOf, titleOf } from './case-words.ts';
import type { RepetitionRules } from './cases.ts';
import { stepAt } from './explained.ts';
import {
  caseOf,
  isCase,
  isGiven,
  plyOf,
  rulingBy,
  type RulingsEvent,
  type RulingsState,
  type Step,
} from './state.ts';
import { listOf } from '../../../ui/words/list-of.ts';
import { labelled, sentences } from '../../../ui/words/sentences.ts';

const drawings = { ...walkIcons, flip: icons.flip } as const satisfies Record<
  Step | 'flip',
  string
>;

interface Verdict {
  readonly rules: RepetitionRules;
  readonly button: HTMLElement;
  readonly name: HTMLElement;
  readonly outcome: HTMLElement;
  readonly reason: HTMLElement;
}

function verdictOf(rules: RepetitionRules): Verdict {
  const [name, outcome, reason] = [h('b'), h('span'), h('p')];
  const button = h('button', { type: 'button', 'data-rules': rules }, name, ' · ', outcome);
  return { rules, button, name, outcome, reason };
}

/** The deed of the current move, if it is part of the ruled cycle. */
function stepOn(state: RulingsState): CycleStep | null {
  return stepAt(state.line, state.shown.moves.length, rulingBy(state, state.rules));
}

export class RulingsView extends TableView<RulingsState, RulingsEvent> {
  readonly #bar = new ButtonBar<Step | 'flip'>(this.state.spec, drawings, (action) =>
    this.dispatch(action === 'flip' ? { type: 'flipped' } : { type: 'stepped', step: action }),
  );
  readonly #way = h('a', { href: hashOf({ screen: 'learn', game: 'xiangqi', place: kPath }) });
  readonly #place = h('span');
  readonly #title = h('p', { class: 'headline' });
  readonly #fault = h('p', { class: 'about' });
  readonly #about = h('p', { class: 'soft' });
  readonly #sourceTitle = h('summary', {}, 'ⓘ');
  readonly #source = h('p', { class: 'soft note' });
  readonly #sourcePart = h('details', { class: 'source' }, this.#sourceTitle, this.#source);
  readonly #verdictsTitle = h('h2');
  readonly #verdicts = ruleSets.map(verdictOf);
  readonly #moveTitle = h('h2');
  readonly #move = h('p', { class: 'detail' });
  readonly #analyse = h('button', { type: 'button', class: 'quiet', 'data-action': 'analyse' });
  readonly #tabs = new Tabs(['task', 'list'], this.panel);
  readonly #list = new CaseList(
    (number) => {
      this.dispatch({ type: 'case-chosen', number });
      this.#tabs.choose('task');
    },
    (filter) => this.dispatch({ type: 'filtered', filter }),
  );

  constructor(
    store: TableStore<RulingsState, RulingsEvent>,
    strings: Strings,
    analyse: () => void,
  ) {
    super(store, strings);
    this.#analyse.addEventListener('click', analyse);
    this.board.letWalk((places) => this.#walk(places > 0 ? 'forward' : 'back'));
    const verdicts = this.#verdicts.map(({ rules, button, reason }) => {
      button.addEventListener('click', () => this.dispatch({ type: 'rules-chosen', rules }));
      return h('li', {}, button, reason);
    });
    this.panel.append(this.#tabs.element);
    this.layout({
      part: kRulings,
      kind: kRulings,
      status: [h('h2', { class: 'way' }, this.#way, ' › ', this.#place), this.#title, this.#fault],
      tools: [this.#bar.element],
      panel: [
        h('section', { class: 'block' }, this.#moveTitle, this.#move),
        h(
          'section',
          { class: 'block' },
          this.#verdictsTitle,
          h('ul', { class: 'verdicts' }, ...verdicts),
        ),
        h(
          'section',
          { class: 'block' },
          this.#about,
          h('div', { class: 'beside' }, this.#analyse, this.#sourcePart),
        ),
        this.#list.element,
      ],
    });
  }

  override obey(command: Command): boolean {
    switch (command) {
      case 'first':
      case 'back':
      case 'forward':
      case 'last':
        this.#walk(command);
        return true;
      case 'flip':
        this.dispatch({ type: 'flipped' });
        return true;
      default:
        return false;
    }
  }

  #walk(step: Step): void {
    this.dispatch({ type: 'stepped', step });
  }

  get #own(): RulingsStrings {
    return rulingsTexts.in(this.strings.language);
  }

  protected announced(before: RulingsState): Announcement {
    const step = stepInWords(before, this.state, true, this.strings);
    const isStep = this.state.shown !== before.shown;
    if (!isStep) return step;
    return { ...step, polite: sentences(this.strings, step.polite, this.#moveText()) };
  }

  protected show(): void {
    const { state, strings } = this;
    const own = this.#own;
    this.#showBoard();
    this.#bar.update(own.walk, (action) => ({
      name: own.steps[action],
      isPossible: action === 'flip' || plyOf(action, state) !== state.position.moves.length,
    }));
    this.#tabs.update(own.title, own.tabs);
    setText(this.#way, own.path);
    const found = isCase(state) ? caseOf(state) : null;
    setText(this.#place, found === null ? own.title : own.one(found.number));
    const title = isGiven(state) ? own.given : own.own;
    setText(this.#title, found === null ? title : titleOf(found, state, strings, own));
    setText(this.#fault, state.cases?.length === 0 ? own.missing : '');
    setText(this.#about, own.about);
    this.#sourcePart.hidden = found === null;
    this.#sourceTitle.title = own.source;
    this.#sourceTitle.setAttribute('aria-label', own.source);
    setText(this.#source, found === null ? '' : sourceOf(found, own));
    setText(this.#verdictsTitle, own.verdicts);
    for (const verdict of this.#verdicts) this.#showVerdict(verdict, own);
    setText(this.#moveTitle, own.move);
    setText(this.#move, this.#moveText());
    setText(this.#analyse, own.analyse);
    this.#list.update(state, strings, own);
    if (state.engine.name === 'failed') {
      setText(this.#title, strings.status.failed);
      setText(this.#fault, strings.faults[state.engine.fault]);
    }
  }

  #outcomeOf(ruling: Ruling, own: RulingsStrings): string {
    const { sides } = this.state.spec;
    return ruling.guilty === null ? own.draw : own.loses(this.strings.sides[sides[ruling.guilty]]);
  }

  #showVerdict({ rules, button, name, outcome, reason }: Verdict, own: RulingsStrings): void {
    const { state, strings } = this;
    const ruling = rulingBy(state, rules);
    const { fen = '' } = state.told.get(rules)?.snapshot ?? {};
    const silence = state.told.has(rules) ? own.none : own.asking;
    setText(name, strings.rules[rules].name);
    setText(outcome, ruling === null ? silence : this.#outcomeOf(ruling, own));
    const words = ruling && rulingInWords(ruling, { spec: state.spec, fen }, strings);
    setText(reason, words === null ? '' : sentences(strings, words.name, words.sentence));
    const isChosen = rules === state.rules;
    button.setAttribute('aria-pressed', String(isChosen));
    // The board references this id.
    reason.id = isChosen ? kRulingId : `${kRulingId}-${rules}`;
  }

  /** The current move in notation, its deed and its attacks. */
  #moveText(): string {
    const { state, strings } = this;
    const own = this.#own;
    const step = stepOn(state);
    if (step === null) return own.walkOn;
    const placement = parsePlacement(state.spec, state.shown.snapshot.fen);
    const nameAt = (square: string): string =>
      pieceName(state.spec, placement.get(square), strings) ?? square;
    const deeds = listOf(
      strings,
      step.deeds.map((deed) => strings.law.deeds[deed]),
    );
    const attacks = step.attacks.map(({ from, to }) => own.attacks(nameAt(from), nameAt(to)));
    const told = labelled(strings, lastMoveText(state, strings), deeds === '' ? own.quiet : deeds);
    return sentences(strings, told, ...attacks);
  }

  #showBoard(): void {
    const { state } = this;
    const board = tableBoard(state, true);
    const attacks = state.selected === null ? (stepOn(state)?.attacks ?? []) : [];
    const arrows = attacks.map(
      ({ from, to }) => ({ move: from + to, meaning: 'hint', opacity: 0.9 }) as const,
    );
    const model = { ...board, arrows: [...board.arrows, ...arrows] };
    this.board.update(model, tableSeats(state, true), this.strings);
  }
}
