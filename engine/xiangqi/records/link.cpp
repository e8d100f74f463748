// SPDX-License-Identifier: MIT
// The link format: a whole tree in the fragment of an address. README.md describes its bits.
#include <algorithm>
#include <array>
#include <bit>
#include <memory>

#include "engine/core/range_coder.h"
#include "engine/core/text.h"
#include "engine/core/utf8.h"
#include "engine/xiangqi/fen.h"
#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/records/formats.h"

namespace engine::xiangqi {

namespace {

constexpr std::string_view kGame = "x";
constexpr std::string_view kPrefix = "x1";
constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// No comment is as long; it keeps a short link from growing into a large text.
constexpr std::size_t kMostCharacters = std::size_t{1} << 21;

/// No number in a tree has more bits.
constexpr int kMostBits = 40;

// Everything from here to the end of these tables is part of version 1 and must not change.

constexpr std::array<std::string_view, 16> kHeaderNames{
    "",        "Event",     "Site",      "Date",  "Round", "Red",     "Black",     "Result",
    "RedTeam", "BlackTeam", "Annotator", "Title", "ECCO",  "Opening", "Variation", "TimeControl"};
constexpr std::array<std::string_view, 5> kResults{"", "1-0", "0-1", "1/2-1/2", "*"};

// How readily masters move a piece to a point, and from it: a letter a point, half a bit a letter,
// `l` in the middle. Rows: K A B N R C P; in a row the ranks from the mover's own, in a rank the
// files from the edge to the middle. And how readily they move quietly, take, take back. A model
// fitted to 6000 games of the Chinese-Chess-Practical-Dataset (Yu-Han Tseng, CC BY 4.0).
using PointLetters = std::array<std::string_view, kPieceTypes>;
constexpr PointLetters kTo{"lllllllljjlllgilllllllllllllllllllllllllllllllllll",
                           "lllilllllklllillllllllllllllllllllllllllllllllllll",
                           "llilllllllglllnllllllljlllllllllllllllllllllllllll",
                           "ffjggeihjfhklllijkkljknlmilinminlokjlmkhjlokejjife",
                           "djgjgfggkbaijkjijkklilmlkijikkilmmjgijhgijklcklifj",
                           "ffjkmjhkjkkikkpigjiliikiliggilhjjjjghjhhihiiclghdg",
                           "lllllllllllllllllllljlllkjijllhlmnmgjmjjiknoiijhjj"};
constexpr PointLetters kFrom{"lllkhllllllllpplllllllllllllllllllllllllllllllllll",
                             "lllklllllillllllllllllllllllllllllllllllllllllllll",
                             "llklllllllllllilllllllllllllllllllllllllllllllllll",
                             "mqmlklnmmmmlljknmkljmjijjmkljilijilmkkllnljlmkmnnm",
                             "rkkjmpklkmnjkjkkjjiijiiiiljlijjjiiimkklmmkljmlklll",
                             "mnkjillkjjkkjihlmlljkljljlmmljllklkmmmnnmlmmoklmpm",
                             "llllllllllllllljlllkmlllmplmjjnljjjnmllkllkhinllll"};
constexpr int kQuiet = -4;
constexpr int kCapture = 1;
constexpr int kRecapture = 6;
constexpr int kUsual = 11;
constexpr int kReadiest = 26;
constexpr std::uint32_t kRarely = 64;  // of 4096, before anything was seen

/// `number`, or 0 where only damage can have made it so large.
std::int64_t within_bits(std::int64_t number, int bits) {
    return number >> bits == 0 || number >> bits == -1 ? number : 0;
}

struct Weighted {
    Move move;
    std::uint32_t weight;
};

/// The legal moves in the order of their squares, with their weights.
std::vector<Weighted> weighted_moves(const Position& position) {
    const Color us = position.side_to_move();
    const Move last = position.state().last_move;
    std::vector<Weighted> moves;
    for (const Move move : legal_moves(position)) {
        const bool capture = !position.at(move.to()).none();
        const bool takes_back = capture && !last.none() && move.to() == last.to();
        const auto type = index(position.at(move.from()).type());
        const auto letter_of = [&](const PointLetters& letters, Square square) {
            const int file = std::min(square.file(), kFiles - 1 - square.file());
            const int point = square.rank_for(us) * 5 + file;
            return letters[type][static_cast<std::size_t>(point)] - 'l';
        };
        const int half_bits = kUsual + letter_of(kFrom, move.from()) + letter_of(kTo, move.to()) +
                              (takes_back ? kRecapture
                               : capture  ? kCapture
                                          : kQuiet);
        const int readiness = std::clamp(half_bits, 0, kReadiest);
        // The square root of two to that power.
        const std::uint32_t whole = 1U << (readiness / 2);
        moves.push_back({move, readiness % 2 == 0 ? whole : whole + whole * 53 / 128});
    }
    const auto order = [](const Weighted& w) {
        return w.move.from().index() * kSquares + w.move.to().index();
    };
    std::sort(moves.begin(), moves.end(),
              [&](const Weighted& a, const Weighted& b) { return order(a) < order(b); });
    return moves;
}

/// Numbers of `bits` bits, each bit predicted from those before it.
class TreeModel {
  public:
    explicit TreeModel(int bits) : bits_(bits), models_(std::size_t{1} << bits) {}
    [[nodiscard]] int bits() const { return bits_; }
    BitModel& at(std::size_t node) { return models_[node]; }

