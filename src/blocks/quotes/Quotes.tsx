import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Face, faceCss, NameAndRole } from "../shared/person.tsx";

/** What people say of a site: their words, and who they are. */
export function Quotes({ items = [], columns = 2, look = "cards" }: BlockProps<"quotes">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Root className={look} style={{ "--columns": columns } as CSSProperties}>
      {items.map((item, place) => (
        <li key={place}>
          <figure>
            <blockquote>
              <p>
                <Content>{item.text}</Content>
              </p>
            </blockquote>
            <figcaption>
              <Face photo={item.photo} name={item.name} />
              <span className="who">
                <NameAndRole name={item.name} role={item.role} />
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(260px, (100% - (var(--columns) - 1) * var(--gap)) / var(--columns))), 1fr)
  );
  figure {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 16px;
    height: 100%;
  }
  &.cards figure {
    padding: clamp(16px, 2.5vw, 28px);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    color: var(--color-text);
  }
  &.plain figure {
    padding-inline-start: 20px;
    border-inline-start: 3px solid var(--color-accent);
  }
  blockquote {
    line-height: 1.8;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .who {
    display: grid;
    min-width: 0;
  }
  ${faceCss}
`;
