// SPDX-License-Identifier: MIT
// The code for showing a board on another page: an element, an iframe or a picture.

import { boardPicture } from '../../board/picture.ts';
import type { Look } from '../../board/look.ts';
import { startFenOf } from '../../games/game-spec.ts';
import { gameSpec } from '../../games/index.ts';
import { onBoardOf, placementAfter } from '../../games/placement.ts';
import type { Embedded } from '../../screens/common/embedded.ts';
import { escaped, shapeText } from '../../ui/shape.ts';

export type Show = 'game' | 'viewer' | 'board' | 'analysis';

/** Most common first. */
export function showsOf({ level }: Embedded): readonly Show[] {
  return level === null ? ['viewer', 'analysis', 'board', 'game'] : ['game', 'viewer', 'board'];
}

/** The defaults of <chuhe-game>. */
const kUsualLevel = 3;

type Attributes = readonly (readonly [name: string, value: string])[];

/** The attributes an element needs, without defaults. */
export function attributesOf(embedded: Embedded, show: Show): Attributes {
  const { startFen, rules, line, moves, record, isTurned, level } = embedded;
  const spec = gameSpec(embedded.game);
  const isWhole = show === 'viewer' || show === 'analysis';
  const isRead = isWhole && record !== null;
  const shown = isWhole ? line : moves;
  const isOnLine = moves.every((move, index) => move === line[index]);
  const given = {
    game: spec.id === 'xiangqi' ? null : spec.id,
    record: isRead ? record : null,
    fen: isRead || startFen === startFenOf(spec, rules) ? null : startFen,
    moves: isRead || shown.length === 0 ? null : shown.join(' '),
    ply: show === 'viewer' && isOnLine && moves.length > 0 ? String(moves.length) : null,
    side: isTurned && (show === 'game' || spec.moving.isTurnable) ? spec.sides.second : null,
    level: show !== 'game' || level === null || level === kUsualLevel ? null : String(level),
    rules: show === 'board' || rules === spec.rules[0] ? null : rules,
  };
  return Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** `site` is the address of the site's folder. A script with an integrity hash only runs in that version. */
export function elementCode(
  site: string,
  show: Show,
  attributes: Attributes,
  integrity = '',
): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  const tag = `chuhe-${show}`;
  const fixed = integrity && ` integrity="${integrity}" crossorigin="anonymous"`;
  const script = `<script type="module" src="${escaped(site)}embed.js"${fixed}></script>`;
  return `${script}\n<${tag}${written}></${tag}>`;
}

export function frameAddress(site: string, show: Show, attributes: Attributes): string {
  const query = new URLSearchParams([['show', show], ...attributes.map(([...pair]) => pair)]);
  return `${site}embed/?${query}`;
}

export function frameCode(site: string, show: Show, attributes: Attributes): string {
  const src = escaped(frameAddress(site, show, attributes));
  const frame = `<iframe src="${src}" title="Chuhe" loading="lazy" style="width: 100%; height: 640px; border: 0"></iframe>`;
  return `${frame}\n<script type="module" src="${escaped(site)}embed/frame.js"></script>`;
}

/** The position as shown here. `name` is the text alternative. */
export function pictureCode(embedded: Embedded, { palette, pieces }: Look, name: string): string {
  const { startFen, moves } = embedded;
  const spec = onBoardOf(gameSpec(embedded.game), startFen);
  const picture = {
    spec,
    placement: placementAfter(spec, startFen, moves),
    isFlipped: embedded.isTurned && spec.moving.isTurnable,
    pieces,
    hasCoordinates: true,
    lastMove: moves.at(-1) ?? '',
  };
  const { attributes, ...drawn } = boardPicture(picture, (colour) => palette[colour]);
  const own = { xmlns: 'http://www.w3.org/2000/svg', width: '480', role: 'img' };
  return shapeText({ ...drawn, attributes: { ...own, ...attributes, 'aria-label': name } });
}
