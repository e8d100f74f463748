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

/** The parts to read: the files if there are any, otherwise the text, or the link in it. */
function contentsOf(posted: FormData): File[] {
  const files = posted.getAll('record').filter((one) => one instanceof File && one.size > 0);
  if (files.length > 0) return files as File[];
  const textOf = (field: string): string[] => {
    const text = posted.get(field);
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  };
  const parts = [...textOf('text'), ...textOf('url')];
  const text = (parts.length > 0 ? parts : textOf('title')).join('\n');
  return text === '' ? [] : [new File([kLink.exec(text)?.[0] ?? text], '')];
}

async function keep(contents: readonly File[], scope: string): Promise<void> {
  await caches.delete(nameOf(scope));
  if (contents.length === 0) return;
  const cache = await caches.open(nameOf(scope));
  for (const [at, content] of contents.entries()) {
    // The name serves as its address there; several files may have the same.
    const address = new URL(`${encodeURIComponent(content.name)}?${at}`, scope);
    await cache.put(address, new Response(content));
  }
}

/** Stores the posted data, replacing earlier data, and redirects to the page that takes it, or misses it. */
export async function keepShared(request: Request, scope: string): Promise<Response> {
  await keep(contentsOf(await request.formData()), scope).catch(() => {});
  return Response.redirect(new URL(`?${kSharedMark}#/analyse`, scope).href, 303);
}

/** Returns the shared data once. */
export async function takeShared(scope: string): Promise<File[]> {
  const cache = await caches.open(nameOf(scope));
  const files = (await cache.keys()).map(async (key) => {
    const [name = ''] = key.url.slice(scope.length).split('?');
    const kept = await cache.match(key);
    return new File(kept === undefined ? [] : [await kept.blob()], decodeURIComponent(name));
  });
  const taken = await Promise.all(files);
  await caches.delete(nameOf(scope));
  return taken;
}
