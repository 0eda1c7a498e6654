import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"recordTable">;

/** What is looked for: a field and links, both in the address, so that they work before and without JavaScript. */
export function Filters({
  path = "",
  query = {},
  searchParam,
  searchLabel,
  filterParam,
  filterLabel,
  filters,
  blockKey,
  t,
}: Props): ReactNode {
  if (!searchParam && !filterParam) return null;
  const chosen = filterParam ? (query[filterParam] ?? "") : "";
  const id = blockKey + "-search";
  return (
    <div className="find">
      {searchParam && (
        <form role="search" action={path}>
          <label htmlFor={id}>{searchLabel}</label>
          <input
            key={query[searchParam] ?? ""}
            id={id}
            type="search"
            name={searchParam}
            defaultValue={query[searchParam] ?? ""}
            maxLength={100}
          />
          {filterParam && chosen !== "" && <input type="hidden" name={filterParam} value={chosen} />}
          <button className="btn ghost">{t("recordTable.search")}</button>
        </form>
      )}
      {filterParam && filters && (
        <nav aria-label={filterLabel}>
          {filters.map(({ value, label }) => (
            <a
              key={value}
              href={withQuery(path, query, { [filterParam]: value, pageCurrent: "" })}
              aria-current={value === chosen || undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
