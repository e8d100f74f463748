// SPDX-License-Identifier: MIT
// The link format: a whole tree in the fragment of an address. docs/xiangqi-records.md describes
// its bits.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/records/complaints.h"
#include "engine/core/records/link_format.h"
#include "engine/core/records/losses.h"
#include "engine/core/text.h"

namespace engine::link {

/// How readily a move is made.
template <class Move>
struct Weighted {
    Move move;
    std::uint32_t weight;
};

// What follows takes a class `Link` of the game, all of which is part of the version:
//   Game                        as BasicTree has it
//   kPrefix                     a letter of the game and the version
//   kHeaderNames
//   weighted_moves(position)    the legal moves in an order that only the position decides
//   start(format, position)     a start other than the usual one; its FEN

/// The child for `move`, or the one the link goes on with.
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
        Link::start(format, tree.start());
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

/// The tree with the start that the link gives it; false when there can be none such.
template <class Link, class Complain>
bool decode_start(BasicTree<typename Link::Game>& tree, Format<Decoder>& format,
                  Complain complain) {
    if (!format.flag(&Models::unusual_start, false)) return true;
    const std::string fen = Link::start(format, tree.start());
    auto made = BasicTree<typename Link::Game>::from_fen(fen);
    if (const auto* error = std::get_if<std::string>(&made)) {
        complain("the game cannot start from " + in_quotes(fen) + ": " + *error);
        tree.set_header("FEN", fen);
        return false;
    }
    tree = std::move(*std::get_if<0>(&made));
    return true;
}

/// Reads one link; what is wrong with it goes to `complain`.
template <class Link, class Complain>
BasicTree<typename Link::Game> decode_tree(Format<Decoder>& format, Complain complain) {
    BasicTree<typename Link::Game> tree;
    if (!decode_start<Link>(tree, format, complain)) return tree;
    BasicCursor<typename Link::Game> cursor(tree);
    std::vector<NodeId> parents;
    const auto finish_node = [&](NodeId node) {
        Notes notes;
        format.notes(notes, index(cursor.position().side_to_move()));
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
        const NodeId node = code_child<Link>(format, cursor, {});
        // Every move of a good link is new, and the last node made.
        if (node == kNoNode || node + 1 != tree.size() || node == last) {
            complain("the moves break off");
            return tree;
        }
        last = node;
        if (format.flag(&Models::has_sibling, false)) parents.push_back(parent);
        finish_node(node);
    }
    if (!format.failed()) format.headers(tree.headers, Link::kHeaderNames);
    for (Header& header : tree.headers) header.name = header_name(header.name);
    if (format.failed()) complain("the link ends before the game does");
    return tree;
}

/// A link on each line, alone or at the end of an address.
template <class Link>
std::vector<BasicTree<typename Link::Game>> read_links(std::string_view text,
                                                       Complaints& complaints) {
    std::vector<BasicTree<typename Link::Game>> games;
    const auto lines = split_fields(text, '\n');
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto complain = [&](std::string what) { complaints.add(i + 1, std::move(what)); };
        const auto link = fragment_of(lines[i]);
        if (link.empty()) continue;
        if (link.substr(0, Link::kPrefix.size()) != Link::kPrefix) {
            complain(in_quotes(link) + " does not begin with " + in_quotes(Link::kPrefix) +
                     ": it is no link, or one of a later version");
            continue;
        }
        std::size_t foreign = 0;
        const Bytes bytes = from_base64(link.substr(Link::kPrefix.size()), foreign);
        if (bytes.size() < 2) {
            complain("the link is too short: " + in_quotes(link));
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
        games.push_back(decode_tree<Link>(format, complain));
    }
    if (games.empty()) complaints.add(1, "there is no game in the link");
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
    const std::string text = std::string(Link::kPrefix) + to_base64(bytes);
    WrittenRecord written{Bytes(text.begin(), text.end()), {}};
    if (format.failed()) {
        written.losses.push_back("a link has no place for more than " +
                                 std::to_string(kMostCharacters) + " characters of text");
    }
    return written;
}

}  // namespace engine::link
