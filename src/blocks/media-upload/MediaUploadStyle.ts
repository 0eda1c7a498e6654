import { styled } from "styled-components";

export const Root = styled.div`
  display: grid;
  gap: 20px;
  .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .kinds legend {
    padding: 0;
    margin-bottom: 8px;
    font-weight: 600;
  }
  .kinds label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .kinds label:has(:checked) {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
  }
  .kinds label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  .kinds input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--color-primary);
  }
  .drop {
    display: grid;
    justify-items: center;
    gap: 12px;
    padding: clamp(24px, 5vw, 48px) 20px;
    border: 2px dashed var(--color-border-strong);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    text-align: center;
  }
  .drop > svg {
    color: var(--color-primary);
  }
  .drop.over {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
  }
  .call {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .limits {
    display: grid;
    gap: 2px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .queue {
    border-top: 1px solid var(--color-border);
  }
  .queue > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    padding-block: 14px;
    border-bottom: 1px solid var(--color-border);
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
  .text {
    display: grid;
    gap: 4px;
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .state {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  [data-state="ready"] .state {
    color: var(--color-success);
  }
  .problem {
    font-size: 0.875rem;
    color: var(--color-danger);
  }
  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--color-primary);
  }
  .do {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  .do .link {
    border: 0;
    padding: 0;
    background: none;
    cursor: pointer;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    font-size: 0.9375rem;
  }
  @media (hover: none) {
    .call {
      display: none;
    }
  }
  @media (max-width: 640px) {
    .queue > li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .do {
      grid-column: 2;
    }
    .kinds label {
      flex: 1 1 40%;
    }
  }
`;
