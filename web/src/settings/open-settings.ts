// SPDX-License-Identifier: MIT
// The settings sheet. Choices apply immediately to the board behind it.

import { isNotation } from '../engine/protocol.ts';
import type { GameSpec } from '../games/game-spec.ts';
import { themeWishes, type ThemeWish } from '../games/looks.ts';
import type { Strings } from '../i18n/index.ts';
import { languages, type Language } from '../i18n/languages.ts';
import { lookTexts } from '../i18n/en/look.ts';
import { settingsTexts, type SettingsStrings } from '../i18n/en/settings.ts';
import {
  blindfolds,
  preferences,
  usualPreferences,
  volumes,
  type Blindfold,
  type Switch,
} from '../storage/preferences.ts';
import { Check } from '../ui/check.ts';
import { Choice } from '../ui/choice.ts';
import { h } from '../ui/dom.ts';
import { optionsOf, Picker, type Option } from '../ui/picker.ts';
import { engineFields } from './engine-fields.ts';
import { lookFields } from './look-fields.ts';
import { isSheetOpen, Sheet } from './sheet.ts';

/** The additional settings of the page; elements on other pages do not have them. */
export interface PagePart {
  readonly theme: ThemeWish;
  changeTheme(theme: ThemeWish): void;
  /** Resolves once the language has loaded. */
  changeLanguage(language: Language): Promise<Strings>;
  /** Restarts the engine of the screen. */
  restartEngine(): void;
  /** Links to other dialogs: licences, data, and so on. */
  ways(strings: Strings): readonly HTMLElement[];
}

export interface SettingsOrder {
  readonly spec: GameSpec;
  readonly strings: Strings;
  /** The element behind the sheet; determines the theme, and the look until the reader chooses. */
  readonly element: HTMLElement;
  readonly page: PagePart | null;
}

const playing: readonly Switch[] = [
  'explainsPieces',
  'showsThinking',
  'hasPremove',
  'mustTapTwice',
  'showsThreats',
];

const analysing: readonly Switch[] = ['reviewsAtOnce', 'hasPieceValues'];

class SettingsSheet {
  readonly #sheet: Sheet;
  readonly #order: SettingsOrder;
  #strings: Strings;

  constructor(order: SettingsOrder) {
    this.#order = order;
    this.#strings = order.strings;
    this.#sheet = new Sheet('settings', order.element);
  }

  show(): void {
    this.#fill();
    this.#sheet.show();
  }

  get #own(): SettingsStrings {
    return settingsTexts.in(this.#strings.language);
  }

