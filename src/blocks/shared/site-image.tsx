import type { ReactNode } from "react";
import { css } from "styled-components";

/** What a picture is cut to; `natural` leaves it whole. */
export type ImageRatio = "natural" | "wide" | "photo" | "square" | "tall";

/**
 * A picture that a site chose. Where none is chosen yet, visitors see nothing; the studio's preview shows the place that
 * waits for one. Its style is `imageCss`.
 */
export function SiteImage({
  picture,
  alt = "",
  ratio = "natural",
}: {
  picture: string | undefined;
  alt?: string | undefined;
  ratio?: ImageRatio | undefined;
}): ReactNode {
  if (picture) return <img className={`shape ${ratio}`} src={picture} alt={alt} loading="lazy" decoding="async" />;
  return (
    <span className={`no-picture shape ${ratio}`}>
      <svg width="72" height="48" viewBox="0 0 36 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M3 3h30v18H3zM3 17l9-8 6 6 5-4 10 8M25 8v.01" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
    </span>
  );
}

/** How such pictures look, in the style of the block that has them. */
export const imageCss = css`
  .shape {
    width: 100%;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
    object-fit: cover;
  }
  .shape.wide {
    aspect-ratio: 16 / 9;
  }
  .shape.photo {
    aspect-ratio: 4 / 3;
  }
  .shape.square {
    aspect-ratio: 1;
  }
  .shape.tall {
    aspect-ratio: 3 / 4;
  }
  .no-picture {
    display: none;
    place-items: center;
    color: var(--color-border-strong);
  }
  .no-picture.natural {
    aspect-ratio: 16 / 9;
  }
  :root[data-preview] & .no-picture {
    display: grid;
  }
  :root:not([data-preview]) &:has(> .no-picture),
  :root:not([data-preview]) & :has(> .no-picture) {
    display: none;
  }
`;
