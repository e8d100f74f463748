// SPDX-License-Identifier: MIT
// What can be done with the record of an analysis; each tool is loaded when it is used.

import { readLook } from '../../board/look.ts';
import { toolTexts } from '../../i18n/en/analyse.ts';
import { validReview } from './findings.ts';
import { withHeaders } from './record/tree.ts';
import type { ToolHost } from './tool-place.ts';

/** Writes the review into the record. */
export async function annotate({ store, view, strings }: ToolHost): Promise<void> {
  const { annotated } = await import('./review/annotate.ts');
  const { spec, tree } = store.state;
  const review = validReview(store.state);
  if (review === null) return;
  store.dispatch({ type: 'rewritten', tree: annotated(tree, spec, review, strings()) });
  view().say(toolTexts.in(strings().language).annotated);
}

export async function editDetails({ root, store, view, strings }: ToolHost): Promise<void> {
  const { openDetails } = await import('./record/open-details.ts');
  openDetails(root, store.state, strings(), (headers) => {
    store.dispatch({ type: 'rewritten', tree: withHeaders(store.state.tree, headers) });
    view().say(toolTexts.in(strings().language).detailsChanged);
  });
}

/** Adds all games of a file to My games. `tell` hears how far it is and the result. */
export async function keepAll(
  { store, strings }: ToolHost,
  bytes: Uint8Array,
  tell: (said: string) => void,
): Promise<void> {
  const { keepFile } = await import('./keep/keep-file.ts');
  const { spec, settings } = store.state;
  await keepFile(spec.id, settings.rules, bytes, tell, toolTexts.in(strings().language));
}

async function draw({ element, root, store, view, strings }: ToolHost): Promise<void> {
  const { openPictures } = await import('./pictures/open-pictures.ts');
  await openPictures(root, store.state, view().board.shown, element, strings());
}

export async function showMoments({
  element,
  root,
  store,
  strings,
  retry,
}: ToolHost): Promise<void> {
  const { openMoments } = await import('./review/open-moments.ts');
  await openMoments(root, store.state, element, strings(), retry);
}

/** Opens the sheet that takes the record elsewhere. */
export async function share(host: ToolHost): Promise<void> {
  const { openShare } = await import('./export/share-sheet.ts');
  openShare(host, {
    draw: () => void host.late.load(() => draw(host)),
    print: () => void host.late.load(() => print(host)),
  });
}

async function print({ element, store, strings }: ToolHost): Promise<void> {
  const { printRecord } = await import('./export/print-score.ts');
  await printRecord(store.state, readLook(element).pieces, strings());
}
