// SPDX-License-Identifier: MIT
// A record that another program shares with the installed page. The browser posts it before there is a
// page: the service worker keeps it until the page takes it.

/** Behind the address of the site: where shared things are posted, as the manifest says. */
export const kSharePlace = 'share';

/** In the query of the page that is to take what was shared. */
export const kSharedMark = 'shared';

/** Of each copy of the site that shares an origin its own. */
const nameOf = (scope: string): string => `shared with chuhe ${scope}`;

/** A link to a record or a game of this page, whatever is said around it. */
const kLink = /\S+#\/(?:analyse|play)\/\S+/;

/** What is to be read of it: the file if there is one, else the text, and of that the link if it has one. */
function contentOf(posted: FormData): File | null {
  const file = posted.get('record');
  if (file instanceof File && file.size > 0) return file;
  const textOf = (field: string): string[] => {
    const text = posted.get(field);
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  };
  const parts = [...textOf('text'), ...textOf('url')];
  const text = (parts.length > 0 ? parts : textOf('title')).join('\n');
  return text === '' ? null : new File([kLink.exec(text)?.[0] ?? text], '');
}

/** Keeps what is posted, in place of anything before, and leads to the page that takes it. */
export async function keepShared(request: Request, scope: string): Promise<Response> {
  const content = contentOf(await request.formData());
  await caches.delete(nameOf(scope));
  if (content !== null) {
    const cache = await caches.open(nameOf(scope));
    // Its name is its address there.
    await cache.put(new URL(encodeURIComponent(content.name), scope), new Response(content));
  }
  return Response.redirect(new URL(`?${kSharedMark}#/analyse`, scope).href, 303);
}

/** What was shared, once; null where nothing was. */
export async function takeShared(scope: string): Promise<File | null> {
  const cache = await caches.open(nameOf(scope));
  const [key] = await cache.keys();
  const kept = key && (await cache.match(key));
  await caches.delete(nameOf(scope));
  if (key === undefined || kept === undefined) return null;
  return new File([await kept.blob()], decodeURIComponent(key.url.slice(scope.length)));
}
