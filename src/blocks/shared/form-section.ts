import { styled } from "styled-components";

/** A form on a page: its heading, a sentence, the form, and what stands there once it was sent. */
export const FormSection = styled.section`
  max-width: 720px;
  h2 {
    margin: 0 0 20px;
    font-size: 1.375rem;
    line-height: 1.3;
  }
  h2 + .intro {
    margin-top: -12px;
  }
  .intro {
    margin: 0 0 24px;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
  .needs-session,
  .verifying:not(:empty) {
    margin: 12px 0 0;
    color: var(--color-text-muted);
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    margin: 12px 0 0;
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-link);
    text-underline-offset: 3px;
  }
  .after {
    display: grid;
    gap: 24px;
  }
  .after:focus {
    outline: none;
  }
  .trap {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .again {
    margin: 0;
  }
  .done {
    margin: 0;
    padding: 16px;
    color: var(--color-success);
    border: 1px solid currentColor;
    border-radius: var(--radius-control);
  }
`;
