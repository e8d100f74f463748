// SPDX-License-Identifier: MIT
// Input errors: a code with facts. Command lines report them in English, the page in the reader's
// language.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace engine {

/// The sentences in fault_words.json and fault.cpp show which facts belong to a code.
enum class FaultCode : std::uint8_t {
    None,
    // Unknown names.
    UnknownGame,
    UnknownRules,
    UnknownNotation,
    UnwritableFormat,
    /// The game does not support this.
    NotOffered,
    // Moves. `number` is the ply where the move is one of a list, counted from 1.
    NotAMove,
    NotAPoint,
    IllegalMove,
    AmbiguousMove,
    /// `where` is the reading taken.
    ResolvedMove,
    PointTaken,
    GameOver,
    Overline,
    DoubleFour,
    DoubleThree,
    // Positions.
    EmptyFen,
    FieldCount,
    UnexpectedField,
    RowCount,
    BoardSize,
    BadRow,
    ShortRow,
    LongRow,
    UnknownPiece,
    ImpossiblePoint,
    TooManyPieces,
    MissingKing,
    BadSide,
    BadQuietPlies,
    BadMoveNumber,
    KingsFacing,
    WaitingSideInCheck,
    BothHaveFive,
    // Records.
    BadTree,
    StartNotEmpty,
    // Reading records. The faults of moves and positions above also occur here.
    NoGame,
    PageAddress,
    BadHead,
    OtherGame,
    RecordOfAnotherGame,
    ForeignLink,
    NewerVersion,
    UnknownRecordKind,
    CutHead,
    BadKeys,
    DamagedLink,
    ForeignCharacters,
    BadEncoding,
    UnclosedTag,
    UnknownTag,
    UnquotedHeader,
    TextAfterHeader,
    HeaderTooLong,
    UnusableStart,
    PieceCount,
    UnknownPieceNumber,
    SharedPoint,
    UnknownResult,
    SecondResult,
    ResultMismatch,
    OtherSidesMove,
    SetupAfterMoves,
    OffTheBoard,
    Pass,
    TooManyMoves,
    MovesLeftOut,
    CutMoves,
    VariationBeforeMove,
    UnclosedVariation,
    UnopenedVariation,
    VariationWithoutMove,
    SecondVariation,
    UnclosedComment,
    CutComment,
    CommentLeftOut,
    CommentWithoutMove,
    UnknownGlyph,
    StartMark,
    StrayText,
    StrayBytes,
    MoreWarnings,
    // Features that a format cannot store.
    VariationsUnsupported,
    CommentsUnsupported,
    GlyphsUnsupported,
    EvaluationsUnsupported,
    HeadersUnsupported,
    HeaderUnsupported,
    HeaderCut,
    TextsUnsupported,
    BracesUnsupported,
    LengthUnsupported,
    QuietPliesUnsupported,
    MoveNumberUnsupported,
    TurnUnsupported,
    RuleUnsupported,
    BoardSizeUnsupported,
    // Opening books.
    MissingBook,
    ForeignBookFile,
    CutBook,
    BookVersion,
    BookSize,
    BookChecksum,
    BookOfAnotherGame,
    BookWithOtherKeys,
    BookOrder,
    BookTables,
    // Packed sets of endings.
    ForeignEndings,
    DamagedEndings,
    // Networks.
    ForeignNetworkFile,
    NetworkVersion,
    NetworkShape,
    NetworkSize,
    NetworkChecksum,
};
inline constexpr FaultCode kLastFaultCode = FaultCode::NetworkChecksum;

struct Fault {
    FaultCode code = FaultCode::None;
    /// The faulty part of the input, as given.
    std::string text{};
    /// What contains that part: a row, a position, …
    std::string where{};
    std::int64_t number = 0;
    std::int64_t expected = 0;
    /// The possible meanings of an ambiguous part.
    std::vector<std::string> choices{};

    explicit operator bool() const { return code != FaultCode::None; }
    bool operator==(const Fault&) const = default;
};

template <class Value>
using Result = std::variant<Value, Fault>;

/// Lower case with hyphens, e.g. `illegal-move`; empty for None.
std::string_view text_of(FaultCode code);
/// In English, without a full stop; quotes the faulty part. Empty for no fault.
std::string sentence_of(const Fault& fault);

}  // namespace engine
