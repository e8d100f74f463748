// SPDX-License-Identifier: MIT
// Games as their boards draw and describe them.

import { squareLabels } from '../../src/board/labels.ts';
import { scene, type Drag, type Scene } from '../../src/board/scene.ts';
import type { Notation } from '../../src/engine/protocol.ts';
import type { Strings } from '../../src/i18n/index.ts';
import { writtenLine } from '../../src/screens/common/position/written.ts';
import { gameBoard } from '../../src/screens/play/board/board-of.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { moveRows } from '../../src/ui/move-list.ts';

export function sceneOf(state: GameState, drag: Drag | null = null): Scene {
  return scene(gameBoard(state), drag);
}

export function labelsOf(
  state: GameState,
  squares: readonly string[],
  strings: Strings,
): Map<string, string> {
  return squareLabels(gameBoard(state), squares, strings);
}

export function rowsOf(state: GameState, notation: Notation): (string | null)[][] {
  const { spec, shown, engine } = state;
  const { startFen, moves } = state.game;
  return moveRows(writtenLine({ spec, startFen, moves, shown, engine }, notation));
}
