import { styled } from "styled-components";

/** The room of the studio, and the few shapes that all of its parts are made of. */
export const ShellStyle = styled.div`
  --bar: 56px;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  min-height: 0;
  overflow: hidden;
  font-size: 0.875rem;
  line-height: 1.5;
  background: var(--color-surface-alt);
  color: var(--color-text);
  main {
    display: block;
    flex: 1;
    min-height: 0;
    overflow: auto;
    padding: 0;
  }
  main > * {
    grid-column: auto;
  }
  main > :first-child:not(.full) {
    margin-top: 0;
  }
  h1 {
    font-size: 1.25rem;
  }
  h2 {
    font-size: 1rem;
  }
  h3 {
    font-size: 0.875rem;
  }
  .btn {
    min-height: 40px;
    padding: 6px 16px;
    font-size: 0.875rem;
  }
  .btn:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .tool {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 36px;
    min-height: 36px;
    padding: 4px 8px;
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    background: none;
    color: inherit;
    font-size: 0.875rem;
    cursor: pointer;
    white-space: nowrap;
  }
  .tool:hover:not(:disabled) {
    background: var(--color-primary-soft);
    color: var(--color-primary);
  }
  .tool:disabled {
    opacity: 0.4;
    cursor: default;
  }
  .tool[aria-pressed="true"],
  .tool[data-selected] {
    background: var(--color-primary-soft);
    color: var(--color-primary);
    border-color: var(--color-primary);
  }
  .sheet {
    max-width: 980px;
    margin: 0 auto;
    padding: 24px 24px 64px;
  }
  .card {
    position: static;
    overflow: visible;
    display: block;
    padding: 20px;
  }
  .card:hover {
    border-color: var(--color-border);
  }
  .hint {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  .field {
    display: grid;
    gap: 4px;
  }
  .field > label,
  .field > span:first-child {
    font-weight: 600;
  }
  .field input,
  .field select,
  .field textarea {
    width: 100%;
    min-height: 40px;
    padding: 6px 10px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .field .wrong {
    color: var(--color-danger);
    font-size: 0.8125rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .spread {
    justify-content: space-between;
  }
  .tag {
    display: inline-block;
    padding: 0 6px;
    border: 1px solid var(--color-border);
    border-radius: 9px;
    background: var(--color-surface-alt);
    color: var(--color-text-muted);
    font-size: 0.6875rem;
    line-height: 16px;
    white-space: nowrap;
  }
  .tag.own {
    border-color: transparent;
    background: var(--color-primary-soft);
    color: var(--color-primary);
  }
  .tag.fault {
    border-color: transparent;
    background: var(--color-danger-soft);
    color: var(--color-danger);
  }
  .tag.live {
    border-color: transparent;
    background: color-mix(in srgb, var(--color-success) 14%, transparent);
    color: var(--color-success);
  }
  @media (pointer: coarse) {
    .tool {
      min-width: 44px;
      min-height: 44px;
    }
    .btn {
      min-height: 44px;
    }
  }
`;
