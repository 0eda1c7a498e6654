import { styled } from "styled-components";

/** The editor's frame, and the rules that its library would write into the page itself. */
export const Root = styled.div`
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  &:focus-within {
    border-color: var(--color-focus);
  }
  .tools {
    position: sticky;
    top: 0;
    z-index: 2;
    padding: 4px;
    border-bottom: 1px solid var(--color-border);
    border-radius: var(--radius-control) var(--radius-control) 0 0;
    background: var(--color-surface-alt);
  }
  .react-aria-Toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
  }
  .set {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .set button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-text);
    font-weight: 600;
    cursor: pointer;
  }
  .set button:hover {
    background: var(--color-surface);
  }
  .set button[aria-pressed="true"] {
    background: var(--color-primary-soft);
    color: var(--color-primary);
    box-shadow: inset 0 -2px 0 currentColor;
  }
  /* Drawn, not written: the button's name is its label. */
  .set [data-letters]::before {
    content: attr(data-letters);
  }
  .set .italic {
    font-style: italic;
    font-family: serif;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin: 0;
    padding: 8px;
  }
  .row label {
    display: flex;
    flex: 1 1 260px;
    align-items: center;
    gap: 8px;
  }
  .row span {
    flex: none;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .row input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .row textarea {
    flex: 1;
    min-width: 0;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    font-family: ui-monospace, monospace;
    font-size: 1rem;
  }
  .row select {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .row .tick {
    flex: none;
    min-height: 44px;
  }
  .row .tick input {
    flex: none;
    min-height: 0;
  }
  .formula-state {
    flex: 1 1 100%;
    min-height: 2.5em;
    overflow-x: auto;
  }
  .ProseMirror .formula {
    cursor: pointer;
  }
  .ProseMirror div.formula {
    overflow-x: auto;
    text-align: center;
  }
  .ProseMirror .formula.problem {
    color: var(--color-danger);
    font-family: ui-monospace, monospace;
  }
  .row progress {
    flex: 1;
    height: 8px;
    accent-color: var(--color-primary);
  }
  .row.problem,
  .row .problem {
    color: var(--color-danger);
  }
  label.row {
    border-bottom: 1px solid var(--color-border);
  }

  .page {
    position: relative;
  }
  .ProseMirror {
    position: relative;
    max-width: none;
    min-height: 320px;
    padding: 16px 20px;
    outline: none;
    white-space: pre-wrap;
    white-space: break-spaces;
    word-wrap: break-word;
    font-variant-ligatures: none;
    font-feature-settings: "liga" 0;
  }
  &[data-empty="true"] .ProseMirror::before {
    content: attr(data-placeholder);
    position: absolute;
    color: var(--color-text-muted);
    pointer-events: none;
  }
  &[data-small] .ProseMirror {
    min-height: 44px;
    padding: 8px 12px;
  }
  .ProseMirror > :first-child {
    margin-top: 0;
  }
  .ProseMirror [contenteditable="false"] {
    white-space: normal;
  }
  .ProseMirror .selectedCell {
    background: var(--color-primary-soft);
  }
  .ProseMirror pre {
    white-space: pre-wrap;
  }
  .ProseMirror-selectednode {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  img.ProseMirror-separator {
    display: inline !important;
    width: 0 !important;
    height: 0 !important;
    margin: 0 !important;
    border: none !important;
  }
  .ProseMirror-gapcursor {
    display: none;
    position: absolute;
    margin: 0;
    pointer-events: none;
  }
  .ProseMirror-gapcursor::after {
    content: "";
    position: absolute;
    top: -2px;
    display: block;
    width: 20px;
    border-top: 2px solid var(--color-text);
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  .ProseMirror-hideselection * {
    caret-color: transparent;
  }
`;
