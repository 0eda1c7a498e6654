import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { ownAddress } from "../../ui/own-address.ts";
import { imageCss, SiteImage } from "../shared/site-image.tsx";

/** One picture with what is said of it. A link is named by the picture, so that one that leads on is never silent. */
export function Picture({
  picture,
  alt,
  decorative,
  caption,
  ratio,
  size = "large",
  href,
  base,
}: BlockProps<"picture">): ReactNode {
  const shown = <SiteImage picture={picture} alt={decorative && !href ? "" : (alt ?? caption)} ratio={ratio} />;
  return (
    <Root as="figure" className={size}>
      {href && picture ? <a href={ownAddress(href, base)}>{shown}</a> : shown}
      {picture && caption && (
        <figcaption>
          <Content>{caption}</Content>
        </figcaption>
      )}
    </Root>
  );
}

const Root = styled.div`
  &.small {
    max-width: 480px;
  }
  &.medium {
    max-width: var(--size-text);
  }
  &.small,
  &.medium {
    width: 100%;
    margin-inline: auto;
  }
  a {
    display: block;
  }
  figcaption {
    margin-top: 8px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
    text-align: center;
  }
  ${imageCss}
`;
