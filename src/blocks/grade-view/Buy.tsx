import { useState, type ReactNode } from "react";
import type { GradeDetail, GradeStanding } from "../../generated/types.ts";
import { yuan } from "../../ui/price.tsx";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"gradeView"> & { grade: GradeDetail; standing: GradeStanding | undefined };

/** What a place costs, and the ways to buy one: at once, or by the cart. */
export function Buy({ grade, standing, signedIn, cart, cartHref, checkoutHref, orderHref, on, t }: Props): ReactNode {
  const [adding, setAdding] = useState(false);
  if (standing?.orderNo !== undefined)
    return (
      <p className="note">
        {t("gradeView.waiting")}{" "}
        {orderHref && (
          <a className="link" href={`${orderHref}?orderNo=${standing.orderNo}`}>
            {t("gradeView.pay")}
          </a>
        )}
      </p>
    );
  const canBuy = signedIn ? standing?.canBuy : grade.isSold && grade.placesLeft !== 0;
  if (!canBuy || !checkoutHref) return null;
  const isIn = cart?.list.some(({ gradeId }) => gradeId === grade.id);
  const add = async () => {
    setAdding(true);
    await on.addToCart?.({ gradeId: grade.id });
    setAdding(false);
  };
  return (
    <div className="buy">
      <p className="ways">
        {grade.price && <b className="price num">{yuan(grade.price)}</b>}
        <a className="btn" href={`${checkoutHref}?gradeIds=${grade.id}`}>
          {t("examPrice.buy")}
        </a>
        {signedIn && cartHref && isIn && (
          <a className="btn ghost" href={cartHref}>
            {t("examPrice.inCart")}
          </a>
        )}
        {signedIn && on.addToCart && !isIn && (
          <button type="button" className="btn ghost" aria-disabled={adding} onClick={() => adding || void add()}>
            {t("examPrice.addToCart")}
          </button>
        )}
      </p>
      <p className="hint">{t("gradeView.buy.hint")}</p>
    </div>
  );
}
