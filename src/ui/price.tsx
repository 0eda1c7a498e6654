import type { ReactNode } from "react";
import { groupedAmount, priceView, type Priced } from "../shared/prices.ts";
import type { Translate } from "../blocks/block.ts";

/**
 * The price and, beside it under its seal, the SVIP price with what members save by it. A member sees the member's
 * price first and the ordinary one struck through.
 */
export function Price({ course, isVip, t }: { course: Priced; isVip?: boolean; t: Translate }): ReactNode {
  const { free, price, vipPrice, hasVipPrice, saving } = priceView(course);
  if (free)
    return (
      <p className="price">
        <b className="free">{t("common.free")}</b>
      </p>
    );
  const svip = (
    <>
      <span className="seal">SVIP</span>
      {vipPrice ? yuan(vipPrice) : t("common.free")}
    </>
  );
  // "Free" beside the price says by itself what is saved.
  const less = saving && vipPrice && <small>{t("common.memberSaving", { amount: yuan(saving) })}</small>;
  if (!hasVipPrice)
    return (
      <p className="price">
        <b>{yuan(price)}</b>
      </p>
    );
  return isVip ? (
    <p className="price">
      <b className="svip">{svip}</b> <s>{yuan(price)}</s>
      {less && <> {less}</>}
    </p>
  ) : (
    <p className="price">
      <b>{yuan(price)}</b> <span className="svip">{svip}</span>
      {less && <> {less}</>}
    </p>
  );
}

/** "199.00" as ¥199, "9.90" as ¥9.90 and "1280.00" as ¥1,280: fen only where there are any. */
export function yuan(amount: string | undefined): string {
  return `¥${groupedAmount(String(amount).replace(/\.00$/, ""))}`;
}
