// SPDX-License-Identifier: MIT
// Inserts examples, reference and table of contents into the pages.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { elementReference, packageReference } from './reference.ts';
import { escaped } from './text.ts';
import { words, type DocsLanguage } from './words.ts';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Removes the lines meant for developers of this project. */
const shown = (text: string): string =>
  text.replace(/^(?:<!-- SPDX.*-->|\/\/ SPDX.*)\n+/, '').trimEnd();

/**
 * `how` may contain `at-once` for an example that runs without a click, and `wide` for one that
 * needs the space.
 */
function example(name: string, how: string, language: DocsLanguage): string {
  const says = words[language];
  const text = shown(read(`../examples/${name}.html`));
  const lines = text.split('\n').length;
  const label = `${says.example}: ${name}`;
  const kind = ['example', ...how.split(' ')].join(' ').trim();
  // A line break directly after the tag would be lost.
  return `<div class="${kind}" id="example-${name}">
<div class="text"><textarea aria-label="${label}" rows="${lines}" spellcheck="false" autocapitalize="off" autocomplete="off">
${escaped(text)}</textarea>
<p class="buttons"><button type="button" data-action="run">${says.run}</button>
<button type="button" data-action="reset" disabled>${says.reset}</button></p></div>
<div class="stage" data-title="${says.result}: ${name}"><p>${says.pressRun}</p></div>
<div class="said" role="log" aria-label="${says.said}: ${name}" tabindex="0"></div>
</div>`;
}

/** A file of a project that the package's tests build and run. */
function projectFile(path: string): string {
  const text = shown(read(`../../packages/examples/${path}`));
  return `<pre tabindex="0" aria-label="${path}"><code>${escaped(text)}</code></pre>`;
}

function contents(html: string): string {
  const titles = [...html.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)];
  const items = titles.map(([, id, title]) => `<li><a href="#${id}">${title}</a></li>`);
  return `<ul>${items.join('')}</ul>`;
}

/** Fills the placeholders `<!-- what name how -->` of a page. Throws for an unknown one. */
export function filled(html: string, language: DocsLanguage): string {
  const makers: Readonly<Record<string, (name: string, how: string) => string>> = {
    example: (name, how) => example(name, how, language),
    project: projectFile,
    elements: () => elementReference(language),
    package: () => packageReference(language),
    contents: () => contents(html),
  };
  return html.replace(
    /^ *<!-- (\w+)(?: (\S+))?(?: ([\w -]+?))? -->$/gm,
    (_, what, name = '', how = '') => {
      const make = makers[what];
      if (make === undefined) throw new Error(`a page of docs/ asks for "${what}"`);
      return make(name, how);
    },
  );
}

export function pagesOfDocs(): Plugin {
  return {
    name: 'chuhe:docs',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => filled(html, path.startsWith('/docs/zh/') ? 'zh' : 'en'),
    },
  };
}
