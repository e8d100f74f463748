// SPDX-License-Identifier: MIT
#include "engine/review/words.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "engine/core/text/text.h"

namespace engine::review {

namespace {

constexpr std::size_t kReasons = 2;

struct MotifSentence {
    std::string_view motif;
    std::string_view sentence;
};
constexpr MotifSentence kSentences[] = {
#include "engine/review/motif_sentences.inc"
};

std::string_view type_of(char letter) {
    switch (std::tolower(static_cast<unsigned char>(letter))) {
        case 'k':
            return "general";
        case 'a':
            return "advisor";
        case 'b':
            return "elephant";
        case 'n':
            return "horse";
        case 'r':
            return "chariot";
        case 'c':
            return "cannon";
        default:
            return "soldier";
    }
}

std::string name_of(char letter) {
    const bool is_red = std::isupper(static_cast<unsigned char>(letter)) != 0;
    return std::string(is_red ? "red " : "black ").append(type_of(letter));
}

/// The name of a piece, or the point of a stone.
std::string name_of(const MotifPiece& piece) {
    return piece.piece.empty() ? piece.square : name_of(piece.piece[0]);
}

/// Removes duplicate names.
Texts names_of(const std::vector<MotifPiece>& pieces) {
    Texts names;
    for (const MotifPiece& piece : pieces) {
        std::string name = name_of(piece);
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

/// Joins names as `a`, `a and b` or `a, b, and c`, with `article` before each.
std::string list_of(const Texts& names, std::string_view article = {}) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool is_last = i + 1 == names.size();
        if (i > 0) list += names.size() == 2 ? " and " : is_last ? ", and " : ", ";
        list.append(article).append(names[i]);
    }
    return list;
}

std::string at(const Texts& names, std::size_t index) {
    return names.empty() ? std::string() : names[std::min(index, names.size() - 1)];
}

std::string_view word_for(Gravity gravity) {
    constexpr std::array<std::string_view, 3> kWords{"Inaccuracy", "Mistake", "Blunder"};
    return kWords[static_cast<std::size_t>(gravity)];
}

std::string words_for(const GameKind& kind, const Flaw& flaw) {
    const std::string in_moves = " in " + std::to_string(flaw.moves);
    switch (flaw.kind) {
        case FlawKind::AllowsWin:
            return (kind.has_stones ? "allows a forced win" : "allows mate") + in_moves;
        case FlawKind::MissesWin:
            return (kind.has_stones ? "misses a forced win" : "misses mate") + in_moves;
        case FlawKind::LosesPiece:
            return "loses the " + name_of(flaw.piece);
        case FlawKind::MissesPiece:
            return "misses a chance to win the " + name_of(flaw.piece);
        case FlawKind::GivesAway:
            return "gives away the advantage";
        case FlawKind::Weakens:
            break;
    }
    return "costs winning chances";
}

}  // namespace

std::string sentence_of(const GameKind& kind, const Mistake& mistake) {
    return std::string(word_for(mistake.gravity)) + ": " + words_for(kind, mistake.flaw);
}

std::string sentence_of(const MotifReport& motif) {
    const auto* const found =
        std::find_if(std::begin(kSentences), std::end(kSentences),
                     [&](const MotifSentence& known) { return known.motif == motif.motif; });
    if (found == std::end(kSentences)) return {};
    const Texts targets = names_of(motif.targets);
    const Texts helpers = names_of(motif.helpers);
    std::string sentence(found->sentence);
    const auto put = [&](std::string_view place, const std::string& words) {
        sentence = replaced(sentence, place, words);
    };
    put("{actor}", name_of(motif.actor));
    put("{target}", at(targets, 0));
    put("{second}", at(targets, 1));
    put("{helper}", at(helpers, 0));
    put("{targets}", list_of(targets));
    put("{helpers}", list_of(helpers));
    put("{the targets}", list_of(targets, "the "));
    return sentence;
}

Texts reasons_for(const std::vector<MotifReport>& motifs, std::string_view line,
                  const Texts& written) {
    Texts reasons;
    for (const MotifReport& motif : motifs) {
        if (motif.line != line || reasons.size() == kReasons) continue;
        const auto ply = static_cast<std::size_t>(motif.ply);
        const bool is_later = motif.ply > 0 && ply < written.size();
        std::string& reason = reasons.emplace_back();
        if (is_later) reason.append("After ").append(written[ply]).append(": ");
        reason += sentence_of(motif);
    }
    return reasons;
}

}  // namespace engine::review
