// SPDX-License-Identifier: MIT
// chuhe/react: the elements with their JSX types.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { GameEventMap } from '../../../src/screens/play/game-events.ts';
import type { ChuheAnalysis, ChuheBoard, ChuheGame, ChuhePuzzle, ChuheViewer } from './elements.ts';
import './elements.ts';

interface Look {
  theme?: 'auto' | 'light' | 'dark' | 'contrast';
  board?: 'wood' | 'slate' | 'paper';
  pieces?: 'traditional' | 'simplified' | 'symbols' | 'letters';
  view?: 'flat' | '3d';
}

interface Common extends Look {
  game?: 'xiangqi' | 'gomoku';
  fen?: string;
  /** Separated by spaces. */
  moves?: string;
  side?: 'red' | 'black' | 'white';
}

interface GameAttributes extends Common {
  level?: number;
  players?: 'engine' | 'people' | 'engines';
  notation?: string;
  rules?: string;
  save?: string;
  analysable?: string;
}

interface BoardAttributes extends Common {
  coordinates?: 'off';
  movable?: string;
}

interface ViewerAttributes extends Common {
  coordinates?: 'off';
  record?: string;
  ply?: number;
  notation?: string;
  rules?: string;
}

interface PuzzleAttributes extends Common {
  mate?: number;
  solution?: string;
  save?: string;
}

interface AnalysisAttributes extends Common {
  record?: string;
  notation?: string;
  rules?: string;
}

/** React's prop for an event of a custom element is `on` and the full event name. */
type GameListeners = {
  [Name in keyof GameEventMap as `on${Name}`]?: (event: GameEventMap[Name]) => void;
};

type Props<Element, Attributes> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Attributes;

declare module 'react' {
  // React reads the types of elements from this namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'chuhe-game': Props<ChuheGame, GameAttributes & GameListeners>;
      'chuhe-board': Props<ChuheBoard, BoardAttributes>;
      'chuhe-viewer': Props<ChuheViewer, ViewerAttributes>;
      'chuhe-puzzle': Props<ChuhePuzzle, PuzzleAttributes>;
      'chuhe-analysis': Props<ChuheAnalysis, AnalysisAttributes>;
    }
  }
}
