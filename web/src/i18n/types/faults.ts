// SPDX-License-Identifier: MIT
// What is wrong with a move, a position or a record, and what a format has no place for, in one language.

/**
 * Codes of engine/core/fault.cpp, and at the end some of the page's own. `bad-position` stands for what is
 * wrong with the text of a position, `unanswered` for what no reader can do anything about.
 */
export type FaultCode =
  | 'not-a-move'
  | 'not-a-point'
  | 'illegal-move'
  | 'ambiguous-move'
  | 'point-taken'
  | 'game-over'
  | 'overline'
  | 'double-four'
  | 'double-three'
  | 'bad-position'
  | 'row-count'
  | 'unknown-piece'
  | 'impossible-point'
  | 'too-many-pieces'
  | 'missing-king'
  | 'kings-facing'
  | 'waiting-side-in-check'
  | 'both-have-five'
  | 'no-game'
  | 'page-address'
  | 'bad-head'
  | 'other-game'
  | 'foreign-link'
  | 'newer-version'
  | 'unknown-record-kind'
  | 'cut-head'
  | 'bad-keys'
  | 'damaged-link'
  | 'foreign-characters'
  | 'bad-encoding'
  | 'unclosed-tag'
  | 'unknown-tag'
  | 'unquoted-header'
  | 'text-after-header'
  | 'header-too-long'
  | 'unusable-start'
  | 'piece-count'
  | 'unknown-piece-number'
  | 'shared-point'
  | 'unknown-result'
  | 'second-result'
  | 'result-mismatch'
  | 'other-sides-move'
  | 'off-the-board'
  | 'pass'
  | 'too-many-moves'
  | 'moves-left-out'
  | 'cut-moves'
  | 'variation-before-move'
  | 'unclosed-variation'
  | 'unopened-variation'
  | 'variation-without-move'
  | 'second-variation'
  | 'unclosed-comment'
  | 'cut-comment'
  | 'comment-left-out'
  | 'comment-without-move'
  | 'unknown-glyph'
  | 'start-mark'
  | 'stray-text'
  | 'stray-bytes'
  | 'more-warnings'
  | 'variations-unsupported'
  | 'comments-unsupported'
  | 'glyphs-unsupported'
  | 'evaluations-unsupported'
  | 'headers-unsupported'
  | 'header-unsupported'
  | 'header-cut'
  | 'texts-unsupported'
  | 'braces-unsupported'
  | 'length-unsupported'
  | 'quiet-plies-unsupported'
  | 'move-number-unsupported'
  | 'turn-unsupported'
  | 'rule-unsupported'
  | 'board-size-unsupported'
  | 'start-not-empty'
  | 'file-too-large'
  | 'file-unreadable'
  | 'unanswered';

export interface FaultStrings {
  /** Where it stands; a move by its number, or by its ply where the language counts so. */
  readonly game: (number: number) => string;
  readonly line: (number: number) => string;
  readonly move: (number: number, ply: number) => string;
  readonly joined: (place: readonly string[], words: string) => string;
  /** `{text}` and the like stand for facts, `<is|are>` for what goes with the number. */
  readonly faults: Readonly<Record<FaultCode, string>>;
}
