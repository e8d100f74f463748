// SPDX-License-Identifier: MIT
// The texts of archived games.

import { boardOfGame, type ArchivedGame } from '../../archive/archived-game.ts';
import { headersIn, nameIn, type FileWords } from '../../archive/files.ts';
import { ownScore } from '../../archive/query.ts';
import type { BookOpening } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import type { GivenGame } from '../../games/played-game.ts';
import { unpackMoves } from '../../archive/packed-moves.ts';
import type { ArchiveStrings } from '../../i18n/en/archive.ts';
import type { Strings } from '../../i18n/index.ts';
import { opponentTexts } from '../../i18n/en/opponents.ts';
import { openingTexts } from '../../i18n/en/openings.ts';
import { personName } from '../../storage/person.ts';
import type { EndReason } from '../../games/result.ts';
import { moveCount } from '../../ui/format.ts';
import { reasonInWords } from '../../ui/words/result.ts';

/** Names for players without a name in the record. */
export function wordsFor({ language, labels, levels, level }: Strings): FileWords {
  const engine = levels.map((name, index) => `${labels.engine} · ${level(index + 1, name)}`);
  return {
    person: personName() || labels.you,
    engine,
    opponents: opponentTexts.in(language).names,
  };
}

/** Formatters and texts that rows need, created once per language. */
export interface RowWords {
  readonly own: ArchiveStrings;
  readonly page: Strings;
  readonly names: FileWords;
  readonly day: Intl.DateTimeFormat;
}

export function rowWords(own: ArchiveStrings, page: Strings): RowWords {
  const day = new Intl.DateTimeFormat(page.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return { own, page, names: wordsFor(page), day };
}

export function titleOf(game: ArchivedGame, { names: words, page: strings }: RowWords): string {
  const [first, second] = [nameIn(game, 'first', words), nameIn(game, 'second', words)];
  const { versus, unnamed } = strings.analyse;
  return first === '' && second === ''
    ? game.event || unnamed
    : versus(first || '?', second || '?');
}

export function openingName(
  spec: GameSpec,
  { code, name }: BookOpening,
  { language }: Strings,
): string {
  const own = openingTexts.in(language)[spec.id];
  return own.title(name) ?? (spec.id === 'gomoku' && !own.hasCharacters ? code : name);
}

/** The result from the reader's view, or the winner. */
export function resultText(spec: GameSpec, game: ArchivedGame, { own, page }: RowWords): string {
  const score = ownScore(game);
  if (game.result === '*') return own.outcomes.unfinished;
  if (score === 1) return own.outcomes.won;
  if (score === 0) return own.outcomes.lost;
  if (game.result === '1/2-1/2') return own.outcomes.drawn;
  const { analyse, sides } = page;
  return analyse.wins(sides[game.result === '1-0' ? spec.sides.first : spec.sides.second]);
}

function reasonText({ reason }: ArchivedGame, strings: Strings): string {
  const law: Readonly<Partial<Record<EndReason, string>>> = strings.law.names;
  return reason === '' ? '' : (law[reason] ?? reasonInWords({ winner: null, reason }, strings));
}

/** The date in the reader's format; incomplete dates such as `2026-01` are unchanged. */
function dateText({ date }: ArchivedGame, { day }: RowWords): string {
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  return isWhole ? day.format(new Date(date)) : date;
}

/** The text below the players' names. */
export function detailText(spec: GameSpec, game: ArchivedGame, words: RowWords): string {
  const { opening } = game;
  const { own, page, names } = words;
  const isNamed = nameIn(game, 'first', names) !== '';
  const plies = game.moves.length / 2;
  const parts = [
    dateText(game, words),
    opening ? openingName(spec, opening, page) : '',
    own.length(plies, moveCount(spec, plies)),
    reasonText(game, page),
    isNamed ? game.event : '',
    game.source === 'analysed' ? own.sources.analysed : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The game in the form that the analysis opens. */
export function givenOf(spec: GameSpec, game: ArchivedGame, words: FileWords): GivenGame {
  const { startFen, rules, clocksMs, own, id, record, at } = game;
  return {
    game: spec.id,
    startFen,
    rules,
    clocksMs,
    own,
    id,
    record,
    at,
    moves: unpackMoves(boardOfGame(spec, game), game.moves),
    headers: headersIn(spec, game, words),
    isReviewed: false,
  };
}
