// SPDX-License-Identifier: MIT
// A record shared by another program with the installed app. The browser posts it before the page exists: the service
// worker stores it until the page takes it.

/** The path to which shared data is posted, as in the manifest. */
export const kSharePlace = 'share';

/** The query parameter of the page that takes the shared data. */
export const kSharedMark = 'shared';

/** Each copy of the site on one origin has its own. */
const nameOf = (scope: string): string => `shared with chuhe ${scope}`;

/** Matches a Chuhe link within any text. */
const kLink = /\S+#\/(?:analyse|play)\/\S+/;

/** The part to read: the file if there is one, otherwise the text, or the link in it. */
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

async function keep(content: File | null, scope: string): Promise<void> {
  await caches.delete(nameOf(scope));
  if (content === null) return;
  const cache = await caches.open(nameOf(scope));
  // The name serves as its address there.
  await cache.put(new URL(encodeURIComponent(content.name), scope), new Response(content));
}

/** Stores the posted data, replacing earlier data, and redirects to the page that takes it, or misses it. */
export async function keepShared(request: Request, scope: string): Promise<Response> {
  await keep(contentOf(await request.formData()), scope).catch(() => {});
  return Response.redirect(new URL(`?${kSharedMark}#/analyse`, scope).href, 303);
}

/** Returns the shared data once; null if there is none. */
export async function takeShared(scope: string): Promise<File | null> {
  const cache = await caches.open(nameOf(scope));
  const [key] = await cache.keys();
  const kept = key && (await cache.match(key));
  await caches.delete(nameOf(scope));
  if (key === undefined || kept === undefined) return null;
  return new File([await kept.blob()], decodeURIComponent(key.url.slice(scope.length)));
}
