import { styled } from "styled-components";
import { paymentMethodsCss } from "../shared/payment-method.tsx";

export const Root = styled.div`
  .state {
    display: grid;
    gap: 4px;
    padding: 16px 20px;
    border-inline-start: 4px solid var(--color-border-strong);
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
    border-inline-start: 3px solid var(--color-danger);
    background: var(--color-surface-alt);
  }
  ${paymentMethodsCss}
`;
