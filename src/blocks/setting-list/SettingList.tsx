import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

/** A heading and the settings below it; rows are blocks of their own, so that a site can add or drop any one. */
export function SettingList({ heading, slots, blockKey }: BlockProps<"settingList">): ReactNode {
  return (
    <Root aria-labelledby={heading ? `${blockKey}-heading` : undefined}>
      {heading && <h2 id={`${blockKey}-heading`}>{heading}</h2>}
      <div className="rows">{slots.rows}</div>
    </Root>
  );
}

const Root = styled.section`
  max-width: 720px;
  h2 {
    margin-bottom: 12px;
    font-size: 1.375rem;
    line-height: 1.3;
  }
  .rows {
    border-top: 1px solid var(--color-border);
  }
`;
