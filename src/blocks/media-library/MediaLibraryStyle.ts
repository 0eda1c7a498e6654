import { styled } from "styled-components";

export const Root = styled.div`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-block: 16px;
  }
  .bar form {
    display: flex;
    flex: 1 1 280px;
    gap: 8px;
    max-width: 440px;
  }
  .bar input[type="search"] {
    flex: 1;
  }
  input[type="search"],
  .name {
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .empty {
    margin-top: 24px;
  }
  .assets {
    margin-top: 8px;
    border-top: 1px solid var(--color-border);
  }
  .assets > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: 8px 16px;
    padding-block: 16px;
    border-bottom: 1px solid var(--color-border);
  }
  .assets > .late {
    display: block;
  }
  .sign {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
    color: var(--color-primary);
  }
  [data-state="failed"] .sign {
    color: var(--color-danger);
  }
  .text {
    display: grid;
    gap: 4px;
  }
  h2 {
    font-size: 1.0625rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .facts {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .problem {
    font-size: 0.9375rem;
    color: var(--color-danger);
  }
  .making {
    display: grid;
    gap: 6px;
    max-width: 420px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--color-primary);
  }
  .text .link {
    min-height: 32px;
    font-size: 0.9375rem;
  }
  .naming {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .naming .name {
    flex: 1 1 220px;
  }
  .film {
    grid-column: 1 / -1;
  }
  video {
    width: 100%;
    max-height: 70vh;
    border-radius: var(--radius-card);
    background: #000;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  .do .link {
    border: 0;
    padding: 0;
    background: none;
    cursor: pointer;
  }
  .do .danger {
    color: var(--color-danger);
  }
  .do :disabled {
    color: var(--color-text-muted);
    text-decoration: none;
    cursor: not-allowed;
  }
  @media (max-width: 640px) {
    .assets > li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .do {
      grid-column: 2;
    }
  }
`;
