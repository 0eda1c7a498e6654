import { styled } from "styled-components";
import { workBarCss } from "../../editor/work/work-bar-css.ts";
import { revisionsStyle } from "../shared/revisions-style.ts";
import { codeCss } from "../../ui/code-css.ts";

/** The one styled element of the editor. */
export const Root = styled.div`
  ${workBarCss}
  ${codeCss}
  display: grid;
  gap: 20px;
  width: 100%;
  max-width: 960px;
  min-width: 0;
  margin-inline: auto;
  padding-block: 16px 48px;
  .missing {
    padding: 12px 16px;
    border: 1px solid var(--color-warning);
    border-radius: var(--radius-card);
    background: var(--color-warning-soft);
  }
  .missing ul,
  .similar ul {
    margin-top: 4px;
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  .preview,
  .revisions,
  .similar {
    padding: 16px 20px;
    border: 1px dashed var(--color-border-strong);
    border-radius: var(--radius-card);
  }
  .preview h2 {
    margin-bottom: 16px;
  }
  .similar a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${revisionsStyle}
  .field {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  .field.short {
    max-width: 320px;
  }
  .field label,
  .label {
    font-weight: 600;
  }
  .field > input,
  .field > .date-time > input,
  .field > textarea,
  .field > select {
    width: 100%;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  .cover-shown {
    width: 320px;
    max-width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-card);
  }
  .problem {
    color: var(--color-danger);
  }
  .field > input:not([type]) {
    font-size: 1.25rem;
    font-weight: 600;
  }
`;
