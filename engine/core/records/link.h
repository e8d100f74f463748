// SPDX-License-Identifier: MIT
// The link format: a whole tree in the fragment of an address. docs/xiangqi-records.md describes
// its bits.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/records/link_format.h"
#include "engine/core/records/unsupported.h"
#include "engine/core/records/warnings.h"
#include "engine/core/text/text.h"

namespace engine::link {

/// The weight of a move.
template <class Move>
struct Weighted {
    Move move;
    std::uint32_t weight;
};

// The following takes a class `Link` of the game, whose members are all part of the version:
//   Game                        as in BasicTree
//   kPrefixes                   a letter of the game and the version, the oldest first
//   version(position)           the index of the oldest version that supports games from a start
//   kHeaderNames
//   weighted_moves(position)    the legal moves in an order that depends only on the position
//   start(format, version, position)  a start other than the usual one; its FEN

/// The child for `move`, or the one the link continues with.
template <class Link, class Coder>
NodeId code_child(Format<Coder>& format, BasicCursor<typename Link::Game>& cursor,
                  typename Link::Game::Move move) {
    const auto moves = Link::weighted_moves(cursor.position());
    if (moves.empty()) return kNoNode;
    std::vector<std::uint32_t> weights;
    std::size_t given = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        weights.push_back(moves[i].weight);
        if (moves[i].move == move) given = i;
    }
    return cursor.play(moves[format.weighted(weights, given)].move) ? cursor.node() : kNoNode;
}

template <class Link>
void encode_tree(const BasicTree<typename Link::Game>& tree, Format<Encoder>& format) {
    auto copy = tree;
    BasicCursor<typename Link::Game> cursor(copy);
    if (format.flag(&Models::unusual_start, !tree.usual_start())) {
        Link::start(format, Link::version(tree.start()), tree.start());
    }
    const auto finish_node = [&](NodeId node) {
        Notes notes = tree.notes(node);
        format.notes(notes, index(cursor.position().side_to_move()));
        format.flag(&Models::ends, tree[node].first_child == kNoNode);
    };
    finish_node(kRootNode);
    for (const NodeId node : preorder(tree)) {
        cursor.go_to(tree[node].parent);
        code_child<Link>(format, cursor, tree[node].move);
        format.flag(&Models::has_sibling, tree[node].next_sibling != kNoNode);
        finish_node(node);
    }
    auto headers = tree.headers;
    format.headers(headers, Link::kHeaderNames);
}

/// Sets the start given by the link; returns false if it is invalid.
template <class Link, class Warn>
bool decode_start(BasicTree<typename Link::Game>& tree, Format<Decoder>& format,
                  std::size_t version, Warn warn) {
    if (!format.flag(&Models::unusual_start, false)) return true;
    const std::string fen = Link::start(format, version, tree.start());
    auto made = BasicTree<typename Link::Game>::from_fen(fen);
    if (const auto* fault = std::get_if<Fault>(&made)) {
        warn(*fault);
        warn({.code = FaultCode::UnusableStart});
        tree.set_header("FEN", fen);
        return false;
    }
    tree = std::move(*std::get_if<0>(&made));
    return true;
}

/// Reads one link; problems are passed to `warn`.
template <class Link, class Warn>
BasicTree<typename Link::Game> decode_tree(Format<Decoder>& format, std::size_t version,
                                           Warn warn) {
    BasicTree<typename Link::Game> tree;
    if (!decode_start<Link>(tree, format, version, warn)) return tree;
    BasicCursor<typename Link::Game> cursor(tree);
    std::vector<NodeId> parents;
    const auto finish_node = [&](NodeId node) {
        Notes notes;
        format.notes(notes, index(cursor.position().side_to_move()));
        std::erase(notes.glyphs, std::uint8_t{0});
        if (!notes.empty() && !format.failed()) tree.edit_notes(node) = notes;
        if (!format.flag(&Models::ends, false)) parents.push_back(node);
    };
    finish_node(kRootNode);
    NodeId last = kRootNode;
    while (!parents.empty() && !format.failed()) {
        const NodeId parent = parents.back();
        parents.pop_back();
        cursor.go_to(parent);
        const NodeId node = code_child<Link>(format, cursor, {});
        // In a valid link every move is new and creates the last node.
        if (node == kNoNode || node + 1 != tree.size() || node == last) {
            warn({.code = FaultCode::CutMoves});
            return tree;
        }
        last = node;
        if (format.flag(&Models::has_sibling, false)) parents.push_back(parent);
        finish_node(node);
    }
    if (!format.failed()) format.headers(tree.headers, Link::kHeaderNames);
    for (Header& header : tree.headers) header.name = header_name(header.name);
    if (format.failed()) warn({.code = FaultCode::CutMoves});
    return tree;
}

/// A link on each line, alone or at the end of an address.
template <class Link>
std::vector<BasicTree<typename Link::Game>> read_links(std::string_view text, Warnings& warnings) {
    std::vector<BasicTree<typename Link::Game>> games;
    const auto lines = split_fields(text, '\n');
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto warn = [&](Fault fault) { warnings.add(i + 1, std::move(fault)); };
        const auto link = fragment_of(lines[i]);
        if (link.empty()) continue;
        const auto& prefixes = Link::kPrefixes;
        const auto* prefix =
            std::find_if(prefixes.begin(), prefixes.end(),
                         [&](std::string_view known) { return link.starts_with(known); });
        if (prefix == prefixes.end()) {
            warn({.code = FaultCode::ForeignLink,
                  .text = std::string(link),
                  .where = std::string(prefixes.back())});
            continue;
        }
        std::size_t foreign = 0;
        const Bytes bytes = from_base64(link.substr(prefix->size()), foreign);
        if (bytes.size() < 2) {
            warn({.code = FaultCode::DamagedLink});
            continue;
        }
        const ByteView payload = ByteView(bytes).subspan(2);
        const bool damaged = checksum_of(payload) != read_number<std::uint16_t>(bytes);
        warnings.add_count(i + 1, FaultCode::ForeignCharacters, foreign);
        if (damaged) warn({.code = FaultCode::DamagedLink});
        Decoder decoder(payload, damaged);
        Format<Decoder> format(decoder);
        const auto version = static_cast<std::size_t>(prefix - prefixes.begin());
        games.push_back(decode_tree<Link>(format, version, warn));
        warnings.begin_next_game();
    }
    if (games.empty()) warnings.add(1, {.code = FaultCode::NoGame});
    return games;
}

template <class Link>
WrittenRecord write_link(const BasicTree<typename Link::Game>& tree) {
    Encoder encoder;
    Format<Encoder> format(encoder);
    encode_tree<Link>(tree, format);
    const Bytes payload = encoder.finish();
    Bytes bytes;
    append_number(bytes, checksum_of(payload));
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    const std::string text =
        std::string(Link::kPrefixes[Link::version(tree.start())]) + to_base64(bytes);
    WrittenRecord written{Bytes(text.begin(), text.end()), {}};
    if (format.failed()) {
        written.add_unsupported(FaultCode::LengthUnsupported, kMostCharacters);
    }
    return written;
}

}  // namespace engine::link
