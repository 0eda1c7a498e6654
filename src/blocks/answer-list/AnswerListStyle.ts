import { styled } from "styled-components";
import { codeCss } from "../../ui/code-css.ts";
import { moreActionsCss } from "../shared/more-actions.tsx";

/** One styled element for the list; everything in it has plain class names. */
export const Root = styled.section`
  ${codeCss}
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-bottom: 12px;
    border-bottom: 2px solid var(--color-text);
  }
  nav {
    display: flex;
    gap: 16px;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-text-muted);
  }
  nav [aria-current] {
    color: var(--color-primary);
    font-weight: 600;
  }
  > ol {
    margin-bottom: 24px;
  }
  > ol > li {
    padding-block: 20px;
    border-bottom: 1px solid var(--color-border);
  }
  > ol > .accepted {
    padding-inline-start: 16px;
    border-inline-start: 4px solid var(--color-success);
  }
  .seal-accepted {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-bottom: 8px;
    color: var(--color-success);
    font-weight: 600;
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin-bottom: 8px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  .by b {
    color: var(--color-text);
  }
  .named {
    padding-block: 6px;
    color: var(--color-link);
  }
  .words {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .none {
    padding-block: 12px;
    color: var(--color-text-muted);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  .do > * {
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
  ${moreActionsCss}
  .do button {
    cursor: pointer;
  }
  .do > button:hover,
  .more > summary:hover,
  [aria-pressed="true"] {
    color: var(--color-primary);
  }
  .below {
    margin-block: 8px 0;
    margin-inline: 16px 0;
    padding-inline-start: 16px;
    border-inline-start: 2px solid var(--color-border);
  }
  form {
    display: grid;
    gap: 12px;
  }
  textarea {
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
    resize: vertical;
  }
  .send {
    display: flex;
    gap: 8px;
  }
`;
