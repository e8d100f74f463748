// SPDX-License-Identifier: MIT
// The texts of a master game, and its form for the analysis.

import type { GivenGame } from '../../games/played-game.ts';
import { xiangqi } from '../../games/xiangqi/index.ts';
import { openingTexts } from '../../i18n/en/openings.ts';
import type { Strings } from '../../i18n/index.ts';
import type { MastersStrings } from '../../i18n/en/masters.ts';
import { kMastersSource } from '../../masters/source.ts';
import type { MasterGame, Reading } from '../../masters/masters.ts';
import type { GameWords } from '../../ui/game-row.ts';

export interface MastersWords {
  readonly own: MastersStrings;
  readonly page: Strings;
  readonly day: Intl.DateTimeFormat;
}

export function wordsOf(own: MastersStrings, page: Strings): MastersWords {
  const day = new Intl.DateTimeFormat(page.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return { own, page, day };
}

export function readingOf({ language }: Strings): Reading {
  const isChinese = language === 'zh-Hans' || language === 'zh-Hant';
  return { isSimplified: language === 'zh-Hans', hasLatin: !isChinese };
}

/** The name of the opening in the reader's language, if translated. */
export function openingTitle(name: string, { language }: Strings): string {
  return name === '' ? '' : (openingTexts.in(language).xiangqi.title(name) ?? name);
}

export function gameWords(game: MasterGame, { own, page, day }: MastersWords): GameWords {
  const { red, black, event, date, code, opening, result } = game;
  const isWhole = date.length === 10;
  const title =
    red === '' && black === ''
      ? event || own.unnamed
      : page.analyse.versus(red || '?', black || '?');
  const parts = [
    isWhole ? day.format(new Date(date)) : date,
    title === event ? '' : event,
    [code, openingTitle(opening, page)].filter((part) => part !== '').join(' '),
  ];
  return {
    title,
    detail: parts.filter((part) => part !== '').join(' · '),
    result: result === '*' ? '' : own.results[result],
  };
}

export function givenOf(game: MasterGame, moves: readonly string[]): GivenGame {
  const said: readonly (readonly [string, string])[] = [
    ['Event', game.event],
    ['Date', game.date.replaceAll('-', '.')],
    ['Red', game.red],
    ['Black', game.black],
    ['Result', game.result],
    ['ECCO', game.code],
    ['Source', kMastersSource],
  ];
  return {
    game: xiangqi.id,
    startFen: xiangqi.startFen,
    moves,
    clocksMs: [],
    own: null,
    id: null,
    rules: null,
    headers: said.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }])),
    record: null,
    at: null,
    isReviewed: false,
  };
}
