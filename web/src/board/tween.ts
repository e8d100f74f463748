// SPDX-License-Identifier: MIT
// Interpolates between two scenes: moved pieces glide, captured ones fade, everything else is final.

import type { Point } from './geometry.ts';
import type { PieceItem, Scene } from './scene.ts';

/** How far a gliding piece is raised halfway. */
const kGlideLift = 0.8;

interface Journey {
  readonly from: PieceItem;
  readonly to: PieceItem;
}

/** The transition from one set of pieces to another. */
export interface Change {
  readonly staying: readonly PieceItem[];
  readonly moving: readonly Journey[];
  readonly leaving: readonly PieceItem[];
  readonly coming: readonly PieceItem[];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isSamePlace(a: PieceItem, b: PieceItem): boolean {
  return a.letter === b.letter && distance(a.at, b.at) === 0;
}

/** Removes the nearest piece with that letter from the list. */
function takeNearest(pieces: PieceItem[], wanted: PieceItem): PieceItem | undefined {
  const same = pieces.filter((piece) => piece.letter === wanted.letter);
  const nearest = same.reduce<PieceItem | undefined>(
    (best, piece) =>
      best && distance(best.at, wanted.at) <= distance(piece.at, wanted.at) ? best : piece,
    undefined,
  );
  if (nearest !== undefined) pieces.splice(pieces.indexOf(nearest), 1);
  return nearest;
}

export function changeBetween(before: Scene, after: Scene): Change {
  const gone = before.pieces.filter((old) => !after.pieces.some((now) => isSamePlace(old, now)));
  const staying: PieceItem[] = [];
  const moving: Journey[] = [];
  const coming: PieceItem[] = [];
  for (const piece of after.pieces) {
    if (before.pieces.some((old) => isSamePlace(old, piece))) {
      staying.push(piece);
      continue;
    }
    const from = after.glides ? takeNearest(gone, piece) : undefined;
    if (from === undefined) coming.push(piece);
    else moving.push({ from, to: piece });
  }
  return { staying, moving, leaving: gone, coming };
}

export function isStill(change: Change): boolean {
  return change.moving.length + change.leaving.length + change.coming.length === 0;
}

/** Ease-in, ease-out. */
function ease(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

function glide({ from, to }: Journey, progress: number): PieceItem {
  const way = ease(progress);
  const at = {
    x: from.at.x + (to.at.x - from.at.x) * way,
    y: from.at.y + (to.at.y - from.at.y) * way,
  };
  const arc = kGlideLift * Math.sin(Math.PI * progress);
  const lift = Math.max(arc, from.lift * (1 - way), to.lift * way);
  return { letter: to.letter, at, lift, opacity: 1 };
}

/** The scene at `progress`, 0 … 1, of the transition to `after`. */
export function between(after: Scene, change: Change, progress: number): Scene {
  const pieces = [
    ...change.leaving.map((piece) => ({ ...piece, lift: 0, opacity: 1 - progress })),
    ...change.staying,
    ...change.coming.map((piece) => ({ ...piece, opacity: progress })),
    ...change.moving.map((journey) => glide(journey, progress)),
  ];
  return { ...after, pieces };
}
