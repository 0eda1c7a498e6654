import { expect, test } from "vitest";
import { whenWords } from "./when.ts";

const now = new Date(2026, 10, 20, 15, 0);
const at = (days: number, hour = 19) => new Date(2026, 10, 20 + days, hour, 30);
const words = (days: number, locale = "zh-CN") => whenWords({ begin: at(days), end: at(days, 21), now, locale, t: (key) => key.split(".")[1]! });

test("says when in the words of the day", () => {
  expect([-1, 0, 1].map((days) => words(days))).toEqual(["yesterday 19:30–21:30", "today 19:30–21:30", "tomorrow 19:30–21:30"]);
  expect(words(3)).toBe("11月23日周一 19:30–21:30");
  expect(words(3, "en")).toMatch(/^Mon.* 19:30–21:30$/);
  expect(words(20)).toBe("12月10日 19:30–21:30");
  expect(words(60)).toBe("2027年1月19日 19:30–21:30");
  expect(whenWords({ begin: at(0), end: undefined, now, locale: "en", t: () => "Today" })).toBe("Today 19:30");
});
