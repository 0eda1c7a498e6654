import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";

/** Questions, each opening to its answer: found by the page's own search, and whole without JavaScript. */
export function FaqList({ items = [] }: BlockProps<"faqList">): ReactNode {
  return (
    <Root>
      {items.map((item) => (
        <details key={item.question}>
          <summary>
            <h3>{item.question}</h3>
            <Icon name="down" />
          </summary>
          <p>{item.answer}</p>
          {item.href && item.linkLabel && (
            <a className="link" href={item.href}>
              {item.linkLabel}
            </a>
          )}
        </details>
      ))}
    </Root>
  );
}

const Root = styled.div`
  max-width: var(--size-text);
  border-top: 1px solid var(--color-border);
  details {
    border-bottom: 1px solid var(--color-border);
    padding-bottom: 0;
  }
  details[open] {
    padding-bottom: 16px;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    padding-block: 8px;
  }
  summary:hover h3 {
    color: var(--color-primary);
  }
  h3 {
    font: inherit;
    font-weight: 600;
  }
  summary svg {
    flex: none;
    color: var(--color-text-muted);
    transition: transform 0.15s;
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  p {
    max-width: 44em;
    color: var(--color-text-muted);
    line-height: 1.8;
  }
`;
