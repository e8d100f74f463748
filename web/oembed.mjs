// SPDX-License-Identifier: MIT
// oEmbed (https://oembed.com) for the addresses of boards: where one is pasted, the board appears. A static host cannot
// answer for an address, so only the site's own server does.

/** Of a frame, unless the page that asks has less room. */
export const frameSize = { width: 800, height: 640 };

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** @param {string} address @param {{ width: number, height: number }} size */
export function frameCode(address, { width, height }) {
  return `<iframe src="${escaped(address)}" title="Chuhe" width="${width}" height="${height}" style="border: 0"></iframe>`;
}

/** @param {string | undefined} host of the request @param {string | null} address */
function isBoard(host, address) {
  if (host === undefined || address === null || !URL.canParse(address)) return false;
  const { protocol, host: own, pathname } = new URL(address);
  return /^https?:$/.test(protocol) && own === host && pathname.endsWith('/embed/');
}

/** @param {string | null} wanted @param {number} most */
const atMost = (wanted, most) => (Number(wanted) > 0 ? Math.min(Number(wanted), most) : most);

/**
 * The answer for the board that the query of the request names; null if it names none of this host.
 * @param {string | undefined} host @param {URLSearchParams} query
 */
export function boardAnswer(host, query) {
  const address = query.get('url');
  if (address === null || !isBoard(host, address)) return null;
  const size = {
    width: atMost(query.get('maxwidth'), frameSize.width),
    height: atMost(query.get('maxheight'), frameSize.height),
  };
  const provider = { version: '1.0', provider_name: 'Chuhe', title: 'Chuhe', cache_age: 86400 };
  const html = frameCode(address, size);
  return `${JSON.stringify({ ...provider, type: 'rich', html, ...size }, null, 2)}\n`;
}

/**
 * The page of a board with the link by which others find the answer.
 * @param {string} html @param {string} address of that page
 */
export function discoverable(html, address) {
  const answer = new URL('../oembed.json', address);
  answer.searchParams.set('url', address);
  const link = `<link rel="alternate" type="application/json+oembed" href="${escaped(answer.href)}" />`;
  return html.replace('</head>', `${link}</head>`);
}
