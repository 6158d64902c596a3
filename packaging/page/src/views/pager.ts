/** Long tables in pages, so that ten thousand players do not slow the page down. */
import { button, h } from "../dom";
import { t } from "../words";

const page_size = 200;

export function pager(
  count: number,
  page: number,
  choose: (page: number) => void,
  part: (from: number, to: number) => HTMLElement,
): HTMLElement {
  const from = Math.min(page, Math.max(0, Math.ceil(count / page_size) - 1)) * page_size;
  const to = Math.min(from + page_size, count);
  if (count === 0) return h("p.quiet", {}, t("none_found"));
  if (count <= page_size) return part(0, count);
  return h(
    "div",
    {},
    h(
      "div.tools",
      {},
      button(`‹ ${t("previous")}`, () => choose(page - 1), { disabled: from === 0, key: "page-back" }),
      h("span", {}, t("page_of", { from: from + 1, to, n: count })),
      button(`${t("following")} ›`, () => choose(page + 1), { disabled: to === count, key: "page-on" }),
    ),
    part(from, to),
  );
}
