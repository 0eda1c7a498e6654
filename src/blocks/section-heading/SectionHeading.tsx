import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Heading } from "../../ui/heading.tsx";
import { ownAddress } from "../../ui/own-address.ts";

type Props = BlockProps<"sectionHeading">;

/** A heading with a sentence and a link to more. */
export function SectionHeading({
  heading,
  lead,
  kicker,
  href,
  linkLabel,
  base,
  level = 2,
  align = "start",
}: Props): ReactNode {
  return (
    <Root className={align}>
      <div>
        {kicker && <p className="kicker">{kicker}</p>}
        <Heading level={level}>
          <Content>{heading}</Content>
        </Heading>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {href && linkLabel && (
        <a className="link" href={ownAddress(href, base)}>
          {linkLabel}
        </a>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 4px 24px;
  h1 + p,
  h2 + p {
    margin-top: 8px;
    max-width: var(--size-text);
  }
  margin-bottom: calc(-0.45 * var(--space-section));
  &.centre {
    flex-direction: column;
    align-items: center;
    text-align: center;
  }
`;
