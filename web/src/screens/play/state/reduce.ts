// SPDX-License-Identifier: MIT
// The game as a pure function: the state after an event. It never looks at a clock or at the page.

import { unreachable } from '../../../engine/protocol.ts';
import { described, engineSpoke, found, informed, refused, stop } from './answers.ts';
import { beginAnew, changeSettings, pause, setPosition, setVisible, step, undo } from './course.ts';
import { choose, drop, playLegal, read } from './moves.ts';
import { isUsersTurn, liftableSquares } from './queries.ts';
import { ponderText, thinkAboutHint } from './questions.ts';
import { offerDraw, resign } from './resign-draw.ts';
import { answerSwap2, heardSwap2 } from './swap2.ts';
import type { AppEvent } from './events.ts';
import { withGame, withView, type GameState } from './state.ts';

export function reduce(state: GameState, event: AppEvent): GameState {
  switch (event.type) {
    case 'engine':
      return engineSpoke(state, event.event);
    case 'described':
      return described(state, event);
    case 'foreseen':
      return { ...withView(state, { foreseen: event.snapshot.threats }), ask: null };
    case 'informed':
      return informed(state, event.info);
    case 'found':
      return found(state, event.info.bestMove, event.info);
    case 'read':
      return read(state, event.ask.text, event.reading.move);
    case 'opening':
      return heardSwap2(state, event.words);
    case 'refused':
      return refused(state);
    case 'square-chosen':
      return choose(state, event.square, event.isUnsure ?? false);
    case 'piece-lifted':
      return liftableSquares(state).has(event.square)
        ? withView(state, { selected: event.square })
        : state;
    case 'piece-dropped':
      return drop(state, event.square);
    case 'selection-cleared':
      return withView(state, { selected: null, premove: null });
    case 'move-played':
      return isUsersTurn(state) ? playLegal(state, event.move) : state;
    case 'move-written':
      return isUsersTurn(state) ? ponderText(state, event.text) : state;
    case 'swap2-answered':
      return answerSwap2(state, event.answer);
    case 'new-game':
      return beginAnew(state);
    case 'game-set-up':
      return beginAnew(state, { ...state.settings, ...event.settings });
    case 'position-set':
      return setPosition(state, event.line);
    case 'undo':
      return undo(state);
    case 'hint':
      return isUsersTurn(state) ? thinkAboutHint(state) : state;
    case 'resign':
      return resign(state);
    case 'draw':
      return offerDraw(state);
    case 'pause':
      return pause(state);
    case 'step':
      return step(state);
    case 'visibility-changed':
      return setVisible(state, event.isVisible);
    case 'noticed':
      return withGame(state, { notice: event.notice });
    case 'time-passed':
      // The clocks are kept outside.
      return state;
    case 'flip':
      return withView(state, { isTurned: !state.view.isTurned });
    case 'stop':
      return stop(state);
    case 'settings-changed':
      return changeSettings(state, event.settings);
    default:
      return unreachable(event);
  }
}
