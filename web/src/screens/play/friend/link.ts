// SPDX-License-Identifier: MIT
// A game with a friend as a link: the record of the game, with the shared state in its headers.

import type { EngineClient } from '../../../engine/client.ts';
import { endReasons } from '../../../games/end-reasons.ts';
import { ruleIn, type GameSpec } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';
import { reasonOf, terminationOf } from '../../../games/played-game.ts';
import { lineRecord, type ResultToken } from '../../../games/record.ts';
import { agreedReasons, type Result } from '../../../games/result.ts';
import { hashOf } from '../../../route.ts';
import { siteAddress } from '../over/link.ts';
import { controlOf } from '../record/saved-game.ts';
import type { GameState } from '../state/state.ts';
import { offererIn, type Heard } from './friendship.ts';
import { kLiveMark } from './live.ts';

type Call = EngineClient['call'];

/** The header value: `id seat`, followed by `draw` if a draw is offered. */
const kFriend = 'Friend';
const kOffer = 'draw';
/** The header value: kind, minutes and seconds of the control, and both remaining times in milliseconds. */
const kTimes = 'Times';
const seats: readonly Seat[] = ['first', 'second'];

function tokenOf(ended: Result | null): ResultToken {
  if (ended === null) return '*';
  if (ended.winner === null) return '1/2-1/2';
  return ended.winner === 'first' ? '1-0' : '0-1';
}

function timesOf({ clocks, settings }: GameState): { name: string; value: string }[] {
  const left = clocks?.left.at(-1);
  if (left === undefined) return [];
  const { kind, minutes, seconds } = settings.clock;
  const [first, second] = [left.first, left.second].map(Math.round);
  return [{ name: kTimes, value: [kind, minutes, seconds, first, second].join(' ') }];
}

function isTime(ms: number): boolean {
  return Number.isFinite(ms) && ms >= 0;
}

/** Null without clocks, and for foreign headers. */
function clockIn(header: string): Heard['clock'] {
  const [name, minutes, seconds, first, second] = header.split(' ');
  const control = controlOf({ kind: name, minutes: Number(minutes), seconds: Number(seconds) });
  const left = { first: Number(first), second: Number(second) };
  if (control.kind === 'none' || !isTime(left.first) || !isTime(left.second)) return null;
  return { control, left };
}

/** The address that opens the game for the friend; empty before the game has a name. */
export async function friendLinkOf(call: Call, state: GameState): Promise<string> {
  const { spec, game, settings } = state;
  const { friend, ended, startFen, moves } = game;
  if (friend === null) return '';
  const { seat, rules } = settings;
  const words = [friend.id, seat, ...(offererIn(state) === seat ? [kOffer] : [])];
  const tree = lineRecord(startFen, moves, tokenOf(ended));
  const headers = [
    ...tree.headers,
    { name: kFriend, value: words.join(' ') },
    ...(ended === null ? [] : [{ name: 'Termination', value: terminationOf(ended.reason) }]),
    ...(spec.isRuleInFen ? [] : [{ name: 'Rules', value: rules }]),
    ...timesOf(state),
  ];
  const { bytes } = await call('writeRecord', [{ ...tree, headers }, 'link', 'uci']);
  const place = new TextDecoder().decode(bytes).trim();
  return new URL(hashOf({ screen: 'play', game: spec.id, place }), siteAddress()).href;
}

function endedOf(result: string, termination: string): Result | null {
  const reason = reasonOf(termination, endReasons);
  if (!agreedReasons.some((one) => one === reason) || reason === '') return null;
  if (result === '1-0') return { winner: 'first', reason };
  if (result === '0-1') return { winner: 'second', reason };
  return result === '1/2-1/2' ? { winner: null, reason } : null;
}

/** Parses a link, alone or at the end of an address: the record and the connection data. */
export function partsOf(text: string): { readonly record: string; readonly signal: string } {
  const [, link = text.trim()] = /#\/play\/\w+\/(\S+)\s*$/.exec(text) ?? [];
  const [record = '', signal = ''] = link.split(kLiveMark);
  return { record, signal };
}

/** The content of a record; null if it is damaged or not a game with a friend. */
export async function readFriendLink(
  call: Call,
  spec: GameSpec,
  record: string,
): Promise<Heard | null> {
  const bytes = new TextEncoder().encode(record);
  const { format, tree, warnings } = await call('readRecord', [bytes, 0, spec.rules[0], []]);
  if (format !== 'link' || tree === null || warnings.length > 0) return null;
  const headerOf = (name: string): string =>
    tree.headers.find((header) => header.name === name)?.value ?? '';
  const [id = '', sender, offer] = headerOf(kFriend).split(' ');
  const seat = seats.find((one) => one === sender);
  if (id === '' || seat === undefined) return null;
  const named = spec.rules.find((name) => name === headerOf('Rules'));
  const { startFen } = tree;
  return {
    id,
    sender: seat,
    isDrawOffered: offer === kOffer,
    rules: ruleIn(spec, startFen) ?? named ?? spec.rules[0],
    startFen,
    moves: tree.nodes.slice(1).map(({ move }) => move),
    ended: endedOf(headerOf('Result'), headerOf('Termination')),
    clock: clockIn(headerOf(kTimes)),
  };
}