  private:
    int bits_;
    std::vector<BitModel> models_;
};

/// What both directions know; each event has its own models.
struct Models {
    BitModel unusual_start{kRarely};
    BitModel noted{kRarely};
    BitModel ends{kRarely};
    BitModel has_sibling{kRarely};
    BitModel commented;
    BitModel annotated;
    BitModel evaluated;
    BitModel timed;
    BitModel more_nags{kRarely};
    BitModel mates{kRarely};
    BitModel occupied{1024};
    std::vector<BitModel> lengths = std::vector<BitModel>(6 * std::size_t{kMostBits});
    std::vector<BitModel> classes = std::vector<BitModel>(6);
    std::vector<TreeModel> ascii = std::vector<TreeModel>(128, TreeModel(7));
    TreeModel page{13};
    std::vector<TreeModel> low = std::vector<TreeModel>(256, TreeModel(8));
};

enum class Count : std::uint8_t { Quiet, MoveNumber, Evaluation, Clock, Headers, Nag };
enum class Class : std::uint8_t { End, Ascii, Wide };

/// One description of the format that both writes and reads: a value is either given (Encoder) or
/// asked for (Decoder), and comes back.
class Encoder {
  public:
    bool bit(BitModel& model, bool value) {
        coder_.encode_bit(model, value);
        return value;
    }
    std::uint32_t choice(std::uint32_t value, std::uint32_t total) {
        coder_.encode(value, 1, total);
        return value;
    }
    template <class Weights>
    std::size_t weighted(const Weights& weights, std::size_t value) {
        std::uint32_t start = 0;
        std::uint32_t total = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (i < value) start += weights[i];
            total += weights[i];
        }
        coder_.encode(start, weights[value], total);
        return value;
    }
    [[nodiscard]] static bool failed() { return false; }
    Bytes finish() { return coder_.finish(); }

