import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { yuan } from "../../ui/price.tsx";

type Props = BlockProps<"sandboxPayment">;

const outcomes = ["success", "twice", "delay", "fail"] as const;

/** Plays the payment provider: each button sends the signed callback that a real one would. */
export function SandboxPayment({ payment, orderHref, on, t }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const [late, setLate] = useState(false);
  if (!payment)
    return (
      <Root>
        <Empty text={t("sandboxPayment.none")} href={orderHref} label={t("sandboxPayment.orders")} />
      </Root>
    );
  const order = `${orderHref}?orderNo=${payment.orderNo}`;
  const send = async (outcome: (typeof outcomes)[number]) => {
    setBusy(true);
    const sent = await on.send?.({ paymentNo: payment.paymentNo, outcome });
    setBusy(false);
    if (!sent?.done) return;
    if (outcome === "delay") setLate(true);
    else await on.go?.({ to: order });
  };
  return (
    <Root>
      <p className="amount">
        <span>{t("sandboxPayment.amount")}</span>
        <b className="num">{yuan(payment.amount)}</b>
      </p>
      <p className="muted">{t("sandboxPayment.note")}</p>
      <p role="status">{t(late ? "sandboxPayment.late" : `sandboxPayment.state.${payment.paymentState}`)}</p>
      <div className="do">
        {payment.paymentState !== "paid" &&
          on.send &&
          outcomes.map((outcome) => (
            <button
              key={outcome}
              type="button"
              className={outcome === "success" ? "btn" : "btn ghost"}
              aria-disabled={busy}
              onClick={() => busy || void send(outcome)}
            >
              {t(`sandboxPayment.${outcome}`)}
            </button>
          ))}
        <a className="link" href={order}>
          {t("sandboxPayment.order")}
        </a>
      </div>
    </Root>
  );
}

const Root = styled.div`
  width: min(100%, 480px);
  margin-inline: auto;
  padding: 24px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  .amount {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }
  .amount b {
    color: var(--color-price);
    font-size: 2rem;
  }
  p + p {
    margin-top: 8px;
  }
  .do {
    display: grid;
    gap: 10px;
    margin-top: 20px;
  }
  .link {
    justify-self: center;
  }
`;
