import { styled } from "styled-components";
import { lineItemsCss } from "../shared/line-items.tsx";
import { sumPanelCss } from "../shared/sum-panel.tsx";

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
    border-inline-start: 3px solid var(--color-primary);
    background: var(--color-surface-alt);
  }
  .gone .link,
  li .link {
    margin-inline-start: auto;
    padding: 0 4px;
    border: 0;
    background: none;
    cursor: pointer;
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
  .name a {
    font-weight: 600;
  }
  .name .price {
    flex-basis: 100%;
  }
  ${lineItemsCss}
  ${sumPanelCss}
`;
