import { recordField } from "../../site/records/record-field.ts";
import { figuresIn } from "../../ui/figures.ts";
import type { BlockProps } from "../block.ts";
import type { Bar } from "../shared/chart-frame.tsx";
import { signedMoney } from "../shared/money.ts";
import { choiceText } from "../record-list/labels.ts";
import { textOf } from "../record-list/item.ts";

type Props = BlockProps<"chart">;

/** A value for each record that has one, in the order of the records; very many days are shown as months. */
export function barsOf({ items = [], of, name = "", value = "", monthly = "sum", t, locale }: Props): Bar[] {
  const { number } = figuresIn(locale);
  const isMoney = recordField(of, value).kind === "money";
  const values = inMonths(
    items
      .filter((item) => textOf(item, value) !== "")
      .map((item) => ({
        name: choiceText(recordField(of, name), textOf(item, name), t),
        amount: Number(textOf(item, value)),
      })),
    monthly,
  );
  const names = values.map((one) => one.name);
  return values.map(({ name: called, amount }) => ({
    name: called,
    axis: axisOf(called, names),
    value: amount,
    above: amount > 0 ? number(Math.round(amount)) : "",
    figure: isMoney ? signedMoney(amount.toFixed(2)) : number(amount),
  }));
}

interface Value {
  name: string;
  amount: number;
}

/** More days than these have no room beside each other. */
const MAX_DAYS = 92;

/** Days as the months that they are in, where there are very many of them. */
function inMonths(values: readonly Value[], monthly: "sum" | "average"): readonly Value[] {
  if (values.length <= MAX_DAYS || !values.every(({ name }) => /^\d{4}-\d{2}-\d{2}$/.test(name))) return values;
  const months = Map.groupBy(values, ({ name }) => name.replace(/-\d{2}$/, ""));
  return [...months].map(([name, days]) => {
    // Fen are whole numbers; yuan added up would not be.
    const sum = days.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
    return { name, amount: monthly === "average" ? Math.round(sum / days.length) : sum };
  });
}

/** How many are in each stretch of values, all of them equally wide. */
export function binsOf({ counts = [], binSize = 10, binUnit = "", locale }: Props): Bar[] {
  const { number } = figuresIn(locale);
  return counts.map((count, place) => ({
    name: `${number(place * binSize)}–${number((place + 1) * binSize)}${binUnit}`,
    axis: number(place * binSize),
    value: count,
    above: count > 0 ? number(count) : "",
    figure: number(count),
  }));
}

/** A name as there is room for it: a day without its year, a month without its century, or without its year. */
function axisOf(name: string, names: readonly string[]): string {
  const [, century = "", year = "", month = "", day] = /^(\d{2})(\d{2})-(\d{2})(?:-(\d{2}))?$/.exec(name) ?? [];
  if (month === "") return name;
  if (day !== undefined) return `${month}-${day}`;
  return names.every((other) => other.startsWith(`${century}${year}-`)) ? month : `${year}-${month}`;
}
