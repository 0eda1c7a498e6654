import { css } from "styled-components";

/** How a list of revisions looks (`Revisions`), and what one of them changed. */
export const revisionsStyle = css`
  .revisions li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    min-height: 44px;
  }
  .difference {
    flex: 1 1 100%;
    margin-block: 4px 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ins {
    background: var(--color-success-soft);
    text-decoration: underline;
  }
  del {
    background: var(--color-danger-soft);
  }
`;
