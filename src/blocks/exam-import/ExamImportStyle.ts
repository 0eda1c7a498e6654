import { styled } from "styled-components";
import { linkButtonStyle } from "../shared/link-button.ts";

/** The looks of import and export. */
export const Root = styled.div`
  display: grid;
  gap: 20px;
  ${linkButtonStyle}
  h2 {
    font-size: 1.25rem;
  }
  h3 {
    margin-top: 8px;
    font-size: 1rem;
  }
  .field {
    display: grid;
    gap: 6px;
    max-width: 420px;
  }
  select,
  textarea {
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--color-border);
    border-radius: 6px;
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  .sources {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    gap: 20px;
  }
  .drop {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 12px;
    padding: 24px;
    border: 2px dashed var(--color-border);
    border-radius: 8px;
    text-align: center;
  }
  .drop.over {
    border-color: var(--color-primary);
  }
  .drop .btn {
    position: relative;
    overflow: hidden;
  }
  .drop .btn:focus-within {
    outline: 3px solid var(--color-primary);
    outline-offset: 2px;
  }
  .drop input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  .paste {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .templates,
  .do,
  .offer,
  .done {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
  }
  .muted {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .problem {
    color: var(--color-danger);
  }
  [role="status"]:empty {
    display: none;
  }
  .preview {
    display: grid;
    gap: 12px;
    padding-top: 16px;
    border-top: 2px solid var(--color-text);
  }
  .problems {
    width: 100%;
    border-collapse: collapse;
    overflow-wrap: anywhere;
  }
  .problems th,
  .problems td {
    padding: 8px 16px 8px 0;
    border-bottom: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
  }
  .problems td:first-child {
    width: 12em;
  }
  .questions {
    list-style: none;
    padding: 0;
  }
  .questions > li {
    display: grid;
    gap: 6px;
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }
  .about,
  .options li,
  .key,
  .explanation {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
  .tick {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .options {
    display: grid;
    gap: 2px;
    padding: 0 0 0 16px;
    list-style: none;
  }
  .options [data-right] {
    font-weight: 600;
  }
  .options [data-right]::after {
    content: "✓";
    color: var(--color-success, inherit);
  }
  .part {
    padding-left: 16px;
    border-left: 2px solid var(--color-border);
  }
  .questions [data-duplicate] {
    color: var(--color-text-muted);
  }
  .kind {
    flex: none;
    min-width: 6em;
    color: var(--color-text-muted);
  }
  .exports {
    display: grid;
    gap: 12px;
  }
  .exports li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
  }
  progress {
    flex: 1;
    min-width: 160px;
    accent-color: var(--color-primary);
  }
`;
