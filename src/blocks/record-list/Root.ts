import { css, styled } from "styled-components";
import { dialogStyle } from "../shared/dialog-style.ts";
import { linkButtonStyle } from "../shared/link-button.ts";
import { listFiltersStyle } from "../shared/list-filters.tsx";
import { tableAsCards } from "../shared/table-as-cards.ts";

const cardStyle = css`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
`;

const linesStyle = css`
  .lines {
    display: grid;
    gap: 12px;
  }
  .lines > li {
    display: grid;
    gap: 6px;
    padding: 16px 20px;
    ${cardStyle}
  }
  .lines > li:has(> img) {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 20px;
  }
  .lines > li:has(> img) > :not(img) {
    grid-column: 2;
  }
  .lines img {
    grid-row: 1 / span 4;
    width: 160px;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  .lines .long {
    padding: 10px 14px;
    border-inline-start: 3px solid var(--color-border-strong);
    background: var(--color-surface-alt);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .lines .title > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font-size: 1.0625rem;
  }
  .lines dl,
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    font-size: 0.9375rem;
  }
  .lines dl > div,
  .facts > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
  }
  summary {
    color: var(--color-link);
    cursor: pointer;
    padding-block: 10px;
  }
  .lines dl > div:has(> dd > details) {
    flex-basis: 100%;
  }
  dt {
    flex: none;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .lines .tools {
    margin-block-end: -8px;
  }
  .cards {
    grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  }
  .cards > li {
    align-content: start;
  }
  .cards > li:has(.more) {
    grid-column: 1 / -1;
  }
  .cards dl {
    display: grid;
  }
  .cards .tools {
    margin-block-start: auto;
  }
  @media (max-width: 560px) {
    .lines > li {
      padding-inline: 14px;
    }
    .lines img {
      width: 96px;
    }
    .lines > li:has(> img) > :not(img, .title) {
      grid-column: 1 / -1;
    }
    .lines img {
      grid-row: 1;
    }
  }
`;

const tableStyle = css`
  table {
    width: 100%;
    border-collapse: collapse;
    background: var(--color-surface);
    border: 1px solid var(--color-border);
  }
  th,
  td {
    padding: 10px 14px;
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  thead th {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
    white-space: nowrap;
  }
  tbody tr {
    border-top: 1px solid var(--color-border);
  }
  tbody th {
    font-weight: 600;
  }
  td.tools {
    padding-block: 0;
  }
  @media (min-width: 761px) {
    .figure {
      text-align: end;
    }
    td.tools {
      text-align: end;
    }
  }
  thead a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: inherit;
  }
  thead a > span {
    white-space: pre;
  }
  @media (min-width: 761px) {
    .sorts.narrow {
      display: none;
    }
    .pick {
      width: 44px;
      padding: 0;
    }
  }
  ${tableAsCards}
  @media (max-width: 760px) {
    thead:focus-within {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    tbody tr td.pick {
      display: block;
      padding-block: 0;
    }
    tbody tr td.pick:empty {
      display: none;
    }
    td:not(.tools, .more > td) {
      display: grid;
      grid-template-columns: 7em minmax(0, 1fr);
      gap: 8px;
    }
    tbody tr td[data-empty],
    tbody tr td.tools:empty {
      display: none;
    }
  }
`;

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