  private:
    RangeEncoder coder_;
};

class Decoder {
  public:
    /// Bytes that are known to be damaged are read only as far as they reach.
    Decoder(ByteView bytes, bool damaged) : coder_(bytes), damaged_(damaged) {}
    bool bit(BitModel& model, bool /*value*/) { return coder_.decode_bit(model); }
    std::uint32_t choice(std::uint32_t /*value*/, std::uint32_t total) {
        const std::uint32_t value = coder_.peek(total);
        coder_.take(value, 1);
        return value;
    }
    template <class Weights>
    std::size_t weighted(const Weights& weights, std::size_t /*value*/) {
        std::uint32_t total = 0;
        for (const std::uint32_t weight : weights) total += weight;
        const std::uint32_t point = coder_.peek(total);
        std::uint32_t start = 0;
        std::size_t value = 0;
        while (start + weights[value] <= point) start += weights[value++];
        coder_.take(start, weights[value]);
        return value;
    }
    [[nodiscard]] bool failed() const { return damaged_ && coder_.is_past_end(); }

  private:
    RangeDecoder coder_;
    bool damaged_;
};

template <class Coder>
class Format {
  public:
    explicit Format(Coder& coder) : coder_(coder) {}

    /// A start other than the usual one; the FEN of the position.
    std::string start(const Position& position);
    NodeId child(TreeCursor& cursor, Move move);
    void notes(Notes& notes, Color mover);
    void headers(std::vector<Header>& headers);
    bool flag(BitModel Models::*model, bool value) { return coder_.bit((*models_).*model, value); }
    [[nodiscard]] bool failed() const { return coder_.failed() || characters_ > kMostCharacters; }

  private:
    std::uint64_t number(Count kind, std::uint64_t value);
    std::int64_t signed_number(Count kind, std::int64_t value);
    std::uint32_t tree(TreeModel& model, std::uint32_t value);
    std::string text(std::string_view value);

    Coder& coder_;
    std::unique_ptr<Models> models_ = std::make_unique<Models>();
    std::int64_t last_evaluation_ = 0;
    std::array<std::int64_t, 2> last_clock_{};
    std::size_t characters_ = 0;
};

/// The length of value + 1 in bits, one less in unary; then the bits after the first.
template <class Coder>
std::uint64_t Format<Coder>::number(Count kind, std::uint64_t value) {
    BitModel* lengths = &models_->lengths[static_cast<std::size_t>(kind) * kMostBits];
    const int given = static_cast<int>(std::bit_width(value + 1)) - 1;
    int length = 0;
    while (length < kMostBits && coder_.bit(lengths[length], length < given)) {
        ++length;
    }
    std::uint64_t coded = 1;
    for (int i = length - 1; i >= 0; --i) {
        const auto bit = static_cast<std::uint32_t>(((value + 1) >> i) & 1);
        coded = coded << 1 | coder_.choice(bit, 2);
    }
    return coded - 1;
}

template <class Coder>
std::int64_t Format<Coder>::signed_number(Count kind, std::int64_t value) {
    const auto magnitude = static_cast<std::uint64_t>(value < 0 ? -value : value);
    const std::uint64_t coded = number(kind, value < 0 ? magnitude * 2 - 1 : magnitude * 2);
    const auto half = static_cast<std::int64_t>(coded / 2);
    return coded % 2 == 0 ? half : -half - 1;
}

template <class Coder>
std::uint32_t Format<Coder>::tree(TreeModel& model, std::uint32_t value) {
    std::uint32_t node = 1;
    for (int i = model.bits() - 1; i >= 0; --i) {
        node = node << 1 | (coder_.bit(model.at(node), ((value >> i) & 1) != 0) ? 1U : 0U);
    }
    return node - (1U << model.bits());
}

template <class Coder>
std::string Format<Coder>::text(std::string_view value) {
    std::string out;
    Class last = Class::End;
    char32_t before = 0;
    while (!failed()) {
        BitModel* models = &models_->classes[static_cast<std::size_t>(last) * 2];
        if (coder_.bit(models[0], value.empty())) break;
        const char32_t given = value.empty() ? 0 : take_character(value);
        ++characters_;
        const bool wide = coder_.bit(models[1], given >= 0x80);
        last = wide ? Class::Wide : Class::Ascii;
        char32_t character = 0;
        if (wide) {
            const std::uint32_t page = tree(models_->page, static_cast<std::uint32_t>(given >> 8));
            character = page << 8 | tree(models_->low[page & 0xFF], given & 0xFF);
            before = 0;
        } else {
            character = tree(models_->ascii[before], static_cast<std::uint32_t>(given));
            before = character;
        }
        const bool surrogate = character >= 0xD800 && character < 0xE000;
        const bool valid = character <= 0x10FFFF && !surrogate;
        append_character(out, valid ? character : kReplacement);
    }
    return plain_lines(out);
}

template <class Coder>
std::string Format<Coder>::start(const Position& position) {
    constexpr std::string_view kLetters = "KABNRCPkabnrcp";
    std::array<std::uint32_t, 14> left{1, 2, 2, 2, 2, 2, 5, 1, 2, 2, 2, 2, 2, 5};
    BoardLetters letters;
    letters.fill('.');
    for (int i = 0; i < kSquares; ++i) {
        const bool any_left = std::any_of(left.begin(), left.end(), [](auto n) { return n > 0; });
        if (!any_left) break;
        const Piece piece = position.at(Square(i % kFiles, kRanks - 1 - i / kFiles));
        if (!coder_.bit(models_->occupied, !piece.none())) continue;
        const std::size_t man = coder_.weighted(left, piece.none() ? 0 : piece.dense());
        --left[man];
        letters[static_cast<std::size_t>(i)] = kLetters[man];
    }
    const bool blacks = coder_.choice(position.side_to_move() == Color::Black ? 1 : 0, 2) == 1;
    const auto quiet = number(Count::Quiet, position.state().quiet_plies);
    const auto move_number =
        number(Count::MoveNumber, static_cast<std::uint64_t>(position.full_moves()));
    return board_fen(letters) + (blacks ? " b - - " : " w - - ") + std::to_string(quiet) + " " +
           std::to_string(move_number);
}

template <class Coder>
NodeId Format<Coder>::child(TreeCursor& cursor, Move move) {
    const auto moves = weighted_moves(cursor.position());
    if (moves.empty()) return kNoNode;
    std::vector<std::uint32_t> weights;
    std::size_t given = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        weights.push_back(moves[i].weight);
        if (moves[i].move == move) given = i;
    }
    return cursor.play(moves[coder_.weighted(weights, given)].move) ? cursor.node() : kNoNode;
}

