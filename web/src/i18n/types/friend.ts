// SPDX-License-Identifier: MIT
// What a game with a friend at another screen says, in one language.

/** Why a link changed nothing. */
export type LinkFault = 'older' | 'contrary' | 'damaged';

export interface FriendStrings {
  readonly title: string;
  /** What is to be done now. */
  readonly yourTurn: string;
  /** The friend makes the first move. */
  readonly invite: string;
  readonly send: string;
  readonly sent: string;
  readonly over: string;
  /** The friend offers a draw; the person does. */
  readonly offered: string;
  readonly offering: string;
  readonly accept: string;
  readonly share: string;
  readonly copy: string;
  readonly showCode: string;
  /** Of the picture. */
  readonly code: string;
  readonly copied: string;
  readonly byHand: string;
  /** The engine does not write the link. */
  readonly failed: string;
  /** Of the field for the friend's link. */
  readonly answer: string;
  readonly open: string;
  /** The button that connects the two screens, and the one that parts them. */
  readonly connect: string;
  readonly disconnect: string;
  /** What is to be done for the connection, or that it is there. */
  readonly connection: Readonly<Record<'offered' | 'answered' | 'open', string>>;
  /** There are clocks, and no connection. */
  readonly clocks: string;
  readonly lost: string;
  readonly failedLive: string;
  readonly faults: Readonly<Record<LinkFault, string>>;
  readonly close: string;
}
