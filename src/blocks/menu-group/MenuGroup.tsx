import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { FoldingGroup, foldingStyle } from "./FoldingGroup.tsx";

/** Links under a heading. Without one entry that the viewer may see, the heading is not there either. */
export function MenuGroup({ heading, folds, slots, blockKey }: BlockProps<"menuGroup">): ReactNode {
  if (!slots.entries) return null;
  const title = <h2 id={blockKey}>{heading}</h2>;
  const links = (
    <div role="group" aria-labelledby={blockKey}>
      {slots.entries}
    </div>
  );
  return (
    <Root>
      {folds ? (
        <FoldingGroup name={blockKey} title={title}>
          {links}
        </FoldingGroup>
      ) : (
        <>
          {title}
          {links}
        </>
      )}
    </Root>
  );
}

const linkStyle = css`
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 4px 14px;
    border-inline-start: 2px solid transparent;
    border-start-end-radius: var(--radius-control);
    border-end-end-radius: var(--radius-control);
  }
  a:hover {
    background: var(--color-primary-soft);
  }
  a[aria-current] {
    border-color: var(--color-accent);
    background: var(--color-surface-alt);
    color: var(--color-primary);
    font-weight: 600;
  }
`;

const Root = styled.div`
  h2 {
    padding: 0 16px 6px;
    color: var(--color-text-muted);
    font: 600 0.8125rem/1.5 var(--font-body);
    letter-spacing: 0.04em;
  }
  ${linkStyle}
  ${foldingStyle}
`;
