// SPDX-License-Identifier: MIT
// Where an element gets its record from: an attribute, an address, or the text between its tags.

import { fetchFile } from '../engine/fetch-file.ts';

/** No record comes near; a film dropped by mistake does. */
const kMostRecordBytes = 8 * 1024 * 1024;

/** Nothing usable came from the address. */
export class RecordMissing extends Error {}

async function fetched(src: string): Promise<Uint8Array> {
  try {
    const response = await fetchFile(src);
    // Without reading the rest of a file that is too large.
    if (Number(response.headers.get('content-length')) > kMostRecordBytes) throw new Error('large');
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > kMostRecordBytes) throw new Error('large');
    return bytes;
  } catch (error) {
    throw new RecordMissing(src, { cause: error });
  }
}

/** Returns what gives the record of the element; null if its position and moves are to be shown. */
export function givenRecord(element: Element): (() => string | Promise<Uint8Array>) | null {
  const record = element.getAttribute('record');
  if (record !== null) return () => record;
  const src = element.getAttribute('src');
  if (src !== null) return () => fetched(src);
  const text = (element.textContent ?? '').trim();
  const isText = text !== '' && !element.hasAttribute('fen') && !element.hasAttribute('moves');
  return isText ? () => text : null;
}
