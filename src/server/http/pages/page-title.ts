import type { CompiledScreen } from "../../../site/compile/compile.ts";
import { isObject } from "../../../shared/json.ts";
import type { Scope } from "../../../site/compile/scope.ts";
import type { Texts } from "../../../site/compile/texts.ts";

/** The filters of lists whose values have words of their own, in the order that a title names them. */
const worded: Readonly<Record<string, string>> = {
  courseCategory: "common.kind.",
  liveState: "filterBar.liveState.",
  priceType: "filterBar.priceType.",
};
/** Those whose values are named by the data of the page: of several the last, which lies within the others. */
const named = ["categoryno1", "categoryno2", "categoryno3", "categoryId", "zoneId"] as const;

/** Where their names are. */
const categories: ReadonlySet<string> = new Set([
  "listCourseCategories",
  "listArticleZoneCategories",
  "listOpenCourseCategories",
  "listCustomCategories",
]);

/**
 * The title of a page. Of a list it says what the list is narrowed to and which page of it this is, so that no two of
 * them are called the same; an order makes no other list.
 */
export function pageTitle({ title, sources }: CompiledScreen, scope: Scope, texts: Texts): string {
  const { query } = scope.route;
  const chosen = named.map((name) => query[name]).findLast((id) => id !== undefined);
  const trees = sources.filter(({ operation }) => categories.has(operation)).map((source) => scope.data[source.name]);
  const name = chosen === undefined ? undefined : categoryNameOf(chosen, trees);
  const words = Object.entries(worded).map(([filter, prefix]) =>
    query[filter] === undefined ? undefined : texts.lookup(prefix + query[filter]),
  );
  const page =
    Number(query["pageCurrent"] ?? 1) > 1 ? texts.t("pagination.page", { page: query["pageCurrent"]! }) : undefined;
  const parts = [name, ...words, page].filter((part) => part !== undefined);
  // What a title has no words for leaves nothing to part, such as the slogan of a site that has none.
  const said = title(scope)
    .split(BETWEEN)
    .filter((part) => part.trim() !== "");
  return [...parts, ...said].join(BETWEEN);
}

/** Stands between the parts of a title. */
const BETWEEN = " · ";

/** What the categories of a page call the one of this number, at whatever depth it is. */
function categoryNameOf(id: string, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const name = categoryNameOf(id, entry);
      if (name !== undefined) return name;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const own = value["id"] === id ? (value["categoryName"] ?? value["zoneName"]) : undefined;
  return typeof own === "string"
    ? own
    : categoryNameOf(
        id,
        Object.values(value).filter((inner) => typeof inner === "object"),
      );
}
