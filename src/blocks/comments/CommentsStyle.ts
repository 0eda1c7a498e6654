import { styled } from "styled-components";

/** One styled element for the list; everything in it has plain class names. */
export const Root = styled.section`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    margin-bottom: 16px;
    padding-bottom: 12px;
    border-bottom: 2px solid var(--color-text);
  }
  h2 span {
    font-size: 1rem;
    font-weight: 400;
    color: var(--color-text-muted);
  }
  .average {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .stars {
    background: linear-gradient(90deg, var(--color-accent) var(--share), var(--color-border-strong) var(--share));
    background-clip: text;
    color: transparent;
    letter-spacing: 1px;
  }
  ol ol {
    margin: 0 0 8px;
    margin-inline-start: 40px;
    padding-inline-start: 16px;
    border-inline-start: 2px solid var(--color-border);
  }
  > ol {
    margin-top: 8px;
  }
  > ol > li {
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .by b {
    color: var(--color-text);
  }
  .by img,
  .face {
    width: 32px;
    height: 32px;
    border-radius: 50%;
    object-fit: cover;
    background: var(--color-surface-alt);
  }
  .face {
    display: inline-grid;
    place-items: center;
    font-weight: 600;
  }
  .words {
    margin: 6px 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .named {
    padding-block: 6px;
    color: var(--color-link);
  }
  .none {
    padding-block: 12px;
    color: var(--color-text-muted);
  }
  article .do {
    display: flex;
    gap: 16px;
  }
  .words,
  article .do {
    margin-inline-start: 42px;
  }
  article .do > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  article button {
    cursor: pointer;
  }
  article button:hover,
  [aria-pressed="true"] {
    color: var(--color-primary);
  }
  [aria-pressed="true"] svg {
    fill: currentColor;
  }
  @media (max-width: 560px) {
    ol ol {
      margin-inline-start: 12px;
    }
    .words,
    article .do {
      margin-inline-start: 0;
    }
  }
`;
