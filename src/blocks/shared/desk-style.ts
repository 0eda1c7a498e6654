import { css } from "styled-components";
import { dialogStyle } from "./dialog-style.ts";
import { linkButtonStyle } from "./link-button.ts";

/** What the pages of an exam's desk have in common: fields with their errors, bars of buttons, tables that become lines. */
export const deskStyle = css`
  accent-color: var(--color-primary);
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px 16px;
    margin-block: 16px;
  }
  .bar form {
    display: flex;
    flex: 1 1 260px;
    gap: 8px;
    max-width: 420px;
  }
  .bar form input {
    flex: 1;
  }
  .field {
    display: grid;
    gap: 4px;
    align-content: start;
    min-width: 0;
  }
  .field > label,
  .field > span:first-child {
    font-weight: 600;
  }
  .hint {
    font-weight: 400;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .fault {
    font-size: 0.9375rem;
    color: var(--color-danger);
  }
  .note {
    padding: 12px 16px;
    background: var(--color-surface-alt);
    border-inline-start: 3px solid var(--color-accent);
  }
  input:not([type="checkbox"], [type="radio"]),
  select,
  textarea {
    width: 100%;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  :is(input, select, textarea)[aria-invalid="true"] {
    border-color: var(--color-danger);
  }
  .check {
    display: flex;
    align-items: start;
    gap: 10px;
    min-height: 44px;
    padding-block: 10px;
  }
  .check input {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
  }
  ${linkButtonStyle}
  ${dialogStyle}
  .danger {
    color: var(--color-danger);
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th {
    padding-block: 8px;
    padding-inline: 0 12px;
    font-size: 0.875rem;
    font-weight: 400;
    text-align: start;
    color: var(--color-text-muted);
    white-space: nowrap;
  }
  td {
    padding-block: 10px;
    padding-inline: 0 12px;
    border-top: 1px solid var(--color-border);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  .strip {
    display: flex;
    gap: 4px;
    border-bottom: 1px solid var(--color-border);
    overflow-x: auto;
    scrollbar-width: none;
  }
  .strip a,
  .strip button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 48px;
    padding: 0 14px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }
  .strip [aria-current],
  .strip [aria-pressed="true"] {
    font-weight: 700;
    color: var(--color-primary);
    box-shadow: inset 0 -3px var(--color-accent);
    scroll-initial-target: nearest;
  }
  .strip :focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 641px) {
    /* What can be pressed is taller than a line of text, and stands on it. */
    table.lines td > .check,
    table.lines td > .link,
    table.lines td > .tools {
      margin-block: -10px;
    }
  }
  @media (max-width: 640px) {
    .strip a,
    .strip button {
      padding-inline: 12px;
    }
    table.lines thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    table.lines tr {
      display: grid;
      gap: 2px;
      padding-block: 12px;
      border-top: 1px solid var(--color-border);
    }
    table.lines td {
      padding: 0;
      border: 0;
    }
    table.lines td:empty {
      display: none;
    }
    table.lines td[data-label]::before {
      content: attr(data-label) " ";
      font-size: 0.875rem;
      color: var(--color-text-muted);
    }
  }
`;
