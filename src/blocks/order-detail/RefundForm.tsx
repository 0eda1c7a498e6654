import { useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { BlockProps } from "../block.ts";

type Props = Pick<BlockProps<"orderDetail">, "on" | "t" | "blockKey"> & { orderNo: string };

/** Asks for the money back, with a reason. */
export function RefundForm({ orderNo, on, t, blockKey }: Props): ReactNode {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState(false);
  return (
    <details className="refund">
      <summary className="link">{t("orderDetail.refund")}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isEmpty = reason.trim() === "";
          setProblem(isEmpty);
          if (!isEmpty) void on.refund?.({ orderNo, reason: reason.trim() });
        }}
      >
        <label htmlFor={`${blockKey}-reason`}>{t("orderDetail.refundReason")}</label>
        <textarea
          id={`${blockKey}-reason`}
          rows={3}
          {...inputLimits.saveRefund.reason}
          value={reason}
          aria-invalid={problem}
          aria-describedby={`${blockKey}-refund-note`}
          onChange={(event) => setReason(event.target.value)}
        />
        <div role="alert">{problem && <p className="problem">{t("orderDetail.refundReasonNeeded")}</p>}</div>
        <p className="muted small" id={`${blockKey}-refund-note`}>
          {t("orderDetail.refundNote")}
        </p>
        <button type="submit" className="btn ghost">
          {t("orderDetail.refundSend")}
        </button>
      </form>
    </details>
  );
}
