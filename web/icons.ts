// SPDX-License-Identifier: MIT
// The app's icon: a red piece with the character 河 (river) on the river; and the shortcut icons.
// Drawn here, rasterised by the build.

/** 河 stroke by stroke in a box of 100 × 100. */
const glyph = [
  // Three drops of water.
  'M13 8C20 10 29 15 32 22C34 27 30 31 26 29C20 25 16 17 13 8Z',
  'M3 35C10 37 19 41 22 48C24 53 20 57 16 55C9 51 6 43 3 35Z',
  'M4 82C14 74 24 63 32 54C29 67 25 80 21 90C18 96 11 97 9 92C7 88 7 85 4 82Z',
  // The long stroke and the mouth below it.
  'M35 15C36 21 39 25 44 24L96 20C100 20 101 17 98 14C94 10 90 7 87 10C86 12 83 13 79 13L48 16C43 16 38 17 35 15Z',
  'M36 35C41 35 44 38 45 42L50 69C51 74 45 77 42 72L39 47C39 42 38 38 36 35Z',
  'M44 41L59 38C63 37 64 34 68 36C73 39 75 43 72 46C70 49 69 54 67 62C66 67 60 68 59 63L61 49C61 46 60 45 58 45L46 47Z',
  'M48 62L66 60V67L49 69Z',
  // The stem with its hook.
  'M76 17C83 18 88 21 88 27L87 80C87 90 82 97 76 98C72 98 71 92 68 88C65 84 62 82 58 78C64 80 70 82 74 82C77 82 78 80 78 76Z',
];

const strokes = glyph.map((stroke) => `<path d="${stroke}"/>`).join('');

const disc = `
<circle cx="256" cy="264" r="236" fill="#5b3a17" opacity=".28"/>
<circle cx="256" cy="256" r="236" fill="url(#rim)"/>
<circle cx="256" cy="254" r="214" fill="url(#face)"/>
<circle cx="256" cy="254" r="190" fill="none" stroke="#a8231b" stroke-width="10"/>
<g fill="#a8231b" transform="translate(110 116) scale(2.82)">${strokes}</g>`;

const gradients = `
<defs>
<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#e9c990"/><stop offset="1" stop-color="#a87436"/>
</linearGradient>
<radialGradient id="face" cx=".42" cy=".34" r=".8">
<stop offset="0" stop-color="#fdf5e3"/><stop offset="1" stop-color="#ecd3a4"/>
</radialGradient>
</defs>`;

const wave = 'q32-22 64 0t64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0 64 0';
const waves = [40, 112, 184, 256, 328, 400, 472]
  .map((y, row) => `<path d="M${row % 2 === 0 ? -64 : -96} ${y}${wave}"/>`)
  .join('');

const river = `
<rect width="512" height="512" fill="#1d4b52"/>
<g fill="none" stroke="#2f666e" stroke-width="8">${waves}</g>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${gradients}${content}</svg>`;

/** The piece alone, for tabs and title bars. */
export const pieceIcon = svg(disc);

/** The piece inside the safe zone of a full square, for systems that mask icons. */
export const tileIcon = svg(
  `${river}<g transform="translate(256 256) scale(.74) translate(-256 -256)">${disc}</g>`,
);

const wood = '<rect width="512" height="512" fill="#dcb77e"/>';

/** Lines of a board through the points of a square grid. */
const grid = [64, 192, 320, 448].map((at) => `<path d="M0 ${at}H512M${at} 0V512"/>`).join('');
const board = `${wood}<g fill="none" stroke="#6b4a22" stroke-width="8">${grid}</g>`;

const stone = (x: number, y: number, color: 'black' | 'white'): string =>
  color === 'black'
    ? `<circle cx="${x}" cy="${y}" r="58" fill="#241d18"/>`
    : `<circle cx="${x}" cy="${y}" r="55" fill="#fbf6ea" stroke="#8d7a60" stroke-width="6"/>`;

const stones = [
  stone(192, 320, 'black'),
  stone(320, 192, 'black'),
  stone(320, 320, 'white'),
  stone(192, 192, 'white'),
].join('');

/** A question mark on the face of a piece. */
const question = `
<circle cx="256" cy="256" r="150" fill="url(#rim)"/>
<circle cx="256" cy="254" r="134" fill="url(#face)"/>
<g fill="none" stroke="#a8231b" stroke-width="30" stroke-linecap="round" stroke-linejoin="round">
<path d="M208 216C208 156 304 156 304 216C304 252 256 250 256 290"/><path d="M256 332V333"/>
</g>`;

/** A graph of winning chances. */
const curve = `
<path d="M96 256H416" stroke="#7fa5a9" stroke-width="10" stroke-dasharray="24 20"/>
<path d="M96 344L168 268L232 316L304 184L352 232L416 144" fill="none" stroke="#fdf5e3" stroke-width="30"
 stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="304" cy="184" r="34" fill="#e05a4c"/>`;

/** The shortcut icons by name: full squares, because systems mask them. */
export const shortcutIcons: Readonly<Record<string, string>> = {
  'play-xiangqi': tileIcon,
  'play-gomoku': svg(`${board}${stones}`),
  puzzles: svg(`${board}${question}`),
  analyse: svg(`<rect width="512" height="512" fill="#1d4b52"/>${curve}`),
};
