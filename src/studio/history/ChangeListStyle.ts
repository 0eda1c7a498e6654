import { styled } from "styled-components";

/** How differences look: a heading for each page, a row for each block, and in it what was beside what is. */
export const ChangeListStyle = styled.div`
  display: grid;
  gap: 16px;
  .place {
    margin: 0 0 4px;
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  li {
    padding: 8px 0;
    border-bottom: 1px solid var(--color-border);
  }
  b {
    font-weight: 600;
  }
  .head {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  .inside {
    display: grid;
    grid-template-columns: minmax(72px, 22%) minmax(0, 1fr);
    gap: 2px 12px;
    padding-top: 6px;
  }
  .name {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 12px;
    padding-top: 4px;
    overflow-wrap: anywhere;
  }
  .inside .sides {
    padding-top: 0;
  }
  .sides > div {
    padding-inline-start: 8px;
    border-inline-start: 2px solid var(--color-border);
  }
  .sides > div:last-child {
    border-inline-start-color: var(--color-success);
  }
  .sides i {
    color: var(--color-text-muted);
  }
  .kind {
    flex: none;
    min-width: 3.2em;
    padding: 0 6px;
    border-radius: 9px;
    background: var(--color-surface-alt);
    font-size: 0.75rem;
    line-height: 20px;
    text-align: center;
  }
  .added .kind {
    background: color-mix(in srgb, var(--color-success) 14%, transparent);
    color: var(--color-success);
  }
  .removed .kind {
    background: var(--color-danger-soft);
    color: var(--color-danger);
  }
  del {
    color: var(--color-text-muted);
    text-decoration-color: color-mix(in srgb, currentColor 50%, transparent);
  }
  ins {
    text-decoration: none;
  }
  img {
    display: block;
    max-width: 100%;
    max-height: 72px;
    object-fit: contain;
    background: var(--color-surface-alt);
  }
  .swatch {
    display: inline-block;
    width: 18px;
    height: 18px;
    margin-inline-end: 3px;
    vertical-align: -4px;
    border: 1px solid var(--color-border-strong);
    border-radius: 4px;
  }
  summary {
    min-height: 32px;
    align-content: center;
    color: var(--color-primary);
    cursor: pointer;
  }
  .all {
    justify-self: start;
    color: var(--color-primary);
    font-weight: 600;
  }
  @media (max-width: 560px) {
    .inside {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