template <class Coder>
void Format<Coder>::notes(Notes& notes, Color mover) {
    if (!flag(&Models::noted, !notes.empty())) return;
    if (flag(&Models::commented, !notes.comment.empty())) notes.comment = text(notes.comment);
    if (flag(&Models::annotated, !notes.nags.empty())) {
        for (std::size_t i = 0; !failed(); ++i) {
            if (i >= notes.nags.size()) notes.nags.push_back(0);
            const auto nag = number(Count::Nag, notes.nags[i]);
            notes.nags[i] = static_cast<std::uint8_t>(nag);
            if (!flag(&Models::more_nags, i + 1 < notes.nags.size())) break;
        }
    }
    if (flag(&Models::evaluated, notes.evaluation.has_value())) {
        Evaluation evaluation = notes.evaluation.value_or(Evaluation{});
        if (flag(&Models::mates, evaluation.mate != 0)) {
            evaluation.mate = static_cast<int>(
                within_bits(signed_number(Count::Evaluation, evaluation.mate), 30));
        } else {
            last_evaluation_ = within_bits(
                last_evaluation_ +
                    signed_number(Count::Evaluation, evaluation.centipawns - last_evaluation_),
                30);
            evaluation.centipawns = static_cast<int>(last_evaluation_);
        }
        notes.evaluation = evaluation;
    }
    if (flag(&Models::timed, notes.clock_ms.has_value())) {
        // Clocks mostly show whole seconds.
        std::int64_t& last = last_clock_[index(mover)];
        const std::int64_t change = notes.clock_ms.value_or(0) - last;
        const bool exact = coder_.choice(change % 1000 != 0 ? 1 : 0, 2) == 1;
        const std::int64_t unit = exact ? 1 : 1000;
        last = within_bits(last + signed_number(Count::Clock, change / unit) * unit, kMostBits);
        notes.clock_ms = last;
    }
}

