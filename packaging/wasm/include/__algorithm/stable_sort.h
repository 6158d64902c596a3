// std::stable_sort in little code: libc++'s own is 3 kB for each type that is sorted. One function
// sorts the numbers of the elements; a type adds its comparison and the moves to their places. A
// constrained template is chosen before that of libc++, which calls it by this name.
#pragma once

#include <__config>
#include <__iterator/concepts.h>
#include <__iterator/iter_move.h>
#include <__iterator/iterator_traits.h>
#include <__memory/unique_ptr.h>
#include <__utility/move.h>
#include <__utility/swap.h>

_LIBCPP_BEGIN_NAMESPACE_STD
/// A merge sort from below. `order` has room for 2n numbers; the sorted ones are its first half.
inline void __stable_order(unsigned n, bool (*is_less)(const void*, unsigned, unsigned),
                           const void* elements, unsigned* order) {
  unsigned *from = order, *to = order + n;
  for (unsigned i = 0; i < n; ++i) from[i] = i;
  for (unsigned long long width = 1; width < n; width *= 2) {
    for (unsigned long long begin = 0; begin < n; begin += 2 * width) {
      const auto middle = static_cast<unsigned>(begin + width < n ? begin + width : n);
      const auto end = static_cast<unsigned>(begin + 2 * width < n ? begin + 2 * width : n);
      unsigned left = static_cast<unsigned>(begin), right = middle;
      for (unsigned at = left; at < end; ++at) {
        const bool is_right =
            left == middle || (right < end && is_less(elements, from[right], from[left]));
        to[at] = from[is_right ? right++ : left++];
      }
    }
    std::swap(from, to);
  }
  if (from != order)
    for (unsigned i = 0; i < n; ++i) order[i] = from[i];
}

template <class Policy, class Iterator, class Compare>
  requires random_access_iterator<Iterator>
void __stable_sort_impl(Iterator first, Iterator last, Compare& less) {
  using Difference = typename iterator_traits<Iterator>::difference_type;
  struct Elements {
    Iterator first;
    Compare& less;
    auto at(unsigned i) const { return first + static_cast<Difference>(i); }
  };
  const auto n = static_cast<unsigned>(last - first);
  if (n < 2) return;
  const Elements elements{first, less};
  const unique_ptr<unsigned[]> order(new unsigned[2 * static_cast<size_t>(n)]);
  std::__stable_order(
      n,
      [](const void* of, unsigned i, unsigned j) -> bool {
        const auto& all = *static_cast<const Elements*>(of);
        return all.less(*all.at(i), *all.at(j));
      },
      &elements, order.get());
  for (unsigned begin = 0; begin < n; ++begin) {
    if (order[begin] == begin) continue;
    typename iterator_traits<Iterator>::value_type held = ranges::iter_move(elements.at(begin));
    unsigned place = begin;
    while (order[place] != begin) {
      const unsigned next = order[place];
      *elements.at(place) = ranges::iter_move(elements.at(next));
      order[place] = place;
      place = next;
    }
    *elements.at(place) = std::move(held);
    order[place] = place;
  }
}
_LIBCPP_END_NAMESPACE_STD

#include_next <__algorithm/stable_sort.h>