  #fill(): void {
    const { language, labels } = this.#strings;
    const { page } = this.#order;
    const own = this.#own;
    this.#sheet.fill(
      labels.settings,
      own.close,
      language,
      ...(page === null ? [] : [this.#section('page', ...this.#pageFields(page))]),
      this.#section('board', ...this.#boardFields()),
      this.#section('moves', ...this.#moveFields()),
      this.#section('hearing', ...this.#soundFields()),
      this.#section('playing', ...this.#playFields()),
      this.#section('analysing', ...this.#analysisFields()),
      ...(page === null ? [] : [this.#section('engine', ...this.#engineFields(page))]),
      ...(page === null ? [] : [this.#section('about', ...page.ways(this.#strings))]),
    );
  }

  #section(name: keyof SettingsStrings['sections'], ...fields: HTMLElement[]): HTMLElement {
    return h('section', { class: name }, h('h3', {}, this.#own.sections[name]), ...fields);
  }

  #pageFields(page: PagePart): HTMLElement[] {
    const { language, themes } = this.#strings;
    const picker = new Picker<Language>('lang');
    const names = languages.map(({ tag, name }) => [tag, name, tag] as const);
    picker.update(this.#own.language, names, language);
    picker.onPick = (chosen) => void this.#speak(page.changeLanguage(chosen));
    const theme = new Choice<ThemeWish>('theme');
    theme.update(this.#own.theme, optionsOf(themeWishes, themes), page.theme);
    theme.onPick = (wish) => {
      page.changeTheme(wish);
      this.#sheet.host.setAttribute('theme', wish);
    };
    return [picker.element, theme.element];
  }

  async #speak(coming: Promise<Strings>): Promise<void> {
    this.#strings = await coming;
    await loadTexts(this.#strings.language);
    // Another sheet may be open by now, with the page's shared parts.
    if (!this.#sheet.isOpen) return;
    this.#fill();
    this.#sheet.root.querySelector<HTMLElement>('[data-setting="lang"]')?.focus();
  }

  #boardFields(): HTMLElement[] {
    const { pieces, board, view } = this.#order.element.dataset;
    const look = lookFields(lookTexts.in(this.#strings.language), { pieces, board, view });
    const numbers = this.#order.spec.hasMoveNumbers ? [this.#switch('hasNumbers')] : [];
    return [...look, this.#switch('hasCoordinates'), ...numbers, this.#switch('isStill')];
  }

  #moveFields(): HTMLElement[] {
    const { spec } = this.#order;
    const { notations, notation } = this.#strings;
    const picker = new Picker('notation');
    const own: Option[] = [['', `${this.#own.usual}: ${notations[notation]}`]];
    const chosen = preferences.value.notation ?? '';
    picker.update(this.#own.notation, [...own, ...optionsOf(spec.notations, notations)], chosen);
    picker.onPick = (one) => preferences.choose({ notation: isNotation(one) ? one : null });
    const isWritten = spec.notations.length > 0;
    return [...(isWritten ? [picker.element] : []), this.#switch('typesMoves')];
  }

  #blindfold(): HTMLElement {
    const { blindfold: label, blindfolds: names } = this.#own;
    const choice = new Choice<Blindfold>('blindfold');
    choice.update(label, optionsOf(blindfolds, names), preferences.value.blindfold ?? 'none');
    choice.onPick = (blindfold) => preferences.choose({ blindfold });
    return choice.element;
  }

  #soundFields(): HTMLElement[] {
    const { volumes: names } = this.#strings;
    const sound = new Choice('sound');
    const options = volumes.map((volume, index): Option => [String(volume), names[index] ?? '']);
    const chosen = preferences.value.volume ?? 0;
    sound.update(this.#own.sound, options, String(chosen));
    sound.onPick = (value) => {
      const volume = volumes.find((one) => String(one) === value);
      if (volume !== undefined) preferences.choose({ volume });
    };
    const canSpeak = 'speechSynthesis' in globalThis;
    return [sound.element, ...(canSpeak ? [this.#switch('speaks')] : [])];
  }

  #playFields(): HTMLElement[] {
    const { spec } = this.#order;
    const switches = playing
      .filter((name) => name !== 'explainsPieces' || spec.moving.glides)
      .filter((name) => name !== 'mustTapTwice' || spec.hasSmallPoints)
      .filter((name) => name !== 'showsThreats' || spec.hasThreats)
      .map((name) => this.#switch(name));
    return [this.#blindfold(), ...switches];
  }

  #analysisFields(): HTMLElement[] {
    const { spec } = this.#order;
    return analysing
      .filter((name) => name !== 'hasPieceValues' || spec.hasPieceValues)
      .map((name) => this.#switch(name));
  }

  #engineFields(page: PagePart): HTMLElement[] {
    return engineFields(this.#own.engine, () => page.restartEngine());
  }

  #switch(name: Switch): HTMLElement {
    const check = new Check(name);
    const isOn = preferences.value[name] ?? usualPreferences[name];
    // Pieces glide unless they are to stand still: what is asked is whether they glide.
    const isInverse = name === 'isStill';
    check.update(this.#own.switches[name], isOn !== isInverse);
    check.onChange = (isChosen) => preferences.choose({ [name]: isChosen !== isInverse });
    return check.element;
  }
}

/** Falls back to English if the language cannot be downloaded. */
async function loadTexts(language: Language): Promise<void> {
  await Promise.all([settingsTexts.load(language), lookTexts.load(language)]).catch(() => {});
}

export async function openSettings(order: SettingsOrder): Promise<void> {
  await loadTexts(order.strings.language);
  if (!isSheetOpen('settings', order.element)) new SettingsSheet(order).show();
}
