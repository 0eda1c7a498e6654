import { useRef, type ReactNode } from "react";
import type { TierHolder } from "../../generated/types.ts";
import { Count } from "../shared/number-fields.tsx";
import type { PartProps } from "./HolderDesk.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

const MAX_DAYS = 3660;

/** Gives days of a tier: to who is named by their number, or after what somebody in the list has. */
export function GiveTier({
  holder,
  tiers,
  operations,
  act,
  blockKey,
  t,
}: PartProps & { holder?: TierHolder }): ReactNode {
  // The same until it was given or something else is asked for: sent twice, it is given once.
  const key = useRef<string>(undefined);
  const id = (name: string) => `${blockKey}-${holder?.userNo ?? "new"}-${name}`;
  const { busy, onSubmit } = useDeskForm(async ({ text, reset }) => {
    key.current ??= crypto.randomUUID();
    const idempotencyKey = key.current;
    const isDone = await act(
      () =>
        operations.issueTier({
          ...(holder ? { userNo: holder.userNo } : { mobile: text("mobile") }),
          vipSetId: text("tier"),
          ...(text("days") ? { days: Number(text("days")) } : {}),
          reason: text("reason"),
          idempotencyKey,
        }),
      "holderDesk.gave",
    );
    if (!isDone) return;
    key.current = undefined;
    reset();
  });
  return (
    <details>
      <summary>
        {t(holder ? "holderDesk.extend" : "holderDesk.give")}
        {holder && <span className="vh"> {holder.userName}</span>}
      </summary>
      <form onSubmit={onSubmit} onChange={() => (key.current = undefined)}>
        <p className="note">{t("holderDesk.give.effect")}</p>
        {!holder && (
          <p className="field">
            <label htmlFor={id("mobile")}>{t("holderDesk.mobile")}</label>
            <input id={id("mobile")} name="mobile" type="tel" required maxLength={20} autoComplete="off" />
          </p>
        )}
        <div className="pair">
          <p className="field">
            <label htmlFor={id("tier")}>{t("holderDesk.tier")}</label>
            <select id={id("tier")} name="tier" required defaultValue="">
              <option value="">{t("holderDesk.choose")}</option>
              {tiers?.map((tier) => (
                <option key={tier.id} value={tier.id}>
                  {tier.setName}
                </option>
              ))}
            </select>
          </p>
          <Count id={id("days")} name="days" label={t("holderDesk.days")} min={1} max={MAX_DAYS} value={undefined} />
        </div>
        <p className="field">
          <label htmlFor={id("reason")}>{t("holderDesk.reason")}</label>
          <textarea id={id("reason")} name="reason" rows={2} required minLength={2} maxLength={500} />
        </p>
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("holderDesk.giveNow")}
          </button>
        </p>
      </form>
    </details>
  );
}
