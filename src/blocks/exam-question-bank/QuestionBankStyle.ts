import { styled } from "styled-components";
import { linkButtonStyle } from "../shared/link-button.ts";

export const Root = styled.div`
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 16px;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
  }
  form p {
    display: grid;
    flex: 0 1 140px;
    gap: 4px;
    min-width: 0;
  }
  form .words {
    flex: 1 1 220px;
  }
  form label {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  form .tick,
  form .send {
    display: flex;
    flex: 0 0 auto;
    align-items: center;
    gap: 16px;
  }
  .tick label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--color-text);
  }
  input[type="search"],
  select {
    width: 100%;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .count {
    margin-block: 16px 8px;
  }
  .removed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    margin-bottom: 8px;
    padding: 2px 14px;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  .questions {
    border-top: 1px solid var(--color-border);
  }
  .questions > li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    align-items: start;
    gap: 4px 16px;
    padding-block: 14px;
    border-bottom: 1px solid var(--color-border);
  }
  .questions > .late {
    display: block;
  }
  .kind {
    padding-top: 2px;
    font-size: 0.875rem;
    font-weight: 600;
    color: var(--color-primary);
  }
  .text {
    display: grid;
    gap: 6px;
  }
  h2 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.5;
  }
  h2 a:hover {
    color: var(--color-primary);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .tag {
    padding: 2px 8px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
  }
  .tag:hover {
    border-color: var(--color-primary);
    color: var(--color-primary);
  }
  .same {
    color: var(--color-warning);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  ${linkButtonStyle}
  .danger,
  .problem {
    color: var(--color-danger);
  }
  .record {
    grid-column: 2 / -1;
    padding: 12px 16px;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 20px;
    font-size: 0.9375rem;
  }
  dt {
    color: var(--color-text-muted);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  dd .link {
    min-height: 28px;
    font-weight: 400;
  }
  @media (max-width: 720px) {
    .questions > li {
      grid-template-columns: minmax(0, 1fr);
    }
    .record {
      grid-column: 1;
    }
    form p {
      flex: 1 1 45%;
    }
    form .words {
      flex: 1 1 100%;
    }
  }
`;
