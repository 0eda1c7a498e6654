import type { ReactNode } from "react";
import type { PayType } from "../../generated/types.ts";

/** The choice of how to pay: a group of radio buttons, each as large as a finger. `label` gives its words. */
export function PaymentMethods({
  name,
  ways,
  chosen,
  choose,
  label,
  legend,
}: {
  name: string;
  ways: readonly PayType[];
  chosen: PayType | undefined;
  choose(way: PayType): void;
  label(way: PayType): string;
  legend: string;
}): ReactNode {
  return (
    <fieldset className="ways">
      <legend>{legend}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name={name} value={way} checked={way === chosen} onChange={() => choose(way)} />
          <span>{label(way)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export const paymentMethodsCss = `
  .ways { display: grid; gap: 8px; margin: 0; padding: 0; border: 0; }
  .ways legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
  .ways label { display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 8px 14px; border: 1px solid var(--color-border-strong); border-radius: var(--radius-control); cursor: pointer; }
  .ways label:has(:checked) { border-color: var(--color-primary); background: var(--color-primary-soft); }
  .ways label:has(:focus-visible) { outline: 2px solid var(--color-focus); outline-offset: 2px; }
  .ways input { flex: none; width: 18px; height: 18px; margin: 0; accent-color: var(--color-primary); }
`;
