import { css } from "styled-components";

/** How a dialog looks that is itself the styled element. */
export const dialogLook = css`
  width: min(480px, calc(100vw - 32px));
  max-height: 85vh;
  padding: 24px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  background: var(--color-surface-raised);
  color: var(--color-text);
  &::backdrop {
    background: var(--color-overlay);
  }
`;

/**
 * A dialog with a question, what there is to know and to fill in, and what can be answered. A wrong
 * field that gets the focus shows its label, too.
 */
export const dialogStyle = css`
  dialog {
    ${dialogLook}
    font-size: 1rem;
    font-weight: 400;
    white-space: normal;
    overflow-y: auto;
    scroll-padding-block: 56px 24px;
  }
  dialog > * + * {
    margin-top: 16px;
  }
  dialog > p:empty {
    display: none;
  }
  dialog > .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    margin-block: 20px 0;
  }
`;
