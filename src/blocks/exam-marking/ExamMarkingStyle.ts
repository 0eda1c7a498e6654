import { styled } from "styled-components";
import { deskStyle } from "../shared/desk-style.ts";

export const Root = styled.div`
  ${deskStyle}
  .strip small {
    color: var(--color-text-muted);
    font-weight: 400;
  }
  .bar {
    align-items: center;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-bottom: 12px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .answer {
    margin-block: 16px;
    padding: 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .key {
    padding: 12px 16px;
    background: var(--color-surface-alt);
    white-space: pre-wrap;
  }
  summary {
    display: list-item;
    width: fit-content;
    padding-block: 10px;
    color: var(--color-primary);
    font-weight: 600;
    list-style: disclosure-closed inside;
    cursor: pointer;
  }
  details[open] > summary {
    list-style-type: disclosure-open;
  }
  .give {
    display: grid;
    gap: 14px;
    margin-top: 16px;
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .score input {
    width: 96px;
    font-size: 1.125rem;
    font-weight: 700;
  }
  .score button {
    min-width: 44px;
    min-height: 44px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .score [aria-pressed="true"] {
    border-color: var(--color-primary);
    font-weight: 700;
    color: var(--color-primary);
  }
  kbd {
    padding: 0 6px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-small);
    font-size: 0.8125rem;
  }
`;
