import { styled } from "styled-components";
import { lineItemsCss } from "../shared/line-items.tsx";
import { paymentMethodsCss } from "../shared/payment-method.tsx";

/** One styled element for an order; everything in it has plain class names. */
export const Root = styled.div`
  .state {
    display: grid;
    gap: 4px;
    padding: 16px 20px;
    border-left: 4px solid var(--color-border-strong);
    background: var(--color-surface-alt);
  }
  .state b {
    font-size: 1.25rem;
  }
  .state[data-state="1"],
  .state[data-state="3"] {
    border-color: var(--color-accent);
  }
  .state[data-state="2"] {
    border-color: var(--color-success);
  }
  .paying {
    display: grid;
    gap: 16px;
    justify-items: start;
    margin-top: 20px;
    padding: 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .paying .ways {
    width: min(100%, 420px);
  }
  .code {
    display: grid;
    gap: 8px;
    justify-items: center;
  }
  .problem {
    padding: 10px 14px;
    border-left: 3px solid var(--color-danger);
    background: var(--color-surface-alt);
  }
  .lines {
    margin-top: 20px;
  }
  dl > div {
    display: flex;
    gap: 4px 16px;
    padding: 4px 0;
  }
  .sums {
    margin: 12px 0 0 auto;
    max-width: 320px;
  }
  .sums > div {
    justify-content: space-between;
    align-items: baseline;
  }
  .sums .total {
    font-weight: 700;
  }
  .total dd {
    color: var(--color-price);
    font-size: 1.25rem;
  }
  .facts {
    margin-top: 24px;
    padding-top: 16px;
    border-top: 1px solid var(--color-border);
    font-size: 0.875rem;
  }
  .facts dt {
    flex: none;
    width: 7.5em;
    color: var(--color-text-muted);
  }
  .facts dd {
    min-width: 0;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 24px;
  }
  .do:empty {
    display: none;
  }
  .refund {
    margin-top: 24px;
  }
  .refund form {
    display: grid;
    gap: 8px;
    justify-items: start;
    max-width: 560px;
    padding-top: 8px;
  }
  .refund textarea {
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .small {
    font-size: 0.8125rem;
  }
  ${lineItemsCss}
  ${paymentMethodsCss}
`;
