import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ownAddress } from "../../ui/own-address.ts";

/** Links as buttons in a row, which breaks where it is too long. */
export function ButtonRow({ items = [], align = "start", base }: BlockProps<"buttonRow">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Root className={align}>
      {items.map((item, place) => (
        <li key={place}>
          <a className={classes[item.look ?? "button"]} href={ownAddress(item.href, base)}>
            {item.label}
          </a>
        </li>
      ))}
    </Root>
  );
}

const classes = { button: "btn", strong: "btn ghost", link: "link" } as const;

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  &.centre {
    justify-content: center;
  }
  &.end {
    justify-content: end;
  }
`;
