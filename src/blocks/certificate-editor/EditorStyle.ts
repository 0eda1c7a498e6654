import { styled } from "styled-components";
import { workBarCss } from "../../editor/work/work-bar-css.ts";

/** The one styled element of the editor. */
export const Root = styled.div`
  ${workBarCss}
  display: grid;
  gap: 20px;
  min-width: 0;
  .bench {
    display: grid;
    gap: 20px 28px;
    align-items: start;
    min-width: 0;
  }
  .sheet,
  .panel {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .paper {
    position: relative;
    width: 100%;
    border: 1px solid var(--color-border-strong);
    overflow: hidden;
    user-select: none;
  }
  .paper[aria-busy] img {
    opacity: 0.85;
  }
  .paper[data-moving] img {
    opacity: 0.35;
  }
  .paper img {
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .element {
    position: absolute;
    min-width: 8px;
    min-height: 8px;
    padding: 0;
    border: 0;
    background: none;
    background-repeat: no-repeat;
    cursor: move;
    touch-action: manipulation;
  }
  /* The paper is light in either scheme, and so are its marks: blue and red on white. */
  .element:hover {
    outline: 1px dashed #1d4ed8;
  }
  .element[aria-pressed="true"],
  .element:focus-visible {
    z-index: 1;
    outline: 2px solid #1d4ed8;
    outline-offset: 1px;
    touch-action: none;
  }
  .element[data-wrong] {
    outline: 2px solid #b91c1c;
  }
  .size {
    position: absolute;
    z-index: 2;
    width: 28px;
    height: 28px;
    margin: -14px;
    cursor: nwse-resize;
    touch-action: none;
  }
  .size::after {
    content: "";
    position: absolute;
    inset: 8px;
    border: 2px solid #ffffff;
    border-radius: 50%;
    background: #1d4ed8;
  }
  .guide {
    position: absolute;
    z-index: 1;
    border: 0 solid #be185d;
    border-width: 1px 0 0 1px;
    pointer-events: none;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .chip {
    min-height: 36px;
    padding: 4px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: 999px;
    background: var(--color-surface);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .chip:hover:not(:disabled) {
    background: var(--color-surface-alt);
  }
  .row {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
    align-items: end;
  }
  .field {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  .field > span {
    font-weight: 600;
  }
  .panel input:not([type="checkbox"]),
  .panel select,
  .panel textarea {
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
  .panel input[type="color"] {
    padding: 4px;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  .check input {
    width: 20px;
    height: 20px;
  }
  .hint {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .danger {
    color: var(--color-danger);
  }
  .problems {
    padding: 12px 16px;
    border: 1px solid var(--color-warning);
    border-radius: var(--radius-card);
    background: var(--color-warning-soft);
  }
  .problems li {
    overflow-wrap: anywhere;
  }
  .problems .link {
    min-height: 44px;
    text-align: start;
    color: inherit;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-primary);
    font-weight: 600;
  }
  .versions li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 20px;
    min-height: 44px;
    border-top: 1px solid var(--color-border);
  }
  @media (min-width: 1100px) {
    .bench {
      grid-template-columns: minmax(0, 1fr) 300px;
    }
  }
`;
