import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { yuan } from "../../ui/price.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { MAX_TOP_UP, MIN_TOP_UP } from "../../shared/top-up.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";

type Props = BlockProps<"walletView">;

/** Yuan that are offered to be put in. */
const OFFERED = [50, 100, 200, 500];

/** What is in the wallet, a form that puts money in, and what came and went. */
export function WalletView(props: Props): ReactNode {
  const { balance, items, orderHref, t } = props;
  return (
    <Root>
      <section className="card" aria-label={t("walletView.balance")}>
        <p>{t("walletView.balance")}</p>
        <b className="num">{balance === undefined ? "—" : yuan(balance)}</b>
      </section>
      <TopUp {...props} />
      <h2>{t("walletView.entries")}</h2>
      {items?.length === 0 && <Empty text={t("walletView.empty")} />}
      <ul aria-busy={!items || undefined}>
        {!items && <Late t={t} />}
        {items?.map(({ id, entryKind, amount, orderNo, gmtCreate }) => {
          const isOut = amount.startsWith("-");
          return (
            <li key={id}>
              <p>
                {t(`walletView.kind.${entryKind}`)}
                <small className="num">{gmtCreate.slice(0, 16)}</small>
                {orderNo && orderHref && (
                  <a className="num" href={`${orderHref}?orderNo=${orderNo}`}>
                    {t("walletView.order", { orderNo })}
                  </a>
                )}
              </p>
              <b className="num">
                {isOut ? "−" : "+"}
                {yuan(amount.replace("-", ""))}
              </b>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}

function TopUp({ operations, on, orderHref, blockKey, t }: Props): ReactNode {
  const [typed, setTyped] = useState("100");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  // Pressed twice, or sent again after a lost answer, it is one order.
  const key = useRef<{ amount: string; value: string }>(undefined);
  const id = `${blockKey}-amount`;
  const submit = useHandler(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const amount = Number(typed).toFixed(2);
    if (key.current?.amount !== amount) key.current = { amount, value: crypto.randomUUID() };
    setBusy(true);
    setFault("");
    try {
      const { orderNo } = await operations.createTopUp({ amount, idempotencyKey: key.current.value });
      await on.go?.({ to: `${orderHref}?orderNo=${orderNo}` });
    } catch (error) {
      setFault(callFaultText(error, t, "walletView.unreached"));
    }
    setBusy(false);
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h2>{t("walletView.topUp")}</h2>
      <p className="offered" role="group" aria-label={t("walletView.offered")}>
        {OFFERED.map((offer) => (
          <button
            key={offer}
            type="button"
            className="btn ghost num"
            aria-pressed={Number(typed) === offer}
            onClick={() => setTyped(String(offer))}
          >
            {yuan(offer.toFixed(2))}
          </button>
        ))}
      </p>
      <p className="field">
        <label htmlFor={id}>{t("walletView.amount")}</label>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          required
          min={MIN_TOP_UP / 100}
          max={MAX_TOP_UP / 100}
          step={0.01}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={({ target: { value } }) => setTyped(value)}
        />
        <span id={`${id}-hint`} className="hint">
          {t("walletView.hint")}
        </span>
      </p>
      <p role="alert" className="fault">
        {fault}
      </p>
      <button type="submit" className="btn" aria-disabled={busy}>
        {t("walletView.goOn")}
      </button>
    </form>
  );
}

const Root = styled.div`
  display: grid;
  gap: 24px;
  .card {
    display: grid;
    gap: 4px;
    padding: 20px 24px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .card b {
    font-size: 2rem;
    line-height: 1.2;
  }
  h2 {
    font-size: 1.125rem;
  }
  > h2 + * {
    margin-block-start: -12px;
  }
  form {
    display: grid;
    gap: 12px;
    justify-items: start;
    max-width: 480px;
  }
  .offered {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .offered [aria-pressed="true"] {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
  }
  .field {
    display: grid;
    gap: 4px;
    width: 100%;
  }
  .field label {
    font-weight: 600;
  }
  input {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  .hint,
  small {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .fault {
    color: var(--color-danger);
  }
  .fault:empty {
    display: none;
  }
  li:not(.late) {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
  }
  li p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li b {
    flex: none;
  }
`;
