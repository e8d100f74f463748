// SPDX-License-Identifier: MIT
#include "engine/core/fault.h"

#include <array>
#include <cassert>

#include "engine/core/text.h"

namespace engine {

namespace {

struct Wording {
    FaultCode code;
    std::string_view name;
    /// `{fact}` is replaced by a fact, `[fact]` by a quoted fact, `{ in fact}` by nothing if the
    /// fact is empty, and `<is|are>` by the form that agrees with the number.
    std::string_view sentence;
};

using enum FaultCode;

constexpr std::array kWordings{
    Wording{None, "", ""},
    Wording{UnknownGame, "unknown-game", "there is no game named [text]"},
    Wording{UnknownRules, "unknown-rules", "there is no rule set named [text]"},
    Wording{UnknownNotation, "unknown-notation", "there is no notation named [text]"},
    Wording{UnwritableFormat, "unwritable-format", "no record is written in the format [text]"},
    Wording{NotOffered, "not-offered", "this game has no {text}"},
    Wording{NotAMove, "not-a-move", "[text] is not a move"},
    Wording{NotAPoint, "not-a-point", "[text] is not a point of the board"},
    Wording{IllegalMove, "illegal-move", "illegal move [text]{ in where}"},
    Wording{AmbiguousMove, "ambiguous-move", "ambiguous move [text]: {choices}{ in where}"},
    Wording{PointTaken, "point-taken", "illegal move [text]{ in where}: the point is taken"},
    Wording{GameOver, "game-over", "illegal move [text]{ in where}: the game is over"},
    Wording{Overline, "overline", "illegal move [text]{ in where}: overline"},
    Wording{DoubleFour, "double-four", "illegal move [text]{ in where}: double-four"},
    Wording{DoubleThree, "double-three", "illegal move [text]{ in where}: double-three"},
    Wording{EmptyFen, "empty-fen", "the FEN is empty"},
    Wording{FieldCount, "field-count", "wrong number of fields in position [where]"},
    Wording{UnexpectedField, "unexpected-field", "unexpected [text] in the FEN"},
    Wording{RowCount, "row-count", "the board [text] has {number} rows, not {expected}"},
    Wording{BoardSize, "board-size", "not 5 to 20 rows in position [where]"},
    Wording{BadRow, "bad-row", "bad row [text] in position [where]"},
    Wording{ShortRow, "short-row", "fewer than nine points in row [text]"},
    Wording{LongRow, "long-row", "more than nine points in row [text]"},
    Wording{UnknownPiece, "unknown-piece", "unknown piece letter [text] in row [where]"},
    Wording{ImpossiblePoint, "impossible-point", "[text] can never stand on {where}"},
    Wording{TooManyPieces, "too-many-pieces", "too many of [text]: {number}"},
    Wording{MissingKing, "missing-king", "[text] is missing from the board"},
    Wording{BadSide, "bad-side", "the side to move cannot be [text]"},
    Wording{BadQuietPlies, "bad-quiet-plies", "bad counter of quiet plies [text]"},
    Wording{BadMoveNumber, "bad-move-number", "bad move number [text]"},
    Wording{KingsFacing, "kings-facing", "the kings face each other on file [text]"},
    Wording{WaitingSideInCheck, "waiting-side-in-check",
            "the side that is not to move is in check on {text}"},
    Wording{BothHaveFive, "both-have-five", "both sides have five in a row in position [where]"},
    Wording{BadTree, "bad-tree", "node {number} of the tree follows none before it"},
    Wording{StartNotEmpty, "start-not-empty",
            "{text} records begin with an empty board, this game does not"},
    Wording{NoGame, "no-game", "there is no game"},
    Wording{PageAddress, "page-address",
            "[text] is the address of a page: open it and copy the record from there"},
    Wording{BadHead, "bad-head", "[text] is not the head of a {where} record"},
    Wording{OtherGame, "other-game", "{text} says that this is a record of {where}, not of Gomoku"},
    Wording{ForeignLink, "foreign-link",
            "[text] does not begin with [where]: it is no link, or one of a later version"},
    Wording{NewerVersion, "newer-version",
            "version {text} is newer than {where}, the newest known"},
    Wording{UnknownRecordKind, "unknown-record-kind",
            "a record of kind {number} is left out; only kinds 1 and 2 can be read"},
    Wording{CutHead, "cut-head", "the file ends within its header"},
    Wording{BadKeys, "bad-keys",
            "the keys do not add up to zero: they are damaged, or the file is"},
    Wording{DamagedLink, "damaged-link",
            "the link is damaged or cut: what is read may be wrong from some move on"},
    Wording{ForeignCharacters, "foreign-characters",
            "{number} <character does|characters do> not belong in a link"},
    Wording{BadEncoding, "bad-encoding", "the {where} is not quite GBK: [text]"},
    Wording{UnclosedTag, "unclosed-tag", "tag [text] is not closed"},
    Wording{UnknownTag, "unknown-tag", "no tag is called [text]"},
    Wording{UnquotedHeader, "unquoted-header", "the value of tag [where] is not quoted: [text]"},
    Wording{TextAfterHeader, "text-after-header", "after tag [where] stands [text]"},
    Wording{HeaderTooLong, "header-too-long",
            "{where} claims {number} bytes of {expected}; it is cut there"},
    Wording{UnusableStart, "unusable-start",
            "the game cannot start from its position; its moves are left out"},
    Wording{PieceCount, "piece-count", "the list of pieces has {number} digits, not {expected}"},
    Wording{UnknownPieceNumber, "unknown-piece-number", "no piece has the number {number}"},
    Wording{SharedPoint, "shared-point", "two pieces stand on {text}"},
    Wording{UnknownResult, "unknown-result", "unknown result {text}"},
    Wording{SecondResult, "second-result", "a second result [text] after [where]"},
    Wording{ResultMismatch, "result-mismatch", "the moves end with [text], the tag says [where]"},
    Wording{OtherSidesMove, "other-sides-move",
            "the first move [text] is the other side's; so is the turn"},
    Wording{OutOfTurn, "out-of-turn", "[text] is out of turn: the other side is to move"},
    Wording{SetupAfterMoves, "setup-after-moves",
            "[text] sets up stones after moves, which cannot be read"},
    Wording{OffTheBoard, "off-the-board", "a move leads off the board"},
    Wording{Pass, "pass", "a pass is left out"},
    Wording{TooManyMoves, "too-many-moves",
            "there are more than {number} moves; the others are left out"},
    Wording{MovesLeftOut, "moves-left-out",
            "{number} <move that follows is|moves that follow are> left out"},
    Wording{CutMoves, "cut-moves", "the moves break off"},
    Wording{VariationBeforeMove, "variation-before-move", "a variation before the first move"},
    Wording{UnclosedVariation, "unclosed-variation", "a parenthesis is not closed"},
    Wording{UnopenedVariation, "unopened-variation", "a parenthesis is closed that was not opened"},
    Wording{VariationWithoutMove, "variation-without-move",
            "[text] leaves a move that is not there"},
    Wording{SecondVariation, "second-variation",
            "a second line with the number {number} is left out: [text]"},
    Wording{UnclosedComment, "unclosed-comment", "a comment without an end"},
    Wording{CutComment, "cut-comment", "a comment is cut off"},
    Wording{CommentLeftOut, "comment-left-out", "left out with its move: [text]"},
    Wording{CommentWithoutMove, "comment-without-move", "a comment without a move: [text]"},
    Wording{UnknownGlyph, "unknown-glyph", "no annotation has the number ${number}"},
    Wording{StartMark, "start-mark", "the mark of where to begin is left out ({number})"},
    Wording{StrayText, "stray-text", "[text] is neither a move nor a header"},
    Wording{StrayBytes, "stray-bytes",
            "{number} <byte|bytes> after the end of the moves <is|are> left out"},
    Wording{MoreWarnings, "more-warnings", "and {number} more <warning|warnings>"},
    Wording{VariationsUnsupported, "variations-unsupported", "no place for variations ({number})"},
    Wording{CommentsUnsupported, "comments-unsupported", "no place for comments ({number})"},
    Wording{GlyphsUnsupported, "glyphs-unsupported", "no place for annotation glyphs ({number})"},
    Wording{EvaluationsUnsupported, "evaluations-unsupported",
            "no place for evaluations and clocks ({number})"},
    Wording{HeadersUnsupported, "headers-unsupported", "no place for headers ({number})"},
    Wording{HeaderUnsupported, "header-unsupported", "no place for the header {where} [text]"},
    Wording{HeaderCut, "header-cut", "{number} bytes for {where}: [text] is cut"},
    Wording{TextsUnsupported, "texts-unsupported",
            "no place for bars and tags in texts; they are changed ({number})"},
    Wording{BracesUnsupported, "braces-unsupported",
            "no place for a closing brace in a comment; it becomes wide ({number})"},
    Wording{LengthUnsupported, "length-unsupported",
            "no place for more than {number} characters of text"},
    Wording{QuietPliesUnsupported, "quiet-plies-unsupported",
            "no place for plies without capture before the start ({number})"},
    Wording{MoveNumberUnsupported, "move-number-unsupported",
            "no place for the number of the first move ({number})"},
    Wording{TurnUnsupported, "turn-unsupported", "no place for whose turn it is before any move"},
    Wording{RuleUnsupported, "rule-unsupported", "the rule is not named"},
    Wording{BoardSizeUnsupported, "board-size-unsupported", "the size of the board is not named"},
    Wording{MissingBook, "missing-book", "the opening book is not used: it is missing or empty"},
    Wording{ForeignBookFile, "foreign-book-file",
            "the opening book is not used: it starts with [text], not [where]"},
    Wording{CutBook, "cut-book", "the opening book is not used: it is cut off in its header"},
    Wording{BookVersion, "book-version",
            "the opening book is not used: it has version {number}, not {expected}"},
    Wording{BookSize, "book-size",
            "the opening book is not used: it has {number} bytes instead of {expected}"},
    Wording{BookChecksum, "book-checksum",
            "the opening book is not used: it is damaged: its checksum does not match"},
    Wording{BookOfAnotherGame, "book-of-another-game",
            "the opening book is not used: it is for another game"},
    Wording{BookWithOtherKeys, "book-with-other-keys",
            "the opening book is not used: it was packed by an engine with other position keys"},
    Wording{BookOrder, "book-order",
            "the opening book is not used: its position {number} is out of order"},
    Wording{BookTables, "book-tables",
            "the opening book is not used: its tables do not fit together"},
    Wording{ForeignEndings, "foreign-endings",
            "the sets of endings are not used: the file holds something else"},
    Wording{DamagedEndings, "damaged-endings",
            "the sets of endings are not used: the file is damaged"},
    Wording{ForeignNetworkFile, "foreign-network-file", "this is no network of Chuhe"},
    Wording{NetworkVersion, "network-version", "the network has version {number}, not {expected}"},
    Wording{NetworkShape, "network-shape", "the network has {number} {text}, not {expected}"},
    Wording{NetworkSize, "network-size", "the network has {number} bytes, not {expected}"},
    Wording{NetworkChecksum, "network-checksum", "the network is damaged"},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kWordings.size(); ++i) {
        if (static_cast<std::size_t>(kWordings[i].code) != i) return false;
    }
    return kWordings.back().code == kLastFaultCode;
}
static_assert(in_order(), "a wording for each code, in the order of the codes");

const Wording& wording_of(FaultCode code) { return kWordings[static_cast<std::size_t>(code)]; }

std::string fact(const Fault& fault, std::string_view name) {
    if (name == "text") return fault.text;
    if (name == "where") return fault.where;
    if (name == "number") return std::to_string(fault.number);
    if (name == "expected") return std::to_string(fault.expected);
    assert(name == "choices");
    std::string list;
    for (const std::string& choice : fault.choices) list += (list.empty() ? "" : " or ") + choice;
    return list;
}

}  // namespace

std::string_view text_of(FaultCode code) { return wording_of(code).name; }

std::string sentence_of(const Fault& fault) {
    std::string_view rest = wording_of(fault.code).sentence;
    std::string out;
    for (;;) {
        const std::size_t open = rest.find_first_of("{[<");
        out += rest.substr(0, open);
        if (open == std::string_view::npos) return out;
        const std::size_t close = rest.find_first_of("}]>", open);
        const std::string_view inside = rest.substr(open + 1, close - open - 1);
        if (rest[open] == '<') {
            const std::size_t bar = inside.find('|');
            out += fault.number == 1 ? inside.substr(0, bar) : inside.substr(bar + 1);
        } else {
            const std::size_t name = inside.rfind(' ') + 1;
            const std::string value = fact(fault, inside.substr(name));
            if (name == 0 || !value.empty()) {
                out += inside.substr(0, name);
                out += rest[open] == '[' ? in_quotes(value) : value;
            }
        }
        rest.remove_prefix(close + 1);
    }
}

}  // namespace engine
