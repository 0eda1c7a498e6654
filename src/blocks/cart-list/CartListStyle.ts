import { styled } from "styled-components";

/** One styled element for the cart; everything in it has plain class names. */
export const Root = styled.div`
  .gone:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    margin-bottom: 16px;
    padding: 4px 16px;
    border-left: 3px solid var(--color-primary);
    background: var(--color-surface-alt);
  }
  .gone .link,
  li .link {
    padding: 0 4px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .both {
    display: grid;
    gap: 32px;
    align-items: start;
  }
  .all {
    display: inline-flex;
    align-items: center;
    gap: 16px;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 12px 0;
    accent-color: var(--color-primary);
  }
  ul {
    border-top: 1px solid var(--color-border);
  }
  li {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 16px 0;
    border-bottom: 1px solid var(--color-border);
  }
  li img {
    width: 128px;
    height: 72px;
    object-fit: cover;
    border-radius: var(--radius-small);
  }
  .exam {
    display: grid;
    flex: none;
    place-items: center;
    width: 128px;
    height: 72px;
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    color: var(--color-text-muted);
  }
  .what {
    flex: 1;
    min-width: 0;
  }
  .what a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  .what a:hover {
    color: var(--color-primary);
  }
  .sum {
    padding: 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .sum dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 6px 0;
  }
  .sum .total {
    margin-top: 8px;
    padding-top: 12px;
    border-top: 1px solid var(--color-border);
    font-weight: 700;
  }
  .total dd {
    color: var(--color-price);
    font-size: 1.5rem;
    line-height: 1.2;
  }
  .sum .btn {
    width: 100%;
    margin-top: 16px;
  }
  .small {
    margin-top: 12px;
    font-size: 0.8125rem;
  }
  @media (min-width: 900px) {
    .both {
      grid-template-columns: minmax(0, 1fr) 320px;
    }
    .sum {
      position: sticky;
      top: 96px;
    }
  }
  @media (max-width: 560px) {
    li {
      flex-wrap: wrap;
      gap: 8px 12px;
    }
    li img {
      width: 80px;
      height: 45px;
    }
    .what {
      flex: 1 1 calc(100% - 150px);
    }
    li > .link {
      margin-left: auto;
    }
  }
`;
