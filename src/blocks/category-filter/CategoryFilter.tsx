import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"categoryFilter">;

/** Plain links, one for each category that has anything; choosing one starts again at the first page. */
export function CategoryFilter({ items = [], path, query, totalCount, t }: Props): ReactNode {
  const chosen = query?.["categoryId"] ?? "";
  const link = (id: string, label: string, num?: number) => (
    <li key={id}>
      <a
        href={withQuery(path, query, { categoryId: id, pageCurrent: "", pageFrom: "" })}
        aria-current={chosen === id || undefined}
      >
        <Content>{label}</Content>
        {num !== undefined && <small className="num"> {num}</small>}
      </a>
    </li>
  );
  return (
    <Root aria-label={t("categoryFilter.label")}>
      <ul>
        {link("", t("categoryFilter.all"))}
        {items.map(({ id, categoryName, num }) => link(id, categoryName, num))}
      </ul>
      {totalCount !== undefined && <p className="muted num">{t("categoryFilter.found", { count: totalCount })}</p>}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  border-bottom: 1px solid var(--color-border);
  ul {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    padding: 0 12px;
    white-space: nowrap;
  }
  small {
    color: var(--color-text-muted);
  }
  a:hover {
    color: var(--color-primary);
  }
  [aria-current] {
    color: var(--color-primary);
    font-weight: 700;
    box-shadow: inset 0 -2px var(--color-accent);
    scroll-initial-target: nearest;
  }
  .muted {
    flex: none;
    font-size: 0.875rem;
  }
  @media (max-width: 700px) {
    .muted {
      display: none;
    }
  }
`;
