import { css } from "styled-components";

/** How values of records look: links, states, codes and what stands below them. */
export const valueStyle = css`
  .to {
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: 0.8125rem;
    font-weight: 400;
    color: var(--color-text-muted);
  }
  code {
    font-size: 0.875rem;
    user-select: all;
  }
  .pair {
    display: block;
    white-space: pre-line;
  }
  img.value {
    display: block;
    max-width: min(100%, 240px);
    max-height: 320px;
  }
  .whole {
    white-space: nowrap;
  }
  .bar-of {
    display: block;
    width: 100%;
    min-width: 80px;
    height: 8px;
    margin-top: 4px;
  }
  .state {
    display: inline-block;
    padding: 1px 8px;
    border: 1px solid currentColor;
    border-radius: 999px;
    font-size: 0.8125rem;
    font-weight: 400;
    white-space: nowrap;
  }
  .state.plain {
    color: var(--color-text-muted);
  }
  .good {
    color: var(--color-success);
  }
  .warning {
    color: var(--color-warning);
  }
  .bad {
    color: var(--color-danger);
  }
  .video video {
    display: block;
    width: 100%;
    max-width: 720px;
    max-height: 60vh;
    background: #000;
  }
`;
