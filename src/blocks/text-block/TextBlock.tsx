import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Heading } from "../../ui/heading.tsx";

/** A heading and paragraphs that the site words; as the first heading it is the statement of the page. */
export function TextBlock({
  heading,
  kicker,
  paragraphs = [],
  level = 2,
  align = "start",
  href,
  linkLabel,
  signature,
}: BlockProps<"textBlock">): ReactNode {
  return (
    <Root className={`${align} level${level}`}>
      {kicker && <p className="kicker">{kicker}</p>}
      {heading && <Heading level={level}>{heading}</Heading>}
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
      {href && linkLabel && (
        <a className="btn" href={href}>
          {linkLabel}
        </a>
      )}
      {signature && <p className="signature">{signature}</p>}
    </Root>
  );
}

const Root = styled.div`
  max-width: var(--size-text);
  p:not([class]) {
    margin-top: 12px;
    color: var(--color-text-muted);
    line-height: 1.8;
  }
  .btn {
    margin-top: 20px;
  }
  .signature {
    margin-top: 16px;
    font-weight: 600;
  }
  .signature::before {
    content: "— ";
    color: var(--color-accent);
  }
  &.centre {
    margin-inline: auto;
    text-align: center;
  }
`;
