import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { CouponAudienceEnum } from "../../generated/enums.ts";
import type { OwnCoupon } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { yuan } from "../../ui/price.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { WholeDates } from "../../ui/whole-dates.tsx";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { deskListStyle } from "../shared/desk-style.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { CouponUses } from "./CouponUses.tsx";
import { GiveCoupon } from "./GiveCoupon.tsx";
import { WriteCoupon } from "./WriteCoupon.tsx";

type Props = BlockProps<"couponDesk">;

/** What the parts of the desk have. */
export interface PartProps extends Props {
  /** Does something, reads the page anew, and says what came of it. Gives whether it was done. */
  act(work: () => Promise<unknown>, done: TextKey): Promise<boolean>;
}

/** The coupons of a site: the form that makes one, and what came of each. */
export function CouponDesk(props: Props): ReactNode {
  const { items, on, t } = props;
  const [message, setMessage] = useState({ text: "", isFault: false });
  const act = useHandler(async (work: () => Promise<unknown>, done: TextKey) => {
    setMessage({ text: "", isFault: false });
    try {
      await work();
      await on.changed?.({});
      setMessage({ text: t(done), isFault: false });
      return true;
    } catch (error) {
      setMessage({ text: callFaultText(error, t, "couponDesk.unreached"), isFault: true });
      return false;
    }
  });
  return (
    <Root>
      <WriteCoupon {...props} act={act} />
      <p role="status" className={message.isFault ? "fault" : undefined}>
        {message.text}
      </p>
      {items?.length === 0 && <Empty text={t("couponDesk.empty")} />}
      <ul aria-busy={!items || undefined}>
        {!items && <Late t={t} />}
        {items?.map((coupon) => (
          <Line key={coupon.couponNo} {...props} act={act} coupon={coupon} />
        ))}
      </ul>
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
  h2 small {
    margin-inline-start: 6px;
  }
  [role="status"]:empty {
    display: none;
  }
  summary {
    min-height: 44px;
    padding-block: 10px;
    color: var(--color-link);
    cursor: pointer;
  }
  details form {
    display: grid;
    gap: 16px;
    max-width: 640px;
    padding-block: 16px;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: 16px;
  }
`;
