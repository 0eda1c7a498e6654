import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Late } from "../../ui/late.tsx";
import { Named } from "../../ui/named.tsx";
import { amountOf, fenOf } from "../../shared/amounts.ts";
import { yuan } from "../../ui/price.tsx";

type Props = BlockProps<"vipTiers">;

/**
 * The tiers of the membership. Members see the price of renewing where there is one; what is paid is decided when they
 * order.
 */
export function VipTiers({ items, isVip, recommended, buyHref, emptyHref, emptyLabel, t }: Props): ReactNode {
  if (items?.length === 0) return <Empty text={t("vipTiers.empty")} href={emptyHref} label={emptyLabel} />;
  return (
    <Root aria-busy={!items || undefined}>
      {!items && (
        <>
          <li className="wait">
            <i />
            <i />
            <i />
          </li>
          <Late t={t} />
        </>
      )}
      {items?.map(({ id, setName, setType, days, orgPrice, fabPrice, renewalPrice, benefits }) => {
        const usual = fabPrice ?? orgPrice;
        const price = isVip && renewalPrice && Number(renewalPrice) < Number(usual) ? renewalPrice : usual;
        const isRecommended = setType === recommended;
        return (
          <li key={id} className={isRecommended ? "recommended" : undefined}>
            {isRecommended && <p className="best">{t("vipTiers.recommended")}</p>}
            <h2>
              <Content>{setName}</Content>
            </h2>
            <p className="price">
              <b>{yuan(price)}</b>
              {price !== orgPrice && <s>{yuan(orgPrice)}</s>}
            </p>
            <p className="days muted">
              {t("vipTiers.days", { count: days })}
              {days >= 2 * MONTH && <span>{t("vipTiers.aMonth", { amount: yuan(aMonth(price, days)) })}</span>}
              {isVip && price !== usual && <span className="seal">{t("vipTiers.renewal")}</span>}
            </p>
            <ul>
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon name="shield" size={18} />
                  <Content>{benefit}</Content>
                </li>
              ))}
            </ul>
            <a
              className={isRecommended || recommended === undefined ? "btn" : "btn ghost"}
              href={`${buyHref}?vipSetId=${id}`}
            >
              <Named words={t(isVip ? "vipTiers.renew" : "vipTiers.buy")} of={setName} />
            </a>
          </li>
        );
      })}
    </Root>
  );
}

/** Days of the month by which tiers are compared. */
const MONTH = 30;

/** What a tier comes to in a month, as an amount: whole fen, rounded up, so that it promises no less than is paid. */
function aMonth(price: string, days: number): string {
  return amountOf(Math.ceil((fenOf(price) * MONTH) / days));
}

const Root = styled.ul`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  > li {
    display: flex;
    flex-direction: column;
    padding: 24px 20px 20px;
    border: 1px solid var(--color-border);
    border-top: 3px solid var(--color-vip);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  > .late {
    border: 0;
    background: none;
  }
  h2 {
    font-size: 1.25rem;
  }
  .price {
    margin-top: 8px;
  }
  .price b {
    font-size: 2rem;
    line-height: 1.2;
  }
  .recommended {
    position: relative;
    border-color: var(--color-vip);
    box-shadow: var(--shadow-raised);
  }
  .best {
    position: absolute;
    top: -14px;
    padding: 0 10px;
    background: var(--color-surface);
    border: 1px solid var(--color-vip);
    border-radius: var(--radius-control);
    color: var(--color-vip);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 24px;
  }
  .days {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
  }
  li ul {
    flex: 1;
    display: grid;
    align-content: start;
    gap: 10px;
    margin: 20px 0;
    padding-top: 16px;
    border-top: 1px solid var(--color-border);
  }
  li li {
    display: flex;
    gap: 10px;
    align-items: start;
  }
  li svg {
    flex: none;
    margin-top: 3px;
    color: var(--color-vip);
  }
`;
