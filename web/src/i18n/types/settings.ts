// SPDX-License-Identifier: MIT
// Everything the settings say, in one language.

import type { ChoiceFault, ThreadsBar } from '../../engine/engine-choice.ts';
import type { Blindfold, Switch } from '../../storage/preferences.ts';

/** What is done by a key, or by hand. */
export type Deed =
  | 'step'
  | 'ends'
  | 'wheel'
  | 'flip'
  | 'undo'
  | 'hint'
  | 'new-game'
  | 'engine'
  | 'moves'
  | 'draw'
  | 'clear'
  | 'look'
  | 'help';

/** What is done by a key on a point of the board, for who came there by keys. */
export type BoardDeed =
  'piece' | 'piece-before' | 'rank' | 'file' | 'last-move' | 'clocks' | 'here' | 'write';

/** What is done by a command in the field for moves. */
export type FieldDeed =
  | 'last-move'
  | 'clocks'
  | 'opponent'
  | 'all-pieces'
  | 'pieces'
  | 'scan'
  | 'to-board'
  | 'resign'
  | 'draw'
  | 'takeback'
  | 'abort';

/** Those that have words for names. */
export type KeyName = 'wheel' | 'right-drag' | 'rest' | 'rest-and-drag' | 'Space';

export interface EngineStrings {
  readonly threads: string;
  /** What more threads bring. */
  readonly threadsNote: string;
  /** Why there is no more than one. */
  readonly bars: Readonly<Record<ThreadsBar, string>>;
  /** The memory for positions that were searched. */
  readonly table: string;
  /** Why the usual engine plays instead. */
  readonly faults: Readonly<Record<ChoiceFault, string>>;
}

export interface SettingsStrings {
  readonly sections: Readonly<
    Record<
      'page' | 'board' | 'moves' | 'hearing' | 'playing' | 'analysing' | 'engine' | 'about',
      string
    >
  >;
  readonly language: string;
  readonly theme: string;
  readonly notation: string;
  /** Of the notation: as the readers of the language expect it. */
  readonly usual: string;
  readonly sound: string;
  readonly switches: Readonly<Record<Switch, string>>;
  readonly engine: EngineStrings;
  /** Leads to the list of keys. */
  readonly keys: string;
  readonly keyNames: Readonly<Record<KeyName, string>>;
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly boardKeys: string;
  readonly boardDeeds: Readonly<Record<BoardDeed, string>>;
  readonly fieldKeys: string;
  readonly fieldDeeds: Readonly<Record<FieldDeed, string>>;
  /** Playing without seeing the pieces. */
  readonly blindfold: string;
  readonly blindfolds: Readonly<Record<Blindfold, string>>;
  readonly close: string;
}
