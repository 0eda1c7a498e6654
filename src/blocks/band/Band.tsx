import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

/** A strip from edge to edge that other blocks stand in. */
export function Band({ tone = "paper", narrow, id, space = "large", slots }: BlockProps<"band">): ReactNode {
  return (
    <Root id={id} className={`full ${tone} ${space}`}>
      <div className={narrow ? "wrap narrow" : "wrap"}>{slots.content}</div>
    </Root>
  );
}

const Root = styled.section`
  .wrap {
    display: flex;
    flex-direction: column;
    gap: clamp(20px, 3vw, 32px);
    /* Blocks stand nearer here than on a page: a heading need not come nearer still. */
    > * {
      margin-bottom: 0;
    }
  }
  .narrow {
    max-width: 880px;
  }
  &.small {
    padding-block: clamp(16px, 2vw, 24px);
  }
  &.large {
    padding-block: clamp(32px, 5vw, 64px);
  }
  &.paper {
    background: var(--color-surface-alt);
  }
  &.primary,
  &.ink {
    background: var(--color-hero);
    color: var(--color-hero-text);
  }
  &.primary :is(.muted, .kicker, p:not([class])),
  &.ink :is(.muted, .kicker, p:not([class])) {
    color: inherit;
  }
  &.primary :is(.link, .btn.ghost),
  &.ink :is(.link, .btn.ghost) {
    border-color: currentColor;
    background: none;
    color: var(--color-hero-text);
  }
  &.primary .btn:not(.ghost),
  &.ink .btn:not(.ghost) {
    border-color: var(--color-hero-text);
    background: var(--color-hero-text);
    color: var(--color-hero);
  }
`;
