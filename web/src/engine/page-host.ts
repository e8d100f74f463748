// SPDX-License-Identifier: MIT
// The host of the playing and analysing engines: the browser's, or the one chosen by the page.

import { browserHost } from './browser-host.ts';
import type { EngineHost } from './host.ts';

/** Null for the usual engine. */
type Choose = () => Promise<EngineHost> | null;

let choose: Choose = () => null;
let chosen = browserHost;

/** `how` is called whenever an engine is loaded. By default, as on other sites, browserHost is used. */
export function chooseEngine(how: Choose): void {
  choose = how;
}

export const pageHost: EngineHost = {
  ...browserHost,
  spawn: () => chosen.spawn(),
  async engineModule() {
    chosen = (await choose()?.catch(() => null)) ?? browserHost;
    return chosen.engineModule();
  },
};
