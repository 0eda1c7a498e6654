import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Heading } from "../../ui/heading.tsx";
import { ownAddress } from "../../ui/own-address.ts";
import { imageCss, SiteImage } from "../shared/site-image.tsx";

/** A picture beside words. On a phone one stands below the other, in the order that the site chose. */
export function PictureText({
  picture,
  alt,
  decorative,
  ratio = "photo",
  side = "start",
  phoneOrder = "picture",
  heading,
  level = 2,
  paragraphs = [],
  href,
  linkLabel,
  base,
}: BlockProps<"pictureText">): ReactNode {
  return (
    <Root className={`${side} phone-${phoneOrder}`}>
      <div className="picture">
        <SiteImage picture={picture} alt={decorative ? "" : alt} ratio={ratio} />
      </div>
      <div className="words">
        {heading && (
          <Heading level={level}>
            <Content>{heading}</Content>
          </Heading>
        )}
        {paragraphs.map((paragraph, place) => (
          <p key={place}>
            <Content>{paragraph}</Content>
          </p>
        ))}
        {href && linkLabel && (
          <a className="btn" href={ownAddress(href, base)}>
            {linkLabel}
          </a>
        )}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: clamp(20px, 4vw, 56px);
  align-items: center;
  .words > * + * {
    margin-top: 12px;
  }
  .words .btn {
    margin-top: 20px;
  }
  p {
    max-width: var(--size-text);
    color: var(--color-text-muted);
    line-height: 1.8;
  }
  &.phone-text .picture {
    order: 1;
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &.start .picture {
      order: 0;
    }
    &.end .picture {
      order: 1;
    }
  }
  ${imageCss}
`;
