import { css } from "styled-components";

/** What another page wrote, below the answer that it is not in. */
export const otherVersionStyle = css`
  .other {
    margin-top: 12px;
    padding: 12px 16px;
    border-inline-start: 3px solid var(--color-warning);
    background: var(--color-surface-alt);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .other > p + p {
    margin-top: 8px;
  }
  .other .btn + .btn {
    margin-inline-start: 12px;
  }
`;
