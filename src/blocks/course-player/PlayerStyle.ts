import { styled } from "styled-components";

export const PlayerStyle = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 16px 28px;
  align-items: start;
  header {
    grid-column: 1 / -1;
  }
  h1 {
    font-size: var(--font-size-title);
  }
  .stage {
    min-width: 0;
  }
  /* What stands in the place of the picture: a reason, a file, or nothing yet. */
  .instead {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 12px;
    padding: 24px;
    aspect-ratio: 16 / 9;
    border-radius: var(--radius-panel);
    background: var(--color-surface-alt);
    text-align: center;
  }
  .side {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  .side > :empty {
    display: none;
  }
  .instead.live svg {
    color: var(--color-accent);
  }
  .countdown {
    font-size: 1.25rem;
    font-weight: 600;
    color: var(--color-accent);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 16px;
  }
  .lessons {
    max-height: 76vh;
    overflow-y: auto;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-panel);
    background: var(--color-surface);
  }
  .lessons h2 {
    padding: 14px 16px 6px;
    font-size: 0.9375rem;
  }
  .lessons a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 8px 16px;
    font-size: 0.9375rem;
    border-left: 3px solid transparent;
  }
  .lessons a:hover {
    background: var(--color-primary-soft);
  }
  .lessons [aria-current] {
    border-color: var(--color-accent);
    background: var(--color-primary-soft);
    font-weight: 600;
  }
  .lessons svg {
    flex: none;
    color: var(--color-text-muted);
  }
  .lessons .name {
    flex: 1;
    min-width: 0;
  }
  .lessons .num {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  .lessons .done {
    color: var(--color-success);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .ended {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    margin-top: 12px;
    padding: 12px 16px;
    border-radius: var(--radius-panel);
    background: var(--color-surface-alt);
  }
  .ended.done {
    background: var(--color-success-soft);
  }
  .notes {
    margin-top: 28px;
    padding-top: 20px;
    border-top: 1px solid var(--color-border);
  }
  .notes h2 {
    margin-bottom: 12px;
    font-size: 1.125rem;
  }
  .notes form {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .notes textarea {
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    resize: vertical;
  }
  .notes li {
    display: flex;
    align-items: baseline;
    gap: 12px;
    padding: 4px 0;
    border-bottom: 1px solid var(--color-border);
  }
  .notes li p {
    flex: 1;
    min-width: 0;
    white-space: pre-wrap;
  }
  .notes li button {
    flex: none;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .fault {
    color: var(--color-danger);
  }
  .idle {
    max-width: 420px;
    padding: 28px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-panel);
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
  .idle::backdrop {
    background: var(--color-overlay);
  }
  .idle p {
    margin: 8px 0 20px;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    .lessons {
      max-height: none;
    }
  }
`;
