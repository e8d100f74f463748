// SPDX-License-Identifier: MIT
// The dialog for a new game: opponent, side and time; everything else is behind "More options".

import {
  onLines,
  openingsOf,
  seatOfSide,
  withRule,
  type SideId,
} from '../../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import type { RuleSet } from '../../../engine/protocol.ts';
import type { Strings } from '../../../i18n/index.ts';
import { usualSettings, type NewGame } from '../state/new-game.ts';
import { moveTimesMs, type GameState, type Players, type Settings } from '../state/state.ts';
import { Check } from '../../../ui/check.ts';
import { Choice } from '../../../ui/choice.ts';
import { drawing, h, setText } from '../../../ui/dom.ts';
import { Picker, sideOptions, type Option } from '../../../ui/picker.ts';
import { faultInWords } from '../../../ui/words/faults.ts';
import { complaintOf } from './complaint.ts';
import { handicapFen, handicapOf } from './handicaps.ts';
import { BoardField } from './board-field.ts';
import { FriendField } from './friend-field.ts';
import { MoreOptions } from './more-options.ts';
import { OpeningField } from './opening-field.ts';
import { OpponentField } from './opponent-field.ts';
import { Strength } from './strength.ts';
import { TimeField, timeInWords } from './time-field.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import type { ProcedureStrings } from '../../../i18n/en/procedures.ts';
import type { SetupStrings } from '../../../i18n/en/setup.ts';

export interface SetupWords {
  readonly page: Strings;
  readonly own: SetupStrings;
  readonly procedures: ProcedureStrings;
}

/** Games by link, if offered. */
export interface Friends {
  /** The unfinished games except the current one. */
  readonly games: readonly NewGame[];
  goOn(game: NewGame): void;
}

type Start = (settings: Settings) => void;

const kComplaintId = 'setup-complaint';
const kAboutRulesId = 'about-rules';
const kRandom = 'random';
const ways: readonly Players[] = ['engine', 'people', 'friend', 'engines'];
const kClose = 'M6 6l12 12M18 6L6 18';

