// SPDX-License-Identifier: MIT
// Which files of the built site are the engine that everybody gets, and which come only to who wants them: the engine
// for several threads, the games of masters, the sets of endings.

const threads = /^assets\/engine-threads[-.][^/]*\.(?:js|wasm)$/;

/** What is fetched only where a reader chose it. @param {string} file from the root of the site */
export const isThreadsEngine = (file) => threads.test(file);

const masters = /^assets\/masters-[^/]*\.(?:txt|games)$/;

/** The games of masters, which their screen fetches. @param {string} file from the root of the site */
export const isMasters = (file) => masters.test(file);

/** The sets of endings, which an engine's worker fetches. @param {string} file from the root of the site */
export const isEndingSets = (file) => file.endsWith('.sets');

/** What a page may fetch ahead. @param {string} file from the root of the site */
export const isUsualEngine = (file) => file.endsWith('.wasm') && !isThreadsEngine(file);
