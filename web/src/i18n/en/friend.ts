// SPDX-License-Identifier: MIT
// English texts of games by link.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Game by link',
  /** The next step for the reader; so are the next two texts. */
  yourTurn: 'Your move. You will then get a link to send.',
  /** The friend makes the first move. */
  invite: 'Your friend makes the first move. Send this link, and wait for your friend’s link.',
  send: 'Send this link to your friend, and wait for the reply link.',
  sent: 'When you receive your friend’s link, open it or paste it here.',
  over: 'The game is over. The link shows your friend how it ended.',
  /** The friend offers a draw. */
  offered: 'Your friend offers a draw. Playing on declines it.',
  offering: 'You are offering a draw. The offer is sent with your link.',
  accept: 'Accept the draw',
  share: 'Share',
  copy: 'Copy link',
  showCode: 'Show QR code',
  /** The description of the QR code for screen readers. */
  code: 'The link as a QR code',
  copied: 'Link copied.',
  byHand: 'Copy this link:',
  /** The engine did not return a link. */
  failed: 'The link could not be created.',
  /** The label of the field for the friend’s link. */
  answer: 'Your friend’s link',
  open: 'Open',
  /** A button that connects the two devices. */
  connect: 'Play live',
  disconnect: 'End the connection',
  /** The next step to connect, or the state of the connection. */
  connection: {
    offered:
      'Send this link as an invitation to play live. Keep this page open, and open or paste the reply link.',
    answered: 'Your friend wants to play live. Send this link back, and keep this page open.',
    open: 'You are connected: moves appear instantly on both screens.',
  },
  /** The game has clocks, and there is no connection. */
  clocks: 'Clocks only run while you play live.',
  lost: 'The connection has ended. Continue by link.',
  failedLive: 'Your browser cannot connect to your friend. Continue by link.',
  faults: {
    older: 'This link is older than your game. Nothing was changed.',
    contrary: 'This link does not match your game: its moves are different. Nothing was changed.',
    damaged:
      'This link is damaged or incomplete. Ask your friend to send it again, and copy all of it. Nothing was changed.',
  },
  close: 'Close',
};

export type FriendStrings = WordsOf<typeof strings>;

export const friendTexts = new Texts<FriendStrings>('friend', strings);
