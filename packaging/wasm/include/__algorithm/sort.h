// std::sort as a heap sort: libc++'s own is 6 kB of code for each type that is sorted. A constrained
// template is chosen before that of libc++, which calls it by this name.
#pragma once

#include <__algorithm/make_heap.h>
#include <__algorithm/sort_heap.h>
#include <__config>
#include <__iterator/concepts.h>

_LIBCPP_BEGIN_NAMESPACE_STD
template <class Policy, class Iterator, class Compare>
  requires random_access_iterator<Iterator>
constexpr void __sort_impl(Iterator first, Iterator last, Compare& less) {
  std::__make_heap<Policy>(first, last, less);
  std::__sort_heap<Policy>(first, last, less);
}
_LIBCPP_END_NAMESPACE_STD

#include_next <__algorithm/sort.h>
