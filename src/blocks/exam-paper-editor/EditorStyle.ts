import { styled } from "styled-components";
import { workBarCss } from "../../editor/work/work-bar-css.ts";
import { workFieldsCss } from "../../editor/work/work-fields-css.ts";

/** The one styled element of the editor. */
export const Root = styled.div`
  ${workBarCss}
  ${workFieldsCss}
  .field.short {
    flex: 0 1 88px;
  }
  .total {
    font-size: 1.125rem;
    font-weight: 600;
  }
  .section {
    display: grid;
    gap: 12px;
    padding: 16px 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
  }
  .section > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 16px;
  }
  .section > header .field {
    flex: 1 1 200px;
  }
  .section > header > .muted {
    padding-bottom: 10px;
  }
  .same {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .same input {
    width: 80px;
  }
  .same label {
    white-space: nowrap;
  }
  ol {
    min-height: 8px;
  }
  ol > li {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-block: 6px;
    border-bottom: 1px solid var(--color-border);
  }
  .grip {
    flex: none;
    width: 32px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    cursor: grab;
    touch-action: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  li[data-drop="before"],
  ol[data-drop="in"] {
    box-shadow: 0 -3px 0 var(--color-primary);
  }
  li[data-drop="after"] {
    box-shadow: 0 3px 0 var(--color-primary);
  }
  li[data-dragged] {
    position: relative;
    z-index: 1;
    border-radius: var(--radius-control);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-raised);
    pointer-events: none;
  }
  li[data-dragged] .grip {
    cursor: grabbing;
    pointer-events: auto;
  }
  .no {
    flex: none;
    min-width: 2ch;
    color: var(--color-text-muted);
  }
  .words {
    flex: 1;
    min-width: 0;
  }
  .words .muted,
  small {
    display: block;
    font-size: 0.875rem;
  }
  .score {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
  }
  .score input {
    width: 80px;
  }
  .random {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 12px;
    min-width: 0;
    margin: 0;
    padding: 8px 14px 12px;
    border: 1px dashed var(--color-border-strong);
    border-radius: var(--radius-control);
  }
  .random[data-short="true"] {
    border-color: var(--color-danger);
  }
  .short-of {
    flex: 1 1 100%;
    color: var(--color-danger);
    font-weight: 600;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
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
  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 12px;
  }
  .filters > * {
    flex: 1 1 140px;
  }
  .filters > input {
    flex: 1 1 100%;
  }
  .pick li label {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding-block: 10px;
    border-bottom: 1px solid var(--color-border);
    cursor: pointer;
  }
  .pick input[type="checkbox"] {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: var(--color-primary);
  }
  .pick .tools {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
  }
  .pick .do {
    position: sticky;
    bottom: -24px;
    margin-top: 12px;
    padding-block: 12px 24px;
    background: var(--color-surface-raised);
  }
  .problem {
    color: var(--color-danger);
  }
  @media (max-width: 560px) {
    .section {
      padding: 12px;
    }
    ol > li {
      flex-wrap: wrap;
    }
    .words {
      flex: 1 1 60%;
    }
    .score {
      margin-inline-start: auto;
    }
  }
`;
