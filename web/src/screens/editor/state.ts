// SPDX-License-Identifier: MIT
// Setting up a position: every touch changes the draft, and the engine says at once what it thinks of it.

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

/** What a touch does: move what stands there, take it off, or put a piece, by its FEN letter. */
export type Tool = 'hand' | 'erase' | (string & {});

/**
 * Whether a game can be played from there; why not, says the fault, null where the
 * engine died of it. That of the position before holds until the engine has answered.
 */
type Verdict =
  | { readonly kind: 'pending' | 'playable' }
  | { readonly kind: 'refused'; readonly fault: FaultFacts | null };

export interface EditorState extends Table {
  readonly rules: RuleSet;
  readonly draft: Draft;
  readonly tool: Tool;
  /** The position as text: that of the draft, or what was typed. */
  readonly text: string;
  readonly verdict: Verdict;
  /** What "Undo" returns to, the latest last. */
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

/** Asks about the text; the board shows the draft meanwhile. */
function asked(state: EditorState, text: string, draft: Draft): EditorState {
  const { spec, rules } = state;
  const position = { fen: text, moves: [], rules: ruleIn(spec, text) ?? rules };
  const shown = provisional(draftFen(spec, draft, rules));
  const next: EditorState = { ...state, text, draft, position, shown, selected: null };
  return withAsk(next, { kind: 'describe', position });
}

function changed(state: EditorState, draft: Draft): EditorState {
  const text = draftFen(state.spec, draft, state.rules);
  // A mirror image may be the same board, which leaves nothing to undo, but perhaps another text.
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
  // In Gomoku the text may name another rule.
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

/** What a reload keeps of a draft: where it began, and the texts that lead to it from there. */
export interface Kept {
  readonly from: string;
  readonly texts: readonly string[];
}

/** The board, and what was typed that may not fill it. */
export function toKept(state: EditorState, from: string): Kept {
  return { from, texts: [boardOf(state), state.text] };
}

export function fromKept(raw: unknown): Kept | null {
  const { from, texts } = fieldsOf(raw) ?? {};
  const isWhole = typeof from === 'string' && Array.isArray(texts);
  return isWhole ? { from, texts: texts.filter((text) => typeof text === 'string') } : null;
}

/** Goes on with a draft of the same position. */
export function resumed(state: EditorState, { from, texts }: Kept): EditorState {
  return from === boardOf(state) ? texts.reduce(typed, state) : state;
}

function answered(state: EditorState, answer: Answer): EditorState {
  switch (answer.type) {
    case 'described': {
      const rested = { ...state, ask: null, verdict: verdictOf(state) };
      if (rested.verdict.kind !== 'playable') return rested;
      // What the text left out, such as the side to move, the engine has filled in.
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
      // Beside the board it goes back into the box.
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

/** A failed engine that comes back is asked again. */
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
