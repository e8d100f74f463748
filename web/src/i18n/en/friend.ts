// SPDX-License-Identifier: MIT
// Games with a friend at another screen, in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'A game by link',
  /** What the reader has to do now, and so the next two. */
  yourTurn: 'It is your move. Afterwards there will be a link to send.',
  /** The friend makes the first move. */
  invite: 'Your friend makes the first move. Send the link, and wait for the one that comes back.',
  send: 'Send this link to your friend, and wait for the one that comes back.',
  sent: 'When your friend’s link has come, open it, or paste it here.',
  over: 'The game is over. The link shows your friend how it ended.',
  /** The friend offers a draw. */
  offered: 'Your friend offers a draw. To play on is to decline it.',
  offering: 'You offer a draw; the offer goes with your link.',
  accept: 'Accept the draw',
  share: 'Share',
  copy: 'Copy link',
  showCode: 'Show QR code',
  /** Describes the picture of the QR code. */
  code: 'The link as a QR code',
  copied: 'Link copied.',
  byHand: 'Copy this link:',
  /** The engine gave no link. */
  failed: 'The link could not be made.',
  /** The label of the field for the friend’s link. */
  answer: 'Your friend’s link',
  open: 'Open',
  /** A button that connects the two screens. */
  connect: 'Play live',
  disconnect: 'End the connection',
  /** What the reader has to do to connect, or that the screens are connected. */
  connection: {
    offered:
      'Send this link as an invitation to play live. Keep this page open, and open or paste the link that comes back.',
    answered: 'Your friend wants to play live. Send this link back, and keep this page open.',
    open: 'You are connected: moves travel at once, from one screen to the other.',
  },
  /** The game has clocks, and there is no connection. */
  clocks: 'The clocks stand still until you play live.',
  lost: 'The connection has ended. Go on by link.',
  failedLive: 'This browser cannot connect to another screen. Go on by link.',
  faults: {
    older: 'This link is older than your game, which stays as it is.',
    contrary:
      'This link does not fit your game: other moves were played in it. Your game stays as it is.',
    damaged:
      'This link is damaged or incomplete. Ask your friend to send it again, and copy all of it. Your own games stay as they are.',
  },
  close: 'Close',
};

export type FriendStrings = WordsOf<typeof strings>;

export const friendTexts = new Texts<FriendStrings>('friend', strings);