template <class Coder>
void Format<Coder>::headers(std::vector<Header>& headers) {
    const auto count = number(Count::Headers, headers.size());
    for (std::size_t i = 0; i < count && !failed(); ++i) {
        if (i >= headers.size()) headers.push_back({});
        Header& header = headers[i];
        const auto known = std::find(kHeaderNames.begin() + 1, kHeaderNames.end(), header.name);
        const auto given = known == kHeaderNames.end() ? 0 : known - kHeaderNames.begin();
        const auto name = coder_.choice(static_cast<std::uint32_t>(given), kHeaderNames.size());
        header.name = name == 0 ? text(header.name) : std::string(kHeaderNames[name]);
        std::uint32_t value = 0;
        if (header.name == "Result") {
            const auto result = std::find(kResults.begin() + 1, kResults.end(), header.value);
            const auto at = result == kResults.end() ? 0 : result - kResults.begin();
            value = coder_.choice(static_cast<std::uint32_t>(at), kResults.size());
        }
        header.value = value == 0 ? text(header.value) : std::string(kResults[value]);
    }
}

std::uint16_t checksum_of(ByteView bytes) {
    const std::uint64_t sum = checksum(bytes);
    return static_cast<std::uint16_t>(sum ^ (sum >> 16) ^ (sum >> 32) ^ (sum >> 48));
}

std::string to_base64(ByteView bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;
    for (const std::uint8_t byte : bytes) {
        bits = (bits << 8 | byte) & 0xFFFF;
        for (count += 8; count >= 6; count -= 6) text += kDigits[bits >> (count - 6) & 63];
    }
    if (count > 0) text += kDigits[bits << (6 - count) & 63];
    return text;
}

/// Characters that are no digits are passed over and counted.
Bytes from_base64(std::string_view text, std::size_t& foreign) {
    Bytes bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos) {
            ++foreign;
            continue;
        }
        bits = (bits << 6 | static_cast<std::uint32_t>(digit)) & 0xFFFF;
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes.push_back(static_cast<std::uint8_t>(bits >> count));
    }
    return bytes;
}

void encode_tree(const GameTree& tree, Format<Encoder>& format) {
    GameTree copy = tree;
    TreeCursor cursor(copy);
    if (format.flag(&Models::unusual_start, !tree.usual_start())) format.start(tree.start());
    const auto finish_node = [&](NodeId node) {
        Notes notes = tree.notes(node);
        format.notes(notes, cursor.position().side_to_move());
        format.flag(&Models::ends, tree[node].first_child == kNoNode);
    };
    finish_node(kRootNode);
    for (const NodeId node : preorder(tree)) {
        cursor.go_to(tree[node].parent);
        format.child(cursor, tree[node].move);
        format.flag(&Models::has_sibling, tree[node].next_sibling != kNoNode);
        finish_node(node);
    }
    auto headers = tree.headers;
    format.headers(headers);
}

