import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";

/** The way back to the home page; the last entry is the page itself. */
export function Breadcrumbs({ items = [], t }: BlockProps<"breadcrumbs">): ReactNode {
  return (
    <Root aria-label={t("breadcrumbs.label")}>
      <ol>
        {items.map((item, place) => (
          <li key={place}>
            {item.href ? (
              <a href={item.href}>
                <Content>{item.label}</Content>
              </a>
            ) : (
              <span aria-current="page">
                <Content>{item.label}</Content>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.nav`
  margin-bottom: calc(-0.5 * var(--space-section));
  font-size: 0.875rem;
  color: var(--color-text-muted);
  ol {
    display: flex;
    min-width: 0;
  }
  li {
    display: flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    white-space: nowrap;
  }
  li:last-child {
    flex: 0 1 auto;
    min-width: 0;
  }
  li:last-child > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-width: 700px) {
    ol {
      overflow-x: auto;
      scrollbar-width: none;
    }
    li:last-child {
      min-width: 6em;
    }
  }
  li + li::before {
    content: "/";
    margin-inline: 8px;
    color: var(--color-border-strong);
  }
  a {
    padding-block: 10px;
  }
  a:hover {
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
