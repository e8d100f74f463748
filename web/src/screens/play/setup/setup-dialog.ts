// SPDX-License-Identifier: MIT
// The dialog before a game: who plays, how strong, by which clock, from which position.

import { otherSeat, seatOfSide, withRule, type Seat } from '../../../games/game-spec.ts';
import type { Strings } from '../../../i18n/index.ts';
import {
  controlKinds,
  hasMinutes,
  hasSeconds,
  minuteChoices,
  secondChoices,
  type TimeControl,
} from '../state/clock.ts';
import { kHighestLevel, playerModes, type GameState, type Settings } from '../state/state.ts';
import { h, setText } from '../../../ui/dom.ts';
import { optionsOf, Picker, sideOptions, type Option } from '../../../ui/picker.ts';
import { faultInWords } from '../../../ui/words/faults.ts';
import { levelName } from '../settings.ts';
import { complaintOf } from './complaint.ts';
import { handicapFen, handicapOf } from './handicaps.ts';
import type { SetupStrings } from '../../../i18n/setup.ts';

export interface SetupWords {
  readonly page: Strings;
  readonly own: SetupStrings;
}

const kComplaintId = 'setup-complaint';

export class SetupDialog {
  readonly #state: GameState;
  readonly #words: SetupWords;
  readonly #players = new Picker<Settings['players']>('players');
  readonly #side = new Picker('setup-side');
  readonly #level = new Picker('setup-level');
  readonly #secondLevel = new Picker('second-level');
  readonly #clock = new Picker<TimeControl['kind']>('clock');
  readonly #minutes = new Picker('minutes');
  readonly #seconds = new Picker('seconds');
  readonly #from = new Picker('from');
  readonly #giver = new Picker('giver');
  readonly #fenLabel = h('span');
  readonly #fen = h('input', {
    type: 'text',
    'data-setting': 'fen',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': kComplaintId,
  });
  readonly #fenField = h('label', { class: 'field wide' }, this.#fenLabel, this.#fen);
  readonly #refused = h('span');
  readonly #reason = h('span');
  readonly #complaint = h('p', { id: kComplaintId, class: 'complaint wide', role: 'alert' });
  readonly #start = h('button', { type: 'submit', class: 'inviting', 'data-action': 'start' });
  readonly #close = h('button', { type: 'button', 'data-action': 'close' });
  readonly element: HTMLDialogElement;
  #draft: Settings;
  /** A handicap, `usual` or `position`. */
  #chosen: string;
  #seatOfGiver: Seat;

  constructor(state: GameState, words: SetupWords, start: (settings: Settings) => void) {
    const { spec, settings } = state;
    this.#state = state;
    this.#words = words;
    this.#draft = settings;
    const known = handicapOf(spec, settings.startFen);
    this.#chosen = known?.handicap.name ?? (settings.startFen === null ? 'usual' : 'position');
    this.#seatOfGiver = known?.giver ?? otherSeat(settings.seat);
    this.#fen.value = settings.startFen ?? state.shown.snapshot.fen;
    const title = words.page.labels.setUp;
    this.element = h('dialog', { class: 'setup', 'aria-label': title }, this.#form(title, start));
    this.element.addEventListener('close', () => this.element.remove());
    this.#close.addEventListener('click', () => this.element.close());
    this.#listen();
    this.#update();
  }

  #form(title: string, start: (settings: Settings) => void): HTMLElement {
    const fields = [
      h('div', { class: 'wide' }, this.#players.element),
      this.#side.element,
      this.#level.element,
      this.#secondLevel.element,
      h('div', { class: 'wide' }, this.#clock.element),
      this.#minutes.element,
      this.#seconds.element,
      h('div', { class: 'wide' }, this.#from.element),
      this.#giver.element,
      this.#fenField,
    ];
    this.#complaint.append(this.#refused, ' ', this.#reason);
    const buttons = h('div', { class: 'choice' }, this.#start, this.#close);
    const form = h('form', {}, h('h2', {}, title), h('div', { class: 'fields' }, ...fields));
    form.append(this.#complaint, buttons);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit(start);
    });
    return form;
  }

  async #submit(start: (settings: Settings) => void): Promise<void> {
    const { spec } = this.#state;
    const startFen = this.#startFen();
    if (this.#chosen === 'position' && startFen !== null) {
      this.#start.disabled = true;
      const complaint = await complaintOf(spec, startFen, this.#draft.rules);
      this.#start.disabled = false;
      // Left in the meantime.
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
    this.#level.onPick = (level) => this.#change({ level: Number(level) });
    this.#secondLevel.onPick = (level) => this.#change({ secondLevel: Number(level) });
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
    this.#updateStart();
    setText(this.#start, this.#words.own.start);
    setText(this.#close, this.#words.own.close);
  }

  #updatePlayers(): void {
    const { own, page } = this.#words;
    const { spec } = this.#state;
    const { players, seat, level, secondLevel } = this.#draft;
    const levels = Array.from({ length: kHighestLevel }, (_one, index): Option => {
      return [String(index + 1), levelName(index + 1, page)];
    });
    const [first, second] = [page.sides[spec.sides.first], page.sides[spec.sides.second]];
    this.#players.update(own.players, optionsOf(playerModes, own.modes), players);
    this.#side.update(page.labels.side, sideOptions(spec, page), spec.sides[seat]);
    const levelLabel = players === 'engines' ? own.levelOf(first) : page.labels.level;
    this.#level.update(levelLabel, levels, String(level));
    this.#secondLevel.update(own.levelOf(second), levels, String(secondLevel));
    this.#side.element.hidden = players !== 'engine';
    this.#level.element.hidden = players === 'people';
    this.#secondLevel.element.hidden = players !== 'engines';
  }

  #updateClock(): void {
    const { own, page } = this.#words;
    const { kind, minutes, seconds } = this.#draft.clock;
    const minuteOptions = minuteChoices.map((one): Option => [String(one), own.minuteCount(one)]);
    const secondOptions = secondChoices.map((one): Option => [String(one), page.seconds(one)]);
    this.#clock.update(own.clock, optionsOf(controlKinds, own.kinds), kind);
    this.#minutes.update(own.minutes, minuteOptions, String(minutes));
    const label = kind === 'none' || kind === 'sudden' ? '' : own.seconds[kind];
    this.#seconds.update(label, secondOptions, String(seconds));
    this.#minutes.element.hidden = !hasMinutes(kind);
    this.#seconds.element.hidden = !hasSeconds(kind);
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
