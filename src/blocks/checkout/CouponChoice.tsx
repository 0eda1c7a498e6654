import { useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { OrderQuote } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { yuan } from "../../ui/price.tsx";

/** The coupons that fit, none, or one by its number. */
export function CouponChoice({
  quote,
  coupon,
  choose,
  id,
  t,
}: {
  quote: OrderQuote;
  coupon: string;
  choose(couponNo: string): void;
  id: string;
  t: Translate;
}): ReactNode {
  const [typed, setTyped] = useState("");
  const isOther = coupon !== "" && !quote.coupons.some(({ couponNo }) => couponNo === coupon);
  return (
    <div className="coupons">
      <h2>{t("checkout.coupon")}</h2>
      {(quote.coupons.length > 0 || isOther) && (
        <label htmlFor={`${id}-coupon`}>
          <span className="vh">{t("checkout.coupon")}</span>
          <select id={`${id}-coupon`} value={coupon} onChange={(event) => choose(event.target.value)}>
            <option value="">{t("checkout.noCoupon")}</option>
            {isOther && <option value={coupon}>{coupon}</option>}
            {quote.coupons.map(({ couponNo, couponName, discount }) => (
              <option key={couponNo} value={couponNo}>{`${couponName} −${yuan(discount)}`}</option>
            ))}
          </select>
        </label>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) choose(typed.trim());
        }}
      >
        <label htmlFor={`${id}-number`}>{t("checkout.couponNo")}</label>
        <input
          id={`${id}-number`}
          value={typed}
          maxLength={inputLimits.quoteOrder.couponNo.maxLength}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn ghost">
          {t("checkout.useCoupon")}
        </button>
      </form>
    </div>
  );
}
