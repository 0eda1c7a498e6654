import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Heading } from "../../ui/heading.tsx";
import { ownAddress } from "../../ui/own-address.ts";
import { Face, faceCss, NameAndRole } from "../shared/person.tsx";

/** People of a site with their picture, role and a few words; who has an account here stands in `lecturerGrid`. */
export function Team({ items = [], columns = 3, level = 3, base }: BlockProps<"team">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Root style={{ "--columns": columns } as CSSProperties}>
      {items.map((item, place) => (
        <li key={place}>
          <Face photo={item.photo} name={item.name} />
          <div>
            <NameAndRole name={item.name} role={item.role}>
              <Heading level={level}>
                {item.href ? (
                  <a href={ownAddress(item.href, base)}>
                    <Content>{item.name}</Content>
                  </a>
                ) : (
                  <Content>{item.name}</Content>
                )}
              </Heading>
            </NameAndRole>
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
  --face: 88px;
  display: grid;
  gap: clamp(20px, 3vw, 40px) var(--gap);
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(240px, (100% - (var(--columns) - 1) * var(--gap)) / var(--columns))), 1fr)
  );
  li {
    display: flex;
    gap: 16px;
    align-items: start;
  }
  li > div {
    min-width: 0;
  }
  .face {
    font-size: 2rem;
  }
  a:hover {
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  p {
    margin-top: 6px;
    font-size: 0.9375rem;
    line-height: 1.7;
  }
  ${faceCss}
`;
