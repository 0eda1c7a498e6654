import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Order, PaymentStart, PayType } from "../../generated/types.ts";
import { isScanned } from "../../shared/pay-types.ts";
import type { BlockProps } from "../block.ts";
import { PaymentMethods } from "../shared/payment-method.tsx";
import { yuan } from "../../ui/price.tsx";

type Props = BlockProps<"orderPayment"> & { order: Order; onBegun: () => void };

/**
 * Pays an order: goes on to the provider's page, or shows the code to scan. Whether it is paid is looked at by the
 * order.
 */
export function PayPanel({ order, pay, operations, onBegun, on, t, blockKey }: Props): ReactNode {
  const { orderNo, payTypes } = order;
  const asked = payTypes.find((type) => type === pay);
  const [way, setWay] = useState<PayType | undefined>(asked ?? payTypes[0]);
  const [code, setCode] = useState<PaymentStart>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function begin(payType: PayType): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const begun = await operations.payOrder({ orderNo, payType });
      setCode(begun.codeMatrix ? begun : undefined);
      if (begun.codeMatrix || begun.payUrl) onBegun();
      if (begun.payUrl) await on.go?.({ to: begun.payUrl });
      else if (!begun.codeMatrix) await on.changed?.({});
    } catch (error) {
      setProblem((error as Error).message || t("orderPayment.failed"));
    } finally {
      setBusy(false);
    }
  }

  // Only a code is shown unasked; nobody is sent away, and nothing is taken from a wallet, by opening a page.
  const begun = useRef(false);
  useEffect(() => {
    if (!asked || !isScanned[asked] || begun.current) return;
    begun.current = true;
    void begin(asked);
  });

  return (
    <section className="paying" aria-label={t("orderPayment.paying")} aria-busy={busy}>
      <p>{t("orderPayment.until", { time: order.gmtExpire.slice(0, 16) })}</p>
      <PaymentMethods
        name={`${blockKey}-way`}
        legend={t("orderPayment.choose")}
        ways={payTypes}
        chosen={way}
        choose={setWay}
        label={(type) => t(`orderPayment.way.${type}`)}
      />
      <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
      {code?.codeMatrix && way === code.payType && <Code matrix={code.codeMatrix} label={t("orderPayment.scan")} />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => busy || (way && void begin(way))}>
        {t("orderPayment.pay", { amount: yuan(order.payPrice) })}
      </button>
    </section>
  );
}

/** The code as one path; dark on light in every theme, because scanners want it so. */
function Code({ matrix, label }: { matrix: readonly string[]; label: string }): ReactNode {
  const size = matrix.length;
  const path = matrix
    .flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "1" ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return (
    <figure className="code">
      <svg viewBox={`0 0 ${size} ${size}`} width={208} role="img" aria-label={label} shapeRendering="crispEdges">
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption role="status">{label}</figcaption>
    </figure>
  );
}
