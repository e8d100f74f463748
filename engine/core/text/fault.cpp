// SPDX-License-Identifier: MIT
#include "engine/core/text/fault.h"

#include <array>
#include <cassert>

#include "engine/core/text/text.h"

namespace engine {

namespace {

/// `{fact}` is replaced by a fact, `[fact]` by a quoted fact, and `<is|are>` by the form that
/// agrees with the number. `{ in fact}` and `[ in fact]` are replaced by nothing if the fact is
/// empty; the page leaves them out.
struct SharedWords {
    std::string_view name;
    std::string_view sentence;
};
/// The words that the page uses as well, from fault_words.json.
constexpr SharedWords kSharedWords[] = {
#include "engine/core/text/fault_words.inc"
};

struct Wording {
    FaultCode code;
    std::string_view name;
    /// All of it, or what comes before the shared words of the code.
    std::string_view sentence = {};
};

using enum FaultCode;

constexpr std::string_view kNoPlace = "no place for ";

constexpr std::array kWordings{
    Wording{None, ""},
    Wording{UnknownGame, "unknown-game", "there is no game named [text]"},
    Wording{UnknownRules, "unknown-rules", "there is no rule set named [text]"},
    Wording{UnknownNotation, "unknown-notation", "there is no notation named [text]"},
    Wording{UnwritableFormat, "unwritable-format", "no record is written in the format [text]"},
    Wording{NotOffered, "not-offered", "this game has no {text}"},
    Wording{NotAMove, "not-a-move"},
    Wording{NotAPoint, "not-a-point"},
    Wording{IllegalMove, "illegal-move"},
    Wording{AmbiguousMove, "ambiguous-move"},
    Wording{ResolvedMove, "resolved-move"},
    Wording{PointTaken, "point-taken"},
    Wording{GameOver, "game-over"},
    Wording{Overline, "overline"},
    Wording{DoubleFour, "double-four"},
    Wording{DoubleThree, "double-three"},
    Wording{EmptyFen, "empty-fen", "the FEN is empty"},
    Wording{FieldCount, "field-count", "wrong number of fields in position [where]"},
    Wording{UnexpectedField, "unexpected-field", "unexpected [text] in the FEN"},
    Wording{RowCount, "row-count"},
    Wording{BoardSize, "board-size", "not 5 to 20 rows in position [where]"},
    Wording{BadRow, "bad-row", "bad row [text] in position [where]"},
    Wording{ShortRow, "short-row", "fewer than nine points in row [text]"},
    Wording{LongRow, "long-row", "more than nine points in row [text]"},
    Wording{UnknownPiece, "unknown-piece"},
    Wording{ImpossiblePoint, "impossible-point"},
    Wording{TooManyPieces, "too-many-pieces"},
    Wording{MissingKing, "missing-king"},
    Wording{BadSide, "bad-side", "the side to move cannot be [text]"},
    Wording{BadQuietPlies, "bad-quiet-plies", "bad counter of quiet plies [text]"},
    Wording{BadMoveNumber, "bad-move-number", "bad move number [text]"},
    Wording{KingsFacing, "kings-facing"},
    Wording{WaitingSideInCheck, "waiting-side-in-check"},
    Wording{BothHaveFive, "both-have-five"},
    Wording{BadTree, "bad-tree", "node {number} of the tree follows none before it"},
    Wording{StartNotEmpty, "start-not-empty"},
    Wording{NoGame, "no-game"},
    Wording{PageAddress, "page-address"},
    Wording{BadHead, "bad-head"},
    Wording{OtherGame, "other-game"},
    Wording{RecordOfAnotherGame, "record-of-another-game"},
    Wording{ForeignLink, "foreign-link"},
    Wording{NewerVersion, "newer-version"},
    Wording{UnknownRecordKind, "unknown-record-kind"},
    Wording{CutHead, "cut-head"},
    Wording{BadKeys, "bad-keys"},
    Wording{DamagedLink, "damaged-link"},
    Wording{ForeignCharacters, "foreign-characters"},
    Wording{BadEncoding, "bad-encoding"},
    Wording{UnclosedTag, "unclosed-tag"},
    Wording{UnknownTag, "unknown-tag"},
    Wording{UnquotedHeader, "unquoted-header"},
    Wording{TextAfterHeader, "text-after-header"},
    Wording{HeaderTooLong, "header-too-long"},
    Wording{UnusableStart, "unusable-start"},
    Wording{PieceCount, "piece-count"},
    Wording{UnknownPieceNumber, "unknown-piece-number"},
    Wording{SharedPoint, "shared-point"},
    Wording{UnknownResult, "unknown-result"},
    Wording{SecondResult, "second-result"},
    Wording{ResultMismatch, "result-mismatch"},
    Wording{OtherSidesMove, "other-sides-move"},
    Wording{SetupAfterMoves, "setup-after-moves"},
    Wording{OffTheBoard, "off-the-board"},
    Wording{Pass, "pass"},
    Wording{TooManyMoves, "too-many-moves"},
    Wording{MovesLeftOut, "moves-left-out"},
    Wording{CutMoves, "cut-moves"},
    Wording{VariationBeforeMove, "variation-before-move"},
    Wording{UnclosedVariation, "unclosed-variation"},
    Wording{UnopenedVariation, "unopened-variation"},
    Wording{VariationWithoutMove, "variation-without-move"},
    Wording{SecondVariation, "second-variation"},
    Wording{UnclosedComment, "unclosed-comment"},
    Wording{CutComment, "cut-comment"},
    Wording{CommentLeftOut, "comment-left-out"},
    Wording{CommentWithoutMove, "comment-without-move"},
    Wording{UnknownGlyph, "unknown-glyph"},
    Wording{StartMark, "start-mark"},
    Wording{StrayText, "stray-text"},
    Wording{StrayBytes, "stray-bytes"},
    Wording{MoreWarnings, "more-warnings"},
    Wording{VariationsUnsupported, "variations-unsupported", kNoPlace},
    Wording{CommentsUnsupported, "comments-unsupported", kNoPlace},
    Wording{GlyphsUnsupported, "glyphs-unsupported", kNoPlace},
    Wording{EvaluationsUnsupported, "evaluations-unsupported", kNoPlace},
    Wording{HeadersUnsupported, "headers-unsupported", kNoPlace},
    Wording{HeaderUnsupported, "header-unsupported", kNoPlace},
    Wording{HeaderCut, "header-cut", kNoPlace},
    Wording{TextsUnsupported, "texts-unsupported", kNoPlace},
    Wording{BracesUnsupported, "braces-unsupported", kNoPlace},
    Wording{LengthUnsupported, "length-unsupported", kNoPlace},
    Wording{QuietPliesUnsupported, "quiet-plies-unsupported", kNoPlace},
    Wording{MoveNumberUnsupported, "move-number-unsupported", kNoPlace},
    Wording{TurnUnsupported, "turn-unsupported", kNoPlace},
    Wording{RuleUnsupported, "rule-unsupported", kNoPlace},
    Wording{BoardSizeUnsupported, "board-size-unsupported", kNoPlace},
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

std::string template_of(const Wording& wording) {
    std::string whole(wording.sentence);
    for (const SharedWords& shared : kSharedWords) {
        if (shared.name == wording.name) whole += shared.sentence;
    }
    return whole;
}

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
    const std::string whole = template_of(wording_of(fault.code));
    std::string_view rest = whole;
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
