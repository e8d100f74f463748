// SPDX-License-Identifier: MIT
// A game with a friend on another device as a pure function of events: what the friend may know, and the effect of a
// link on the game.

import type { RuleSet } from '../../../engine/protocol.ts';
import { otherSeat, type Seat } from '../../../games/seat.ts';
import type { Result } from '../../../games/result.ts';
import type { Clocks, TimeControl, Times } from '../state/time-control.ts';
import { begin } from '../state/game-lifecycle.ts';
import type { NewGame } from '../state/new-game.ts';
import { withNextAsk } from '../state/next-ask.ts';
import { resultOf, seatAfter } from '../state/selectors.ts';
import {
  freshView,
  withGame,
  withView,
  type Friendship,
  type GameState,
  type Line,
} from '../state/state.ts';

/** The content of a link. */
export interface Heard extends Line {
  readonly id: string;
  readonly sender: Seat;
  /** The sender offers a draw. */
  readonly isDrawOffered: boolean;
  readonly rules: RuleSet;
  /** An end by the players; ends by the rules are found by the engine. */
  readonly ended: Result | null;
  /**
   * Remaining times after the last move, in milliseconds, each measured on its player's device; null without clocks.
   */
  readonly clock: { readonly control: TimeControl; readonly left: Times } | null;
}

/** Why a link changed nothing. */
export type LinkFault = 'older' | 'contrary' | 'damaged';

export type Verdict = LinkFault | 'fits';

