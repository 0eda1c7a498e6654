import { styled } from "styled-components";
import { histogramStyle } from "../shared/histogram.tsx";
import { linkButtonStyle } from "../shared/link-button.ts";

/** The looks of the item analysis. */
export const Root = styled.div`
  display: grid;
  gap: 20px;
  ${linkButtonStyle}
  h2 {
    font-size: 1.25rem;
  }
  h3 {
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  .figures,
  .of-item {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
    gap: 12px 20px;
    margin: 0;
  }
  .figures {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  }
  dt,
  .muted {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dd {
    margin: 2px 0 0;
  }
  .items {
    display: grid;
    gap: 8px;
  }
  article {
    display: grid;
    gap: 12px;
    padding-block: 16px;
    border-top: 1px solid var(--color-border);
  }
  .few,
  .negative {
    color: var(--color-danger);
  }
  .right {
    color: var(--color-success);
  }
  table {
    width: 100%;
    max-width: 720px;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 6px 16px 6px 0;
    border-bottom: 1px solid var(--color-border);
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  td i {
    display: block;
    height: 3px;
    max-width: 72px;
    background: var(--color-border-strong);
  }
  [data-right] td i {
    background: var(--color-success);
  }
  li {
    scroll-margin-top: 120px;
  }
  .noticed,
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
  }
  dialog {
    width: min(640px, 100vw - 32px);
    max-height: 85vh;
    overflow-y: auto;
    padding: 24px;
    border: 1px solid var(--color-border);
    border-radius: 10px;
    background: var(--color-surface);
    color: inherit;
  }
  dialog > * + * {
    margin-top: 16px;
  }
  fieldset {
    display: grid;
    gap: 8px;
    padding: 0;
    border: 0;
  }
  .field {
    display: grid;
    gap: 6px;
  }
  input:not([type="radio"]) {
    padding: 8px 12px;
    border: 1px solid var(--color-border);
    border-radius: 6px;
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  [role="status"]:empty {
    display: none;
  }
  ${histogramStyle}
`;
