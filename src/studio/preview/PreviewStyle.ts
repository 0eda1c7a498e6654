import { styled } from "styled-components";

/** How the preview and its tools look. */
export const PreviewStyle = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 8px 12px;
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);
  }
  .group {
    display: flex;
  }
  select {
    min-height: 36px;
    max-width: 150px;
    padding: 2px 6px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    font-size: 0.8125rem;
  }
  .pick {
    margin-inline-start: auto;
  }
  .note {
    padding: 6px 14px;
    font-size: 0.8125rem;
    background: var(--color-warning-soft);
  }
  .note[role="alert"] {
    background: var(--color-danger-soft);
  }
  .note .tool {
    min-height: 28px;
    text-decoration: underline;
  }
  .stage {
    flex: 1;
    min-height: 0;
    display: flex;
    justify-content: center;
    padding: 16px;
    overflow: auto;
  }
  .paper {
    position: relative;
    flex: none;
    overflow: hidden;
    background: var(--color-page);
    border: 1px solid var(--color-border);
    box-shadow: 0 4px 24px rgb(0 0 0 / 0.08);
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    background: var(--color-page);
  }
  .waiting,
  .stage .empty {
    margin: auto;
    color: var(--color-text-muted);
  }
  @media (max-width: 560px) {
    .pick span {
      display: none;
    }
    .stage {
      padding: 8px;
    }
  }
`;
