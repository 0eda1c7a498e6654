import { css } from "styled-components";

/**
 * A table of records that is a list of cards on a phone. Each cell has its column's name in a `<b>`, which only a card
 * shows: a table has it in its head. Stands after what the table's cells are like on a desk.
 */
export const tableAsCards = css`
  td > b {
    display: none;
  }
  @media (max-width: 760px) {
    table,
    tbody,
    tbody tr,
    tbody th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    table {
      border: 0;
      background: none;
    }
    tbody {
      display: grid;
      gap: 12px;
    }
    tbody tr {
      padding: 8px 0;
      border: 1px solid var(--color-border);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }
    th,
    td {
      padding: 4px 14px;
    }
    td > b {
      display: block;
      font-size: 0.8125rem;
      font-weight: 400;
      color: var(--color-text-muted);
    }
  }
`;
