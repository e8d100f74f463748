// SPDX-License-Identifier: MIT
// Runs the script of a browser worker in a Node worker thread: see load.mjs.
import { parentPort, workerData } from 'node:worker_threads';

const { name, url } = workerData;
Object.assign(globalThis, {
  self: globalThis,
  name,
  // The glue detects a worker by this function.
  importScripts() {},
  location: { href: url },
  postMessage: (message) => parentPort.postMessage(message),
});
await import(url);
parentPort.on('message', (data) => globalThis.onmessage({ data }));
