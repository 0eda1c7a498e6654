import { useState, type ReactNode } from "react";
import { css } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { imageCss, SiteImage } from "./site-image.tsx";

interface ForeignFrameProps {
  /** What the frame shows, from `framePageOf`. */
  player: string;
  /** Where the same is on the other host. */
  href: string;
  title: string;
  poster?: string | undefined;
  words: {
    /** On the button that shows it. */
    show: string;
    /** Says whom it is fetched from. */
    note: string;
    /** On the link to the other host. */
    open: string;
  };
}

/**
 * A page of another host, of which nothing is fetched before somebody presses; the other host then sees that somebody
 * looks. What runs in it is kept apart from this page by the browser. Without JavaScript there is the link.
 */
export function ForeignFrame({ player, href, title, poster, words }: ForeignFrameProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const held = useHeld();
  return (
    <>
      <div className="stage">
        {isShown ? (
          <iframe
            ref={toFrame}
            src={player}
            title={title}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
            allow="fullscreen; picture-in-picture; encrypted-media"
          />
        ) : (
          <button type="button" {...held} onClick={() => setShown(true)}>
            {poster && <SiteImage picture={poster} />}
            <span className="show">
              <Icon name="play" size={28} />
              <span>{words.show}</span>
            </span>
          </button>
        )}
      </div>
      <p className="from">
        {words.note}{" "}
        <a href={href} target="_blank" rel="noopener noreferrer">
          {words.open}
        </a>
      </p>
    </>
  );
}

/** It takes the place of the button that was pressed, and its focus. */
const toFrame = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** How such a frame looks, in the style of the block that has it; its height is the block's. */
export const frameStyle = css`
  .stage {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
  }
  .stage > * {
    display: block;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
  }
  .stage > button {
    display: grid;
    place-items: center;
    background: none;
    color: var(--color-text);
    cursor: pointer;
  }
  .stage > button > * {
    grid-area: 1 / 1;
  }
  .stage > button img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .show {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    z-index: 1;
    max-width: 90%;
    padding: 10px 20px;
    border-radius: var(--radius-control);
    background: var(--color-primary);
    color: var(--color-primary-text);
    font-weight: 600;
  }
  .from {
    margin-top: 8px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  .from a {
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${imageCss}
`;
