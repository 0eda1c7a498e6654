import { useState, type ReactNode } from "react";
import type { CartItem } from "../../generated/types.ts";
import { amountOf, fenOf } from "../../shared/amounts.ts";
import { priceView } from "../../shared/prices.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Late } from "../../ui/late.tsx";
import { Price, yuan } from "../../ui/price.tsx";
import { addressOf, checkoutQuery, nameOf, pictureOf, pricesOf, wantedOf } from "./cart-line.ts";
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
            <span>{t("cartList.removed", { name: nameOf(removed) })}</span>
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
            <ul aria-busy={!items || undefined} aria-label={t("cartList.label")}>
              {!items && (
                <>
                  <li className="wait">
                    <i />
                    <i />
                  </li>
                  <Late t={t} />
                </>
              )}
              {items?.map((item) => (
                <li key={item.id}>
                  <input
                    type="checkbox"
                    id={`${blockKey}-${item.id}`}
                    aria-label={t("cartList.choose", { name: nameOf(item) })}
                    checked={!left.has(item.id)}
                    onChange={(event) => choose([item.id], event.target.checked)}
                  />
                  {pictureOf(item) ? (
                    <img src={pictureOf(item)} alt="" width={128} height={72} loading="lazy" />
                  ) : (
                    <span className="exam" aria-hidden="true">
                      <Icon name={item.lineKind === "grade" ? "people" : "file"} />
                    </span>
                  )}
                  <div className="what">
                    {addressOf(item) ? (
                      <a href={addressOf(item)}>
                        <Content>{nameOf(item)}</Content>
                      </a>
                    ) : (
                      <Content>{nameOf(item)}</Content>
                    )}
                    <Price course={pricesOf(item)} isVip={isVip} t={t} />
                  </div>
                  {on.remove && (
                    <button
                      type="button"
                      className="link"
                      aria-label={t("cartList.removeNamed", { name: nameOf(item) })}
                      onClick={() => void remove(item)}
                    >
                      {t("cartList.remove")}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </div>
          <section className="sum" aria-label={t("cartList.sum")}>
            <dl>
              <div>
                <dt>{t("cartList.count", { count: chosen.length })}</dt>
                <dd className="num">{yuan(amountOf(full))}</dd>
              </div>
              {total < full && (
                <div>
                  <dt>{t("cartList.saved")}</dt>
                  <dd className="num">−{yuan(amountOf(full - total))}</dd>
                </div>
              )}
              <div className="total">
                <dt>{t("cartList.total")}</dt>
                <dd className="num" aria-live="polite">
                  {yuan(amountOf(total))}
                </dd>
              </div>
            </dl>
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
