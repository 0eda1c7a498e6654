import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";

/** Says that there is nothing and shows a way on. */
export function EmptyState({ heading, text, href, linkLabel }: BlockProps<"emptyState">): ReactNode {
  return (
    <Root>
      <Empty text={heading} href={href} label={linkLabel}>
        {text && <p>{text}</p>}
      </Empty>
    </Root>
  );
}

const Root = styled.div`
  .empty > p:first-of-type {
    color: var(--color-text);
    font-weight: 600;
  }
`;
