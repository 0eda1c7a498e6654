import { css, styled } from "styled-components";
import { dialogStyle } from "../shared/dialog-style.ts";
import { linkButtonStyle } from "../shared/link-button.ts";
import { listFiltersStyle } from "../shared/list-filters.tsx";
import { linesStyle } from "./lines-style.ts";
import { tableStyle } from "./table-style.ts";

const orderStyle = css`
  .order {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 8px 24px;
    font-size: 0.875rem;
  }
  .order nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 14px;
  }
  .order b,
  .order summary {
    font-weight: 400;
    color: var(--color-text-muted);
  }
  .order nav a,
  .order summary,
  .columns > .link,
  .order > .link {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .order summary {
    display: list-item;
    line-height: 44px;
    cursor: pointer;
  }
  .order [aria-current] {
    color: var(--color-link);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const bulkStyle = css`
  .bulk {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 18px;
  }
  .bulk > label,
  .tick {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .tick {
    justify-content: center;
    min-width: 44px;
  }
  .lines .title {
    display: flex;
    align-items: start;
  }
  .lines .tick {
    margin: -10px 0 -10px -14px;
  }
  .bulk input,
  .tick input {
    width: 18px;
    height: 18px;
  }
`;

export const Root = styled.div`
  display: grid;
  gap: 16px;
  font-size: 0.9375rem;
  ${listFiltersStyle}
  ${linkButtonStyle}
  ${dialogStyle}
  ${linesStyle}
  ${tableStyle}
  ${orderStyle}
  ${bulkStyle}
  .filters {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px 24px;
  }
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
  .whole {
    white-space: nowrap;
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
  .bad,
  .danger {
    color: var(--color-danger);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
  }
  p.tools:empty {
    display: none;
  }
  .tools .link {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .more {
    padding-block: 8px;
  }
  .steps {
    display: inline-grid;
    gap: 6px;
    padding-inline-start: 1.5em;
    list-style: decimal;
    text-align: start;
  }
  .more .empty {
    justify-items: start;
    padding: 0 0 8px;
    border: 0;
    font-size: 0.9375rem;
  }
  .more .empty svg {
    display: none;
  }
  .hint {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dialog.form {
    width: min(720px, calc(100vw - 32px));
  }
  dialog .head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 12px;
  }
  dialog h2 {
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  dialog .close {
    flex: none;
    display: inline-grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin: -10px -10px 0 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;
