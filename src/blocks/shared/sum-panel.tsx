import type { ReactNode } from "react";
import { yuan } from "../../ui/price.tsx";

interface Amount {
  label: string;
  amount: string;
  /** Whether it is taken off. */
  isOff?: boolean;
}

/** What something comes to: the amounts that make it, those of nothing left out, and the total, which is read out. */
export function Sums({ rows, total }: { rows: readonly Amount[]; total: Amount }): ReactNode {
  return (
    <dl>
      {rows.map(({ label, amount, isOff }) =>
        isOff && Number(amount) <= 0 ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {isOff && "−"}
              {yuan(amount)}
            </dd>
          </div>
        ),
      )}
      <div className="total">
        <dt>{total.label}</dt>
        <dd className="num" aria-live="polite">
          {yuan(total.amount)}
        </dd>
      </div>
    </dl>
  );
}

/** Lines with what they come to (\`.sums\`) beside them; below them on a phone. */
export const sumPanelCss = `
  .both { display: grid; gap: 32px; align-items: start; }
  .sums { padding: 20px; border: 1px solid var(--color-border); border-radius: var(--radius-card); background: var(--color-surface); }
  .sums dl > div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; }
  .sums .total { margin-top: 8px; padding-top: 12px; border-top: 1px solid var(--color-border); font-weight: 700; }
  .total dd { color: var(--color-price); font-size: 1.5rem; line-height: 1.2; }
  .sums > .btn { width: 100%; margin-top: 16px; }
  .sums .small { margin-top: 12px; font-size: .8125rem; }
  @media (min-width: 900px) { .both { grid-template-columns: minmax(0, 1fr) 340px; } .sums { position: sticky; top: 96px; } }
`;
