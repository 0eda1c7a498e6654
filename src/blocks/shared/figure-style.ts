import { css } from "styled-components";

/** Key figures in a grid, each with what it counts, and sections below them. */
export const figureStyle = css`
  display: grid;
  gap: 32px;
  h2 {
    margin-bottom: 12px;
    font-size: 1.25rem;
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 16px 24px;
  }
  .figures dt {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  .figures .num {
    font: var(--font-weight-heading) 1.5rem/1.3 var(--font-heading);
  }
`;
