import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import { categoryHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { categoriesOfLevel } from "./categories-of-level.ts";

/** The categories of one level, each a link to its courses: tiles, or signs as they stand by the road. */
export function CategoryGrid({
  categories = [],
  base = "",
  level = 1,
  columns = 4,
  look = "tiles",
  t,
}: BlockProps<"categoryGrid">): ReactNode {
  return (
    <Root className={`grid ${look} of${columns}`} style={{ "--columns": columns } as CSSProperties}>
      {categoriesOfLevel(categories, level).map(({ category, path }) => (
        <li key={category.id}>
          <a href={categoryHref(path, base)}>
            <b>
              <Content>{category.categoryName}</Content>
            </b>
            {category.courseCount ? (
              <span className="num">{t("categoryGrid.courses", { count: category.courseCount })}</span>
            ) : null}
          </a>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  &.grid {
    --gap: 12px;
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(156px, (100% - (var(--columns) - 1) * var(--gap)) / var(--columns)), 1fr)
    );
  }
  a {
    display: flex;
    flex-direction: column;
    justify-content: center;
    height: 100%;
    min-height: 72px;
    padding: 12px 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  a:hover {
    border-color: var(--color-primary);
  }
  b {
    font-size: 1.0625rem;
  }
  a:hover b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  span {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  &.signs a {
    min-height: 96px;
    border: 0;
    border-radius: 10px;
    background: var(--color-hero);
    color: var(--color-hero-text);
    box-shadow:
      inset 0 0 0 3px var(--color-hero),
      inset 0 0 0 5px var(--color-hero-text);
  }
  &.of2.signs li:last-child:nth-child(odd) {
    grid-column: span 2;
  }
  &.signs b {
    font-size: 1.25rem;
  }
  &.signs span {
    color: inherit;
  }
`;
