import { recordField } from "../../site/records/record-field.ts";
import { figuresIn } from "../../ui/figures.ts";
import type { BlockProps } from "../block.ts";
import type { Bar } from "../shared/chart-frame.tsx";
import { signedMoney } from "../shared/money.ts";
import { choiceText } from "../record-list/labels.ts";
import { textOf } from "../record-list/item.ts";

type Props = BlockProps<"chart">;

/** A value for each record that has one, in the order of the records. */
export function barsOf({ items = [], of, name = "", value = "", t, locale }: Props): Bar[] {
  const { number } = figuresIn(locale);
  const isMoney = recordField(of, value).kind === "money";
  const counted = items.filter((item) => textOf(item, value) !== "");
  const names = counted.map((item) => choiceText(recordField(of, name), textOf(item, name), t));
  return counted.map((item, place) => {
    const amount = Number(textOf(item, value));
    return {
      name: names[place] ?? "",
      axis: axisOf(names[place] ?? "", names),
      value: amount,
      above: amount > 0 ? number(Math.round(amount)) : "",
      figure: isMoney ? signedMoney(textOf(item, value)) : number(amount),
    };
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
