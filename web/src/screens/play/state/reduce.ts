// SPDX-License-Identifier: MIT
// The reducer of the game. It never reads a clock or the page.

import { reducerOf } from '../../../engine/store.ts';
import {
  coached,
  described,
  engineSpoke,
  found,
  informed,
  refused,
  stop,
} from './engine-answers.ts';
import {
  beginAnew,
  changeSettings,
  pause,
  setPosition,
  setVisible,
  step,
  undo,
  withDrawnSeat,
} from './game-lifecycle.ts';
import type { Events } from './events.ts';
import { choose, drop, heardOpening, playLegal, read, say } from './board-input.ts';
import { isUsersTurn, liftableSquares } from './selectors.ts';
import { readText, thinkAboutHint, withNextAsk } from './next-ask.ts';
import { resign } from './resign.ts';
import { withGame, withView, type GameState } from './state.ts';

export const reduce = reducerOf<GameState, Events>({
  engine: (state, { event }) => engineSpoke(state, event),
  described,
  foreseen: (state, { snapshot }) => ({
    ...withView(state, { foreseen: snapshot.threats }),
    ask: null,
  }),
  informed: (state, { info }) => informed(state, info),
  found: (state, { info, after }) => found(state, info, after),
  read: (state, { ask, reading }) => read(state, ask.text, reading.move),
  coached: (state, { blunder }) => coached(state, blunder),
  opening: (state, { acts }) => heardOpening(state, acts),
  // Text that is not a move is rejected.
  refused: (state, { ask, fault }) => {
    if (ask.kind === 'coach') return coached(state, null);
    return ask.kind === 'read' ? read(state, ask.text, '') : refused(state, fault);
  },
  'square-chosen': (state, { square, isUnsure = false }) => choose(state, square, isUnsure),
  'piece-lifted': (state, { square }) =>
    liftableSquares(state).has(square) ? withView(state, { selected: square, tried: null }) : state,
  'piece-dropped': (state, { square }) => drop(state, square),
  'selection-cleared': (state) => withView(state, { selected: null, premove: null, tried: null }),
  'move-played': (state, { move }) => (isUsersTurn(state) ? playLegal(state, move) : state),
  'move-written': (state, { text }) => (isUsersTurn(state) ? readText(state, text) : state),
  'opening-said': (state, { word }) => say(state, word),
  'new-game': (state, { roll }) => beginAnew(state, withDrawnSeat(state.settings, roll)),
  'game-set-up': (state, { settings, roll }) =>
    beginAnew(state, withDrawnSeat({ ...state.settings, ...settings }, roll)),
  'position-set': (state, { line }) => setPosition(state, line),
  insisted: (state) => withNextAsk(withGame(state, { blunder: null })),
  undo,
  altered: (state, { alter }) => alter(state),
  hint: (state) => (isUsersTurn(state) ? thinkAboutHint(state) : state),
  resign,
  pause,
  step,
  'visibility-changed': (state, { isVisible }) => setVisible(state, isVisible),
  noticed: (state, { notice }) => withGame(state, { notice }),
  // The clocks are updated outside.
  'time-passed': (state) => state,
  flip: (state) => withView(state, { isTurned: !state.view.isTurned }),
  stop,
  'settings-changed': (state, { settings }) => changeSettings(state, settings),
});
