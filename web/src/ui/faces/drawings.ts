// SPDX-License-Identifier: MIT
// The faces of the opponents, drawn for this page: bust portraits in a box of 64 by 64, from back to front.

import type { OpponentId } from '../../games/opponents.ts';

/** A filled path, or a stroked one if it has a width. */
export interface Stroke {
  readonly path: string;
  readonly colour: string;
  readonly width?: number;
}

const kInk = '#33261f';
const kBlush = '#e0735a66';

const dark = '#2d2422';
const skins = { light: '#f6d3b0', warm: '#eebd8f', tan: '#d99a68', brown: '#b87648' } as const;

const fill = (colour: string, path: string): Stroke => ({ path, colour });
const line = (path: string, width = 1.5, colour = kInk): Stroke => ({ path, colour, width });

/** A round spot. */
const spot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const ground = (colour: string): Stroke => fill(colour, 'M0 0h64v64H0z');
const shoulders = (colour: string): Stroke =>
  fill(colour, 'M7 64c0-11 9-16.5 25-16.5S57 53 57 64z');

/** Neck, ears and head. */
function head(skin: keyof typeof skins, jaw = 'c0 9-5.5 15-12.5 15S19.5 39 19.5 30'): Stroke[] {
  return [
    fill(skins[skin], `M27 40h10v8q-5 5.5-10 0z${spot(19.5, 31, 3)}${spot(44.5, 31, 3)}`),
    fill('#7a3d2433', 'M27 42.5q5 4 10 0v3q-5 3-10 0z'),
    fill(skins[skin], `M19.5 28c0-8.5 5.5-14 12.5-14s12.5 5.5 12.5 14v2${jaw}z`),
  ];
}

const eyes = fill(kInk, spot(26.8, 30.5, 1.7) + spot(37.2, 30.5, 1.7));
const smilingEyes = line('M24.8 31q2-2.6 4 0M35.2 31q2-2.6 4 0', 1.6);
const brows = line('M24 26.5q2.7-1.8 5.2-.5M34.8 26q2.5-1.3 5.2.5', 1.4);
const blush = fill(kBlush, spot(24, 35, 2.6) + spot(40, 35, 2.6));
const nose = line('M32 31.5q1.4 2.6-.5 3.4', 1.2, '#8a4a2c99');
const smile = line('M28 38q4 3.6 8 0', 1.6);
const calm = line('M28.8 38.8q3.2 1.4 6.4 0', 1.6);

