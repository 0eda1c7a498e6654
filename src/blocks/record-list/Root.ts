import { css, styled } from "styled-components";
import { listFiltersStyle } from "../shared/list-filters.tsx";
import { actionsStyle } from "./actions-style.ts";
import { linesStyle } from "./lines-style.ts";
import { tableStyle } from "./table-style.ts";
import { valueStyle } from "./value-style.ts";

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
  .order > .link,
  .order > .total {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .order summary {
    display: list-item;
    padding: 0;
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
    margin-block: -10px;
    margin-inline: -14px 0;
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
  ${linesStyle}
  ${tableStyle}
  ${orderStyle}
  ${bulkStyle}
  > h3 {
    font-size: 0.9375rem;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .filters {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px 24px;
  }
  ${valueStyle}
  ${actionsStyle}
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
`;
