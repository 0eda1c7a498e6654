import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"articleCategories">;

/** The categories of articles as links; the choice is in the address as zoneId. */
export function ArticleCategories({ items = [], path, query, allLabel, t }: Props): ReactNode {
  const current = query?.zoneId;
  const link = (id: string, label: string) => (
    <li key={id}>
      <a
        href={withQuery(path, query, { zoneId: id, pageCurrent: "", pageFrom: "" })}
        aria-current={(current ?? "") === id ? "page" : undefined}
      >
        <Content>{label}</Content>
      </a>
    </li>
  );
  return (
    <Root aria-label={t("articleCategories.label")}>
      <ul>
        {link("", allLabel ?? t("articleCategories.all"))}
        {items.map((zone) => link(zone.id, zone.zoneName))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  a:hover {
    border-color: var(--color-primary);
    color: var(--color-primary);
  }
  [aria-current] {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-primary-text);
  }
  a[aria-current]:hover {
    color: var(--color-primary-text);
  }
`;
