import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CouponAudienceEnum } from "../../generated/enums.ts";
import type { OwnCoupon } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { yuan } from "../../ui/price.tsx";
import { WholeDates } from "../../ui/whole-dates.tsx";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskFormStyle, deskListStyle } from "../shared/desk-style.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { useAct, type Act } from "../shared/use-act.tsx";
import { CouponUses } from "./CouponUses.tsx";
import { GiveCoupon } from "./GiveCoupon.tsx";
import { WriteCoupon } from "./WriteCoupon.tsx";

type Props = BlockProps<"couponDesk">;

/** What the parts of the desk have. */
export interface PartProps extends Props {
  act: Act;
}

/** The coupons of a site: the form that makes one, and what came of each. */
export function CouponDesk(props: Props): ReactNode {
  const { items, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "couponDesk.unreached", t });
  return (
    <Root>
      <WriteCoupon {...props} act={act} />
      {status}
      <DeskList
        items={items}
        empty={t("couponDesk.empty")}
        line={(coupon) => <Line key={coupon.couponNo} {...props} act={act} coupon={coupon} />}
        t={t}
      />
    </Root>
  );
}

function Line(props: PartProps & { coupon: OwnCoupon }): ReactNode {
  const { coupon, operations, act, t } = props;
  const { couponNo, couponName, audience, leastPrice } = coupon;
  const isOver = coupon.isEnded || coupon.isStopped;
  const isCode = audience === CouponAudienceEnum.code;
  return (
    <li>
      <h2>
        <Content>{couponName}</Content>
        {isOver && <small>{t(coupon.isEnded ? "couponDesk.ended" : "couponDesk.stopped")}</small>}
      </h2>
      <p className="num">
        {coupon.offPrice === undefined
          ? t("couponDesk.percent", {
              percent: coupon.offPercent ?? 0,
              share: (100 - (coupon.offPercent ?? 0)) / 10,
            })
          : t("couponDesk.off", { amount: yuan(coupon.offPrice) })}
        {Number(leastPrice) > 0 && ` · ${t("couponDesk.from", { amount: yuan(leastPrice) })}`}
        {` · ${t(`couponDesk.fits.${coupon.fits}`)} · ${t("couponDesk.number", { number: couponNo })}`}
      </p>
      <p className="hint num">
        {t(`couponDesk.audience.${audience}`)}
        {coupon.targetName !== "" && (
          <>
            {" "}
            <Content>{coupon.targetName}</Content>
          </>
        )}
        <WholeDates>{` · ${coupon.gmtBegin.slice(0, 16)} – ${coupon.gmtEnd.slice(0, 16)}`}</WholeDates>
        {` · ${
          isCode
            ? t("couponDesk.usedOf", { used: coupon.countUsed, most: coupon.countMost })
            : t("couponDesk.takenOf", { taken: coupon.countTaken, most: coupon.countMost, used: coupon.countUsed })
        }`}
        {` · ${t(coupon.isReturned ? "couponDesk.comesBack" : "couponDesk.staysUsed")}`}
      </p>
      <CouponUses {...props} />
      {!isOver && !isCode && <GiveCoupon {...props} />}
      {!isOver && (
        <div className="tools">
          <SureButton
            label={t("couponDesk.stop")}
            about={couponName}
            question={t("couponDesk.stopAsk", { name: couponName })}
            className="link danger"
            onSure={() => void act(() => operations.suspendCoupon({ couponNo }), "couponDesk.stopDone")}
            t={t}
          />
        </div>
      )}
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  ${deskFormStyle}
`;
