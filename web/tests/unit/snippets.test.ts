// SPDX-License-Identifier: MIT
// The code that the embed dialog shows, and link previews of the site.

import { describe, expect, it, test } from 'vitest';
import { cardTags, oembed, siteAddress, socialPicture } from '../../site-card.ts';
import type { Embedded } from '../../src/screens/common/embedded.ts';
import {
  attributesOf,
  elementCode,
  frameAddress,
  frameCode,
  pictureCode,
  showsOf,
} from '../../src/shell/embed/snippets.ts';
import { parseOptions } from '../../src/frame/options.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';

const site = 'https://any.host/chuhe/';

const fresh: Embedded = {
  game: 'xiangqi',
  startFen: xiangqi.startFen,
  rules: 'asian',
  line: [],
  moves: [],
  record: null,
  isTurned: false,
  level: 3,
};

describe('the code for other pages', () => {
  it('is as short as it can be', () => {
    expect(elementCode(site, 'game', attributesOf(fresh, 'game'))).toBe(
      '<script type="module" src="https://any.host/chuhe/embed.js"></script>\n<chuhe-game></chuhe-game>',
    );
  });

  it('names the one version of the script that may run, where that is wanted', () => {
    expect(elementCode(site, 'board', [], 'sha384-abc')).toBe(
      '<script type="module" src="https://any.host/chuhe/embed.js" integrity="sha384-abc" crossorigin="anonymous"></script>\n<chuhe-board></chuhe-board>',
    );
  });

  it('has the game that was played, and who plays what', () => {
    const moves = ['h2e2', 'h9g7'];
    const played: Embedded = { ...fresh, line: moves, moves, isTurned: true, level: 7 };
    expect(elementCode(site, 'game', attributesOf(played, 'game'))).toContain(
      '<chuhe-game moves="h2e2 h9g7" side="black" level="7">',
    );
    expect(elementCode(site, 'viewer', attributesOf(played, 'viewer'))).toContain(
      '<chuhe-viewer moves="h2e2 h9g7" ply="2" side="black">',
    );
  });

  it('shows the position of a variation, and the whole record where it can', () => {
    const record = '1. C2=5 {"quick" & <fine>}';
    const studied = { ...fresh, level: null, line: ['h2e2'], moves: ['b2e2'], record };
    expect(showsOf(studied)[0]).toBe('viewer');
    expect(elementCode(site, 'viewer', attributesOf(studied, 'viewer'))).toContain(
      '<chuhe-viewer record="1. C2=5 {&quot;quick&quot; &amp; &lt;fine>}">',
    );
    expect(Object.fromEntries(attributesOf(studied, 'board'))).toEqual({ moves: 'b2e2' });
  });

  test.each(['game', 'viewer', 'board', 'analysis'] as const)(
    'is understood by a frame that shows a %s',
    (show) => {
      const startFen = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b renju';
      const played: Embedded = {
        game: 'gomoku',
        startFen,
        rules: 'renju',
        line: ['h8', 'i9'],
        moves: ['h8'],
        record: null,
        isTurned: true,
        level: 9,
      };
      const attributes = attributesOf(played, show);
      const { search, pathname } = new URL(frameAddress(site, show, attributes));
      expect(pathname).toBe('/chuhe/embed/');
      const parsed = parseOptions(search);
      expect(parsed).toMatchObject({ show, game: { id: gomoku.id } });
      expect(frameCode(site, show, attributes)).toContain(`${site}embed/frame.js`);
    },
  );

  it('draws the position, its last move and whoever is at the bottom', () => {
    const colours = new Proxy({}, { get: (_target, name) => `#${String(name)}` });
    const look = {
      palette: colours as never,
      ground: 'wood',
      pieces: 'letters',
      isSolid: false,
      isPrinted: false,
    } as const;
    const moves = ['h2e2'];
    const code = pictureCode({ ...fresh, line: moves, moves }, look, 'a "name"');
    expect(code).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*viewBox=/);
    expect(code).toContain('aria-label="a &quot;name&quot;"');
    expect(code.match(/fill="#disc"/g)).toHaveLength(32);
    expect(code.match(/stroke="#last"/g)).toHaveLength(2);
    expect(code).not.toMatch(/\d\.\d{6}/);
    const turned = pictureCode({ ...fresh, isTurned: true }, look, '');
    expect(turned).not.toBe(pictureCode(fresh, look, ''));
  });
});

describe('links to the site elsewhere', () => {
  const card = { title: 'Chuhe', description: 'Play' };
  const contentOf = (address: string | null, property: string): unknown =>
    cardTags(card, address).find(({ attrs }) => attrs?.['property'] === property)?.attrs?.[
      'content'
    ];

  it('have whole addresses where the build knows them', () => {
    expect(contentOf(site, 'og:image')).toBe(`${site}social.png`);
    expect(contentOf(site, 'og:url')).toBe(site);
    expect(JSON.parse(oembed(card, site))).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Chuhe',
      html: expect.stringContaining(`src="${site}embed/"`),
      width: 800,
      height: 640,
      thumbnail_url: `${site}social.png`,
    });
  });

  it('have relative ones, and nothing to embed, where it does not', () => {
    expect(contentOf(null, 'og:image')).toBe('./social.png');
    expect(contentOf(null, 'og:url')).toBeUndefined();
    expect(JSON.parse(oembed(card, null))).toMatchObject({ version: '1.0', type: 'link' });
  });

  it('refuse an address that is no folder', () => {
    expect(siteAddress(undefined)).toBeNull();
    expect(siteAddress(site)).toBe(site);
    for (const wrong of ['any.host', 'https://any.host/chuhe', `${site}?a/`, 'javascript:0/'])
      expect(() => siteAddress(wrong)).toThrow('CHUHE_SITE_URL');
  });

  it('show the board at the start', () => {
    expect(socialPicture().match(/fill="#fbf0d9"/g)).toHaveLength(32);
  });
});
