import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { ownAddress } from "../../ui/own-address.ts";

type Props = BlockProps<"featureList">;

/** Points with a sign, a heading and a sentence: plain, as signs by the road, or as numbered steps. */
export function FeatureList({ items = [], columns = 3, base, look = "plain" }: Props): ReactNode {
  return (
    <Root className={look} style={{ "--columns": columns } as CSSProperties}>
      {items.map((item, place) => (
        <li key={item.heading}>
          <span className="sign num">
            {look === "steps" ? place + 1 : (item.mark ?? (item.icon && <Icon name={item.icon} size={24} />))}
          </span>
          <div>
            <h2>{item.href ? <a href={ownAddress(item.href, base)}>{item.heading}</a> : item.heading}</h2>
            {item.text && <p>{item.text}</p>}
          </div>
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
    minmax(max(220px, (100% - (var(--columns) - 1) * var(--gap)) / var(--columns)), 1fr)
  );
  li {
    position: relative;
    display: flex;
    gap: 16px;
    padding-top: 16px;
    border-top: 1px solid var(--color-border);
  }
  h2 {
    font-size: 1.125rem;
  }
  h2 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  li:hover a {
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  p {
    margin-top: 4px;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
  .sign {
    flex: none;
    color: var(--color-accent);
    font-weight: 700;
  }
  &.steps .sign {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border: 1px solid;
    border-radius: 50%;
  }
  &.signs li {
    align-items: center;
    padding: 16px;
    border: 2px solid var(--color-primary);
    border-radius: var(--radius-card);
    background: var(--color-primary);
    color: var(--color-primary-text);
    box-shadow: inset 0 0 0 2px var(--color-primary-text);
  }
  &.signs .sign {
    display: grid;
    place-items: center;
    min-width: 56px;
    height: 56px;
    padding: 0 6px;
    border-radius: var(--radius-control);
    background: var(--color-primary-text);
    color: var(--color-primary);
    font-size: 1.375rem;
  }
  &.signs p {
    color: inherit;
  }
  &.signs li:hover a {
    color: inherit;
  }
`;
