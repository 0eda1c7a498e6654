import type { ReactNode } from "react";
import type { OwnCoupon } from "../../generated/types.ts";
import type { PartProps } from "./CouponDesk.tsx";
import { numbersIn } from "./numbers-in.ts";
import { useDeskForm } from "../shared/use-desk-form.ts";

/** Gives a coupon to more people. */
export function GiveCoupon({ coupon, operations, act, blockKey, t }: PartProps & { coupon: OwnCoupon }): ReactNode {
  const { couponNo, couponName } = coupon;
  const id = `${blockKey}-give-${couponNo}`;
  const { busy, onSubmit } = useDeskForm(async ({ fields, reset }) => {
    const mobileList = numbersIn(fields);
    if (await act(() => operations.issueCoupon({ couponNo, mobileList }), "couponDesk.given")) reset();
  });
  return (
    <details>
      <summary>
        {t("couponDesk.give")}
        <span className="vh"> {couponName}</span>
      </summary>
      <form onSubmit={onSubmit}>
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
