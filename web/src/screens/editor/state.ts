// SPDX-License-Identifier: MIT
// The state of the editor: every touch changes the draft, and the engine checks it at once.

import { provisional } from '../common/position/shown.ts';
import { sizeFault } from '../common/position/size-fault.ts';
import { withEngineEvent } from '../../engine/engine-state.ts';
import { withAsk } from '../../engine/store.ts';
import type { Touch } from '../../board/board.ts';
import type { FaultFacts, RuleSet } from '../../engine/protocol.ts';
import { ruleIn, type GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import { fieldsOf } from '../../storage/store.ts';
import {
  isSettled,
  tableOf,
  withDescription,
  type Answer,
  type Happening,
  type Table,
} from '../common/table.ts';
import {
  draftFen,
  leftOf,
  mirrored,
  parseDraft,
  withPiece,
  withMoved,
  withoutPiece,
  type Draft,
} from './draft.ts';

const kLongestPast = 200;

/** The effect of a touch: move a piece, remove it, or place the piece with this FEN letter. */
export type Tool = 'hand' | 'erase' | (string & {});

/**
 * Whether a game can start from the position, or the reason why not; the reason is null if the
 * engine crashed. The previous verdict stays until the engine has answered.
 */
type Verdict =
  | { readonly kind: 'pending' | 'playable' }
  | { readonly kind: 'refused'; readonly fault: FaultFacts | null };

export interface EditorState extends Table {
  readonly rules: RuleSet;
  readonly draft: Draft;
  readonly tool: Tool;
  /** The position as text: written from the draft, or typed. */
  readonly text: string;
  readonly verdict: Verdict;
  /** The undo stack, latest last. */
  readonly past: readonly Draft[];
}

export type EditorEvent =
  | Happening
  | { readonly type: 'tool-chosen'; readonly tool: Tool }
  | { readonly type: 'erased'; readonly square: string }
  | { readonly type: 'side-chosen'; readonly seat: Seat }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'cleared' | 'started' | 'mirrored' | 'flipped' | 'undone' };

function startDraft(spec: GameSpec): Draft {
  const draft = parseDraft(spec, spec.startFen);
  if (draft === null) throw new Error('the start position does not fill the board');
  return draft;
}

/** Checks the text; the board shows the draft until the answer. */
function asked(state: EditorState, text: string, draft: Draft): EditorState {
  const { spec, rules } = state;
  const position = { fen: text, moves: [], rules: ruleIn(spec, text) ?? rules };
  const shown = provisional(draftFen(spec, draft, rules));
  const next: EditorState = { ...state, text, draft, position, shown, selected: null };
  return withAsk(next, { kind: 'describe', position });
}

function changed(state: EditorState, draft: Draft): EditorState {
  const text = draftFen(state.spec, draft, state.rules);
  // Mirroring may give the same board: then there is nothing to undo, but the text may change.
  const isSame = text === boardOf(state);
  if (draft === state.draft || (isSame && text === state.text)) return { ...state, selected: null };
  const past = isSame ? state.past : [...state.past, state.draft].slice(-kLongestPast);
  return asked({ ...state, past }, text, draft);
}

export function initialEditor(spec: GameSpec, fen: string, rules: RuleSet): EditorState {
  const draft = parseDraft(spec, fen) ?? startDraft(spec);
  const verdict = { kind: 'pending' } as const;
  const table = { ...tableOf(spec, fen), rules, draft, tool: 'hand', text: fen, verdict, past: [] };
  return asked(table, draftFen(spec, draft, rules), draft);
}

function typed(state: EditorState, text: string): EditorState {
  if (text === state.text) return state;
  const draft = parseDraft(state.spec, text);
  const isOther = draft !== null && draftFen(state.spec, draft, state.rules) !== boardOf(state);
  const past = isOther ? [...state.past, state.draft].slice(-kLongestPast) : state.past;
  // In Gomoku the text contains a rule.
  const rules = ruleIn(state.spec, text) ?? state.rules;
  return asked({ ...state, past, rules }, text, draft ?? state.draft);
}

/** The draft as text. */
export function boardOf({ spec, draft, rules }: EditorState): string {
  return draftFen(spec, draft, rules);
}

