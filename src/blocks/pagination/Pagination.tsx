import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../parts/icons.tsx";
import { withQuery } from "../parts/query.ts";
import { shownPages } from "./shown-pages.ts";

type Props = BlockProps<"pagination">;

/** Links to the pages of a list; a single page needs none. */
export function Pagination({ path, query, pageCurrent = 1, totalPage = 1, param = "pageCurrent", t }: Props): ReactNode {
  if (totalPage < 2) return null;
  const href = (page: number) => withQuery(path, query, { [param]: page > 1 ? String(page) : "" });
  return (
    <Root aria-label={t("pagination.label")}>
      {pageCurrent > 1 && <a rel="prev" href={href(pageCurrent - 1)} aria-label={t("pagination.previous")}><Icon name="left" /></a>}
      {shownPages(pageCurrent, totalPage).map((page, place) => page === 0
        ? <span key={"gap" + place}>…</span>
        : <a key={page} href={href(page)} aria-current={page === pageCurrent ? "page" : undefined} aria-label={t("pagination.page", { page })}>{page}</a>)}
      {pageCurrent < totalPage && <a rel="next" href={href(pageCurrent + 1)} aria-label={t("pagination.next")}><Icon name="right" /></a>}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  a, span { display: grid; place-items: center; min-width: 44px; min-height: 44px; border-radius: var(--radius-control); }
  a { border: 1px solid var(--color-border); background: var(--color-surface); }
  a:hover { border-color: var(--color-primary); }
  [aria-current] { background: var(--color-primary); border-color: var(--color-primary); color: var(--color-primary-text); font-weight: 600; }
`;
