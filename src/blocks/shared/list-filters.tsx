import type { ReactNode } from "react";
import { css } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { withQuery } from "../../ui/query.ts";
import type { Translate } from "../block.ts";

interface ListFiltersProps {
  path?: string | undefined;
  query?: Record<string, string> | undefined;
  searchParam?: string | undefined;
  searchLabel?: string | undefined;
  /** Words on the button, where it does more than look for something. */
  buttonLabel?: string | undefined;
  /** What is searched, where a page may have two searches. */
  searched?: string | undefined;
  /** What else is asked for together with it: paragraphs, each with its label. */
  children?: ReactNode;
  /** Characters that the list takes to search for. */
  maxLength?: number | undefined;
  filterParam?: string | undefined;
  filterLabel?: string | undefined;
  filters?: readonly { value: string; label: string; count?: number | undefined }[] | undefined;
  /** Names in the query that a search keeps, beside the filter's own. */
  keeps?: readonly string[] | undefined;
  /** Names in the query that mean nothing once another filter is chosen, beside the page. */
  resets?: readonly string[] | undefined;
  blockKey: string;
  t: Translate;
}

/** What is looked for in a list: a field and links, both in the address, so that they work without JavaScript. */
export function ListFilters({
  path = "",
  query = {},
  searchParam,
  searchLabel,
  buttonLabel,
  searched,
  children,
  maxLength = inputLimits.searchCourses.str.maxLength,
  filterParam,
  filterLabel,
  filters,
  keeps = [],
  resets = [],
  blockKey,
  t,
}: ListFiltersProps): ReactNode {
  const hasMore = Boolean(children);
  const hasForm = Boolean(searchParam) || hasMore;
  if (!hasForm && !filterParam) return null;
  const chosen = filterParam ? (query[filterParam] ?? "") : "";
  const id = blockKey + "-search";
  return (
    <div className="find">
      {hasForm && (
        <form role="search" aria-label={searched} action={path} className={hasMore ? "many" : undefined}>
          {searchParam && (
            <p>
              <label htmlFor={id}>{searchLabel}</label>
              <input
                key={query[searchParam] ?? ""}
                id={id}
                type="search"
                name={searchParam}
                defaultValue={query[searchParam] ?? ""}
                maxLength={maxLength}
              />
            </p>
          )}
          {children}
          {[...(filterParam ? [filterParam] : []), ...keeps].map(
            (name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
          )}
          <button className="btn ghost">{buttonLabel ?? t("common.find")}</button>
        </form>
      )}
      {filterParam && filters && (
        <nav aria-label={filterLabel}>
          {filters.map(({ value, label, count }) => (
            <a
              key={value}
              href={withQuery(path, query, { ...resetBy([...resets, "pageCurrent"]), [filterParam]: value })}
              aria-current={value === chosen || undefined}
            >
              {label}
              {count !== undefined && (
                <>
                  {" "}
                  <small className="num">{count}</small>
                </>
              )}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

function resetBy(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, ""]));
}

export const listFiltersStyle = css`
  .find {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px 24px;
  }
  .find form {
    display: flex;
    align-items: end;
    gap: 8px;
  }
  .find form.many {
    flex-wrap: wrap;
    gap: 8px 16px;
  }
  .find form p {
    display: grid;
    flex: 0 1 280px;
    gap: 8px;
    min-width: 0;
    margin: 0;
  }
  .find form.many p {
    flex: 1 1 150px;
    max-width: 240px;
  }
  .find form label {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .find form .btn {
    flex: none;
  }
  .find form input,
  .find form select {
    min-width: 0;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-page);
  }
  .find nav {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .find nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  .find nav small {
    display: inline;
    margin-block: 0;
    margin-inline: 6px 0;
    color: inherit;
  }
  .find nav a:hover {
    border-color: var(--color-primary);
  }
  .find nav [aria-current] {
    background: var(--color-primary);
    border-color: var(--color-primary);
    color: var(--color-primary-text);
    font-weight: 600;
  }
`;
