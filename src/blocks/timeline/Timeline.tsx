import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Heading } from "../../ui/heading.tsx";

/** What happened, or what comes, in its order: when, what, and a few words. */
export function Timeline({ items = [], level = 3 }: BlockProps<"timeline">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Root as="ol">
      {items.map((item, place) => (
        <li key={place}>
          <p className="time num">
            <Content>{item.time}</Content>
          </p>
          <div>
            <Heading level={level}>
              <Content>{item.heading}</Content>
            </Heading>
            {item.text && (
              <p>
                <Content>{item.text}</Content>
              </p>
            )}
          </div>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  max-width: var(--size-text);
  li {
    position: relative;
    padding-inline-start: 28px;
    padding-block-end: 24px;
    border-inline-start: 2px solid var(--color-border);
    margin-inline-start: 6px;
  }
  li:last-child {
    padding-block-end: 0;
    border-color: transparent;
  }
  li::before {
    content: "";
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: -7px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--color-accent);
  }
  .time {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  div > p {
    margin-top: 4px;
    color: var(--color-text-muted);
    line-height: 1.7;
  }
  @media (min-width: 760px) {
    margin-inline-start: 8.5em;
    .time {
      position: absolute;
      inset-inline-end: calc(100% + 20px);
      width: 7.5em;
      padding-top: 2px;
      text-align: end;
    }
  }
`;