export const faces: Readonly<Record<OpponentId, readonly Stroke[]>> = {
  // A boy with a tuft that will not lie down, and a tooth missing.
  bao: [
    ground('#f3dca6'),
    shoulders('#4d83a8'),
    line('M24 48.5q8 6 16 0', 2, '#f7efe0'),
    ...head('warm', 'c0 8-5 13.5-12.5 13.5S19.5 38 19.5 30'),
    fill(
      dark,
      'M18.6 29c-1.2-11 5-17.5 13-17.5-1-2.5-.5-4.5 1.2-6 .6 2.3 2 3.6 3.8 4.2 2-.5 3.3-1.7 3.7-3 1 2.3.2 4.5-1.3 6 4.5 2.3 7 8 6.4 16.3l-2-1.5c-.4-4-1.6-6.5-3.6-8.3-4.5 2.2-12 2.6-16.5.8-1.8 1.9-2.7 4.3-2.9 7.5z',
    ),
    fill(kInk, spot(26.8, 30.5, 2) + spot(37.2, 30.5, 2)),
    fill('#fff', spot(27.5, 29.8, 0.7) + spot(37.9, 29.8, 0.7)),
    blush,
    fill('#7c2f27', 'M27 36.8h10q-.6 5.4-5 5.4t-5-5.4z'),
    fill('#fff', 'M28.4 36.8h2.7v1.7h-2.5zM33.6 36.8h2l-.3 1.7h-1.7z'),
  ],
  // A young woman with a bob and a fringe, headphones round the neck.
  an: [
    ground('#cfe0d2'),
    fill(dark, 'M16 45c-2.5-20 1-35.5 16-35.5S50.5 25 48 45q-16 5-32 0z'),
    shoulders('#d9894f'),
    ...head('light'),
    fill(
      dark,
      'M18.8 30c0-10 4.5-16.5 13.2-16.5S45.2 20 45.2 30q-1-5.5-3-7.2-10 3-20.4 0-2 1.7-3 7.2z',
    ),
    line('M17.5 49q14.5 11 29 0', 3, '#43372f'),
    fill('#f0e2c8', spot(18, 48, 3.4) + spot(46, 48, 3.4)),
    eyes,
    blush,
    nose,
    smile,
  ],
  // A youth in a cap, one brow up.
  leo: [
    ground('#e9b9a0'),
    shoulders('#3f5a44'),
    line('M26 48l6 6.5 6-6.5', 2.2, '#dfe5d2'),
    ...head('brown'),
    fill('#3a2318', 'M18.5 31q-1.6-7 .8-11h25.4q2.4 4 .8 11l-1.8-5H20.3z'),
    fill('#b23f2c', 'M17.5 23.5c0-9 5.5-14.5 14.5-14.5s14.5 5.5 14.5 14.5q-14.5-4.5-29 0z'),
    fill('#8c2d20', 'M17 24.5q11-5.5 24-3 9 1.7 12.5 5.5-3.5 1.5-8 .2-14-4-28.5-.2-1.2-1 0-2.5z'),
    eyes,
    line('M24 28.2q2.7-1.2 5.2-.1M34.8 26.6q2.6-2.3 5.4-.6', 1.4),
    nose,
    line('M28.5 38.3q4.5 3 8-1.3', 1.7),
  ],
  // A woman with a side parting and a plait over the shoulder.
  mai: [
    ground('#d8d3e6'),
    fill('#43302a', 'M17 42c-2.5-19 3-31.5 15-31.5S49.5 23 47 42z'),
    shoulders('#7b5a86'),
    ...head('tan'),
    fill(
      '#43302a',
      'M18.6 31c-.5-11 5-17.5 13.4-17.5 9 0 13.9 6.5 13.4 17.5-1.6-6-5.4-10-10.4-12.5-2.5 5.5-9 8.5-13.9 8.5-1.3 1-2 2-2.5 4z',
    ),
    line('M46 38q3.5 5 1 9t-2 9', 5, '#43302a'),
    line('M43.5 56.5h3.6', 2.2, '#e8c25a'),
    smilingEyes,
    brows,
    blush,
    nose,
    calm,
    fill('#e8c25a', spot(19.3, 35.2, 1.2) + spot(44.7, 35.2, 1.2)),
  ],
  // A man with round glasses and a neat parting.
  ken: [
    ground('#c9d6e2'),
    shoulders('#5b6b7f'),
    fill('#f5f1e8', 'M25 47.5l7 8 7-8 3 2.5-7 9h-6l-7-9z'),
    fill('#b0613c', 'M30.5 53h3l1.5 11h-6z'),
    ...head('light'),
    fill(
      '#4f433c',
      'M18.8 29c-1-10.5 4.2-17 13.2-17 8.5 0 14.2 5.5 13.2 17l-1.7-1.2q-.3-4.8-2.5-7.3-8.5 1-15.5-2.5-4 3-4.7 9.8z',
    ),
    eyes,
    line(
      `${spot(26.8, 30.5, 4.3)}${spot(37.2, 30.5, 4.3)}M31.1 30q.9-.8 1.8 0M22.5 29.8l-2.5-.6M41.5 29.8l2.5-.6`,
      1.2,
    ),
    line('M24 24.6q2.7-1.2 5.2-.4M34.8 24.2q2.5-.8 5.2.4', 1.4),
    nose,
    calm,
  ],
  // A woman with curls and big earrings, laughing.
  rosa: [
    ground('#f2cfc0'),
    fill(
      '#5a3220',
      `${spot(18, 24, 7)}${spot(46, 24, 7)}${spot(24, 15.5, 7.5)}${spot(40, 15.5, 7.5)}${spot(32, 13, 7.5)}${spot(16, 33, 6.5)}${spot(48, 33, 6.5)}${spot(18.5, 41, 5.5)}${spot(45.5, 41, 5.5)}`,
    ),
    shoulders('#b5452f'),
    fill('#f3e3cf', 'M24.5 47.8q7.5 8.7 15 0l2 .7q-9.5 11.5-19 0z'),
    ...head('tan', 'c0 8.5-5.5 14.5-12.5 14.5S19.5 38.5 19.5 30'),
    fill('#5a3220', `${spot(23.5, 18.5, 5)}${spot(31, 16.5, 5)}${spot(39, 18, 5.3)}`),
    smilingEyes,
    brows,
    blush,
    fill('#8c2f2a', 'M26.5 36.5q5.5 1.2 11 0-.7 6-5.5 6t-5.5-6z'),
    fill('#fff', 'M27.3 36.7q4.7.9 9.4 0l-.4 1.7h-8.6z'),
    line(`${spot(18.4, 38, 2)}${spot(45.6, 38, 2)}`, 1.2, '#e3b23c'),
  ],
  // A man with a grey moustache and a flat forehead full of plans.
  hong: [
    ground('#dcd6b8'),
    shoulders('#4b4a3e'),
    line('M24.5 48.5l7.5 5 7.5-5M32 53.5v10', 2, '#8b8671'),
    ...head('tan', 'c0 9.5-5 15.5-12.5 15.5S19.5 39.5 19.5 30'),
    fill(
      '#75706a',
      'M18.7 30.5c-1.5-9 2.3-16.5 9.3-18 7.5-1.5 15.5 1.5 17.5 9.5.7 3 .4 6-.2 8.5l-1.8-1c0-5-1.5-8-4.5-9.5-6 1-11.5.5-15.5-1.3-2.5 2.3-3.3 6-3.2 10.8z',
    ),
    eyes,
    line('M23.3 26.8q3.2-2.4 6.2-.3M34.5 26.5q3-2.1 6.2.3', 2.2, '#75706a'),
    line('M27 22.8h10', 0.9, '#8a4a2c66'),
    nose,
    fill(
      '#75706a',
      'M32 36.2c2.5-1.5 6-.8 7.8 2.3-3 .9-5.7.8-7.8-.6-2.1 1.4-4.8 1.5-7.8.6 1.8-3.1 5.3-3.8 7.8-2.3z',
    ),
    line('M29.8 40.8q2.2 1.4 4.4 0', 1.5),
  ],
  // A young woman with cropped hair and a high collar, unhurried.
  yuki: [
    ground('#c4d9dd'),
    fill('#3b3a46', 'M17.5 36c-2.5-16 3-25.5 14.5-25.5S49 20 46.5 36l-3 3h-23z'),
    shoulders('#e9e4da'),
    fill('#d4cdbf', 'M24.5 45h15v6q-7.5 4-15 0z'),
    ...head('light'),
    fill('#e9e4da', 'M24.5 46.5q7.5 4.5 15 0v5q-7.5 4.5-15 0z'),
    fill(
      '#3b3a46',
      'M18.6 33c-1-12.5 4.5-19.5 13.4-19.5S46.4 20.5 45.4 33l-1.9.5c.2-5-.8-8-2.5-10.5-2.5 1.5-5 2-8 1.8l3-3.3c-4 3.5-9.5 5-13.5 5-1.2 2-1.7 4-2 7z',
    ),
    line('M24.6 30.3q2.2 1.3 4.4 0M35 30.3q2.2 1.3 4.4 0', 1.7),
    line('M24.3 26.8q2.5-.9 4.9-.2M34.8 26.6q2.4-.7 4.9.2', 1.3),
    nose,
    line('M29.5 38.6q2.5 1 5 0', 1.6, '#a8473a'),
  ],
  // An old woman with a white bun, amused.
  lan: [
    ground('#d5c2c9'),
    fill('#f4f1ec', spot(32, 10, 6)),
    fill('#f4f1ec', 'M17.5 34c-2.5-15 3-23.5 14.5-23.5S49 19 46.5 34z'),
    line('M24.5 7.5l15 4', 1.6, '#2f7d67'),
    shoulders('#2f6e5e'),
    line('M26 47.5q6 7.5 12 0M32 51.5q3 6-1 12', 1.8, '#cfe3d6'),
    ...head('warm', 'c0 9-5.5 14.5-12.5 14.5S19.5 39 19.5 30'),
    fill(
      '#f4f1ec',
      'M18.7 30c-.5-10 5-16.5 13.3-16.5S45.8 20 45.3 30c-1.3-5.5-5.3-9.5-13.3-10.8-8 1.3-12 5.3-13.3 10.8z',
    ),
    smilingEyes,
    line('M24 27q2.7-1.8 5.2-.6M34.8 26.4q2.5-1.2 5.2.6', 1.3, '#a79d93'),
    line(
      'M22.2 33.3l-1.4 1M41.8 33.3l1.4 1M25.8 36q-1.3 2-.8 4M38.2 36q1.3 2 .8 4',
      0.9,
      '#8a4a2c80',
    ),
    blush,
    nose,
    line('M27.8 38.5q5 3.7 8.4-.5', 1.6),
  ],
  // A man with a short beard and a loose scarf, sure of himself.
  wei: [
    ground('#cdbf9f'),
    shoulders('#33445f'),
    ...head('warm', 'c0 9.5-5.5 15.5-12.5 15.5S19.5 39.5 19.5 30'),
    fill(
      '#231d1d',
      'M19.4 31.5c1.5 2.7 2 4.5 3.3 5.2 3-1.9 6-2.4 9.3-2.4s6.3.5 9.3 2.4c1.3-.7 1.8-2.5 3.3-5.2.3 9-5.1 14.5-12.6 14.5s-12.9-5.5-12.6-14.5z',
    ),
    fill('#eebd8f', 'M27 37.3q5-1.3 10 0-.6 4.2-5 4.2t-5-4.2z'),
    fill(
      '#231d1d',
      'M18.7 31c-2.2-9 .3-17.5 7.3-19.5 1.5-3 7-4.5 11.5-2.5 6.5 2 9.8 10 7.8 22l-1.8.8c.2-5-.7-8-2.3-10-5 .5-10.7-.5-14.2-3.3-3.5 2.5-6 6-6.5 13.3z',
    ),
    eyes,
    line('M23.8 26.3q3-1.5 5.5.2M34.7 26.5q2.5-1.7 5.5-.2', 1.8, '#231d1d'),
    nose,
    line('M28.8 38.6q3.2 2 6.4 0', 1.5),
    fill('#a5412e', 'M22 45.5q10 7.5 20 0l3.5 4q-13.5 9.5-27 0zM36 51.5l6 1.5 2.5 11h-7z'),
  ],
};
