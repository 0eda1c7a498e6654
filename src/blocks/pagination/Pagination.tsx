import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { withQuery } from "../../ui/query.ts";
import { shownPages } from "./visible-pages.ts";

type Props = BlockProps<"pagination">;

/** Rows that a list shows at once at most, whatever is asked for. */
const MAX_ROWS = 100;

/**
 * Links to the pages of a list; a single page needs none, unless one stands beyond it. With `more` there is one above
 * them that puts the next page under what is shown: an address like any other, which takes the place of this one in the
 * history. A list that is longer than its pages goes on from the last one by key.
 */
export function Pagination({
  path,
  query,
  pageCurrent = 1,
  totalPage = 1,
  pageSize,
  totalCount,
  more,
  param = "pageCurrent",
  next,
  keyParam = "after",
  label,
  t,
}: Props): ReactNode {
  const key = query?.[keyParam];
  if (totalPage < 2 && pageCurrent < 2 && !key) return null;
  const from = Math.min(Number(query?.["pageFrom"]) || pageCurrent, pageCurrent);
  const href = (page: number) =>
    withQuery(path, query, { [param]: page > 1 ? String(page) : "", pageFrom: "", [keyParam]: "" });
  const following =
    pageCurrent < totalPage && !key
      ? href(pageCurrent + 1)
      : next && withQuery(path, query, { [param]: "", pageFrom: "", [keyParam]: next });
  const grows =
    more && pageSize !== undefined && pageCurrent < totalPage && (pageCurrent - from + 2) * pageSize <= MAX_ROWS;
  return (
    <Root>
      {grows && totalCount !== undefined && (
        <div className="more">
          <p role="status" className="num">
            {t("pagination.shown", {
              from: (from - 1) * pageSize + 1,
              to: Math.min(pageCurrent * pageSize, totalCount),
              count: totalCount,
            })}
          </p>
          <a
            className="btn ghost"
            data-replace=""
            href={withQuery(path, query, { pageCurrent: String(pageCurrent + 1), pageFrom: String(from) })}
          >
            {t("pagination.more")}
          </a>
        </div>
      )}
      <nav aria-label={label ?? t("pagination.label")}>
        {from > 1 && (
          <a rel="prev" href={href(Math.max(1, Math.min(from - 1, totalPage)))} aria-label={t("pagination.previous")}>
            <Icon name="left" />
          </a>
        )}
        {(key ? [1, 0] : shownPages(pageCurrent, totalPage)).map((page, place) =>
          page === 0 ? (
            <span key={"gap" + place}>…</span>
          ) : (
            <a
              key={page}
              href={href(page)}
              className={page >= from && page < pageCurrent ? "with" : undefined}
              aria-current={page === pageCurrent && !key ? "page" : undefined}
              aria-label={t("pagination.page", { page })}
            >
              {page}
            </a>
          ),
        )}
        {following && (
          <a rel="next" href={following} aria-label={t("pagination.next")}>
            <Icon name="right" />
          </a>
        )}
      </nav>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 20px;
  font-variant-numeric: tabular-nums;
  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px;
  }
  nav a,
  nav span {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border-radius: var(--radius-control);
  }
  nav a {
    border: 1px solid var(--color-border);
    background: var(--color-surface);
  }
  nav a:hover,
  nav .with {
    border-color: var(--color-primary);
  }
  nav [aria-current] {
    background: var(--color-primary);
    border-color: var(--color-primary);
    color: var(--color-primary-text);
    font-weight: 600;
  }
  .more {
    display: grid;
    justify-items: center;
    gap: 12px;
  }
  .more p {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .more a {
    min-width: min(280px, 100%);
  }
`;
