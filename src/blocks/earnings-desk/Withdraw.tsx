import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { callFaultText } from "../shared/call-error.ts";
import type { Props } from "./EarningsDesk.tsx";
import { money } from "../shared/money.ts";
import { plainFigures } from "../../shared/typed-number.ts";

/** Asks for a withdrawal. The key stays until it is answered: pressed again after a broken connection it is the same request. */
export function Withdraw({
  earnings,
  operations,
  on,
  blockKey,
  t,
}: Props & { earnings: NonNullable<Props["earnings"]> }): ReactNode {
  const [amount, setAmount] = useState("");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ message: "", isFault: false });
  const key = useRef<{ id: string; amount: string }>(undefined);
  const { enableBalances, bankCardNo } = earnings;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const extractMoney = moneyOf(amount);
    if (extractMoney === undefined) return setSaid({ message: t("earningsDesk.withdraw.amountWrong"), isFault: true });
    // Another amount is another request.
    if (key.current?.amount !== extractMoney) key.current = { id: crypto.randomUUID(), amount: extractMoney };
    setBusy(true);
    try {
      await operations.saveWithdrawal({ extractMoney, idempotencyKey: key.current.id });
      key.current = undefined;
      setAmount("");
      setSaid({ message: t("earningsDesk.withdraw.done"), isFault: false });
      await on.done?.({});
    } catch (error) {
      setSaid({ message: callFaultText(error, t, "earningsDesk.unreached"), isFault: true });
    }
    setBusy(false);
  };
  const id = `${blockKey}-amount`;
  return (
    <section aria-labelledby={`${blockKey}-withdraw`}>
      <h2 id={`${blockKey}-withdraw`}>{t("earningsDesk.withdraw")}</h2>
      <form onSubmit={(event) => void send(event)} noValidate>
        <p className="field">
          <label htmlFor={id}>{t("earningsDesk.withdraw.amount")}</label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            aria-describedby={`${id}-hint ${id}-said`}
            aria-invalid={said.isFault || undefined}
          />
          <span id={`${id}-hint`} className="hint">
            {bankCardNo
              ? t("earningsDesk.withdraw.to", { card: bankCardNo, amount: money(enableBalances) })
              : t("earningsDesk.withdraw.noBank")}
          </span>
        </p>
        <p className="tools">
          <button className="btn" aria-disabled={busy || !bankCardNo || undefined} disabled={!bankCardNo}>
            {t("earningsDesk.withdraw.submit")}
          </button>
          <button type="button" className="btn ghost" onClick={() => setAmount(enableBalances)}>
            {t("earningsDesk.withdraw.all")}
          </button>
        </p>
        <p id={`${id}-said`} role="status" className={said.isFault ? "fault" : undefined}>
          {said.message}
        </p>
      </form>
    </section>
  );
}

/** An amount as people type it, with two decimals; undefined where it is none. */
function moneyOf(text: string): string | undefined {
  const found = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(plainFigures(text).replaceAll(/[\s,¥￥]/g, ""));
  return found ? `${Number(found[1])}.${(found[2] ?? "").padEnd(2, "0")}` : undefined;
}
