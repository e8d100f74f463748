// SPDX-License-Identifier: MIT
// Stored preferences of a reader.

import { describe, expect, test } from 'vitest';
import { parsePreferences } from '../../src/storage/preferences.ts';

describe('preferences', () => {
  test('are what was chosen, and nothing more', () => {
    const chosen = {
      showsThinking: true,
      speaks: false,
      volume: 50,
      notation: 'wxf',
      blindfold: 'own',
    };
    expect(parsePreferences(chosen)).toEqual(chosen);
    expect(parsePreferences({})).toEqual({});
  });

  test('leave out what no version of the page has chosen', () => {
    const damaged = {
      speaks: 'yes',
      volume: 51,
      notation: 'morse',
      isStill: null,
      colour: true,
      blindfold: 'half',
    };
    expect(parsePreferences(damaged)).toEqual({});
    expect(parsePreferences('nothing')).toBeNull();
  });
});
