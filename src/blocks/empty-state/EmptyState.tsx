import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";

/** Says that there is nothing and shows a way on. */
export function EmptyState({ heading, level, text, href, linkLabel }: BlockProps<"emptyState">): ReactNode {
  return (
    <Root>
      <Empty text={heading} level={level} href={href} label={linkLabel}>
        {text && <p>{text}</p>}
      </Empty>
    </Root>
  );
}

const Root = styled.div`
  .empty > svg + * {
    color: var(--color-text);
    font-size: inherit;
    font-weight: 600;
  }
`;
