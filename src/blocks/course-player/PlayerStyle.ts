import { styled } from "styled-components";

/**
 * The lesson and, beside it, what scrolls by itself. On small screens the film stays below the bar while the rest moves
 * under it, and on a phone that lies on its side the film is as large as the window. `.instead` stands in the place of the
 * picture: a reason, a file, or nothing yet.
 */
export const PlayerStyle = styled.section`
  --bar: 0px;
  body:has(.study-bar) & {
    --bar: 48px;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  .stage {
    min-width: 0;
  }
  .screen {
    position: relative;
    background: var(--color-surface-alt);
  }
  .instead {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 12px;
    padding: 24px;
    width: 100%;
    min-height: 220px;
    max-height: calc(100dvh - var(--bar) - 64px);
    aspect-ratio: 16 / 9;
    text-align: center;
  }
  .under {
    padding: 16px 24px 48px;
  }
  h1 {
    font-size: var(--font-size-title);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 16px;
  }
  .side {
    position: sticky;
    top: var(--bar);
    height: calc(100dvh - var(--bar));
    overflow-y: auto;
    overscroll-behavior: contain;
    border-inline-start: 1px solid var(--color-border);
    background: var(--color-surface);
  }
  .tabs {
    position: sticky;
    top: 0;
    z-index: 2;
    min-height: 49px;
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);
  }
  @media (min-width: 900px) {
    &.folded {
      grid-template-columns: minmax(0, 1fr);
    }
    &.folded .side {
      display: none;
    }
  }
  @media (max-width: 899.98px) {
    display: block;
    .stage {
      display: contents;
    }
    .screen:has(.picture) {
      position: sticky;
      top: var(--bar);
      z-index: 5;
    }
    .under {
      padding: 12px 16px 16px;
    }
    .side {
      position: static;
      height: auto;
      overflow: visible;
      border: 0;
      border-top: 1px solid var(--color-border);
    }
    .tabs {
      top: var(--bar);
    }
    .stage:has(.picture) ~ .side .tabs {
      top: calc(var(--bar) + 56.25vw);
    }
  }
  @media (orientation: landscape) and (max-height: 500px) {
    body:has(.study-bar):has(.screen .picture) & {
      --bar: 0px;
    }
    .screen:has(.picture) {
      position: relative;
    }
    .stage:has(.picture) ~ .side .tabs {
      top: 0;
    }
  }
`;
