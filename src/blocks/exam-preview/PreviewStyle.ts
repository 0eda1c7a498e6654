import { styled } from "styled-components";

/** A paper on the screen and on paper: what is for the screen alone is left out when it is printed. */
export const Root = styled.div`
  display: grid;
  gap: 24px;
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .paper article {
    break-inside: avoid;
  }
  .paper h2 {
    margin-top: 32px;
    font-size: 1.1875rem;
    break-after: avoid;
  }
  h2 small {
    font-size: 0.875rem;
    font-weight: 400;
    color: var(--color-text-muted);
  }
  .person {
    display: none;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-primary);
    font-weight: 600;
  }
  .sheet-title {
    display: none;
  }
  .answers {
    display: grid;
    gap: 12px 32px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  }
  .answers li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    min-width: 0;
    break-inside: avoid;
  }
  .answers > [data-wide="true"] {
    grid-column: 1 / -1;
  }
  .answers ol {
    display: grid;
    flex: 1;
    gap: 10px;
  }
  .answers b {
    min-width: 2.5ch;
  }
  .bubbles,
  .lines {
    display: inline-flex;
    flex: 1;
    flex-wrap: wrap;
    align-content: start;
    gap: 6px;
  }
  .bubbles i {
    display: inline-grid;
    place-items: center;
    min-width: 28px;
    height: 24px;
    padding-inline: 6px;
    border: 1px solid currentColor;
    border-radius: 12px;
    font-size: 0.75rem;
    font-style: normal;
  }
  .lines i {
    flex: 1 1 120px;
    min-height: 28px;
    border-bottom: 1px solid currentColor;
    font-size: 0.75rem;
    font-style: normal;
  }
  .box {
    flex: 1 1 100%;
    min-height: 160px;
    border: 1px solid currentColor;
  }
  @media print {
    display: block;
    color: #000;
    .bar,
    summary {
      display: none;
    }
    .paper .choices label {
      min-height: 0;
      padding: 4px 0;
      border: 0;
    }
    .paper .choices {
      gap: 0;
    }
    .person {
      display: flex;
      gap: 24px;
      margin-block: 12px;
    }
    .person span {
      flex: 1;
      border-bottom: 1px solid #000;
    }
    .sheet {
      break-before: page;
    }
    .sheet-title {
      display: block;
    }
  }
`;
