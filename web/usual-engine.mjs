// SPDX-License-Identifier: MIT
// Classifies files of the built site: those of the default engine, and optional ones: the
// multi-threaded engine, the master games, the endgame sets.

const threads = /^assets\/engine-threads[-.][^/]*\.(?:js|wasm)$/;

/** Loaded only if a reader chose threads. @param {string} file path from the root of the site */
export const isThreadsEngine = (file) => threads.test(file);

const masters = /^assets\/masters-[^/]*\.(?:txt|games)$/;

/** Master games, loaded by their screen. @param {string} file path from the root of the site */
export const isMasters = (file) => masters.test(file);

/**
 * Endgame sets, loaded by the engine's worker. @param {string} file path from the root of the site
 */
export const isEndingSets = (file) => file.endsWith('.sets');

/** Whether pages may preload the file. @param {string} file path from the root of the site */
export const isUsualEngine = (file) => file.endsWith('.wasm') && !isThreadsEngine(file);
