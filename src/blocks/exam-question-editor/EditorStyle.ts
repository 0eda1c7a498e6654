import { styled } from "styled-components";
import { workBarCss } from "../../editor/work/work-bar-css.ts";
import { workFieldsCss } from "../../editor/work/work-fields-css.ts";

/** The one styled element of the editor. */
export const Root = styled.div`
  ${workBarCss}
  ${workFieldsCss}
  .preview {
    padding: 16px 20px;
    border: 1px dashed var(--color-border-strong);
    border-radius: var(--radius-card);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 16px;
  }
  .field {
    flex-basis: 180px;
  }
  .field.short {
    flex: 0 1 130px;
  }
  .label {
    font-weight: 600;
  }
  textarea {
    display: block;
    resize: vertical;
    field-sizing: content;
  }
  input[type="radio"],
  input[type="checkbox"] {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--color-primary);
  }
  .text-field {
    display: grid;
    gap: 4px;
    min-width: 0;
    flex: 1;
  }
  .plain {
    position: relative;
  }
  .plain textarea {
    padding-inline-end: 48px;
  }
  .format {
    position: absolute;
    inset-block: 0 auto;
    inset-inline: auto 0;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-text-muted);
    cursor: pointer;
  }
  .format:hover {
    color: var(--color-primary);
  }
  fieldset {
    display: grid;
    gap: 10px;
    justify-items: start;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .hint {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .rows > ul,
  .parts > ul {
    display: grid;
    gap: 8px;
    width: 100%;
  }
  .rows > ul > li {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    min-width: 0;
  }
  .no,
  .mark {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-width: 28px;
    min-height: 44px;
  }
  .mark {
    min-width: 52px;
    cursor: pointer;
  }
  [data-right="true"] textarea {
    border-color: var(--color-success);
  }
  .sides,
  .fields {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 8px;
    min-width: 0;
  }
  .sides > * {
    flex: 1 1 200px;
  }
  .share {
    flex: 0 0 88px !important;
    max-width: 88px;
  }
  .tick,
  .either label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .either {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 32px;
  }
  .parts {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  .parts h2 {
    font-size: 1.125rem;
  }
  .part {
    display: grid;
    gap: 12px;
    padding: 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
  }
  .part header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .part header select {
    flex: 0 1 160px;
    width: auto;
  }
  .part header label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .keys summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-primary);
    font-weight: 600;
  }
  .keys dl {
    display: grid;
    gap: 6px 24px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  }
  .keys dl > div {
    display: flex;
    gap: 12px;
  }
  .keys dt {
    flex: 0 0 132px;
  }
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    font: inherit;
    font-size: 0.875rem;
    white-space: nowrap;
  }
  @media (max-width: 560px) {
    .rows > ul > li {
      flex-wrap: wrap;
    }
    .row-do {
      margin-inline-start: auto;
    }
    .text-field {
      flex: 1 1 60%;
    }
  }
`;
