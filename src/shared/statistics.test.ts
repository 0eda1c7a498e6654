import { expect, test } from "vitest";
import { statisticsOf } from "./statistics.ts";

const on = (more: object) => statisticsOf({ isEnableStatistics: true, statisticsCode: "abc-1", ...more } as never);

test("a site has none unless it switches them on and names a known service and its number", () => {
  expect(
    statisticsOf({ isEnableStatistics: false, statisticsProvider: "baidu", statisticsCode: "abc" }),
  ).toBeUndefined();
  expect(on({})).toBeUndefined();
  expect(on({ statisticsProvider: "baidu", statisticsCode: "" })).toBeUndefined();
  expect(on({ statisticsProvider: "baidu", statisticsCode: 'x"><script>' })).toBeUndefined();
});

test.for([
  ["baidu", undefined, "https://hm.baidu.com/hm.js?abc-1", ["https://hm.baidu.com"]],
  ["plausible", undefined, "https://plausible.io/js/script.manual.js", ["https://plausible.io"]],
  [
    "plausible",
    "stats.school.example",
    "https://stats.school.example/js/script.manual.js",
    ["https://stats.school.example"],
  ],
  [
    "umami",
    "stats.school.example:8443",
    "https://stats.school.example:8443/script.js",
    ["https://stats.school.example:8443"],
  ],
  ["matomo", "stats.school.example", "https://stats.school.example/matomo.js", ["https://stats.school.example"]],
] as const)("%s at %s", ([statisticsProvider, statisticsHost, script, origins]) => {
  expect(on({ statisticsProvider, statisticsHost })).toMatchObject({ provider: statisticsProvider, script, origins });
});

test("matomo has no place of its own, and a host is only a host", () => {
  expect(on({ statisticsProvider: "matomo" })).toBeUndefined();
  expect(on({ statisticsProvider: "matomo", statisticsHost: "a.example; script-src *" })).toBeUndefined();
});
