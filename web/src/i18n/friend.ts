// SPDX-License-Identifier: MIT
// What a game with a friend at another screen says, in one language.

import { strings as en } from './en/friend.ts';
import { Texts } from './texts.ts';
import type { FriendStrings } from './types/friend.ts';

export type { FriendStrings, LinkFault } from './types/friend.ts';

export const friendTexts = new Texts<FriendStrings>(
  en,
  import.meta.glob<FriendStrings>(['./*/friend.ts', '!./{en,types}/*'], { import: 'strings' }),
);
