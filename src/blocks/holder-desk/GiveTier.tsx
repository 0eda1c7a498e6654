import { useRef, useState, type FormEvent, type ReactNode } from "react";
import type { TierHolder } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { Count } from "../shared/number-fields.tsx";
import type { PartProps } from "./HolderDesk.tsx";

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
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  // The same until it was given or something else is asked for: sent twice, it is given once.
  const key = useRef<string>(undefined);
  const id = (name: string) => `${blockKey}-${holder?.userNo ?? "new"}-${name}`;
  const give = useHandler(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    key.current ??= crypto.randomUUID();
    const idempotencyKey = key.current;
    setBusy(true);
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
    setBusy(false);
    if (!isDone) return;
    key.current = undefined;
    place.current?.reset();
  });
  return (
    <details>
      <summary>
        {t(holder ? "holderDesk.extend" : "holderDesk.give")}
        {holder && <span className="vh"> {holder.userName}</span>}
      </summary>
      <form ref={place} onSubmit={(event) => void give(event)} onChange={() => (key.current = undefined)}>
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
