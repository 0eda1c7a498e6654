import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { ownAddress } from "../../ui/own-address.ts";

type Props = BlockProps<"logoWall">;
type Item = NonNullable<Props["items"]>[number];

/** The logos of those a site works with, each with its name for who does not see it, and in place of one that is not there. */
export function LogoWall({ items = [], columns = 5, look = "tiles", base }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <Root className={look} style={{ "--columns": columns } as CSSProperties}>
      {items.map((item, place) => (
        <li key={place}>
          {item.href ? (
            <a href={ownAddress(item.href, base)}>
              <Logo {...item} />
            </a>
          ) : (
            <span>
              <Logo {...item} />
            </span>
          )}
        </li>
      ))}
    </Root>
  );
}

function Logo({ logo, name }: Item): ReactNode {
  return logo ? <img src={logo} alt={name} loading="lazy" /> : <Content>{name}</Content>;
}

const Root = styled.ul`
  display: grid;
  gap: clamp(8px, 1.5vw, 20px);
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(112px, (100% - (var(--columns) - 1) * 20px) / var(--columns)), 1fr)
  );
  li > * {
    display: grid;
    place-items: center;
    height: 96px;
    padding: 12px;
    border-radius: var(--radius-card);
    text-align: center;
  }
  /* Logos are made for paper: on a dark page they stand on white as well. */
  &.tiles li > * {
    border: 1px solid var(--color-border);
    background: #fff;
    color: #333;
  }
  li > a:hover {
    border-color: var(--color-primary);
  }
  img {
    max-height: 72px;
    object-fit: contain;
  }
`;
