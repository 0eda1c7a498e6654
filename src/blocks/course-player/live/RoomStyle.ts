import { styled } from "styled-components";

export const RoomStyle = styled.section`
  display: flex;
  flex-direction: column;
  height: min(560px, 72vh);
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  background: var(--color-surface);
  &.closed {
    height: auto;
  }
  &.closed .composer > :not(.trouble, .trouble + .btn) {
    display: none;
  }
  header {
    display: flex;
    align-items: center;
    gap: 4px 12px;
    min-height: 52px;
    padding-block: 4px;
    padding-inline: 16px 8px;
    border-bottom: 1px solid var(--color-border);
  }
  h2 {
    font-size: 1rem;
  }
  header .num {
    flex: 1;
    font-size: 0.8125rem;
  }
  .quiet {
    min-height: 44px;
    padding: 0 8px;
    border: 0;
    background: none;
    color: var(--color-primary);
    font-size: 0.8125rem;
    font-weight: 600;
    cursor: pointer;
  }
  .quiet:hover {
    text-decoration: underline;
  }
  .quiet[aria-pressed="true"] {
    color: var(--color-accent);
  }
  .scroll {
    position: relative;
    flex: 1;
    min-height: 0;
  }
  .log {
    height: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 12px 16px;
  }
  .log:focus-visible {
    outline-offset: -3px;
  }
  li {
    margin-bottom: 12px;
    overflow-wrap: anywhere;
  }
  .more,
  .none {
    text-align: center;
    font-size: 0.875rem;
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 8px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .by b {
    font-weight: 600;
  }
  .staff {
    padding: 0 6px;
    border-radius: var(--radius-small);
    background: var(--color-accent-soft);
    color: var(--color-accent);
    font-size: 0.75rem;
    font-weight: 600;
  }
  .text {
    width: fit-content;
    max-width: 100%;
    margin-top: 3px;
    padding: 7px 12px;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  .own .text {
    margin-inline-start: auto;
    background: var(--color-primary-soft);
  }
  .own .by,
  .own .moderate {
    justify-content: flex-end;
  }
  .pending .text {
    opacity: 0.75;
  }
  .pending .fault {
    text-align: end;
    font-size: 0.8125rem;
  }
  .moderate {
    display: flex;
    gap: 4px;
    margin-bottom: -12px;
  }
  .newest {
    position: absolute;
    inset: auto 0 8px;
    width: fit-content;
    margin-inline: auto;
    padding-inline: 16px;
    box-shadow: 0 4px 16px rgb(0 0 0 / 0.2);
  }
  .composer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    padding: 10px 12px 12px;
    border-top: 1px solid var(--color-border);
  }
  .composer input {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .composer .btn[aria-disabled="true"] {
    opacity: 0.55;
    cursor: default;
  }
  .trouble {
    grid-column: 1 / -1;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .trouble:empty {
    display: none;
  }
  .trouble + .btn {
    grid-column: 1 / -1;
  }
  @media (max-width: 900px) {
    &:not(.closed) {
      height: min(440px, 64vh);
    }
  }
`;
