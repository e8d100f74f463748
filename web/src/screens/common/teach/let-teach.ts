// SPDX-License-Identifier: MIT
// Adds the explanations of pieces to a board, loaded in the background.

import type { Board } from '../../../board/board.ts';
import type { TeacherHost } from './teacher.ts';

export function letTeach(board: Board, host: TeacherHost): void {
  board.addLayer(async (layer) => new (await import('./teacher.ts')).Teacher(layer, host));
}
