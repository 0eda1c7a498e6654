import { styled } from "styled-components";

/** One styled element for the list; everything in it has plain class names. */
export const Root = styled.div`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 24px;
    border-bottom: 1px solid var(--color-border);
  }
  .strip {
    border: 0;
  }
  .count {
    min-width: 22px;
    padding: 0 7px;
    border-radius: 11px;
    background: var(--color-primary);
    color: var(--color-primary-text);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 22px;
    text-align: center;
  }
  .bar .link {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .empty {
    margin-top: 24px;
  }
  .list > li {
    border-bottom: 1px solid var(--color-border);
  }
  .list > .wait {
    padding-block: 16px;
    padding-inline: 24px 0;
  }
  .list > .late {
    padding: 8px 24px;
    border: 0;
  }
  summary {
    display: flex;
    align-items: start;
    gap: 12px;
    min-height: 44px;
    padding-block: 16px;
    padding-inline: 0 4px;
  }
  summary:hover b {
    color: var(--color-primary);
  }
  .dot {
    flex: none;
    width: 8px;
    height: 8px;
    margin-block: 9px 0;
    margin-inline: 0 4px;
    border-radius: 50%;
  }
  .new .dot {
    background: var(--color-accent);
  }
  .words {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 24px;
  }
  b {
    font-weight: 500;
  }
  .new b {
    font-weight: 700;
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    line-height: 1.75rem;
  }
  .top {
    padding: 0 6px;
    border: 1px solid currentColor;
    border-radius: var(--radius-small);
    color: var(--color-accent);
    font-weight: 600;
    line-height: 1.5;
  }
  summary svg {
    flex: none;
    margin-top: 4px;
    color: var(--color-text-muted);
    transition: transform 0.15s;
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  .prose {
    padding-block: 0 24px;
    padding-inline: 24px 32px;
  }
  @media (max-width: 560px) {
    .words {
      flex-direction: column;
    }
    .prose {
      padding-inline-end: 8px;
    }
  }
`;
