import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { yuan } from "../../ui/price.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { callFaultText, carriedOut } from "../shared/call-error.ts";

type Props = BlockProps<"couponList">;
type Coupon = NonNullable<Props["items"]>[number];

/** Coupons that one may take, and those that one has, in the order that they come: those that can be used first. */
export function CouponList(props: Props): ReactNode {
  const { items, offers, emptyText, emptyHref, emptyLabel, on, t } = props;
  const [message, setMessage] = useState({ text: "", isFault: false });
  const take = useHandler(async (couponNo: string) => {
    setMessage({ text: "", isFault: false });
    try {
      if (await carriedOut(on.take?.({ couponNo }))) setMessage({ text: t("couponList.taken"), isFault: false });
    } catch (error) {
      setMessage({ text: callFaultText(error, t, "couponList.unreached"), isFault: true });
    }
    // Also where it was refused: what is offered is not what it was.
    await on.changed?.({});
  });
  const hasOffers = offers !== undefined && offers.length > 0;
  return (
    <Root>
      <p role="status" className={message.isFault ? "fault" : undefined}>
        {message.text}
      </p>
      {hasOffers && (
        <section aria-label={t("couponList.offers")}>
          <h2 className="part">{t("couponList.offers")}</h2>
          <ul>
            {offers.map((coupon) => (
              <Line key={coupon.couponNo} {...props} coupon={coupon}>
                <button type="button" className="btn" onClick={() => void take(coupon.couponNo)}>
                  {t("couponList.take")}
                  <span className="vh">
                    {" "}
                    <Content>{coupon.couponName}</Content>
                  </span>
                </button>
              </Line>
            ))}
          </ul>
          <h2 className="part">{t("couponList.own")}</h2>
        </section>
      )}
      {items?.length === 0 ? (
        <Empty text={emptyText ?? t("common.empty")} href={emptyHref} label={emptyLabel} />
      ) : (
        <ul aria-busy={!items || undefined}>
          {!items && <Late t={t} />}
          {items?.map((coupon) => (
            <Line key={coupon.couponNo} {...props} coupon={coupon} />
          ))}
        </ul>
      )}
    </Root>
  );
}

/** A coupon, with what can be done with it; its name stands below the heading of its part, where there is one. */
function Line({
  coupon,
  offers,
  courseHref,
  vipHref,
  t,
  children,
}: Props & { coupon: Coupon; children?: ReactNode }): ReactNode {
  const { orgNo, orgName } = coupon;
  const platformHref = coupon.fits === "vip" ? vipHref : courseHref;
  const href = orgNo === "" ? platformHref : `/org/${encodeURIComponent(orgNo)}`;
  const Name = offers && offers.length > 0 ? "h3" : "h2";
  return (
    <li data-state={coupon.couponState}>
      <p className="off">
        <b className="num">{worth(coupon, t)}</b>
        <span>
          {Number(coupon.leastPrice) > 0
            ? t("couponList.from", { amount: yuan(coupon.leastPrice) })
            : t("couponList.always")}
        </span>
      </p>
      <div className="text">
        <Name>
          <Content>{coupon.couponName}</Content>
        </Name>
        <p>{t(`couponList.fits.${coupon.fits}`)}</p>
        {orgName !== undefined && (
          <p>
            <Content words={orgName}>{t("couponList.only", { name: orgName })}</Content>
          </p>
        )}
        <p className="num">{t("couponList.number", { number: coupon.couponNo })}</p>
        <p className="num">
          {coupon.couponState === "early"
            ? t("couponList.begins", { time: minutes(coupon.gmtBegin) })
            : t("couponList.ends", { time: minutes(coupon.gmtEnd) })}
        </p>
      </div>
      {children ??
        (coupon.couponState === "ready" && href ? (
          <a className="btn ghost" href={href}>
            {t("couponList.use")}
            <span className="vh">
              {" "}
              <Content>{coupon.couponName}</Content>
            </span>
          </a>
        ) : (
          <b className="state">{t(`couponList.state.${coupon.couponState}`)}</b>
        ))}
    </li>
  );
}

/**
 * What it takes off. Of a share, languages say either what is saved (`percent`) or what is left to pay, in tenths
 * (`share`).
 */
function worth({ offPrice, offPercent }: Coupon, t: Props["t"]): string {
  return offPrice === undefined
    ? t("couponList.percent", { percent: offPercent ?? 0, share: (100 - (offPercent ?? 0)) / 10 })
    : yuan(offPrice);
}

function minutes(time: string): string {
  return time.slice(0, 16);
}

const Root = styled.div`
  display: grid;
  gap: 16px;
  > ul,
  section,
  section > ul {
    display: grid;
    gap: 16px;
  }
  .fault {
    color: var(--color-danger);
  }
  [role="status"]:empty {
    display: none;
  }
  .late {
    display: block;
  }
  li:not(.late) {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 24px;
    padding: 16px 20px 16px 0;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .off {
    display: grid;
    gap: 4px;
    justify-items: center;
    align-content: center;
    align-self: stretch;
    padding-inline: 12px;
    border-right: 1px dashed var(--color-border);
    text-align: center;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .off b {
    font-size: 1.5rem;
    line-height: 1.2;
    color: var(--color-price);
  }
  [data-state="used"] .off b,
  [data-state="ended"] .off b {
    color: var(--color-text-muted);
  }
  .text :is(h2, h3) {
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  .part {
    font-size: 1.125rem;
  }
  .text p {
    font-size: 0.875rem;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
  .state {
    font-size: 0.9375rem;
    color: var(--color-text-muted);
  }
  @media (max-width: 560px) {
    li:not(.late) {
      grid-template-columns: 104px minmax(0, 1fr);
      column-gap: 16px;
      padding-right: 14px;
    }
    .off {
      grid-row: span 2;
    }
    .off b {
      font-size: 1.25rem;
    }
    .btn,
    .state {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
