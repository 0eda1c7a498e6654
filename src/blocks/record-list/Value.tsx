import { Fragment, type ReactNode } from "react";
import { recordField as fieldOf } from "../../site/records/record-field.ts";
import { Content } from "../../ui/content.tsx";
import { WholeDates } from "../../ui/whole-dates.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { Named } from "../../ui/named.tsx";
import { When } from "../../ui/when.tsx";
import { yuan } from "../../ui/price.tsx";
import { RichTextView, type RichNode } from "../../ui/rich-text-view.tsx";
import { signedMoney } from "../shared/money.ts";
import { isImageName } from "../../shared/image-names.ts";
import { filledAddress } from "../../shared/filled-address.ts";
import { pairName, pairsOf } from "../../site/records/pairs.ts";
import { narrowedBy, type Place } from "./address.ts";
import { FileValue } from "./FileValue.tsx";
import { headingOf, holds, textOf, valueOf } from "./item.ts";
import { choiceText, labelOf, type Around } from "./labels.ts";
import type { Column, Item } from "./RecordList.tsx";

interface ValueProps extends Around, Partial<Place> {
  /** The first is the heading of the record. */
  columns: readonly Column[];
  column: Column;
  item: Item;
}

/** A number of an order, a payment, a withdrawal or at a bank, which is read whole. */
const longNumber = /^[A-Z]{0,8}\d[\d:]{11,31}$/;

