// SPDX-License-Identifier: MIT
// Instantiates the engine's module with its own memory.

import type createEngine from '@engine/engine.js';
import type { EngineModule, ModuleOptions } from '@engine/engine.js';

/** The glue never settles if instantiation fails in its hook; this promise rejects instead. */
export function instantiate(
  create: typeof createEngine,
  module: WebAssembly.Module,
  options: ModuleOptions = {},
): Promise<EngineModule> {
  return new Promise((resolve, reject) => {
    create({
      ...options,
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports).then(
          (instance) => receive(instance, module),
          reject,
        );
        return {};
      },
    }).then(resolve, reject);
  });
}
