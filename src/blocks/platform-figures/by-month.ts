import type { PlatformDay } from "../../generated/types.ts";

/** A day, or the days of a month together; amounts in yuan. */
export interface Stretch {
  name: string;
  personCount: number;
  /** Of a month: so many a day, on the days on which it was counted. */
  signInCount?: number;
  orderCount: number;
  turnover: number;
  refunded: number;
  earned: number;
}

/** Days as months, in their order. */
export function byMonth(days: readonly PlatformDay[]): Stretch[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return [...months].map(([name, list]) => {
    const sum = (valueOf: (day: PlatformDay) => number) => list.reduce((total, day) => total + valueOf(day), 0);
    // Fen are whole numbers; yuan added up would not be.
    const money = (key: "turnover" | "refunded" | "earned") => sum((day) => Math.round(Number(day[key]) * 100)) / 100;
    const signIns = list.flatMap(({ signInCount }) => signInCount ?? []);
    const average = signIns.reduce((total, count) => total + count, 0) / signIns.length;
    return {
      name,
      personCount: sum(({ personCount }) => personCount),
      ...(signIns.length > 0 ? { signInCount: Math.round(average) } : {}),
      orderCount: sum(({ orderCount }) => orderCount),
      turnover: money("turnover"),
      refunded: money("refunded"),
      earned: money("earned"),
    };
  });
}
