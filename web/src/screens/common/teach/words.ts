// SPDX-License-Identifier: MIT
// The wording of how a piece moves and why a move is illegal.

import { edgesFor } from '../../../board/edges.ts';
import type { BoardModel } from '../../../board/model.ts';
import type { IllegalMove, PieceReach } from '../../../engine/protocol.ts';
import type { PieceType } from '../../../games/game-spec.ts';
import { squaresOf } from '../../../games/placement.ts';
import type { Foul } from '../../../games/stones.ts';
import type { IllegalFacts, MovingStrings } from '../../../i18n/en/moving.ts';
import type { Strings } from '../../../i18n/index.ts';
import { pieceName } from '../../../ui/words/pieces.ts';
import { sentences } from '../../../ui/words/sentences.ts';

/** The visible text, and the one for screen readers, in which points always have names. */
export interface Lesson {
  readonly seen: string;
  readonly said: string;
}

/** Null for a stone or an empty point. */
export function typeOf({ spec, placement }: BoardModel, square: string): PieceType | null {
  return spec.pieces[placement.get(square) ?? '']?.face?.type ?? null;
}

function namesPoints({ spec, notation }: BoardModel, strings: Strings): boolean {
  return edgesFor(spec, notation ?? strings.notation) === 'points';
}

/** The visible sentence, which can omit the point, and the spoken one. */
function lesson(
  board: BoardModel,
  type: PieceType | null,
  points: readonly string[],
  strings: Strings,
  sentence: (facts: IllegalFacts) => string,
): Lesson {
  const [at = null] = points;
  const by = pieceName(board.spec, board.placement.get(at ?? ''), strings) ?? '';
  return {
    seen: sentence({ type, by, at: namesPoints(board, strings) ? at : null }),
    said: sentence({ type, by, at }),
  };
}

function isFoul(reason: IllegalMove['reason'], { fouls }: Strings): reason is Foul {
  return reason in fouls;
}

export function illegalInWords(
  board: BoardModel,
  move: string,
  { reason, points }: IllegalMove,
  strings: Strings,
  own: MovingStrings,
): Lesson {
  const [from = ''] = squaresOf(move);
  const type = typeOf(board, from);
  return lesson(board, type, points, strings, (facts) =>
    isFoul(reason, strings)
      ? strings.barred(move, strings.fouls[reason])
      : own.illegal[reason](facts),
  );
}

/** For a horse or an elephant: the blocking piece. */
function blockers(
  board: BoardModel,
  type: PieceType,
  { blockers: points }: PieceReach,
  strings: Strings,
  own: MovingStrings,
): Lesson[] {
  if (points.length === 0) return [];
  const reason = type === 'horse' ? 'blocked-leg' : 'blocked-eye';
  return [lesson(board, type, points, strings, own.illegal[reason])];
}

/** Names each piece once, however many of them there are. */
function piecesAt(
  { spec, placement }: BoardModel,
  points: readonly string[],
  strings: Strings,
  own: MovingStrings,
): string {
  const names = points.map((point) => pieceName(spec, placement.get(point), strings) ?? '');
  const list = new Intl.ListFormat(strings.language, { type: 'conjunction' });
  return list.format([...new Set(names)].map((name) => own.each(name)));
}

/** What the piece attacks, what attacks and protects it, and from what it shields its general. */
function fightInWords(
  board: BoardModel,
  { targets, pinners, attackers, protectors }: PieceReach,
  strings: Strings,
  own: MovingStrings,
): string[] {
  const names = (points: readonly string[]): string => piecesAt(board, points, strings, own);
  const victims = targets.filter((point) => board.placement.has(point));
  const isAlone = attackers.length > 0 && protectors.length === 0;
  return [
    ...(victims.length > 0 ? [own.attacks(names(victims))] : []),
    ...(attackers.length > 0 ? [own.attackedBy(names(attackers))] : []),
    ...(protectors.length > 0 ? [own.protectedBy(names(protectors))] : []),
    ...(isAlone ? [own.unprotected] : []),
    ...(pinners.length > 0 ? [own.shieldsFrom(names(pinners))] : []),
  ];
}

/** `reach` is null until the engine has answered. */
export function movesInWords(
  board: BoardModel,
  type: PieceType,
  reach: PieceReach | null,
  strings: Strings,
  own: MovingStrings,
): Lesson {
  const { name, moves } = own.pieceTypes[type];
  const how = own.how(name, moves);
  if (reach === null) return { seen: how, said: how };
  const { targets } = reach;
  const blocked = blockers(board, type, reach, strings, own);
  const more = [
    ...(targets.length === 0 ? [own.stuck] : []),
    ...fightInWords(board, reach, strings, own),
  ];
  const list = new Intl.ListFormat(strings.language, { type: 'conjunction' });
  const where = targets.length === 0 ? [] : [own.reaches(list.format(targets))];
  return {
    seen: sentences(strings, how, ...blocked.map(({ seen }) => seen), ...more),
    said: sentences(strings, how, ...where, ...blocked.map(({ said }) => said), ...more),
  };
}
