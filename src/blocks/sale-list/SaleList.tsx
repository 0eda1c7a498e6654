import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { FileButtons } from "../shared/file-buttons.tsx";
import { money } from "../shared/money.ts";
import { Filters } from "./Filters.tsx";

type Props = BlockProps<"saleList">;

/** What an organisation sold, the newest first. */
export function SaleList(props: Props): ReactNode {
  const { items, path, query = {}, emptyText, t } = props;
  const isFiltered = ["keyword", "saleState", "lecturerUserNo", "dateFrom", "dateUntil"].some((name) => query[name]);
  if (items?.length === 0 && !isFiltered) return <Empty text={emptyText ?? t("saleList.empty")} />;
  return (
    <Root aria-busy={!items || undefined}>
      <Filters {...props} />
      {!items && <Late t={t} href={path} />}
      {items?.length === 0 && <Empty text={t("saleList.none")} href={path} label={t("saleList.all")} />}
      {items && items.length > 0 && (
        <>
          <Sums {...props} />
          <Lines items={items} t={t} />
        </>
      )}
    </Root>
  );
}

function Sums({ totalCount = 0, payMoney, refundedMoney, earnedMoney, query = {}, operations, t }: Props): ReactNode {
  const { saleState = "", ...rest } = query;
  const sums = [
    ["count", String(totalCount)],
    ["paid", money(payMoney ?? "0.00")],
    ["refunded", money(refundedMoney ?? "0.00")],
    ["earned", money(earnedMoney ?? "0.00")],
  ] as const;
  return (
    <div className="sums">
      <dl>
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`saleList.sum.${name}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <FileButtons
        // What else stood in the address was refused when the page was made.
        read={(format) => operations.exportSoldLines({ format, ...rest, saleState: saleState as "" })}
        t={t}
      />
    </div>
  );
}

function Lines({ items, t }: { items: NonNullable<Props["items"]>; t: Props["t"] }): ReactNode {
  return (
    <table className="lines">
      <caption className="vh">{t("saleList.label")}</caption>
      <thead>
        <tr>
          {(["name", "buyer", "paid", "state", "price", "earned"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`saleList.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr key={line.lineId}>
            <td>
              <Content>{line.lineName}</Content>
              <span className="hint num">
                {t("saleList.order", { number: line.orderNo })}
                {line.lecturerName && " · "}
                <Content>{line.lecturerName}</Content>
              </span>
            </td>
            <td data-label={t("saleList.column.buyer")}>
              <Content>{line.buyerName}</Content>
            </td>
            <td data-label={t("saleList.column.paid")} className="num">
              {line.gmtPay.slice(0, 16)}
            </td>
            <td data-label={t("saleList.column.state")}>{t(`saleList.state.${line.saleState}`)}</td>
            <td data-label={t("saleList.column.price")} className="num">
              {money(line.pricePaid)}
              {Number(line.refundedPrice) > 0 && (
                <span className="hint">{t("saleList.back", { money: money(line.refundedPrice) })}</span>
              )}
            </td>
            <td data-label={t("saleList.column.earned")} className="num">
              {money(line.earnedMoney)}
              {Number(line.lecturerProfit) > 0 && (
                <span className="hint">{t("saleList.taught", { money: money(line.lecturerProfit) })}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Root = styled.div`
  ${deskStyle}
  .bar > .field {
    flex: 1 1 150px;
    max-width: 240px;
  }
  .bar input,
  .bar select {
    height: 46px;
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
    margin-block: 16px;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 32px;
    margin: 0;
  }
  dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dd {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 700;
  }
  td .hint {
    display: block;
  }
  .fault:empty {
    display: none;
  }
`;
