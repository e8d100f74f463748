// SPDX-License-Identifier: MIT
// The engine's module: the caller's own, or the one beside the scripts.

import { engineModule } from '#engine-module';
import { EngineLoadError, messageOf } from '../../../src/engine/errors.ts';
import type { GivenModule } from './engine-options.ts';

/** Rejects with an `EngineLoadError`. */
export async function compiled(given: GivenModule | undefined): Promise<WebAssembly.Module> {
  if (given === undefined) return engineModule();
  if (given instanceof WebAssembly.Module) return given;
  try {
    return await WebAssembly.compile(given);
  } catch (error) {
    throw new EngineLoadError('engine-damaged', messageOf(error));
  }
}
