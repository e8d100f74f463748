// SPDX-License-Identifier: MIT
// Squares and moves in words.

import { parsePlacement, squaresOf, type Placement, seatToMove } from '../../games/placement.ts';
import { targetsOf, lastMove, losingTargetsOf, viewOf } from '../../board/scene.ts';
import type { GameSpec, Seat } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import { gainsOf } from '../../screens/play/state/gains.ts';
import { barredPoints } from '../../screens/common/shown.ts';
import { rulingOf } from '../../screens/play/state/queries.ts';
import type { Foul, Threat } from '../../games/stones.ts';
import type { GameState } from '../../screens/play/state/state.ts';
import { forcedLine, hintReason, threatsToShow } from '../../screens/play/state/threats.ts';
import { formatLine, formatScore } from '../format.ts';

/** Of a line that goes on after the hint. */
const kMovesExpected = 3;

function pieceName(spec: GameSpec, letter: string | undefined, strings: Strings): string | null {
  const piece = letter === undefined ? undefined : spec.pieces[letter];
  return piece === undefined ? null : strings.pieces[piece.label];
}

/** The stone a side puts. */
export function stoneOf(spec: GameSpec, seat: Seat, strings: Strings): string {
  const stone = Object.values(spec.pieces).find((piece) => piece.seat === seat);
  return stone === undefined ? '' : strings.pieces[stone.label];
}

export function boardInWords(state: GameState, strings: Strings): string {
  const { spec } = state;
  const { name } = strings.games[spec.id];
  if (spec.moves === 'stones') return strings.spoken.stones(name, spec.files);
  const bottom = spec.sides[viewOf(state).isFlipped ? 'second' : 'first'];
  return strings.spoken.board(name, strings.sides[bottom]);
}

/** What a move does, from the position it is made in. */
export function moveInWords(spec: GameSpec, fen: string, move: string, strings: Strings): string {
  if (spec.moves === 'stones') {
    return strings.spoken.put(stoneOf(spec, seatToMove(spec, fen), strings), move);
  }
  const placement = parsePlacement(spec, fen);
  const [from = '', to = ''] = squaresOf(move);
  const mover = pieceName(spec, placement.get(from), strings);
  if (mover === null) return move;
  const words = strings.spoken.move(mover, from, to);
  const taken = pieceName(spec, placement.get(to), strings);
  return taken === null ? words : strings.spoken.taking(words, taken);
}

export function pieceInWords(state: GameState, square: string, strings: Strings): string | null {
  const placement = parsePlacement(state.spec, state.shown.snapshot.fen);
  return pieceName(state.spec, placement.get(square), strings);
}

/** What comes of the point that was chosen for a stone: another tap, or why none may be put. */
export function pointInWords(state: GameState, point: string, strings: Strings): string {
  const foul = barredPoints(state).get(point);
  return foul === undefined
    ? strings.spoken.tapAgain(point)
    : strings.barred(point, strings.fouls[foul]);
}

/** Of stones: why the hint is good, as predicates; each once. */
function reasonsInWords(state: GameState, { threats }: Strings): string[] {
  const { completes, makes, stops } = hintReason(state);
  const reasons = [
    ...completes.map(() => threats.wins),
    ...makes.map(({ kind }) => threats.makes[kind]),
    ...stops.map(({ kind }) => threats.stops[kind]),
  ];
  const line = forcedLine(state);
  const moves = state.thought?.info.mate ?? 0;
  const forced = line.length > 0 && moves > 1 ? [threats.forced(moves, line.join(' '))] : [];
  return [...new Set(reasons), ...forced];
}

/** Of pieces: how the engine judges the hint, and how it expects the game to go on. */
function expectationInWords(state: GameState, strings: Strings): string | null {
  const { thought, settings } = state;
  if (thought === null) return null;
  const score = formatScore(thought, state, strings);
  const line = formatLine(thought.info, settings.notation ?? strings.notation).split(' ');
  const next = line.slice(1, 1 + kMovesExpected).join(' ');
  return next === '' ? score : `${score}, ${strings.spoken.expected(next)}`;
}

/** The hint, which is called `move`, and why it is good. */
export function hintInWords(state: GameState, move: string, strings: Strings): string {
  const { spec } = state;
  const { spoken } = strings;
  if (spec.moves === 'stones')
    return spoken.hint([move, ...reasonsInWords(state, strings)].join(', '));
  const gains = gainsOf(state).flatMap((letter) => pieceName(spec, letter, strings) ?? []);
  const words = gains.length === 0 ? move : `${move}, ${spoken.gains(gains.join(', '))}`;
  const expected = expectationInWords(state, strings);
  return expected === null ? spoken.hint(words) : spoken.warned(spoken.hint(words), expected);
}

/** What the squares mean now. */
interface Signs {
  readonly placement: Placement;
  readonly targets: readonly string[];
  readonly losing: readonly string[];
  readonly chased: readonly string[];
  readonly barred: ReadonlyMap<string, Foul>;
  readonly row: readonly string[];
  readonly threats: readonly Threat[];
}

/** Each once: a point may belong to several rows. */
function threatNotes(
  { spec }: GameState,
  threats: readonly Threat[],
  square: string,
  strings: Strings,
): string[] {
  const notes = threats.flatMap(({ seat, kind, stones, next }) => {
    const name = strings.threats.of(strings.sides[spec.sides[seat]], kind);
    if (stones.includes(square)) return [strings.threats.stone(name)];
    return next.includes(square) ? [strings.threats.point(name)] : [];
  });
  return [...new Set(notes)];
}

function notesOn(state: GameState, signs: Signs, square: string, strings: Strings): string[] {
  const { spoken, fouls } = strings;
  const isTarget = signs.targets.includes(square);
  const notes: string[] = [];
  const foul = signs.barred.get(square);
  if (square === state.selected) notes.push(spoken.selected);
  if (foul !== undefined) notes.push(spoken.barred(fouls[foul]));
  if (signs.row.includes(square)) notes.push(spoken.winningRow);
  if (isTarget) notes.push(signs.placement.has(square) ? spoken.capture : spoken.target);
  if (signs.losing.includes(square)) notes.push(spoken.loses);
  if (signs.chased.includes(square)) notes.push(spoken.chased);
  if (squaresOf(state.premove ?? '').includes(square)) notes.push(spoken.premove);
  if (square === state.shown.snapshot.checkedSquare) notes.push(spoken.checked);
  if (lastMove(state).includes(square)) notes.push(spoken.lastMove);
  notes.push(...threatNotes(state, signs.threats, square, strings));
  return notes;
}

/** The label of every square, by name; `also` is to be said of those squares besides. */
export function squareLabels(
  state: GameState,
  squares: readonly string[],
  strings: Strings,
  also: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const placement = parsePlacement(state.spec, state.shown.snapshot.fen);
  const signs = {
    placement,
    targets: targetsOf(state),
    losing: losingTargetsOf(state),
    chased: rulingOf(state)?.prey ?? [],
    barred: barredPoints(state),
    row: squaresOf(state.shown.snapshot.winningRow),
    threats: threatsToShow(state),
  };
  return new Map(
    squares.map((square) => {
      const content = pieceName(state.spec, placement.get(square), strings);
      const notes = notesOn(state, signs, square, strings);
      const more = also.get(square) ?? [];
      const text = [content ?? strings.spoken.empty, ...notes].concat(more).join(', ');
      return [square, strings.spoken.square(square, text)];
    }),
  );
}
