import { styled } from "styled-components";

export const ViewerStyle = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  background: var(--color-surface-alt);
  .bar {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 4px 8px;
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);
  }
  .bar button {
    display: inline-grid;
    place-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    font-size: 1.125rem;
    cursor: pointer;
  }
  .bar button:hover {
    background: var(--color-primary-soft);
  }
  .bar button[aria-disabled="true"] {
    opacity: 0.4;
    cursor: default;
  }
  .bar .fit {
    font-size: 0.875rem;
  }
  .bar input {
    width: 52px;
    min-height: 36px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    text-align: center;
  }
  .find {
    display: flex;
    align-items: center;
    min-width: 0;
    margin-inline-start: 8px;
  }
  .bar .find input {
    width: min(220px, 26vw);
    padding-inline: 8px;
    text-align: start;
  }
  .find .num {
    padding-inline: 8px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .find .num:empty {
    display: none;
  }
  .bar .space {
    flex: 1;
  }
  .paper {
    height: min(76vh, 1100px);
    overflow: auto;
    padding: 16px;
  }
  .paper > p {
    padding: 32px;
    text-align: center;
  }
  .holder {
    width: 100%;
  }
  .page {
    position: relative;
    width: max-content;
    margin-inline: auto;
    box-shadow: var(--shadow-raised);
    background: #fff;
  }
  .page canvas {
    display: block;
  }
  /* The words of the page, invisible over the picture of it. */
  .textLayer {
    position: absolute;
    inset: 0;
    overflow: clip;
    line-height: 1;
    text-align: initial;
    transform-origin: 0 0;
    color: transparent;
    --min-font-size: 1;
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --min-font-size-inv: calc(1 / var(--min-font-size));
  }
  .textLayer :is(span, br) {
    position: absolute;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
    overflow-wrap: normal;
  }
  .textLayer > :not(.markedContent),
  .textLayer .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  .textLayer .markedContent {
    display: contents;
  }
  .textLayer ::selection {
    background: color-mix(in srgb, #2b6cb0 35%, transparent);
    color: transparent;
  }
  .textLayer .hit {
    background: rgb(255 200 0 / 0.35);
  }
  .textLayer .hit.at {
    background: rgb(255 120 0 / 0.5);
  }
  &:fullscreen {
    display: flex;
    flex-direction: column;
    border: 0;
    border-radius: 0;
  }
  &:fullscreen .paper {
    flex: 1;
    height: auto;
  }
  .preview {
    padding: 12px 16px;
    border-top: 1px solid var(--color-border);
    background: var(--color-warning-soft);
    color: var(--color-text);
    font-size: 0.9375rem;
  }
  @media (max-width: 560px) {
    .paper {
      padding: 6px;
      height: 68vh;
    }
    .bar {
      flex-wrap: wrap;
      gap: 0;
    }
    .find {
      order: 1;
      flex: 1 0 100%;
      margin: 0;
    }
    .bar .find input {
      flex: 1;
      width: auto;
    }
  }
`;
