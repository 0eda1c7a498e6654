import { styled } from "styled-components";

/** One styled element for the list; everything in it has plain class names. */
export const Root = styled.section`
  h2 {
    margin-bottom: 12px;
    font-size: 1.25rem;
  }
  .strip {
    margin-bottom: 4px;
  }
  li {
    padding-block: 16px 8px;
    border-bottom: 1px solid var(--color-border);
  }
  h3 {
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
  h3 a:hover {
    color: var(--color-primary);
  }
  .sum {
    margin-top: 4px;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 14px;
    margin-top: 6px;
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  .by b {
    color: var(--color-accent);
  }
  .by .hidden,
  .by .removed {
    color: var(--color-danger);
  }
  .by .accepted {
    color: var(--color-success);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  .do > * {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-link);
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .gone {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    color: var(--color-text-muted);
  }
  .gone p {
    overflow-wrap: anywhere;
  }
  .problem {
    color: var(--color-danger);
  }
  .revisions {
    margin-bottom: 8px;
    padding: 8px 16px;
    border: 1px dashed var(--color-border-strong);
    border-radius: var(--radius-card);
  }
  .revisions li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    padding: 0;
    border: 0;
    min-height: 44px;
  }
  .revisions .link {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .difference {
    flex: 1 1 100%;
    margin-block: 4px 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ins {
    background: var(--color-success-soft);
  }
  del {
    background: var(--color-danger-soft);
  }
`;