/// Reads one link; what is wrong with it goes to `complain`.
template <class Complain>
GameTree decode_tree(Format<Decoder>& format, Complain complain) {
    GameTree tree;
    if (format.flag(&Models::unusual_start, false)) {
        const std::string fen = format.start(tree.start());
        auto made = GameTree::from_fen(fen);
        if (auto* set = std::get_if<GameTree>(&made)) {
            tree = std::move(*set);
        } else {
            complain("the game cannot start from " + quoted(fen) + ": " +
                     std::get<std::string>(made));
            tree.set_header("FEN", fen);
            return tree;
        }
    }
    TreeCursor cursor(tree);
    std::vector<NodeId> parents;
    const auto finish_node = [&](NodeId node) {
        Notes notes;
        format.notes(notes, cursor.position().side_to_move());
        std::erase(notes.nags, std::uint8_t{0});
        if (!notes.empty() && !format.failed()) tree.edit_notes(node) = notes;
        if (!format.flag(&Models::ends, false)) parents.push_back(node);
    };
    finish_node(kRootNode);
    NodeId last = kRootNode;
    while (!parents.empty() && !format.failed()) {
        const NodeId parent = parents.back();
        parents.pop_back();
        cursor.go_to(parent);
        const NodeId node = format.child(cursor, kNoMove);
        // Every move of a good link is new, and the last node made.
        if (node == kNoNode || node + 1 != tree.size() || node == last) {
            complain("the moves break off");
            return tree;
        }
        last = node;
        if (format.flag(&Models::has_sibling, false)) parents.push_back(parent);
        finish_node(node);
    }
    if (!format.failed()) format.headers(tree.headers);
    for (Header& header : tree.headers) header.name = header_name(header.name);
    if (format.failed()) complain("the link ends before the game does");
    return tree;
}

/// The link at the end of an address or alone.
std::string_view fragment_of(std::string_view text) {
    text = trimmed(text);
    const std::size_t at = text.find_last_of("#=/");
    return at == std::string_view::npos ? text : text.substr(at + 1);
}

}  // namespace

bool looks_like_link(std::string_view text) {
    text = trimmed(text);
    const auto link = fragment_of(text.substr(0, text.find('\n')));
    const bool versioned = link.size() > kPrefix.size() && link.substr(0, kGame.size()) == kGame &&
                           link[1] >= '0' && link[1] <= '9';
    return versioned && link.find_first_not_of(kDigits) == std::string_view::npos;
}

ReadRecords read_link(std::string_view text) {
    ReadRecords read{RecordFormat::Link, {}, {}};
    Complaints complaints(Complaint::Unit::Line);
    const auto lines = split_fields(text, '\n');
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto complain = [&](std::string what) { complaints.add(i + 1, std::move(what)); };
        const auto link = fragment_of(lines[i]);
        if (link.empty()) continue;
        if (link.substr(0, kPrefix.size()) != kPrefix) {
            complain(quoted(link) + " does not begin with " + quoted(kPrefix) +
                     ": it is no link, or one of a later version");
            continue;
        }
        std::size_t foreign = 0;
        const Bytes bytes = from_base64(link.substr(kPrefix.size()), foreign);
        if (bytes.size() < 2) {
            complain("the link is too short: " + quoted(link));
            continue;
        }
        const ByteView payload = ByteView(bytes).subspan(2);
        const bool damaged = checksum_of(payload) != read_number<std::uint16_t>(bytes);
        if (foreign > 0)
            complain(std::to_string(foreign) + " characters do not belong into a link");
        if (damaged) {
            complain("the link is damaged or cut: what is read may be wrong from some move on");
        }
        Decoder decoder(payload, damaged);
        Format<Decoder> format(decoder);
        read.games.push_back(decode_tree(format, complain));
    }
    if (read.games.empty()) complaints.add(1, "there is no game in the link");
    read.complaints = complaints.take();
    return read;
}

WrittenRecord write_link(const GameTree& tree) {
    Encoder encoder;
    Format<Encoder> format(encoder);
    encode_tree(tree, format);
    const Bytes payload = encoder.finish();
    Bytes bytes;
    append_number(bytes, checksum_of(payload));
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    const std::string text = std::string(kPrefix) + to_base64(bytes);
    WrittenRecord written{Bytes(text.begin(), text.end()), {}};
    if (format.failed()) {
        written.losses.push_back("a link has no place for more than " +
                                 std::to_string(kMostCharacters) + " characters of text");
    }
    return written;
}

}  // namespace engine::xiangqi
