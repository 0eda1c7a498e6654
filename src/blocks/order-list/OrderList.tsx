import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { LineItems, lineItemsCss } from "../shared/line-items.tsx";
import { Named } from "../../ui/named.tsx";
import { yuan } from "../../ui/price.tsx";
import { withQuery } from "../../ui/query.ts";

type Props = BlockProps<"orderList">;

/** Every state has a tab of its own; "" is all. */
const tabs = ["", "1", "2", "3", "4", "5", "6"] as const;

/** Orders, the newest first; the state is in the address. */
export function OrderList({ items, path, query, emptyText, emptyHref, emptyLabel, t }: Props): ReactNode {
  const current = query?.orderStatus ?? "";
  return (
    <Root>
      <nav className="strip" aria-label={t("orderList.filter")}>
        {tabs.map((state) => (
          <a
            key={state}
            href={withQuery(path, {}, { orderStatus: state })}
            aria-current={state === current ? "page" : undefined}
          >
            {t(`orderList.state.${state || "all"}`)}
          </a>
        ))}
      </nav>
      {items?.length === 0 ? (
        <Empty text={emptyText ?? t("orderList.empty")} href={emptyHref} label={emptyLabel} />
      ) : (
        <ul className="orders" aria-busy={!items || undefined} aria-label={t("orderList.label")}>
          {!items && (
            <>
              <li className="wait">
                <i />
                <i />
              </li>
              <li className="wait">
                <i />
                <i />
              </li>
              <Late t={t} href={path} />
            </>
          )}
          {items?.map((order) => {
            const href = withQuery(path, {}, { orderNo: order.orderNo });
            return (
              <li key={order.orderNo}>
                <p className="head">
                  <time className="num" dateTime={order.gmtCreate.replace(" ", "T")}>
                    {order.gmtCreate.slice(0, 16)}
                  </time>
                  <span className="num">{t("orderList.number", { number: order.orderNo })}</span>
                  <b data-state={order.orderStatus}>{t(`orderList.state.${order.orderStatus}`)}</b>
                </p>
                <LineItems lines={order.lines} vipSeal={t("orderList.memberPrice")} />
                <p className="foot">
                  <span>
                    {t("orderList.sum")} <b className="num">{yuan(order.payPrice)}</b>
                  </span>
                  <a className={order.payTypes.length > 0 ? "btn" : "btn ghost"} href={href}>
                    <Named
                      words={t(order.payTypes.length > 0 ? "orderList.pay" : "orderList.view")}
                      of={order.lines[0]?.lineName ?? ""}
                    />
                  </a>
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.div`
  .empty,
  .orders {
    margin-top: 24px;
  }
  .orders {
    display: grid;
    gap: 20px;
  }
  .orders > li {
    padding: 12px 20px 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .orders > .late {
    border: 0;
    background: none;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .head b {
    margin-left: auto;
    font-size: 0.9375rem;
    color: var(--color-text);
  }
  .head b[data-state="1"],
  .head b[data-state="3"] {
    color: var(--color-price);
  }
  .head b[data-state="2"] {
    color: var(--color-success);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 8px 20px;
    margin-top: 12px;
  }
  .foot b {
    color: var(--color-price);
    font-size: 1.125rem;
  }
  ${lineItemsCss}
  @media (max-width: 560px) {
    .orders > li {
      padding-inline: 14px;
    }
  }
`;
