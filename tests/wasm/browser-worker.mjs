// SPDX-License-Identifier: MIT
// Runs the script of a browser's worker in a thread of Node: see load.mjs.
import { parentPort, workerData } from 'node:worker_threads';

const { name, url } = workerData;
Object.assign(globalThis, {
  self: globalThis,
  name,
  // The glue takes its surroundings for a worker where there is this function.
  importScripts() {},
  location: { href: url },
  postMessage: (message) => parentPort.postMessage(message),
});
await import(url);
parentPort.on('message', (data) => globalThis.onmessage({ data }));
