import type { ReactNode } from "react";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { figuresIn } from "../../ui/figures.ts";
import { addressIn, maxExportOf, shownColumns, showing, sizedBy, sizesOf, sortedBy, sortsOf } from "./address.ts";
import { labelOf } from "./labels.ts";

type Props = BlockProps<"recordList">;

/** In which order the records stand, how many a page has, and which columns are shown: links, as the filters are. */
export function Order(props: Props): ReactNode {
  const { look = "table", choosable, columns } = props;
  const sizes = sizesOf(props);
  const hasSorts = sortsOf(props).size > 0;
  const hasColumns = choosable === true && columns.length > 1;
  const most = maxExportOf(props);
  const total = totalOf(props);
  if (!hasSorts && sizes.length === 0 && !hasColumns && most === 0 && total === undefined) return null;
  return (
    <div className="order">
      {total !== undefined && <p className="total">{props.t("recordList.total", { count: total })}</p>}
      {hasSorts && <Sorts {...props} className={look === "table" ? "sorts narrow" : "sorts"} />}
      {sizes.length > 0 && <Sizes {...props} sizes={sizes} />}
      {hasColumns && <Columns {...props} />}
      {most > 0 && <Export {...props} most={most} />}
    </div>
  );
}

/** How many were found, where no numbers of pages say so. */
function totalOf({ nextParam, totalCount }: Props): number | undefined {
  return nextParam === undefined ? undefined : totalCount;
}

/** From so many orders on they are behind a button: on a phone they would fill the page. */
const MANY_SORTS = 8;

/** In a table the heads of its columns do this, where there is room for them. */
function Sorts({ className, ...props }: Props & { className: string }): ReactNode {
  const { t } = props;
  const { sort } = addressIn(props);
  const choices = [...sortsOf(props)].flatMap(([field, values]) =>
    values.map((value) => ({ value, label: t(directionKey(value), { label: nameOf(props, field) }) })),
  );
  const all = [{ value: "", label: t("recordList.sortUsual") }, ...choices];
  const links = all.map(({ value, label }) => (
    <a key={value} href={sortedBy(props, value)} aria-current={value === sort || undefined}>
      {label}
    </a>
  ));
  if (choices.length > MANY_SORTS)
    return (
      <details className={className}>
        <summary>
          {t("recordList.sort")} {all.find(({ value }) => value === sort)?.label}
        </summary>
        <nav aria-label={t("recordList.sort")}>{links}</nav>
      </details>
    );
  return (
    <nav className={className} aria-label={t("recordList.sort")}>
      <b aria-hidden="true">{t("recordList.sort")}</b>
      {links}
    </nav>
  );
}

function Sizes({ sizes, ...props }: Props & { sizes: readonly number[] }): ReactNode {
  const { pageSize, totalCount, t, locale } = props;
  // One page has them all, however few it may have.
  if (totalCount !== undefined && totalCount <= Math.min(...sizes)) return null;
  return (
    <nav aria-label={t("recordList.sizes")}>
      <b aria-hidden="true">{t("recordList.sizes")}</b>
      {sizes.map((size) => (
        <a
          key={size}
          href={sizedBy(props, size)}
          aria-current={size === pageSize || undefined}
          aria-label={t("recordList.size", { count: size })}
        >
          {figuresIn(locale).number(size)}
        </a>
      ))}
    </nav>
  );
}

/** Files of what is found, with the columns that are shown: links, which the server answers by the page's address. */
function Export({ most, blockKey, path = "", query, totalCount = 0, t }: Props & { most: number }): ReactNode {
  if (totalCount > most) return <p className="hint">{t("recordList.exportMany", { most })}</p>;
  const to = withQuery(path, query, {});
  return formats.map(({ format, key }) => (
    <a
      key={key}
      className="link"
      href={withQuery("/_lectern/export", { list: blockKey, ...format, to }, {})}
      download=""
    >
      {t(key)}
    </a>
  ));
}

const formats = [
  { format: {}, key: "recordList.export" },
  { format: { format: "xlsx" }, key: "recordList.exportBook" },
] as const;

/** The first column names its record and is always there. */
function Columns(props: Props): ReactNode {
  const { columns, chosen, t } = props;
  const shown = shownColumns(props).map(({ name }) => name);
  const [, ...others] = columns.filter(({ withheld }) => !withheld);
  const isChosen = Boolean(chosen);
  return (
    <details className="columns" open={isChosen || undefined}>
      <summary>{t("recordList.columns")}</summary>
      <nav aria-label={t("recordList.columns")}>
        {others.map((column) => {
          const isShown = shown.includes(column.name);
          const next = columns
            .map(({ name }) => name)
            .filter((name) => (name === column.name) !== shown.includes(name));
          return (
            <a key={column.name} href={showing(props, next)} aria-current={isShown || undefined} data-replace="">
              {labelOf(column, props)}
            </a>
          );
        })}
      </nav>
      {isChosen && (
        <a className="link" href={showing(props, [])} data-replace="">
          {t("recordList.columnsUsual")}
        </a>
      )}
    </details>
  );
}

/** The head of a column: a link where its call sorts by it, up, down, and back to the usual order. */
export function Head({ column, props }: { column: Props["columns"][number]; props: Props }): ReactNode {
  const label = labelOf(column, props);
  const values = sortsOf(props).get(column.name);
  if (!values) return label;
  const { sort } = addressIn(props);
  const next = values[values.indexOf(sort) + 1] ?? "";
  return (
    <a href={sortedBy(props, next)}>
      {label}
      <span aria-hidden="true">{sort === column.name ? " ↑" : sort === `-${column.name}` ? " ↓" : " ↕"}</span>
    </a>
  );
}

/** For who hears the table: how it is sorted by a column. */
export function sortOf(name: string, props: Props): "ascending" | "descending" | undefined {
  const { sort } = addressIn(props);
  if (!sortsOf(props).has(name)) return undefined;
  return sort === name ? "ascending" : sort === `-${name}` ? "descending" : undefined;
}

function directionKey(value: string) {
  return value.startsWith("-") ? ("recordList.down" as const) : ("recordList.up" as const);
}

function nameOf(props: Props, field: string): string {
  return labelOf(props.columns.find(({ name }) => name === field) ?? { name: field }, props);
}
