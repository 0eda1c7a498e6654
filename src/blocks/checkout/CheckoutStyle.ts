import { styled } from "styled-components";
import { lineItemsCss } from "../shared/line-items.tsx";
import { sumPanelCss } from "../shared/sum-panel.tsx";
import { paymentMethodsCss } from "../shared/payment-method.tsx";

/** One styled element for the checkout; everything in it has plain class names. */
export const Root = styled.div`
  h2 {
    font-size: 1.125rem;
    margin-bottom: 8px;
  }
  .wait i {
    height: 54px;
    margin-block: 12px;
  }
  .coupons {
    margin-top: 28px;
  }
  .coupons select,
  .coupons input {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .coupons form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 8px;
    margin-top: 12px;
  }
  .coupons form label {
    grid-column: 1 / -1;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .sums .ways {
    margin-top: 20px;
  }
  .problem {
    margin-top: 16px;
    padding: 10px 14px;
    border-inline-start: 3px solid var(--color-danger);
    background: var(--color-surface-alt);
  }
  ${lineItemsCss}
  ${sumPanelCss}
  ${paymentMethodsCss}
`;
