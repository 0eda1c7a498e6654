import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { FileButtons } from "../shared/file-buttons.tsx";
import { signedMoney } from "../shared/money.ts";

export type Props = BlockProps<"statementView">;
type Statement = NonNullable<Props["statement"]>;
type Items = NonNullable<Props["items"]>;

/** Month by month what was earned, and one month entry by entry. */
export function StatementView(props: Props): ReactNode {
  const { months, statement, items, t } = props;
  if (!months || !statement || !items)
    return (
      <Root aria-busy>
        <Late t={t} href={props.path} />
      </Root>
    );
  if (months.length === 0) return <Empty text={t("statementView.empty")} />;
  return (
    <Root>
      <Months {...props} months={months} month={statement.month} />
      <Month {...props} statement={statement} items={items} />
    </Root>
  );
}

function Months({
  months,
  month: shown,
  path,
  blockKey,
  t,
}: Props & { months: NonNullable<Props["months"]>; month: string }): ReactNode {
  return (
    <table className="lines">
      <caption className="vh">{t("statementView.months")}</caption>
      <thead>
        <tr>
          {(["month", "opening", "income", "outgoing", "closing"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`statementView.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, ...sums }) => (
          <tr key={month}>
            <td>
              <a href={`${path}?month=${month}#${blockKey}-month`} aria-current={month === shown ? "true" : undefined}>
                {month}
              </a>
            </td>
            {(["opening", "income", "outgoing", "closing"] as const).map((name) => (
              <td key={name} data-label={t(`statementView.${name}`)} className="num">
                {signedMoney(sums[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Month({ statement, items, on, blockKey, t }: Props & { statement: Statement; items: Items }): ReactNode {
  const { month, opening, closing, accounts } = statement;
  return (
    <section aria-labelledby={`${blockKey}-month`}>
      <h3 id={`${blockKey}-month`}>{t("statementView.title", { month })}</h3>
      <dl>
        <div>
          <dt>{t("statementView.opening")}</dt>
          <dd className="num">{signedMoney(opening)}</dd>
        </div>
        <div>
          <dt>{t("statementView.closing")}</dt>
          <dd className="num">{signedMoney(closing)}</dd>
        </div>
        {accounts.length > 1 &&
          accounts
            .filter(({ closing: left }) => left !== "0.00")
            .map(({ kind, closing: left }) => (
              <div key={kind} className="part">
                <dt>{t("statementView.part", { kind: t(`statementView.kind.${kind}`) })}</dt>
                <dd className="num">{signedMoney(left)}</dd>
              </div>
            ))}
      </dl>
      <FileButtons save={on.export} t={t} />
      {items.length === 0 ? <p className="hint">{t("statementView.none")}</p> : <Entries items={items} t={t} />}
    </section>
  );
}

function Entries({ items, t }: { items: Items; t: Props["t"] }): ReactNode {
  return (
    <table className="lines">
      <caption className="vh">{t("statementView.entries")}</caption>
      <thead>
        <tr>
          {(["what", "at", "amount", "balance"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`statementView.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, reasonName, subject, orderNo, reference, gmtCreate, amount, balance }) => (
          <tr key={id}>
            <td>
              {reasonName}
              {subject && " · "}
              <Content>{subject}</Content>
              <span className="hint num">
                {t(orderNo ? "statementView.order" : "statementView.reference", { number: orderNo ?? reference })}
              </span>
            </td>
            <td data-label={t("statementView.column.at")} className="num">
              {gmtCreate.slice(0, 16)}
            </td>
            <td data-label={t("statementView.column.amount")} className="num">
              {signedMoney(amount)}
            </td>
            <td data-label={t("statementView.column.balance")} className="num">
              {signedMoney(balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 32px;
  h3 {
    margin-bottom: 12px;
    font-size: 1.125rem;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 32px;
    margin: 0 0 16px;
  }
  dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dd {
    margin: 0;
    font-size: 1.125rem;
    font-weight: 700;
  }
  .part dd {
    font-weight: 400;
  }
  .tools {
    margin-bottom: 16px;
  }
  [aria-current] {
    font-weight: 700;
  }
  td .hint {
    display: block;
  }
  td.num {
    white-space: nowrap;
  }
  .fault:empty {
    display: none;
  }
`;
