import { expect, test } from "vitest";
import { whenWords } from "./when.ts";

const at = (day: string, hour = "19") => `${day} ${hour}:30:00`;
const words = (day: string, locale = "zh-CN") =>
  whenWords({ begin: at(day), end: at(day, "21"), today: "2026-11-20", locale, t: (key) => key.split(".")[1]! });

test("says when in the words of the day, with the site's own digits", () => {
  expect(["2026-11-19", "2026-11-20", "2026-11-21"].map((day) => words(day))).toEqual([
    "yesterday 19:30–21:30",
    "today 19:30–21:30",
    "tomorrow 19:30–21:30",
  ]);
  expect(words("2026-11-23")).toBe("11月23日周一 19:30–21:30");
  expect(words("2026-11-23", "en")).toMatch(/^Mon.* 19:30–21:30$/);
  expect(words("2026-12-10")).toBe("12月10日 19:30–21:30");
  expect(words("2027-01-19")).toBe("2027年1月19日 19:30–21:30");
  expect(
    whenWords({ begin: at("2026-11-20"), end: undefined, today: "2026-11-20", locale: "en", t: () => "Today" }),
  ).toBe("Today 19:30");
});
