import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { amountOf } from "../../shared/amounts.ts";
import { yuan } from "../../ui/price.tsx";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";

type Props = BlockProps<"referral"> & {
  /** What can be moved, "12.00". */
  available: string;
};

/** What was settled, into the wallet. What is typed stays where it was not taken. */
export function WithdrawReward({ available, operations, on, blockKey, t }: Props): ReactNode {
  const [typed, setTyped] = useState(available);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ message: "", isFault: false });
  // One key for one wish: sent again after a lost answer, it is moved once.
  const key = useRef({ money: "", key: "" });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed.trim()) || Number(typed) <= 0)
      return setSaid({ message: t("referral.amountWrong"), isFault: true });
    const money = amountOf(Math.round(Number(typed) * 100));
    if (key.current.money !== money) key.current = { money, key: crypto.randomUUID() };
    setBusy(true);
    setSaid({ message: "", isFault: false });
    try {
      const { walletMoney } = await operations.withdrawReward({ money, idempotencyKey: key.current.key });
      key.current = { money: "", key: "" };
      setSaid({ message: t("referral.moved", { money: yuan(walletMoney) }), isFault: false });
      await on.moved?.();
    } catch (error) {
      setSaid({ message: callFaultText(error, t, "referral.unreached"), isFault: true });
    }
    return setBusy(false);
  };
  return (
    <form className="move" aria-label={t("referral.move")} noValidate onSubmit={(event) => void send(event)}>
      <h2>{t("referral.available", { money: yuan(available) })}</h2>
      <p className="hint" id={`${blockKey}-sure`}>
        {t("referral.moveSure")}
      </p>
      <div className="bar">
        <div className="field">
          <label htmlFor={`${blockKey}-money`}>{t("referral.moveAmount")}</label>
          <input
            id={`${blockKey}-money`}
            inputMode="decimal"
            value={typed}
            aria-describedby={`${blockKey}-sure`}
            aria-invalid={said.isFault || undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <button className="btn" aria-disabled={busy}>
          {t("referral.move")}
        </button>
      </div>
      <p role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </p>
    </form>
  );
}
