import { css } from "styled-components";

/** The state of something that takes place, in few words: by `data-status` 1 it comes, 2 it goes on; else it is over. */
export const stateLabelStyle = css`
  padding: 1px 8px;
  border-radius: var(--radius-small);
  background: var(--color-surface-alt);
  color: var(--color-text-muted);
  font-size: 0.8125rem;
  font-weight: 600;
  &[data-status="1"] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
  &[data-status="2"] {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
`;
