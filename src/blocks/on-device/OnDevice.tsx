import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

/** What stands around a block that is for narrow screens, or for all others, alone (`shown.device`). */
export function OnDevice({ device, slots }: BlockProps<"onDevice">): ReactNode {
  return slots["content"] ? <Root className={device}>{slots["content"]}</Root> : null;
}

const Root = styled.div`
  main > &:has(> .full) {
    grid-column: full;
  }
  @media (max-width: 759.98px) {
    &.desktop {
      display: none;
    }
  }
  @media (min-width: 760px) {
    &.phone {
      display: none;
    }
  }
`;
