// SPDX-License-Identifier: MIT
// The events that <chuhe-analysis> dispatches to its page after a change of state.

import { isTakenOver } from './keep/saved-analysis.ts';
import type { AnalysisState } from './state.ts';

/** The page around hears it. */
export const kHeard = { bubbles: true, composed: true };

/** Faults of a file; the others are the engine's, of a position. */
const fileFaults = new Set(['file-too-large', 'file-unreadable', 'unanswered']);

function event(name: string, detail: object | string | null): CustomEvent {
  return new CustomEvent(name, { detail, ...kHeard });
}

/** A position is to be played. */
export function playEvent(fen: string): CustomEvent {
  return event('chuhe-play', fen);
}

/** The address need no longer hold what it gave: it is the reader's own now. */
export function placeEvent(): CustomEvent {
  return event('chuhe-place', '');
}

export function analysisEvents(before: AnalysisState, after: AnalysisState): CustomEvent[] {
  const events: CustomEvent[] = [];
  const { shown, engine } = after;
  const { moves } = shown;
  if (before.shown.isProvisional && !shown.isProvisional) events.push(event('chuhe-ready', null));
  else if (before.shown.moves !== moves || before.tree.startFen !== after.tree.startFen) {
    const { fen } = shown.snapshot;
    events.push(event('chuhe-move', { move: moves.at(-1) ?? '', ply: moves.length, fen }));
  }
  if (isTakenOver(before, after) && after.source?.isOpened === false) {
    const { fault } = after.source;
    const isRecord = fault === null || fileFaults.has(fault.code);
    const detail = isRecord ? { fault: 'record-refused' } : { fault: 'position-refused' };
    events.push(event('chuhe-error', { ...detail, ...(fault && { cause: fault.code }) }));
  }
  if (engine.name === 'failed' && before.engine.name !== 'failed') {
    events.push(event('chuhe-error', { fault: engine.fault }));
  }
  return events;
}
