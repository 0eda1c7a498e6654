import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { categoryHref } from "../../site/links.ts";
import type { BlockProps } from "../block.ts";
import { Icon } from "../parts/icons.tsx";
import { CategoryPanel } from "./CategoryPanel.tsx";
import { moveFocus } from "./keys.ts";

type Props = BlockProps<"categoryMenu">;

/** From this many top categories on the list scrolls (`specification.md §9`). */
const scrollAbove = 10;

/**
 * A tree of categories. The panel of a top category opens by style alone, after a moment under the pointer or with
 * the focus, so that every link is reachable without JavaScript. With it come arrow keys, Escape, and on a touch
 * screen the first tap opens. On a phone the top categories are a strip of links into the catalogue.
 */
export function CategoryMenu({ heading, categories, base = "", side = "left", isVip, blockKey, t }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  const [tapped, setTapped] = useState<string>();
  const open = () => setClosed(false);
  return (
    <Root
      className={side}
      aria-labelledby={blockKey + "-h"}
      data-closed={closed || undefined}
      onKeyDown={(event) => moveFocus(event, { side, close: () => setClosed(true), open })}
      onMouseLeave={open}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || open()}
    >
      <h2 id={blockKey + "-h"}>{heading}</h2>
      <ul className={categories && categories.length > scrollAbove ? "tops scroll" : "tops"}>
        {categories ? categories.map((top) => (
          <li key={top.id} className="item">
            <a
              className="top"
              href={categoryHref([top.id], base)}
              onPointerDown={(event) => event.pointerType === "mouse" || setTapped((before) => (before === top.id ? undefined : top.id))}
              onClick={(event) => tapped === top.id && matchMedia("(min-width: 1100px)").matches && event.preventDefault()}
            >
              {top.categoryName}<Icon name={side === "left" ? "right" : "left"} size={16} />
            </a>
            <CategoryPanel category={top} base={base} isVip={isVip} t={t} />
          </li>
        )) : Array.from({ length: 8 }, (_, place) => <li key={place} className="wait top"><i style={{ width: "70%" }} /></li>)}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  position: relative;
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  h2 { padding: 12px 16px 10px; font-size: 1rem; border-bottom: 2px solid var(--color-primary); }
  .top { display: flex; align-items: center; justify-content: space-between; min-height: 40px; padding: 0 10px 0 16px; }
  .top svg { color: var(--color-border-strong); }
  .scroll { max-height: 400px; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; }
  .item:hover > .top, .item:focus-within > .top { background: var(--color-primary-soft); color: var(--color-primary); font-weight: 600; }
  .panel { position: absolute; z-index: 20; top: -1px; left: 100%; width: 500px; min-height: calc(100% + 2px); padding: 20px 24px; background: var(--color-surface-raised); border: 1px solid var(--color-border); border-radius: var(--radius-card); box-shadow: var(--shadow-raised); visibility: hidden; opacity: 0; transition: visibility 0s .16s, opacity .1s .16s; }
  &.right .panel { left: auto; right: 100%; }
  .item:hover > .panel, .item:focus-within > .panel { visibility: visible; opacity: 1; }
  &[data-closed] .panel { visibility: hidden; opacity: 0; transition: none; }
  .second { display: grid; grid-template-columns: 112px 1fr; gap: 0 12px; padding-block: 8px; border-bottom: 1px solid var(--color-border); font-size: .875rem; }
  .second a { display: inline-flex; align-items: center; min-height: 32px; }
  .second > a { font-weight: 600; align-self: start; }
  .second ul { display: flex; flex-wrap: wrap; column-gap: 16px; }
  .panel a:hover { color: var(--color-primary); text-decoration: underline; text-underline-offset: 4px; }
  .known { padding-top: 18px; font-size: .875rem; }
  .known h3 { margin-bottom: 6px; font-size: .8125rem; color: var(--color-text-muted); }
  .known li { display: flex; justify-content: space-between; gap: 16px; padding-block: 4px; }
  .known a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .known .price { flex: none; }
  .known b { font-size: .875rem; }
  .wait { padding: 12px 16px; }
  @media (max-width: 1099px) {
    h2 { padding-bottom: 0; border: 0; font-size: .8125rem; color: var(--color-text-muted); }
    .panel, .top svg { display: none; }
    .tops { display: flex; max-height: none; gap: 8px; padding: 6px 12px 12px; overflow-x: auto; scrollbar-width: none; }
    .top { min-height: 44px; padding: 0 14px; white-space: nowrap; border: 1px solid var(--color-border); border-radius: var(--radius-control); }
  }
`;
