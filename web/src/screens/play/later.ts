// SPDX-License-Identifier: MIT
// Code that a game needs from its first move, loaded then in one part.

import type { receive as receiveLink } from './friend/receive.ts';

export { showEnd } from './over/show-end.ts';
export { toldGame } from './record/played.ts';
export { record } from './record/record.ts';

/** Few games have links. */
export const receive = async (...given: Parameters<typeof receiveLink>): Promise<void> =>
  (await import('./friend/receive.ts')).receive(...given);
