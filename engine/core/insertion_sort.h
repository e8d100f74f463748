// SPDX-License-Identifier: MIT
// Sorting of short lists.
#pragma once

#include <algorithm>
#include <iterator>

namespace engine {

/// Sorts a list that is short or nearly in order; equal elements keep their order. std::stable_sort
/// would add some kilobytes to the download for each type of element.
template <class Iterator, class Less>
void insertion_sort(Iterator first, Iterator last, const Less& less) {
    for (Iterator next = first; next != last; ++next) {
        std::rotate(std::upper_bound(first, next, *next, less), next, std::next(next));
    }
}

}  // namespace engine
