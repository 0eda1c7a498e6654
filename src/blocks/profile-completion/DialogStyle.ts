import { styled } from "styled-components";
import { PRESS_STYLE } from "../../ui/press-style.ts";

/**
 * The page behind a veil, the dialog 650 px wide in front of it; on a phone it is the whole
 * screen.
 */
export const DialogStyle = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  height: 100%;
  padding: 24px;
  box-sizing: border-box;
  background: var(--color-overlay);
  ${PRESS_STYLE}
  .completion {
    width: 650px;
    max-width: 100%;
    max-height: 100%;
    display: flex;
    outline: none;
  }
  .completion:has(.completion-alert) {
    width: 420px;
  }
  .completion-dialog {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 28px 32px;
    outline: none;
    box-sizing: border-box;
    color: var(--color-text);
    background: var(--color-surface-raised);
    border-radius: var(--radius-dialog);
    box-shadow: var(--shadow-dialog);
  }
  h2 {
    margin: 0 0 6px;
    font-size: 1.25rem;
    line-height: 1.4;
  }
  .completion-intro {
    margin: 0 0 22px;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
  .completion-go {
    min-height: 44px;
    padding: 0 24px;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    border: 0;
    border-radius: var(--radius-control);
    color: var(--color-primary-text);
    background: var(--color-primary);
  }
  .completion-alert .completion-go {
    float: inline-end;
  }
  .completion-quiet {
    min-height: 44px;
    padding: 0;
    margin-top: 8px;
    font: inherit;
    color: var(--color-text-muted);
    background: none;
    border: 0;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .completion-quiet:hover {
    color: var(--color-text);
  }
  button:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (max-width: 640px) {
    &:not(:has(.completion-alert)) {
      padding: 0;
      place-items: stretch;
    }
    &:not(:has(.completion-alert)) .completion {
      width: 100%;
    }
    &:not(:has(.completion-alert)) .completion-dialog {
      padding: 20px 16px 32px;
      border-radius: 0;
    }
  }
`;
