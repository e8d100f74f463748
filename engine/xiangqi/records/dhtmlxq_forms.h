// SPDX-License-Identifier: MIT
// The forms in which pages carry the tags of DhtmlXQ besides the tags themselves.
#pragma once

#include <string>
#include <string_view>

namespace engine::xiangqi {

/// Whether the text has moves of DhtmlXQ in a form other than its tags.
bool has_dhtmlxq_form(std::string_view text);

/// The same text with tags in place of other forms: the variables of a page's script
/// (`var DhtmlXQ_movelist = '[0_1_0]7747…[/0_1_0]'`), fields of JSON or an address
/// (`"movelist":"7747…"`), percent signs (`%5BDhtmlXQ…`) and nothing but digits. A whole record
/// (`[DhtmlXQ] …`) is left as it is. Source: pages of dpxq.com.
std::string dhtmlxq_tags(std::string_view text);

}  // namespace engine::xiangqi
