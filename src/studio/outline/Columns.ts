import { styled } from "styled-components";

/** The three columns of the studio: one at a time where there is no room for more. */
export const Columns = styled.main`
  && {
    flex: 1;
    min-height: 0;
    display: grid;
    align-content: stretch;
    gap: 0;
    overflow: hidden;
  }
  grid-template-columns: 292px minmax(0, 1fr) 340px;
  .left,
  .right {
    display: flex;
    flex-direction: column;
    min-height: 0;
    background: var(--color-surface);
  }
  .left {
    border-right: 1px solid var(--color-border);
  }
  .right {
    border-left: 1px solid var(--color-border);
    overflow-y: auto;
  }
  .scroll {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
  }
  .middle {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: hidden;
  }
  .skip {
    align-self: start;
    min-height: 44px;
    margin: 4px 12px;
  }
  .skip:not(:focus) {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .help {
    padding: 8px 14px;
    border-top: 1px solid var(--color-border);
  }
  .tool.never {
    margin: 0 8px 16px;
    color: var(--color-text-muted);
    font-size: 0.75rem;
    white-space: normal;
    text-align: left;
  }
  .switch {
    display: none;
  }
  @media (max-width: 1199px) {
    grid-template-columns: 300px minmax(0, 1fr);
    .right {
      position: fixed;
      z-index: 20;
      right: 0;
      top: var(--bar);
      bottom: 0;
      width: min(360px, 100vw);
      box-shadow: var(--shadow-raised);
    }
    &:not([data-side="panel"]) .right {
      display: none;
    }
  }
  @media (max-width: 899px) {
    && {
      display: flex;
      flex-direction: column;
    }
    .switch {
      display: flex;
      gap: 4px;
      padding: 6px 8px;
      background: var(--color-surface);
      border-bottom: 1px solid var(--color-border);
    }
    .switch .tool {
      flex: 1;
      min-height: 44px;
    }
    .left,
    .right,
    .middle {
      flex: 1;
      border: 0;
    }
    .right {
      position: static;
      width: auto;
      box-shadow: none;
    }
    &:not([data-side="outline"]) .left,
    &:not([data-side="preview"]) .middle,
    &:not([data-side="panel"]) .right {
      display: none;
    }
    .help {
      display: none;
    }
  }
`;
