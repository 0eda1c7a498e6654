import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"columns">;

/**
 * Two or three columns of blocks; an empty one takes no room. On a phone they stand one under the other. Between two
 * menus the main one comes first, so that it is first on a phone from the moment that it is drawn.
 */
export function Columns({ split = "equal", sticky, gap = "large", slots }: Props): ReactNode {
  const { first, second, third } = slots;
  const filled = (split === "menu-main-menu" && first ? [second, first, third] : [first, second, third]).filter(
    Boolean,
  );
  return (
    <Root className={`${split} ${gap}${sticky ? " sticky" : ""}`}>
      {filled.map((content, place) => (
        <div key={place}>{content}</div>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 24px;
  > div {
    display: flex;
    flex-direction: column;
    gap: 24px;
    min-width: 0;
  }
  &.large > div {
    gap: 40px;
  }
  &.menu-main-menu {
    gap: 12px;
  }
  @media (min-width: 900px) {
    &.equal {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    &.thirds {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &.main-aside {
      grid-template-columns: minmax(0, 1fr) var(--size-aside);
    }
    &.aside-main {
      grid-template-columns: 240px minmax(0, 1fr);
    }
    &.large {
      column-gap: clamp(32px, 5vw, 72px);
    }
    &.sticky.main-aside > :last-child,
    &.sticky.aside-main > :first-child {
      position: sticky;
      top: 24px;
      align-self: start;
    }
  }
  @media (min-width: 1100px) {
    &.menu-main-menu {
      grid-template-columns: 216px minmax(0, 1fr) 216px;
      gap: 16px;
    }
    &.menu-main-menu > :first-child {
      grid-area: 1 / 2;
    }
    &.menu-main-menu > div > * {
      flex: 1;
    }
  }
`;
