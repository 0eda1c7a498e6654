import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"aboutNav">;

/** The groups and pages about the site, the one being read marked. On a phone the groups stand in a row. */
export function AboutNav({ items = [], current, heading, t }: Props): ReactNode {
  return (
    <Root aria-label={heading ?? t("aboutNav.label")}>
      {items.map((group) => (
        <div key={group.id}>
          <h2>{group.navName}</h2>
          <ul>
            {group.websiteNavList?.map((page) => (
              <li key={page.id}>
                <a href={page.navUrl ?? "/terrace/" + page.id} aria-current={page.id === current ? "page" : undefined}>
                  {page.navName}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  display: grid;
  gap: 24px;
  h2 {
    padding-bottom: 8px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
    border-bottom: 1px solid var(--color-border);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline-start: 12px;
    border-inline-start: 2px solid transparent;
  }
  a:hover {
    color: var(--color-primary);
  }
  [aria-current] {
    border-color: var(--color-accent);
    color: var(--color-primary);
    font-weight: 600;
  }
  @media (max-width: 899px) {
    gap: 8px;
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 8px;
    }
    h2 {
      border: 0;
      padding: 0;
    }
    a {
      padding-block: 0;
      padding-inline: 0 8px;
      border: 0;
    }
  }
`;
