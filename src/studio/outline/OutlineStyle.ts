import { styled } from "styled-components";

export const OutlineStyle = styled.section`
  .tree {
    display: block;
    outline: none;
    padding: 4px 6px 24px;
  }
  [role="row"] {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    padding-inline-end: 2px;
    padding-inline-start: calc((var(--tree-item-level, 1) - 1) * 12px);
    border-radius: var(--radius-control);
    outline-offset: -2px;
    cursor: default;
  }
  [role="row"].block {
    cursor: pointer;
  }
  [role="row"].block:hover {
    background: var(--color-surface-alt);
  }
  [role="row"][data-selected] {
    background: var(--color-primary-soft);
    color: var(--color-primary);
  }
  [role="row"][data-dragging] {
    opacity: 0.5;
  }
  [role="row"][data-drop-target] {
    outline: 2px solid var(--color-primary);
  }
  .slot {
    color: var(--color-text-muted);
    font-size: 0.75rem;
  }
  .slot .name {
    font-weight: 600;
    letter-spacing: 0.02em;
  }
  .name {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: baseline;
    gap: 6px;
    overflow: hidden;
    white-space: nowrap;
  }
  .name > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .name b {
    flex: 0 1 auto;
    font-weight: 500;
  }
  .name small {
    flex: 1 100 0;
    color: var(--color-text-muted);
    font-size: 0.75rem;
  }
  [data-selected] .name small {
    color: inherit;
  }
  .hidden-block .name {
    opacity: 0.55;
  }
  .chevron,
  .handle {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 18px;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    cursor: pointer;
  }
  .handle {
    width: 14px;
    cursor: grab;
    opacity: 0;
  }
  [role="row"]:hover .handle,
  [role="row"][data-focus-visible] .handle,
  .handle[data-focus-visible] {
    opacity: 1;
  }
  [role="row"][aria-expanded="true"] .chevron svg {
    transform: rotate(90deg);
  }
  .sign {
    color: var(--color-text-muted);
  }
  .tool {
    min-width: 28px;
    min-height: 28px;
    padding: 2px;
    color: var(--color-text-muted);
  }
  .tool.restore {
    padding: 2px 8px;
    color: var(--color-primary);
  }
  .more {
    opacity: 0;
  }
  [role="row"]:hover .more,
  [role="row"][data-selected] .more,
  [role="row"][data-focus-visible] .more,
  .more[data-focus-visible],
  [role="row"]:focus-within .more {
    opacity: 1;
  }
  .drop[data-drop-target] {
    height: 0;
    outline: 1px solid var(--color-primary);
  }
  .drag-preview {
    padding: 6px 12px;
    border-radius: var(--radius-control);
    background: var(--color-primary);
    color: var(--color-primary-text);
  }
  @media (pointer: coarse) {
    .more,
    .handle {
      opacity: 1;
    }
    .tool,
    .handle,
    .chevron {
      min-width: 40px;
      min-height: 44px;
    }
    [role="row"] {
      min-height: 44px;
    }
  }
`;
