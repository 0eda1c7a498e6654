import { useState, type ReactNode } from "react";
import type { PayType } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { LineItems } from "../shared/line-items.tsx";
import { Sums } from "../shared/sum-panel.tsx";
import { PaymentMethods } from "../shared/payment-method.tsx";
import { yuan } from "../../ui/price.tsx";
import { Root } from "./CheckoutStyle.ts";
import { CouponChoice } from "./CouponChoice.tsx";
import { useOrder } from "./use-order.ts";

type Props = BlockProps<"checkout">;

/**
 * Makes an order and leads on to paying it. Prices come from the server each time something changes, and again when it
 * is made.
 */
export function Checkout(props: Props): ReactNode {
  const { orderHref, backHref, backLabel, vipHref, blockKey, t } = props;
  const { quote, coupon, setCoupon, busy, problem, waitingNo, send } = useOrder(props);
  const [way, setWay] = useState<PayType>();

  if (!quote) {
    return (
      <Root aria-busy={!problem}>
        {problem ? (
          <div role="alert">
            <Empty
              text={problem}
              href={waitingNo ? `${orderHref}?orderNo=${waitingNo}` : backHref}
              label={waitingNo ? t("checkout.toOrder") : backLabel}
            />
          </div>
        ) : (
          <div className="wait" role="status">
            <span className="vh">{t("checkout.loading")}</span>
            <i />
            <i />
            <i />
          </div>
        )}
      </Root>
    );
  }
  const chosen =
    way ??
    quote.payTypes.find((type) => type !== "balance" || Number(quote.balance) >= Number(quote.payPrice)) ??
    quote.payTypes[0];
  const isFree = Number(quote.payPrice) === 0;
  return (
    <Root aria-busy={busy}>
      <div className="both">
        <section>
          <h2>{t("checkout.lines")}</h2>
          <LineItems
            lines={quote.lines}
            about={({ isVipPrice }) => isVipPrice && <span className="seal">{t("checkout.memberPrice")}</span>}
            after={({ price, originalPrice }) => (
              <span className="sum num">
                <b>{yuan(price)}</b>
                {price !== originalPrice && <s>{yuan(originalPrice)}</s>}
              </span>
            )}
          />
          <CouponChoice quote={quote} coupon={coupon} choose={setCoupon} id={blockKey} t={t} />
        </section>
        <section className="sums" aria-label={t("checkout.sum")}>
          <Sums
            rows={[
              { label: t("checkout.total"), amount: quote.totalPrice },
              {
                label: t(quote.orderKind === "vip" ? "checkout.offer" : "checkout.member"),
                amount: quote.memberDiscount,
                isOff: true,
              },
              { label: t("checkout.coupon"), amount: quote.couponDiscount, isOff: true },
            ]}
            total={{ label: t("checkout.toPay"), amount: quote.payPrice }}
          />
          {quote.memberSaving && vipHref && (
            <p className="small">
              <a className="link" href={vipHref}>
                {t("checkout.memberSaving", { amount: yuan(quote.memberSaving) })}
              </a>
            </p>
          )}
          {!isFree && (
            <PaymentMethods
              name={`${blockKey}-way`}
              legend={t("checkout.way")}
              ways={quote.payTypes}
              chosen={chosen}
              choose={setWay}
              label={(type) => t(`checkout.way.${type}`, { amount: yuan(quote.balance) })}
            />
          )}
          <div role="alert">
            {problem && (
              <p className="problem">
                {problem}
                {waitingNo && (
                  <>
                    {" "}
                    <a className="link" href={`${orderHref}?orderNo=${waitingNo}`}>
                      {t("checkout.toOrder")}
                    </a>
                  </>
                )}
              </p>
            )}
          </div>
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => void send(isFree ? undefined : chosen)}
          >
            {isFree ? t("checkout.take") : t("checkout.pay", { amount: yuan(quote.payPrice) })}
          </button>
          <p className="muted small">{t("checkout.note")}</p>
        </section>
      </div>
    </Root>
  );
}
