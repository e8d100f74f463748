// SPDX-License-Identifier: MIT
// A game with a friend at another screen as a pure function of what is heard: what the friend may know, what a link
// makes of the game.

import type { RuleSet } from '../../../engine/protocol.ts';
import { otherSeat, type Seat } from '../../../games/game-spec.ts';
import type { Result } from '../../../games/result.ts';
import type { Clocks, TimeControl, Times } from '../state/clock.ts';
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

/** What stands in a link. */
export interface Heard extends Line {
  readonly id: string;
  readonly sender: Seat;
  /** The sender offers a draw. */
  readonly isDrawOffered: boolean;
  readonly rules: RuleSet;
  /** What the players ended; how the rules end a game the engine knows. */
  readonly ended: Result | null;
  /** What both have left after the last move, in milliseconds, by their own screens; null without clocks. */
  readonly clock: { readonly control: TimeControl; readonly left: Times } | null;
}

/** Why a link changed nothing. */
export type LinkFault = 'older' | 'contrary' | 'damaged';

export type Verdict = LinkFault | 'fits';

/** Eight characters that an address takes as they are. */
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

/** With a name of its own, for links to know it by. */
export function named(state: GameState, id = freshId()): GameState {
  const isUnnamed = state.settings.players === 'friend' && state.game.friend === null;
  return isUnnamed ? withGame(state, { friend: { id, given: 0, offer: null } }) : state;
}

function knownTo({ moves, ended }: Pick<GameState['game'], 'moves' | 'ended'>): number {
  return moves.length + (ended === null ? 0 : 1);
}

/** The link has left the page: what stands in it cannot be taken back. */
export function given(state: GameState): GameState {
  return changed(state, { given: Math.max(state.game.friend?.given ?? 0, knownTo(state.game)) });
}

/** Whether the friend may know how things stand. */
export function isGiven({ game }: GameState): boolean {
  return game.friend !== null && game.friend.given >= knownTo(game);
}

/** Who offers a draw that may still be accepted. */
export function offererIn(state: GameState): Seat | null {
  const { friend, moves } = state.game;
  const offer = friend?.offer ?? null;
  return offer !== null && moves.length < offer.until && resultOf(state) === null ? offer.by : null;
}

/** The person accepts the draw that the friend offers. */
export function accepted(state: GameState): GameState {
  const isOffered = offererIn(state) === otherSeat(state.settings.seat);
  const ended: Result = { winner: null, reason: 'agreement' };
  return isOffered ? { ...withGame(state, { ended }), view: freshView(state.view) } : state;
}

function beginsWith(longer: readonly string[], shorter: readonly string[]): boolean {
  return shorter.every((move, ply) => longer[ply] === move);
}

/** A game as one has it. */
export type Known = Pick<GameState['game'], 'moves' | 'ended'> & { readonly rules: RuleSet };

/** What a link is to the game it belongs to. */
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
  // Who resigns, or accepts a draw, may not know the last move yet.
  if (ended?.reason === 'resignation' || ended?.reason === 'agreement') return 'fits';
  return moves.length < known.moves.length ? 'older' : 'fits';
}

/** The game of the link, further on by what it says; only where it fits. */
export function heardIn(state: GameState, heard: Heard): GameState {
  const { game } = state;
  if (game.friend === null) return state;
  const isLonger = heard.moves.length > game.moves.length;
  const moves = isLonger ? heard.moves : game.moves;
  const ended = game.ended ?? heard.ended;
  // What one offers stands until the friend has moved, also where the link does not say so.
  const before = isLonger ? null : game.friend.offer;
  const offer = heard.isDrawOffered ? { by: heard.sender, until: moves.length + 1 } : before;
  const known = Math.max(game.friend.given, knownTo({ moves, ended }));
  const friend = { ...game.friend, given: known, offer };
  const isSame = moves === game.moves && ended === game.ended;
  const view = isSame ? state.view : freshView(state.view);
  return withNextAsk({ ...withGame(state, { moves, ended, friend, notice: null }), view });
}

/** After the last move, in milliseconds; each seat's own screen measures it. */
function withTimes(clocks: Clocks, times: Partial<Times>): Clocks {
  const last = clocks.left.at(-1) ?? { first: 0, second: 0 };
  return { ...clocks, left: [...clocks.left.slice(0, -1), { ...last, ...times }] };
}

/** The sender's time as their own screen measured it, once the moves of the link are on the board. */
export function timed(state: GameState, { clock, sender, moves }: Heard): GameState {
  const { clocks, game } = state;
  const isLast = moves.length === game.moves.length;
  if (clocks === null || clock === null || !isLast) return state;
  return { ...state, clocks: withTimes(clocks, { [sender]: clock.left[sender] }) };
}

/** The friend's screen is in reach, or not any more. */
export function connected(state: GameState, isLive: boolean): GameState {
  return state.view.isLive === isLive ? state : withView(state, { isLive });
}

const friendly = { players: 'friend', opening: 'plain' } as const;

/** A game that one did not have yet: one sits opposite to the sender. */
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

/** Another game with a friend, as it was kept, in the place of the one on the board. */
export function resumed(state: GameState, kept: NewGame): GameState {
  const { startFen, moves, friend = null, ended = null, begun = null } = kept;
  const { seat, rules, clock, boardLines, startFen: from } = kept.settings;
  const own = { ...friendly, seat, rules, clock, boardLines, startFen: from };
  const fresh = begin(state, { startFen, moves }, { ...state.settings, ...own });
  const view = { ...fresh.view, isTurned: kept.isTurned ?? false };
  const clocks = kept.clocks ?? fresh.clocks;
  return withNextAsk({ ...withGame(fresh, { friend, ended, begun }), clocks, view });
}

/** The same game as another tab has taken it further. */
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

/** Whether the friend is to move. */
export function isFriendsTurn(state: GameState): boolean {
  const { moves } = state.game;
  return resultOf(state) === null && seatAfter(state, moves.length) !== state.settings.seat;
}