/** Whether a column has something to show of a record. */
export function hasValue(column: Column, { item, of }: Pick<ValueProps, "item" | "of">): boolean {
  if (!holds(column.when, item)) return false;
  if (column.none !== undefined || column.text !== undefined) return true;
  const value = valueOf(item, column.name);
  const isYesOrNo = column.look === "badge" || column.look === "flag";
  if (fieldOf(of, column.name).kind === "boolean" && isYesOrNo) return value === true;
  return value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

/** A value with what belongs to it: its link, where it ends, out of how many, and what stands below it. */
export function Value(props: ValueProps): ReactNode {
  const { column, item } = props;
  if (!hasValue(column, props)) return null;
  const { name, to, total, note, noteNamed, noteWhen, noteDiffers, href, linkPath, linked, none, barOf } = column;
  const text = textOf(item, name);
  const isNone = none !== undefined && text === "";
  const below = holds(noteWhen, item) && !(noteDiffers && textOf(item, note) === text) ? textOf(item, note) : "";
  const address = holds(linked, item)
    ? (href && textOf(item, href)) || (linkPath === undefined ? undefined : filledAddress(linkPath, item))
    : undefined;
  if (isNone && !address) return none;
  const shown = isNone ? (
    none
  ) : (
    <>
      <One {...props} name={name} />
      {to !== undefined && textOf(item, to) !== "" && (
        <>
          {" – "}
          <End {...props} name={to} begin={textOf(item, name)} />
        </>
      )}
      {total !== undefined && Number(textOf(item, total)) > 0 && (
        <> / {figuresIn(props.locale).number(Number(textOf(item, total)))}</>
      )}
      {column.look === "bar" && (
        <Bar value={Number(textOf(item, name))} most={Number(textOf(item, barOf ?? total) || 100)} />
      )}
    </>
  );
  return (
    <>
      {address ? (
        <a className="to" href={address}>
          {shown}
        </a>
      ) : (
        shown
      )}
      {note !== undefined && below !== "" && (
        <small className={longNumber.test(below) ? "whole" : undefined}>
          {noteNamed === true && `${labelOf({ name: note }, props)} `}
          <One {...props} column={{ name: note, look: column.look === "fen" ? "fen" : undefined }} name={note} />
        </small>
      )}
    </>
  );
}

/** Whether the bar is of a hundred, as no field says of what it is. */
const isShareOfHundred = ({ look, total, barOf }: Column): boolean =>
  look === "bar" && total === undefined && barOf === undefined;

/** How much of the most a figure is: it says nothing that the figure beside it does not. */
function Bar({ value, most }: { value: number; most: number }): ReactNode {
  return (
    <svg className="bar-of" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="4" fill="var(--color-surface-alt)" />
      <rect width={most > 0 ? Math.min(100, (100 * value) / most) : 0} height="4" fill="var(--color-accent)" />
    </svg>
  );
}

/** Where a span ends: on the day on which it begins, the time alone. */
function End({ begin, ...props }: ValueProps & { name: string; begin: string }): ReactNode {
  const end = textOf(props.item, props.name);
  const isSameDay = fieldOf(props.of, props.name).kind === "dateTime" && end.slice(0, 10) === begin.slice(0, 10);
  return isSameDay ? (
    <time dateTime={end.replace(" ", "T").slice(0, 16)}>{end.slice(11, 16)}</time>
  ) : (
    <One {...props} />
  );
}

/** The value of one field, written by its kind. */
function One({ column, columns, item, of, name, t, locale, ...place }: ValueProps & { name: string }): ReactNode {
  const field = fieldOf(of, name);
  const value = valueOf(item, name);
  const text = textOf(item, name);
  if (column.text !== undefined)
    return column.look === "badge" ? (
      <span className={`state ${column.tone ?? "plain"}`}>{column.text}</span>
    ) : (
      column.text
    );
  if (column.look === "halves") return <code>{inHalves(text)}</code>;
  if (column.look === "code") return <code>{text}</code>;
  if (column.look === "image") {
    // Images of other hosts come by the server, which knows them by the names of their fields.
    const image = isImageName(name) || /^\/(?!\/)/.test(text) ? text : undefined;
    return image && <img className="value" src={image} alt={labelOf(column, { of, t, locale })} />;
  }
  if (column.look === "file")
    return (
      <a className="link" href={text} target="_blank" rel="noopener">
        {t("recordList.view", { name: labelOf(column, { of, t, locale }) })}
      </a>
    );
  if (column.look === "bytes" || column.look === "duration" || column.look === "video")
    return <FileValue look={column.look} text={text} name={labelOf(column, { of, t, locale })} t={t} />;
  if (column.look === "percentOff")
    return <span className="num">{t("recordList.percentOff", percentOff(Number(text)))}</span>;
  if (column.look === "minus") return <span className="num whole">−{yuan(text)}</span>;
  if (column.look === "change")
    return <span className="num whole">{text.startsWith("-") ? `−${yuan(text.slice(1))}` : `+${yuan(text)}`}</span>;
  if (column.look === "share") return <span className="num">{figuresIn(locale).percent(Number(text), 1)}</span>;
  if (column.look === "money") return <span className="num whole">{yuan(text)}</span>;
  if (column.look === "percent" || (isShareOfHundred(column) && name === column.name))
    return <span className="num">{figuresIn(locale).number(Number(text))}%</span>;
  switch (field.kind) {
    case "money":
      return <span className="num whole">{inBooks(column, text) ? signedMoney(text) : yuan(text)}</span>;
    case "dateTime":
    case "date":
      return <When at={text} locale={locale} />;
    case "boolean":
      if (column.look === "badge")
        return <span className={`state ${column.tone ?? "plain"}`}>{labelOf(column, { of, t, locale })}</span>;
      if (column.look === "flag") return labelOf(column, { of, t, locale });
      return t(value === true ? "recordList.yes" : "recordList.no");
    case "choice":
      return column.look === "badge" ? (
        <span className={`state ${field.tones?.[text] ?? "plain"}`}>{choiceText(field, text, t)}</span>
      ) : (
        <span className="whole-words">{choiceText(field, text, t)}</span>
      );
    case "choices":
      return (Array.isArray(value) ? value : []).map((one) => choiceText(field, String(one), t)).join(" · ");
    case "pairs":
      return pairsOf(item, name).map((pair) => (
        <span key={pairName(pair)} className="pair">
          <b>{pair.title}</b> <Content>{pair.value}</Content>
        </span>
      ));
    case "texts": {
      const several = (Array.isArray(value) ? value : []).map(String);
      const { narrows } = column;
      if (narrows === undefined) return <Content>{several.join(" · ")}</Content>;
      return several.map((one, index) => (
        <Fragment key={one}>
          {index > 0 && " · "}
          <a className="to" href={narrowedBy(place, narrows, one)}>
            <Content>{one}</Content>
          </a>
        </Fragment>
      ));
    }
    case "richText":
      return (
        <details>
          <summary>
            <Named words={labelOf(column, { of, t, locale })} of={headingOf(item, columns)} />
          </summary>
          <RichTextView body={value as RichNode} />
        </details>
      );
    case "count":
      return <span className="num">{figuresIn(locale).number(Number(text))}</span>;
    case "text":
    case "other":
      return (
        <span className={longNumber.test(text) ? "num whole" : undefined} lang={name.endsWith("En") ? "en" : undefined}>
          <Content words={text}>
            <WholeDates>{text}</WholeDates>
          </Content>
        </span>
      );
    default:
      return field.kind satisfies never;
  }
}

/** Each value of such a field with its own title, as fields of their own: in lines there is room for them. */
export function Pairs({ column, item, of }: Pick<ValueProps, "column" | "item" | "of">): ReactNode {
  if (fieldOf(of, column.name).kind !== "pairs") return null;
  return pairsOf(item, column.name).map((pair) => (
    <div key={pairName(pair)}>
      <dt>{pair.title}</dt>
      <dd className="pair">
        <Content>{pair.value}</Content>
      </dd>
    </div>
  ));
}

/** In books fen are always shown; what is owed has its sign. */
function inBooks({ look }: Column, amount: string): boolean {
  return look === "fen" || amount.startsWith("-");
}

/** In two halves, which are easier to read aloud. */
function inHalves(code: string): string {
  const middle = Math.ceil(code.length / 2);
  return `${code.slice(0, middle)}-${code.slice(middle)}`;
}

/** 20 % off is 8 折: ten of them are the whole price. */
function percentOff(percent: number): { percent: number; share: number } {
  return { percent, share: (100 - percent) / 10 };
}
