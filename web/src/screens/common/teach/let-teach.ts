// SPDX-License-Identifier: MIT
// Brings to a board what says how pieces move; nobody waits for it.

import type { Board } from '../../../board/board.ts';
import type { TeacherHost } from './teacher.ts';

export function letTeach(board: Board, host: TeacherHost): void {
  board.addLayer(async (layer) => new (await import('./teacher.ts')).Teacher(layer, host));
}
