// SPDX-License-Identifier: MIT
// Splits a file of many games between games, so that it need not be read as a whole.

/** A piece of a file, and the number of bytes read up to its end. */
export interface Piece {
  readonly bytes: Uint8Array;
  readonly end: number;
}

/** About a hundred games, so that no step takes long. */
const kPiece = 96 * 1024;
/** The largest file that is read whole: the limit of the engine's memory. */
const kMostUncut = 8 * 1024 * 1024;

/** CBL, the library format of CCBridge: its records have fixed slots that start with this mark. */
const kLibraryMark = 'CCBridge';
const kRecordMark = 'CCBridge Record';
const kSlot = 4096;

function isAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

function indexOf(bytes: Uint8Array, text: string): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (isAt(bytes, at, text)) return at;
  }
  return -1;
}

type Cut = (bytes: Uint8Array) => number;

const [kNewLine, kReturn, kBracket] = [10, 13, 91];

/**
 * Cuts before the last line that starts a game: a tag after an empty line, or the first tag of
 * DhtmlXQ.
 */
const lastTag: Cut = (bytes) => {
  for (let at = bytes.lastIndexOf(kBracket); at > 0; at = bytes.lastIndexOf(kBracket, at - 1)) {
    if (bytes[at - 1] !== kNewLine) continue;
    const line = bytes[at - 2] === kReturn ? at - 3 : at - 2;
    if (bytes[line] === kNewLine || isAt(bytes, at, '[DhtmlXQ]')) return at;
  }
  return 0;
};

const lastLine: Cut = (bytes) => bytes.lastIndexOf(kNewLine) + 1;

const lastSlot: Cut = (bytes) => {
  const last = Math.floor((bytes.length - kRecordMark.length) / kSlot) * kSlot;
  for (let at = last; at > 0; at -= kSlot) {
    if (isAt(bytes, at, kRecordMark)) return at;
  }
  return 0;
};

/** Null if the file must be read as a whole. */
function cutFor(head: Uint8Array): Cut | null {
  if (isAt(head, 0, kLibraryMark)) return lastSlot;
  // Videos and pictures may contain such letters too.
  if (head.includes(0)) return null;
  const text = new TextDecoder('latin1').decode(head);
  if (/^\s*\[\w/m.test(text)) return lastTag;
  // One position per line.
  return /^\S+\/\S+ [wbr] /.test(text) ? lastLine : null;
}

async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}

/** Throws if the file cannot be split and is too large to be read as a whole. */
export async function* piecesOf(file: Blob): AsyncGenerator<Piece> {
  const head = await bytesOf(file, 0, kPiece);
  const cut = cutFor(head);
  // Slots start at the first record.
  let at = cut === lastSlot ? Math.max(0, indexOf(head, kRecordMark)) : 0;
  if (cut === null && file.size > kMostUncut) throw new RangeError('too large to be read at once');
  let room = cut === null ? file.size : kPiece;
  while (at < file.size) {
    const bytes = await bytesOf(file, at, at + room);
    const isLast = at + bytes.length >= file.size;
    const length = isLast || cut === null ? bytes.length : cut(bytes);
    if (length === 0 && room < kMostUncut) {
      room *= 2;
      continue;
    }
    const end = at + (length || bytes.length);
    yield { bytes: bytes.subarray(0, end - at), end };
    at = end;
    room = kPiece;
  }
}
