import { type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { CategoryList } from "./CategoryList.tsx";
import { listCss } from "./list-css.ts";

type Props = BlockProps<"categoryMenu">;

/**
 * A tree of categories that stands in the page. On a phone the top categories are a strip, and the panel of the one
 * that is tapped opens below it.
 */
export function CategoryMenu({ heading, categories, base = "", side = "left", isVip, blockKey, t }: Props): ReactNode {
  return (
    <Root className={side} aria-labelledby={blockKey + "-h"}>
      <h2 id={blockKey + "-h"}>{heading}</h2>
      {categories ? (
        <CategoryList categories={categories} base={base} side={side} isVip={isVip} standing t={t} />
      ) : (
        <ul className="tops">
          {Array.from({ length: 8 }, (_, place) => (
            <li key={place} className="wait top">
              <i style={{ width: "70%" }} />
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.nav`
  position: relative;
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  h2 {
    padding: 12px 16px 10px;
    font-size: 1rem;
    border-bottom: 2px solid var(--color-primary);
  }
  .wait {
    padding: 12px 16px;
  }
  ${listCss}
  @media (max-width: 1099px) {
    h2 {
      padding-bottom: 0;
      border: 0;
      font-size: 0.8125rem;
      color: var(--color-text-muted);
    }
    .top svg {
      display: none;
    }
    .tops {
      display: flex;
      max-height: none;
      gap: 8px;
      padding: 6px 12px 12px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .top {
      min-height: 44px;
      padding: 0 14px;
      white-space: nowrap;
      border: 1px solid var(--color-border);
      border-radius: var(--radius-control);
    }
    .open > .top {
      border-color: var(--color-primary);
    }
    .panel.panel.panel {
      top: 100%;
      inset-inline-start: 0;
      inset-inline-end: 0;
      width: auto;
      min-height: 0;
    }
  }
`;
