import { styled } from "styled-components";
import { lineItemsCss } from "../shared/line-items.tsx";
import { paymentMethodsCss } from "../shared/payment-method.tsx";

/** One styled element for the checkout; everything in it has plain class names. */
export const Root = styled.div`
  display: grid;
  gap: 32px;
  align-items: start;
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
  .pay {
    padding: 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 6px 0;
  }
  .total {
    margin: 8px 0 20px;
    padding-top: 12px;
    border-top: 1px solid var(--color-border);
    font-weight: 700;
  }
  .total dd {
    color: var(--color-price);
    font-size: 1.5rem;
    line-height: 1.2;
  }
  .problem {
    margin-top: 16px;
    padding: 10px 14px;
    border-left: 3px solid var(--color-danger);
    background: var(--color-surface-alt);
  }
  .pay > .btn {
    width: 100%;
    margin-top: 20px;
  }
  .small {
    margin-top: 12px;
    font-size: 0.8125rem;
  }
  ${lineItemsCss}
  ${paymentMethodsCss}
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    .pay {
      position: sticky;
      top: 96px;
    }
  }
`;
