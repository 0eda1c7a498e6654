import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { withQuery } from "../../ui/query.ts";
import { WholeDates } from "../../ui/whole-dates.tsx";
import { ListFilters, listFiltersStyle } from "../shared/list-filters.tsx";
import { signedMoney } from "../shared/money.ts";
import { tableAsCards } from "../shared/table-as-cards.ts";

type Props = BlockProps<"recordTable">;
type Row = NonNullable<Props["items"]>[number];
type Column = Props["columns"][number];

/** Records, one a row. On small screens each is a card with its columns' names in it. */
export function RecordTable(props: Props): ReactNode {
  const { items, keyField, caption, columns, emptyText, path = "", query, next, nextParam, nextLabel, on, t } = props;
  const hasActions = Boolean((on.first && props.firstLabel) || (on.second && props.secondLabel));
  const keys = keysOf(items ?? [], keyField);
  return (
    <Root aria-busy={!items || undefined}>
      <ListFilters {...props} />
      {items?.length === 0 && <Empty text={emptyText} />}
      {items && items.length > 0 && (
        <table>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
              {hasActions && (
                <th scope="col">
                  <span className="vh">{t("recordTable.actions")}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {items.map((row, index) => (
              <tr key={keys[index]}>
                {columns.map((column, place) =>
                  place === 0 ? (
                    <th key={column.name} scope="row">
                      <Cell column={column} row={row} />
                    </th>
                  ) : (
                    <td key={column.name}>
                      <b aria-hidden="true">{column.label}</b>
                      <Cell column={column} row={row} />
                    </td>
                  ),
                )}
                {hasActions && (
                  <td className="do">
                    <Actions row={row} heading={textOf(row, columns[0]?.name ?? keyField)} {...props} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next && nextParam && (
        <p className="next">
          <a className="btn ghost" rel="next" href={withQuery(path, query, { [nextParam]: next })}>
            {nextLabel ?? t("recordTable.next")}
          </a>
        </p>
      )}
    </Root>
  );
}

/** How a value is written: no number for 0, fen always. */
function shownAs(as: Column["as"], value: string): string {
  if (as === "count" && value === "0") return "";
  return as === "money" && value !== "" ? signedMoney(value) : value;
}

/** A number of an order, a payment, a withdrawal or at a bank, which is read whole. */
const longNumber = /^[A-Z]{0,8}\d[\d:]{11,31}$/;

function Cell({ column: { name, href, note, as, values }, row }: { column: Column; row: Row }): ReactNode {
  const value = textOf(row, name);
  const address = href && textOf(row, href);
  const below = note && textOf(row, note);
  if (as === "badge") {
    const known = values?.find((one) => one.value === value);
    return (
      <span>
        {value !== "" && <span className={"standing " + (known?.tone ?? "plain")}>{known?.label ?? value}</span>}
        {below && <small>{below}</small>}
      </span>
    );
  }
  const shown = shownAs(as, value);
  const words =
    as === "code" && shown !== "" ? (
      <code>{shown}</code>
    ) : (
      <Content words={shown}>
        <WholeDates>{shown}</WholeDates>
      </Content>
    );
  return (
    <span className={as === "money" || longNumber.test(shown) ? "num whole" : "num"}>
      {address && shown ? <a href={address}>{words}</a> : words}
      {below && <small className={longNumber.test(below) ? "whole" : undefined}>{below}</small>}
    </span>
  );
}

function Actions({
  row,
  heading,
  firstLabel,
  secondLabel,
  secondField,
  on,
}: Props & { row: Row; heading: string }): ReactNode {
  const [busy, setBusy] = useState(false);
  const run = async (event: "first" | "second") => {
    if (busy) return;
    setBusy(true);
    await on[event]?.(row);
    setBusy(false);
  };
  const hasSecond = on.second && secondLabel && (!secondField || row[secondField] === true);
  return (
    <>
      {on.first && firstLabel && (
        <button
          type="button"
          className="btn ghost"
          aria-disabled={busy}
          onClick={() => void run("first")}
          aria-label={firstLabel + " " + heading}
        >
          {firstLabel}
        </button>
      )}
      {hasSecond && (
        <button
          type="button"
          className="btn ghost"
          aria-disabled={busy}
          onClick={() => void run("second")}
          aria-label={secondLabel + " " + heading}
        >
          {secondLabel}
        </button>
      )}
    </>
  );
}

/** Of each row, another one: the same mistake may be made in two places. */
function keysOf(items: readonly Row[], keyField: string): string[] {
  const seen = new Map<string, number>();
  return items.map((row) => {
    const text = textOf(row, keyField);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return before === 0 ? text : `${text} ${before}`;
  });
}

function textOf(row: Row, name: string): string {
  const value = row[name];
  return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

const Root = styled.div`
  display: grid;
  gap: 16px;
  font-size: 0.9375rem;
  ${listFiltersStyle}
  table {
    width: 100%;
    border-collapse: collapse;
    background: var(--color-surface);
    border: 1px solid var(--color-border);
  }
  th,
  td {
    padding: 10px 14px;
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  tbody td {
    min-width: 5em;
  }
  thead th {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
    white-space: nowrap;
    overflow-wrap: normal;
  }
  tbody tr {
    border-top: 1px solid var(--color-border);
  }
  tbody th {
    font-weight: 600;
  }
  th a,
  td a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: 0.8125rem;
    font-weight: 400;
    color: var(--color-text-muted);
  }
  code {
    font-size: 0.8125rem;
    user-select: all;
  }
  .whole {
    white-space: nowrap;
  }
  .standing {
    display: inline-block;
    padding: 1px 8px;
    border: 1px solid currentColor;
    border-radius: 999px;
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  .good {
    color: var(--color-success);
  }
  .warning {
    color: var(--color-warning);
  }
  .bad {
    color: var(--color-danger);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 8px;
  }
  .do .btn {
    padding-inline: 12px;
  }
  ${tableAsCards}
  @media (max-width: 760px) {
    td {
      display: grid;
      grid-template-columns: 7em minmax(0, 1fr);
      gap: 8px;
    }
    td:has(> span:empty) {
      display: none;
    }
    .do {
      display: flex;
      justify-content: start;
      padding-top: 8px;
    }
  }
`;
