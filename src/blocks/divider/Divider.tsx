import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

/** What parts two pieces of a page: a line, a mark, or room, which is nothing to who listens. */
export function Divider({ look = "line", space = "none" }: BlockProps<"divider">): ReactNode {
  const className = `${look} ${space}`;
  if (look === "space") return <Root className={className} aria-hidden="true" />;
  return <Root as="hr" className={className} />;
}

const Root = styled.div`
  width: 100%;
  margin: 0;
  border: 0;
  &.small {
    margin-block: 16px;
  }
  &.large {
    margin-block: var(--space-section);
  }
  &.line {
    border-top: 1px solid var(--color-border);
  }
  &.mark {
    height: 1em;
    overflow: visible;
    text-align: center;
    color: var(--color-accent);
  }
  &.mark::before {
    content: "◆  ◆  ◆";
    font-size: 0.75rem;
    line-height: 1rem;
    white-space: pre;
  }
`;
