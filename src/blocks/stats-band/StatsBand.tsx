import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

/** Figures in a row, each with what it counts. */
export function StatsBand({ items = [], tone = "plain" }: BlockProps<"statsBand">): ReactNode {
  return (
    <Root className={tone}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd className="num">{item.value}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  border-block: 1px solid var(--color-border);
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
    gap: 4px;
    padding-block: 20px;
    padding-inline: 0 24px;
  }
  dt {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  dd {
    font: var(--font-weight-heading) clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)/1.1 var(--font-heading);
  }
  &.primary,
  &.ink {
    border: 0;
    border-radius: var(--radius-card);
    background: var(--color-hero);
    color: var(--color-hero-text);
    padding-inline-start: 24px;
  }
  &.primary dt,
  &.ink dt {
    color: inherit;
    opacity: 0.85;
  }
  &.paper {
    border: 0;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
    padding-inline-start: 24px;
  }
`;