/** Eight URL-safe characters. */
const kIdBytes = 6;

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(kIdBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function changed(state: GameState, changes: Partial<Friendship>): GameState {
  const { friend } = state.game;
  return friend === null ? state : withGame(state, { friend: { ...friend, ...changes } });
}

/** Assigns a name that identifies the game in links. */
export function named(state: GameState, id = freshId()): GameState {
  const isUnnamed = state.settings.players === 'friend' && state.game.friend === null;
  return isUnnamed ? withGame(state, { friend: { id, given: 0, offer: null } }) : state;
}

function knownTo({ moves, ended }: Pick<GameState['game'], 'moves' | 'ended'>): number {
  return moves.length + (ended === null ? 0 : 1);
}

/** The link has left the page: its content cannot be taken back. */
export function given(state: GameState): GameState {
  return changed(state, { given: Math.max(state.game.friend?.given ?? 0, knownTo(state.game)) });
}

/** Whether the friend may know the current state. */
export function isGiven({ game }: GameState): boolean {
  return game.friend !== null && game.friend.given >= knownTo(game);
}

/** The side with a draw offer that can still be accepted. */
export function offererIn(state: GameState): Seat | null {
  const { friend, moves } = state.game;
  const offer = friend?.offer ?? null;
  return offer !== null && moves.length < offer.until && resultOf(state) === null ? offer.by : null;
}

/** The person accepts the friend's draw offer. */
export function accepted(state: GameState): GameState {
  const isOffered = offererIn(state) === otherSeat(state.settings.seat);
  const ended: Result = { winner: null, reason: 'agreement' };
  return isOffered ? { ...withGame(state, { ended }), view: freshView(state.view) } : state;
}

function beginsWith(longer: readonly string[], shorter: readonly string[]): boolean {
  return shorter.every((move, ply) => longer[ply] === move);
}

/** A game as stored here. */
export type Known = Pick<GameState['game'], 'moves' | 'ended'> & { readonly rules: RuleSet };

/** The relation of a link to its game. */
export function judge(known: Known, heard: Heard): Verdict {
  const { moves, ended } = heard;
  const isLonger = moves.length > known.moves.length;
  const isOnLine = isLonger ? beginsWith(moves, known.moves) : beginsWith(known.moves, moves);
  if (!isOnLine || known.rules !== heard.rules) return 'contrary';
  if (known.ended !== null) {
    if (ended === null) return 'older';
    const isSame = ended.winner === known.ended.winner && ended.reason === known.ended.reason;
    return isSame ? 'fits' : 'contrary';
  }
  // A side that resigns or accepts a draw may not know the last move yet.
  if (ended?.reason === 'resignation' || ended?.reason === 'agreement') return 'fits';
  return moves.length < known.moves.length ? 'older' : 'fits';
}

/** Advances the game by the content of the link; only if it fits. */
export function heardIn(state: GameState, heard: Heard): GameState {
  const { game } = state;
  if (game.friend === null) return state;
  const isLonger = heard.moves.length > game.moves.length;
  const moves = isLonger ? heard.moves : game.moves;
  const ended = game.ended ?? heard.ended;
  // An offer stands until the friend has moved, even if the link does not mention it.
  const before = isLonger ? null : game.friend.offer;
  const offer = heard.isDrawOffered ? { by: heard.sender, until: moves.length + 1 } : before;
  const known = Math.max(game.friend.given, knownTo({ moves, ended }));
  const friend = { ...game.friend, given: known, offer };
  const isSame = moves === game.moves && ended === game.ended;
  const view = isSame ? state.view : freshView(state.view);
  return withNextAsk({ ...withGame(state, { moves, ended, friend, notice: null }), view });
}

/** After the last move, in milliseconds; measured on each player's own device. */
function withTimes(clocks: Clocks, times: Partial<Times>): Clocks {
  const last = clocks.left.at(-1) ?? { first: 0, second: 0 };
  return { ...clocks, left: [...clocks.left.slice(0, -1), { ...last, ...times }] };
}

/** The sender's time as measured on their device, once the moves of the link are on the board. */
export function timed(state: GameState, { clock, sender, moves }: Heard): GameState {
  const { clocks, game } = state;
  const isLast = moves.length === game.moves.length;
  if (clocks === null || clock === null || !isLast) return state;
  return { ...state, clocks: withTimes(clocks, { [sender]: clock.left[sender] }) };
}

/** The friend's device has connected or disconnected. */
export function connected(state: GameState, isLive: boolean): GameState {
  return state.view.isLive === isLive ? state : withView(state, { isLive });
}

const friendly = { players: 'friend', opening: 'plain' } as const;

/** A game that is new here: the person plays the side opposite the sender's. */
export function begunBy(state: GameState, heard: Heard): GameState {
  const none = { ...state.settings.clock, kind: 'none' as const };
  const settings = {
    ...state.settings,
    ...friendly,
    clock: heard.clock?.control ?? none,
    seat: otherSeat(heard.sender),
    rules: heard.rules,
    startFen: null,
  };
  const { startFen, moves, id } = heard;
  const fresh = begin(state, { startFen, moves }, settings);
  const clocks = fresh.clocks && withTimes(fresh.clocks, heard.clock?.left ?? {});
  const begun = { ...fresh, clocks };
  return heardIn(named({ ...begun, view: { ...begun.view, isTurned: false } }, id), heard);
}

/** Replaces the game on the board with another stored game with a friend. */
export function resumed(state: GameState, kept: NewGame): GameState {
  const { startFen, moves, friend = null, ended = null, begun = null } = kept;
  const { seat, rules, clock, boardLines, startFen: from } = kept.settings;
  const own = { ...friendly, seat, rules, clock, boardLines, startFen: from };
  const fresh = begin(state, { startFen, moves }, { ...state.settings, ...own });
  const view = { ...fresh.view, isTurned: kept.isTurned ?? false };
  const clocks = kept.clocks ?? fresh.clocks;
  return withNextAsk({ ...withGame(fresh, { friend, ended, begun }), clocks, view });
}

/** The same game as continued in another tab. */
export function followed(state: GameState, kept: NewGame): GameState {
  const { friend, moves } = state.game;
  if (friend === null || kept.friend?.id !== friend.id) return state;
  const ended = kept.ended ?? null;
  const isFurther =
    kept.moves.length > moves.length || (ended !== null && state.game.ended === null);
  const isNews = isFurther || kept.friend.given > friend.given;
  if (!isNews || !beginsWith(kept.moves, moves)) return state;
  const changes = { moves: isFurther ? kept.moves : moves, ended, friend: kept.friend };
  const view = isFurther ? freshView(state.view) : state.view;
  return withNextAsk({ ...withGame(state, changes), view });
}

/** Whether it is the friend's turn. */
export function isFriendsTurn(state: GameState): boolean {
  const { moves } = state.game;
  return resultOf(state) === null && seatAfter(state, moves.length) !== state.settings.seat;
}
