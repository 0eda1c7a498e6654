import { css } from "styled-components";
import { dialogStyle } from "../shared/dialog-style.ts";
import { linkButtonStyle } from "../shared/link-button.ts";

/** What can be done with a record, and the form that it opens. */
export const actionsStyle = css`
  ${linkButtonStyle}
  ${dialogStyle}
  .danger {
    color: var(--color-danger);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
  }
  div.tools:empty {
    display: none;
  }
  @media print {
    .tools {
      display: none;
    }
  }
  .tools .link {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .undone {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    overflow-wrap: anywhere;
  }
  .refused {
    flex-basis: 100%;
    margin-block: 4px 8px;
    padding: 10px 14px;
    border-inline-start: 3px solid currentColor;
    background: var(--color-surface-alt);
    color: var(--color-danger);
    text-align: start;
  }
  .refused ul {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  .hint {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dialog.form {
    width: min(720px, calc(100vw - 32px));
  }
  dialog .head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 12px;
  }
  dialog h2 {
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  dialog .close {
    flex: none;
    display: inline-grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-block: -10px 0;
    margin-inline: 0 -10px;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;
