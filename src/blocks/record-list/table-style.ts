import { css } from "styled-components";
import { tableAsCards } from "../shared/table-as-cards.ts";

/** Records as a table, which becomes cards on small screens. */
export const tableStyle = css`
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
  }
  thead th,
  .whole-words {
    overflow-wrap: normal;
  }
  @media (min-width: 1100px) {
    thead th {
      white-space: nowrap;
    }
  }
  @media (min-width: 761px) and (max-width: 1099px) {
    th,
    td {
      padding-inline: 8px;
    }
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
  td.tools .link {
    white-space: nowrap;
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
      float: inline-start;
      width: 44px;
      padding: 0;
    }
    td.pick:not(:empty) + th {
      min-height: 44px;
      padding-block: 10px;
      padding-inline-start: 44px;
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
