import { useState, type ReactNode } from "react";
import type { CartItem } from "../../generated/types.ts";
import { amountOf, fenOf } from "../../shared/amounts.ts";
import { priceView } from "../../shared/prices.ts";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { Price } from "../../ui/price.tsx";
import { LineItems } from "../shared/line-items.tsx";
import { Sums } from "../shared/sum-panel.tsx";
import { checkoutQuery, pricesOf, wantedOf } from "./cart-line.ts";
import { Root } from "./CartListStyle.ts";

type Props = BlockProps<"cartList">;

/**
 * The cart. All lines are chosen at first, so the way to the checkout is a plain link that works before the page runs.
 */
export function CartList({
  items,
  isVip = false,
  checkoutHref,
  emptyText,
  emptyHref,
  emptyLabel,
  on,
  t,
  blockKey,
}: Props): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<CartItem>();
  const chosen = items?.filter(({ id }) => !left.has(id)) ?? [];
  const price = (item: CartItem) => {
    const view = priceView(pricesOf(item));
    return fenOf((isVip ? (view.vipFree ? undefined : (view.vipPrice ?? view.price)) : view.price) ?? "0.00");
  };
  const sum = (of: (item: CartItem) => number) => chosen.reduce((total, item) => total + of(item), 0);
  const [total, full] = [sum(price), sum((item) => fenOf(pricesOf(item).courseOriginal))];

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]));
  const remove = async (item: CartItem) => {
    const outcome = await on.remove?.({ idList: [item.id] });
    if (outcome?.done) setRemoved(item);
  };
  const undo = async (item: CartItem) => {
    const outcome = await on.undo?.(wantedOf(item));
    if (outcome?.done) setRemoved(undefined);
  };

  return (
    <Root>
      <p className="gone" role="status">
        {removed && (
          <>
            <span>{t("cartList.removed", { name: removed.lineName })}</span>
            {on.undo && (
              <button type="button" className="link" onClick={() => void undo(removed)}>
                {t("cartList.undo")}
              </button>
            )}
          </>
        )}
      </p>
      {items?.length === 0 ? (
        <Empty text={emptyText ?? t("cartList.empty")} href={emptyHref} label={emptyLabel} />
      ) : (
        <div className="both">
          <div>
            {items && (
              <label className="all">
                <input
                  type="checkbox"
                  checked={chosen.length === items.length}
                  onChange={(event) =>
                    choose(
                      items.map(({ id }) => id),
                      event.target.checked,
                    )
                  }
                />
                {t("cartList.all")}
              </label>
            )}
            {items ? (
              <LineItems
                lines={items}
                label={t("cartList.label")}
                before={({ id, lineName }) => (
                  <input
                    type="checkbox"
                    id={`${blockKey}-${id}`}
                    aria-label={t("cartList.choose", { name: lineName })}
                    checked={!left.has(id)}
                    onChange={(event) => choose([id], event.target.checked)}
                  />
                )}
                about={(item) => <Price course={pricesOf(item)} isVip={isVip} t={t} />}
                after={(item) =>
                  on.remove && (
                    <button
                      type="button"
                      className="link"
                      aria-label={t("cartList.removeNamed", { name: item.lineName })}
                      onClick={() => void remove(item)}
                    >
                      {t("cartList.remove")}
                    </button>
                  )
                }
              />
            ) : (
              <ul aria-busy aria-label={t("cartList.label")}>
                <li className="wait">
                  <i />
                  <i />
                </li>
                <Late t={t} />
              </ul>
            )}
          </div>
          <section className="sums" aria-label={t("cartList.sum")}>
            <Sums
              rows={[
                { label: t("cartList.count", { count: chosen.length }), amount: amountOf(full) },
                { label: t("cartList.saved"), amount: amountOf(full - total), isOff: true },
              ]}
              total={{ label: t("cartList.total"), amount: amountOf(total) }}
            />
            {chosen.length > 0 ? (
              <a className="btn" href={`${checkoutHref}?${checkoutQuery(chosen)}`}>
                {t("cartList.checkout")}
              </a>
            ) : (
              <p className="muted">{t("cartList.none")}</p>
            )}
            <p className="muted small">{t("cartList.note")}</p>
          </section>
        </div>
      )}
    </Root>
  );
}