export class SetupDialog {
  readonly #state: GameState;
  readonly #isLinkable: boolean;
  readonly #words: SetupWords;
  readonly #opponent = new OpponentField((settings) => this.#change(settings));
  readonly #strength = new Strength((settings) => this.#change(settings));
  readonly #side = new Choice<SideId | typeof kRandom>('side');
  readonly #time = new TimeField((clock) =>
    this.#change({ clock: { ...this.#draft.clock, ...clock } }),
  );
  readonly #thinking = new Choice('time');
  readonly #coach = new Check('coach');
  readonly #friend: FriendField;
  readonly #turnsBoard = new Check('turns-board');
  readonly #rules = new Choice<RuleSet>('rules');
  readonly #aboutRules = h('p', { id: kAboutRulesId, class: 'soft' });
  readonly #board = new BoardField((boardLines) => this.#change({ boardLines }));
  readonly #opening = new OpeningField((settings) => this.#change(settings));
  readonly #from = new Picker('from');
  readonly #giver = new Choice('giver');
  readonly #fenLabel = h('span');
  readonly #fen = h('input', {
    type: 'text',
    'data-setting': 'fen',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': kComplaintId,
  });
  readonly #fenField = h('label', { class: 'field' }, this.#fenLabel, this.#fen);
  readonly #refused = h('span');
  readonly #reason = h('span');
  readonly #complaint = h('p', { id: kComplaintId, class: 'complaint', role: 'alert' });
  readonly #more: MoreOptions;
  readonly #start = h('button', { type: 'submit', class: 'inviting', 'data-action': 'start' });
  readonly #close = h('button', { type: 'button', class: 'close', 'data-action': 'close' });
  readonly element: HTMLDialogElement;
  #draft: Settings;
  /** A handicap, `usual` or `position`. */
  #chosen: string;
  #seatOfGiver: Seat;

  constructor(state: GameState, friends: Friends | null, words: SetupWords, start: Start) {
    this.#isLinkable = friends !== null;
    this.#friend = new FriendField(friends?.games ?? [], (game) => {
      this.element.close();
      friends?.goOn(game);
    });
    this.#state = state;
    this.#words = words;
    const { spec, settings } = state;
    this.#draft = settings;
    const known = handicapOf(spec, settings.startFen);
    this.#chosen = known?.handicap.name ?? (settings.startFen === null ? 'usual' : 'position');
    this.#seatOfGiver = known?.giver ?? otherSeat(settings.seat);
    this.#fen.value = settings.startFen ?? state.shown.snapshot.fen;
    this.#rules.describedBy(kAboutRulesId);
    this.#complaint.append(this.#refused, ' ', this.#reason);
    this.#more = new MoreOptions(
      this.#time.own,
      this.#thinking.element,
      this.#coach.element,
      this.#turnsBoard.element,
      h('div', { class: 'rules' }, this.#rules.element, this.#aboutRules),
      ...(spec.boards === null ? [] : [this.#board.element]),
      ...(spec.openings.length > 0 ? [this.#opening.element] : []),
      this.#from.element,
      this.#giver.element,
      this.#fenField,
      this.#complaint,
    );
    const title = words.page.actions['new-game'];
    this.element = h(
      'dialog',
      { class: 'sheet setup', 'aria-label': title },
      this.#form(title, start),
    );
    this.#close.append(drawing(kClose, '0 0 24 24'));
    this.#close.addEventListener('click', () => this.element.close());
    this.#listen();
    this.#update();
  }

  #form(title: string, start: Start): HTMLElement {
    const form = h(
      'form',
      {},
      h('div', { class: 'title' }, h('h2', {}, title), this.#close),
      this.#opponent.element,
      ...this.#strength.elements,
      this.#friend.element,
      h('div', { class: 'terms' }, this.#side.element, this.#time.preset.element),
      this.#more.element,
      h('div', { class: 'start' }, this.#start),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit(start);
    });
    return form;
  }

  async #submit(start: Start): Promise<void> {
    const { spec } = this.#state;
    const startFen = this.#startFen();
    if (this.#chosen === 'position' && startFen !== null) {
      this.#start.disabled = true;
      const complaint = await complaintOf(spec, startFen, this.#draft.rules);
      this.#start.disabled = false;
      // Closed in the meantime.
      if (!this.element.open) return;
      const { faults } = this.#words.own;
      setText(this.#reason, complaint === null ? '' : faultInWords(complaint, faults));
      this.#update();
      if (complaint !== null) {
        this.#more.open();
        return this.#fen.focus();
      }
    }
    this.element.close();
    start({ ...this.#draft, startFen });
  }

  #startFen(): string | null {
    const { spec } = this.#state;
    if (this.#chosen === 'usual') return null;
    if (this.#chosen === 'position') return withRule(spec, this.#fen.value, this.#draft.rules);
    const handicap = spec.handicaps.find(({ name }) => name === this.#chosen);
    return handicap === undefined ? null : handicapFen(spec, handicap, this.#seatOfGiver);
  }

  #change(settings: Partial<Settings>): void {
    this.#draft = { ...this.#draft, ...settings };
    this.#update();
  }

  #listen(): void {
    const { spec } = this.#state;
    this.#side.onPick = (side) => {
      const seat = seatOfSide(spec, side);
      this.#change(seat === null ? { hasRandomSeat: true } : { seat, hasRandomSeat: false });
    };
    this.#thinking.onPick = (time) => this.#change({ moveTimeMs: Number(time) });
    this.#coach.onChange = (isCoached) => this.#change({ isCoached });
    this.#turnsBoard.onChange = (turnsBoard) => this.#change({ turnsBoard });
    this.#rules.onPick = (rules) => this.#change({ rules });
    this.#from.onPick = (chosen) => {
      this.#chosen = chosen;
      setText(this.#reason, '');
      this.#update();
    };
    this.#giver.onPick = (side) => {
      this.#seatOfGiver = seatOfSide(spec, side) ?? 'first';
      this.#update();
    };
  }

  #update(): void {
    this.#updatePlayers();
    this.#updateEngine();
    this.#updateRules();
    this.#updateStart();
    this.#updateMore();
    const { own } = this.#words;
    setText(this.#start, own.start);
    this.#close.title = own.close;
    this.#close.setAttribute('aria-label', own.close);
  }

  #updatePlayers(): void {
    const { own, page } = this.#words;
    const { spec } = this.#state;
    const { clock, players, seat, hasRandomSeat, turnsBoard } = this.#draft;
    const offered = ways.filter((way) => way !== 'friend' || this.#isLinkable);
    this.#opponent.update(this.#draft, offered, spec, own, page);
    this.#strength.update(this.#draft, spec, own, page);
    this.#friend.update(spec, own, page);
    this.#friend.element.hidden = players !== 'friend';
    const sides = [...sideOptions(spec, page), [kRandom, own.random] as const];
    this.#side.update(page.labels.side, sides, hasRandomSeat ? kRandom : spec.sides[seat]);
    this.#side.element.hidden = players !== 'engine' && players !== 'friend';
    this.#time.update(clock, own, page.language);
    this.#turnsBoard.update(page.labels.turnsBoard, turnsBoard);
    this.#turnsBoard.element.hidden = players !== 'people' || !spec.moving.isTurnable;
  }

  #updateEngine(): void {
    const { own, page } = this.#words;
    const { clock, players, moveTimeMs, isCoached } = this.#draft;
    const number = new Intl.NumberFormat(page.language);
    const times = moveTimesMs.map((ms): Option => [String(ms), number.format(ms / 1000)]);
    this.#thinking.update(own.thinkingTime, times, String(moveTimeMs));
    const hasEngine = players === 'engine' || players === 'engines';
    this.#thinking.element.hidden = !hasEngine || clock.kind !== 'none';
    this.#coach.update(opponentTexts.in(page.language).coach, isCoached);
    this.#coach.element.hidden = players !== 'engine';
  }

  #updateRules(): void {
    const { page } = this.#words;
    const { spec } = this.#state;
    const { rules, players, boardLines } = this.#draft;
    const names = spec.rules.map((name) => [name, page.rules[name].name] as const);
    this.#rules.update(page.games[spec.id].rules, names, rules);
    setText(this.#aboutRules, page.rules[rules].about);
    const own = this.#words.own;
    if (spec.boards !== null) this.#board.update(spec.boards, this.#draft.boardLines, own);
    this.#board.element.hidden = this.#chosen !== 'usual';
    const offered = openingsOf(onLines(spec, boardLines), rules);
    this.#opening.update(this.#draft, offered, page.labels.opening, this.#words.procedures);
    const isOffered = (players === 'engine' || players === 'people') && this.#chosen === 'usual';
    this.#opening.element.hidden = !isOffered;
    // In a procedure the players choose the sides.
    if (isOffered && this.#opening.isProcedure) this.#side.element.hidden = true;
  }

  #updateStart(): void {
    const { own, page } = this.#words;
    const { spec } = this.#state;
    const options: Option[] = [
      ['usual', own.usual],
      ...spec.handicaps.map(({ name }): Option => [name, own.handicaps[name]]),
      ['position', own.position],
    ];
    this.#from.update(own.from, options, this.#chosen);
    this.#giver.update(own.giver, sideOptions(spec, page), spec.sides[this.#seatOfGiver]);
    this.#giver.element.hidden = this.#chosen === 'usual' || this.#chosen === 'position';
    this.#fenField.hidden = this.#chosen !== 'position';
    setText(this.#fenLabel, own.fen);
    setText(this.#refused, own.refused);
    const isRefused = this.#reason.textContent !== '';
    this.#complaint.hidden = !isRefused;
    this.#fen.setAttribute('aria-invalid', String(isRefused));
  }

  /** What differs from the usual, of what is offered. */
  #updateMore(): void {
    const { own, page, procedures } = this.#words;
    const { spec } = this.#state;
    const { clock, moveTimeMs, isCoached, turnsBoard, rules, boardLines, opening } = this.#draft;
    const seconds = new Intl.NumberFormat(page.language).format(moveTimeMs / 1000);
    const start = this.#chosen === 'position' ? own.position : own.handicap;
    const { moveTimeMs: usualMs } = usualSettings;
    const usualLines = spec.boards?.named[0] ?? 0;
    const lines = boardLines ?? usualLines;
    const parts: readonly (readonly [element: HTMLElement, differs: boolean, text: string])[] = [
      [this.#time.own, this.#time.isOwn, timeInWords(clock, own)],
      [this.#thinking.element, moveTimeMs !== usualMs, own.thinks(seconds)],
      [this.#coach.element, isCoached, own.coach],
      [this.#turnsBoard.element, turnsBoard, own.turnsBoard],
      [this.#rules.element, rules !== spec.rules[0], own.rules(page.rules[rules].name)],
      [this.#board.element, lines !== usualLines, own.boardOf(lines)],
      [this.#opening.element, this.#opening.isProcedure, procedures.names[opening]],
      [this.#from.element, this.#chosen !== 'usual', start],
    ];
    const unusual = parts.filter(([{ hidden }, differs]) => differs && !hidden);
    this.#more.update(
      own.more,
      unusual.map(([, , text]) => text),
    );
  }
}
