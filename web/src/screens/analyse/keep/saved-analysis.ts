// SPDX-License-Identifier: MIT
// The state of a new or restored analysis before the engine answers.

import { provisional } from '../../common/position/shown.ts';
import { freshEngine } from '../../../engine/engine-state.ts';
import { isNotation } from '../../../engine/protocol.ts';
import { ruleIn, startFenOf, withRule, type GameSpec } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';
import { fenAfter, onBoardOf } from '../../../games/placement.ts';
import { fieldsOf } from '../../../storage/store.ts';
import { positionAt } from '../record/walk-and-edit.ts';
import {
  freshFindings,
  kMostLines,
  type AnalysisState,
  type Place,
  type Settings,
} from '../state.ts';
import { parseTree, writeTree } from '../record/tree-text.ts';
import { emptyTree, kRoot, lineFrom, preorder, withLine, type Tree } from '../record/tree.ts';

const kVersion = 1;

const seats = ['first', 'second'] as const satisfies readonly Seat[];

function usualSettings(spec: GameSpec): Settings {
  return {
    lines: 3,
    notation: null,
    rules: spec.rules[0],
    hasCoordinates: true,
    hasNumbers: false,
    hasPieceValues: false,
    reviewsAtOnce: false,
  };
}

/** The values of an element's attributes. */
export interface Given {
  /** The position before the first move; null for the start position. */
  readonly fen: string | null;
  readonly moves: readonly string[];
  readonly settings: Partial<Settings>;
  readonly isTurned: boolean;
}

export interface Kept extends Place {
  readonly settings: Settings;
  readonly isTurned: boolean;
  readonly archiveId: number | null;
  readonly own: Seat | null;
}

/** A given game at its last move; the engine checks its moves later. */
function placeOf(startFen: string, moves: readonly string[]): Place {
  const tree = withLine(emptyTree(startFen), kRoot, moves, {});
  return { tree, at: lineFrom(tree, kRoot).at(-1) ?? kRoot };
}

/** Starts from `given` if nothing is stored. */
export function initialAnalysis(
  spec: GameSpec,
  kept: Kept | null,
  given: Given = { fen: null, moves: [], settings: {}, isTurned: false },
): AnalysisState {
  const usual = kept?.settings ?? { ...usualSettings(spec), ...given.settings };
  const startFen = given.fen === null ? null : withRule(spec, given.fen, usual.rules);
  const place = kept ?? placeOf(startFen ?? startFenOf(spec, usual.rules), given.moves);
  const settings = { ...usual, rules: ruleIn(spec, place.tree.startFen) ?? usual.rules };
  const position = positionAt(place, settings.rules);
  const board = onBoardOf(spec, position.fen);
  return {
    spec: board,
    archiveId: kept?.archiveId ?? null,
    own: kept?.own ?? null,
    settings,
    tree: place.tree,
    at: place.at,
    position,
    shown: provisional(fenAfter(board, position.fen, position.moves)),
    ask: { kind: 'describe', position },
    wish: null,
    engine: freshEngine,
    hasBook: null,
    isTurned: kept?.isTurned ?? given.isTurned,
    selected: null,
    attempted: null,
    unread: null,
    isRunning: true,
    isVisible: true,
    findings: freshFindings,
    source: null,
    reviewToCome: null,
    past: [],
  };
}

/** Nodes are renumbered in the order of the written tree. */
export function toKept(state: AnalysisState): object {
  const { spec, tree, at, settings, isTurned, archiveId, own } = state;
  const place = preorder(tree).indexOf(at) + 1;
  return {
    version: kVersion,
    game: spec.id,
    tree: writeTree(tree),
    at: place,
    settings,
    isTurned,
    archiveId,
    own,
  };
}

/** Whether the last given record is now on the board, or was rejected. */
export function isTakenOver(before: AnalysisState, after: AnalysisState): boolean {
  if (after.source === null || after.shown.isProvisional) return false;
  if (after.wish?.kind === 'read-record') return false;
  return after.source !== before.source || before.shown.isProvisional;
}

function settingsOf(spec: GameSpec, raw: unknown): Settings {
  const usual = usualSettings(spec);
  const fields = fieldsOf(raw) ?? {};
  const { lines, notation, rules, hasCoordinates, hasPieceValues, ...older } = fields;
  const isCount = Number.isInteger(lines) && Number(lines) >= 1 && Number(lines) <= kMostLines;
  return {
    lines: isCount ? Number(lines) : usual.lines,
    notation: isNotation(notation) ? notation : null,
    rules: spec.rules.find((name) => name === rules) ?? usual.rules,
    hasCoordinates: hasCoordinates !== false,
    hasNumbers: older['hasNumbers'] === true,
    // The name in earlier versions of the page.
    hasPieceValues: (hasPieceValues ?? older['hasWorths']) === true,
    reviewsAtOnce: older['reviewsAtOnce'] === true,
  };
}

/** Null unless `raw` is a complete analysis; the engine checks its moves later. */
export function fromKept(spec: GameSpec, raw: unknown): Kept | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion || fields['game'] !== spec.id) return null;
  const tree: Tree | null = typeof fields['tree'] === 'string' ? parseTree(fields['tree']) : null;
  if (tree === null) return null;
  const at = Number(fields['at']);
  return {
    tree,
    at: tree.nodes[at] === undefined ? kRoot : at,
    settings: settingsOf(spec, fields['settings']),
    isTurned: fields['isTurned'] === true,
    archiveId: typeof fields['archiveId'] === 'number' ? fields['archiveId'] : null,
    own: seats.find((seat) => seat === fields['own']) ?? null,
  };
}
