// SPDX-License-Identifier: MIT
// The dialog for a new game: players, strength, clock, rules, start position.

import { onLines, openingsOf, seatOfSide, withRule } from '../../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import type { RuleSet } from '../../../engine/protocol.ts';
import type { Strings } from '../../../i18n/index.ts';
import {
  controlKinds,
  hasMinutes,
  hasSeconds,
  minuteChoices,
  secondChoices,
  type TimeControl,
} from '../state/time-control.ts';
import type { NewGame } from '../state/new-game.ts';
import { moveTimesMs, playerModes, type GameState, type Settings } from '../state/state.ts';
import { Check } from '../../../ui/check.ts';
import { Choice } from '../../../ui/choice.ts';
import { drawing, h, setText } from '../../../ui/dom.ts';
import { optionsOf, sideOptions, type Option } from '../../../ui/picker.ts';
import { faultInWords } from '../../../ui/words/faults.ts';
import { complaintOf } from './complaint.ts';
import { handicapFen, handicapOf } from './handicaps.ts';
import { BoardField } from './board-field.ts';
import { FriendField } from './friend-field.ts';
import { OpeningField } from './opening-field.ts';
import { Strength } from './strength.ts';
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
const kClose = 'M6 6l12 12M18 6L6 18';

export class SetupDialog {
  readonly #state: GameState;
  readonly #isLinkable: boolean;
  readonly #words: SetupWords;
  readonly #players = new Choice<Settings['players']>('players');
  readonly #side = new Choice('side');
  readonly #strength = new Strength((settings) => this.#change(settings));
  readonly #time = new Choice('time');
  readonly #friend: FriendField;
  readonly #turnsBoard = new Check('turns-board');
  readonly #clock = new Choice<TimeControl['kind']>('clock');
  readonly #minutes = new Choice('minutes');
  readonly #seconds = new Choice('seconds');
  readonly #rules = new Choice<RuleSet>('rules');
  readonly #aboutRules = h('p', { id: kAboutRulesId, class: 'soft' });
  readonly #board = new BoardField((boardLines) => this.#change({ boardLines }));
  readonly #opening = new OpeningField((settings) => this.#change(settings));
  readonly #from = new Choice('from');
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
    this.#state = state;
    this.#words = words;
    this.#draft = settings;
    const known = handicapOf(spec, settings.startFen);
    this.#chosen = known?.handicap.name ?? (settings.startFen === null ? 'usual' : 'position');
    this.#seatOfGiver = known?.giver ?? otherSeat(settings.seat);
    this.#fen.value = settings.startFen ?? state.shown.snapshot.fen;
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
    const { spec } = this.#state;
    this.#rules.describedBy(kAboutRulesId);
    this.#complaint.append(this.#refused, ' ', this.#reason);
    const form = h(
      'form',
      {},
      h('div', { class: 'title' }, h('h2', {}, title), this.#close),
      this.#players.element,
      this.#friend.element,
      ...this.#strength.elements,
      this.#side.element,
      this.#turnsBoard.element,
      this.#clock.element,
      this.#minutes.element,
      this.#seconds.element,
      this.#time.element,
      this.#rules.element,
      this.#aboutRules,
      ...(spec.boards === null ? [] : [this.#board.element]),
      ...(spec.openings.length > 0 ? [this.#opening.element] : []),
      this.#from.element,
      this.#giver.element,
      this.#fenField,
      this.#complaint,
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
      if (complaint !== null) return this.#fen.focus();
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

  #changeClock(clock: Partial<TimeControl>): void {
    this.#change({ clock: { ...this.#draft.clock, ...clock } });
  }

  #listen(): void {
    const { spec } = this.#state;
    this.#players.onPick = (players) => this.#change({ players });
    this.#side.onPick = (side) => this.#change({ seat: seatOfSide(spec, side) ?? 'first' });
    this.#time.onPick = (time) => this.#change({ moveTimeMs: Number(time) });
    this.#turnsBoard.onChange = (turnsBoard) => this.#change({ turnsBoard });
    this.#rules.onPick = (rules) => this.#change({ rules });
    this.#clock.onPick = (kind) => this.#changeClock({ kind });
    this.#minutes.onPick = (minutes) => this.#changeClock({ minutes: Number(minutes) });
    this.#seconds.onPick = (seconds) => this.#changeClock({ seconds: Number(seconds) });
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
    this.#updateClock();
    this.#updateRules();
    this.#updateStart();
    const { own } = this.#words;
    setText(this.#start, own.start);
    this.#close.title = own.close;
    this.#close.setAttribute('aria-label', own.close);
  }

  #updatePlayers(): void {
    const { own, page } = this.#words;
    const { spec } = this.#state;
    const { players, seat, turnsBoard } = this.#draft;
    const modes = playerModes.filter((mode) => mode !== 'friend' || this.#isLinkable);
    this.#players.update(own.players, optionsOf(modes, own.modes), players);
    this.#friend.update(spec, own, page);
    this.#friend.element.hidden = players !== 'friend';
    this.#side.update(page.labels.side, sideOptions(spec, page), spec.sides[seat]);
    this.#strength.update(this.#draft, spec, own, page);
    this.#turnsBoard.update(page.labels.turnsBoard, turnsBoard);
    this.#side.element.hidden = players !== 'engine' && players !== 'friend';
    this.#turnsBoard.element.hidden = players !== 'people' || !spec.moving.isTurnable;
  }

  #updateClock(): void {
    const { own, page } = this.#words;
    const { clock, players, moveTimeMs } = this.#draft;
    const { kind, minutes, seconds } = clock;
    const number = new Intl.NumberFormat(page.language);
    const options = (numbers: readonly number[]): Option[] =>
      numbers.map((one) => [String(one), number.format(one)]);
    this.#clock.update(own.clock, optionsOf(controlKinds, own.kinds), kind);
    this.#minutes.update(own.minutes, options(minuteChoices), String(minutes));
    const label = kind === 'none' || kind === 'sudden' ? '' : own.seconds[kind];
    this.#seconds.update(label, options(secondChoices), String(seconds));
    this.#minutes.element.hidden = !hasMinutes(kind);
    this.#seconds.element.hidden = !hasSeconds(kind);
    const times = moveTimesMs.map((ms): Option => [String(ms), number.format(ms / 1000)]);
    this.#time.update(own.thinkingTime, times, String(moveTimeMs));
    this.#time.element.hidden = players === 'people' || players === 'friend' || kind !== 'none';
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
}
