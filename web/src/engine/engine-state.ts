// SPDX-License-Identifier: MIT
// The state of a screen's engine, derived from the events of its client.

import {
  unreachable,
  type EngineEvent,
  type EngineFault,
  type EngineFile,
  type FileFault,
} from './protocol.ts';

interface Files {
  /** Why the engine plays without one of its files. */
  readonly fileFault: FileFault | null;
  /** Whether it evaluates with the network; until that has loaded, with the hand-made evaluation. */
  readonly hasNetwork: boolean;
}

export type EngineState = Files &
  (
    | { readonly name: 'loading' | 'ready' }
    | { readonly name: 'failed'; readonly fault: EngineFault }
  );

export const freshEngine: EngineState = { name: 'loading', fileFault: null, hasNetwork: false };

/** The fault still to be reported once that file has loaded. */
function without(fault: FileFault | null, file: EngineFile): FileFault | null {
  return fault?.startsWith(file) === true ? null : fault;
}

function engineAfter(engine: EngineState, event: EngineEvent): EngineState {
  const { fileFault, hasNetwork } = engine;
  switch (event.type) {
    case 'loading':
      return freshEngine;
    case 'ready':
      return { name: 'ready', fileFault, hasNetwork };
    case 'failed':
      return { name: 'failed', fault: event.fault, fileFault, hasNetwork };
    case 'book-ready':
      return { ...engine, fileFault: without(fileFault, 'book') };
    case 'network-ready':
      return { ...engine, fileFault: without(fileFault, 'network'), hasNetwork: true };
    case 'file-failed':
      return { ...engine, fileFault: event.fault };
    default:
      return unreachable(event);
  }
}

export function withEngineEvent<State extends { readonly engine: EngineState }>(
  state: State,
  event: EngineEvent,
): State {
  return { ...state, engine: engineAfter(state.engine, event) };
}