function verdictOf({ spec, text }: EditorState): Verdict {
  const fault = sizeFault(spec, text);
  return fault === null ? { kind: 'playable' } : { kind: 'refused', fault };
}

/** The draft as stored across reloads: the initial position and the texts entered since. */
export interface Kept {
  readonly from: string;
  readonly texts: readonly string[];
}

/** The board and the typed text, which may not describe a whole board. */
export function toKept(state: EditorState, from: string): Kept {
  return { from, texts: [boardOf(state), state.text] };
}

export function fromKept(raw: unknown): Kept | null {
  const { from, texts } = fieldsOf(raw) ?? {};
  const isWhole = typeof from === 'string' && Array.isArray(texts);
  return isWhole ? { from, texts: texts.filter((text) => typeof text === 'string') } : null;
}

/** Restores a draft that started from the same position. */
export function resumed(state: EditorState, { from, texts }: Kept): EditorState {
  return from === boardOf(state) ? texts.reduce(typed, state) : state;
}

function answered(state: EditorState, answer: Answer): EditorState {
  switch (answer.type) {
    case 'described': {
      const rested = { ...state, ask: null, verdict: verdictOf(state) };
      if (rested.verdict.kind !== 'playable') return rested;
      // The engine fills in what the text omitted, such as the side to move.
      const draft = parseDraft(state.spec, answer.snapshot.fen) ?? state.draft;
      return { ...withDescription(rested, answer), draft };
    }
    case 'refused':
      return { ...state, ask: null, verdict: { kind: 'refused', fault: answer.fault } };
    default:
      return state;
  }
}

function chosen(state: EditorState, square: string): EditorState {
  const { spec, draft, tool, selected } = state;
  if (tool === 'erase') return changed(state, withoutPiece(draft, square));
  if (tool === 'hand') {
    if (selected !== null) return changed(state, withMoved(draft, selected, square));
    return draft.pieces.has(square) ? { ...state, selected: square } : state;
  }
  if (draft.pieces.get(square) === tool) return changed(state, withoutPiece(draft, square));
  return leftOf(spec, draft, tool) === 0 ? state : changed(state, withPiece(draft, square, tool));
}

function touched(state: EditorState, touch: Touch): EditorState {
  const { draft, selected } = state;
  switch (touch.type) {
    case 'square-chosen':
      return chosen(state, touch.square);
    case 'piece-lifted':
      return draft.pieces.has(touch.square) ? { ...state, selected: touch.square } : state;
    case 'piece-dropped': {
      if (selected === null) return state;
      // A piece dropped outside the board is removed.
      if (touch.square === null) return changed(state, withoutPiece(draft, selected));
      const isBack = touch.square === selected && state.tool === 'hand';
      return isBack ? state : changed(state, withMoved(draft, selected, touch.square));
    }
    case 'selection-cleared':
      return { ...state, selected: null };
  }
}

function undo(state: EditorState): EditorState {
  const draft = state.past.at(-1);
  if (draft === undefined) return state;
  const past = state.past.slice(0, -1);
  return asked({ ...state, past }, draftFen(state.spec, draft, state.rules), draft);
}

/** Asks again when a failed engine restarts. */
function spoke(state: EditorState, event: Extract<Happening, { type: 'engine' }>): EditorState {
  const after = withEngineEvent(state, event.event);
  return isSettled(after) ? after : withAsk(after, { kind: 'describe', position: after.position });
}

export function reduce(state: EditorState, event: EditorEvent): EditorState {
  if ('ask' in event) return answered(state, event);
  const { spec, draft } = state;
  switch (event.type) {
    case 'engine':
      return spoke(state, event);
    case 'tool-chosen':
      return { ...state, tool: event.tool, selected: null };
    case 'erased':
      return changed(state, withoutPiece(draft, event.square));
    case 'side-chosen':
      return event.seat === draft.seat ? state : changed(state, { ...draft, seat: event.seat });
    case 'typed':
      return typed(state, event.text);
    case 'cleared':
      return changed(state, { ...draft, pieces: new Map() });
    case 'started':
      return changed(state, startDraft(spec));
    case 'mirrored':
      return changed(state, mirrored(spec, draft));
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    case 'undone':
      return undo(state);
    default:
      return touched(state, event);
  }
}
