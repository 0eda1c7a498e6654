import { useState, type ReactNode } from "react";
import type { CouponUse, OwnCoupon } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { yuan } from "../../ui/price.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { callFaultText } from "../shared/call-error.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import type { PartProps } from "./CouponDesk.tsx";

const AT_ONCE = 20;

/** The orders that a coupon was used for, read when somebody asks for them. */
export function CouponUses({ coupon, operations, t }: PartProps & { coupon: OwnCoupon }): ReactNode {
  const { couponNo, couponName } = coupon;
  const [found, setFound] = useState<{ list: CouponUse[]; page: number; total: number }>();
  const [fault, setFault] = useState("");
  const go = useHandler(async (page: number) => {
    setFault("");
    try {
      const reply = await operations.listCouponUses({ couponNo, pageCurrent: page, pageSize: AT_ONCE });
      setFound({ list: reply.list, page, total: reply.totalPage });
    } catch (error) {
      setFault(callFaultText(error, t, "couponDesk.unreached"));
    }
  });
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void go(1)}>
      <summary>
        {t("couponDesk.uses")}
        <span className="vh"> {couponName}</span>
      </summary>
      {fault !== "" && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {found?.list.length === 0 && <p className="hint">{t("couponDesk.noUse")}</p>}
      {found && found.list.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">{t("couponDesk.order")}</th>
              <th scope="col">{t("couponDesk.buyer")}</th>
              <th scope="col">{t("couponDesk.discount")}</th>
              <th scope="col">{t("couponDesk.paid")}</th>
              <th scope="col">{t("couponDesk.state")}</th>
            </tr>
          </thead>
          <tbody>
            {found.list.map((use) => (
              <tr key={use.orderNo}>
                <td className="num">
                  {use.orderNo}
                  <br />
                  {use.gmtCreate.slice(0, 16)}
                </td>
                <td>
                  <Content>{use.userName}</Content>
                </td>
                <td className="num">−{yuan(use.couponDiscount)}</td>
                <td className="num">{yuan(use.payPrice)}</td>
                <td>{t(`couponDesk.orderStatus.${use.orderStatus}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found && <LoadedPages page={found.page} total={found.total} go={(page) => void go(page)} t={t} />}
    </details>
  );
}
