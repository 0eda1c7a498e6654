import { useRef, useState, type FormEvent, type ReactNode } from "react";
import type { OwnCoupon } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { PartProps } from "./CouponDesk.tsx";
import { numbersIn } from "./numbers-in.ts";

/** Gives a coupon to more people. */
export function GiveCoupon({ coupon, operations, act, blockKey, t }: PartProps & { coupon: OwnCoupon }): ReactNode {
  const { couponNo, couponName } = coupon;
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const id = `${blockKey}-give-${couponNo}`;
  const give = useHandler(async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const mobileList = numbersIn(new FormData(event.currentTarget));
    setBusy(true);
    const isDone = await act(() => operations.issueCoupon({ couponNo, mobileList }), "couponDesk.given");
    setBusy(false);
    if (isDone) place.current?.reset();
  });
  return (
    <details>
      <summary>
        {t("couponDesk.give")}
        <span className="vh"> {couponName}</span>
      </summary>
      <form ref={place} onSubmit={(event) => void give(event)}>
        <p className="field">
          <label htmlFor={id}>{t("couponDesk.people")}</label>
          <textarea id={id} name="people" rows={3} required aria-describedby={`${id}-hint`} />
          <span id={`${id}-hint`} className="hint">
            {t("couponDesk.people.hint")}
          </span>
        </p>
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("couponDesk.giveNow")}
          </button>
        </p>
      </form>
    </details>
  );
}
