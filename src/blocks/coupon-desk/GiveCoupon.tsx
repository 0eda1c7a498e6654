import type { ReactNode } from "react";
import type { OwnCoupon } from "../../generated/types.ts";
import type { PartProps } from "./CouponDesk.tsx";
import { numbersIn, PeopleField } from "./PeopleField.tsx";
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
        <PeopleField id={id} t={t} />
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t("couponDesk.giveNow")}
          </button>
        </p>
      </form>
    </details>
  );
}
