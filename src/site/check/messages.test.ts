import { expect, it } from "vitest";
import en from "../../locales/check/en.json" with { type: "json" };
import zhCN from "../../locales/check/zh-CN.json" with { type: "json" };
import { sayIn, tellIn } from "./messages.ts";

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

it("has the same keys and, but for plurals, the same names in both languages", () => {
  expect(Object.keys(zhCN)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect(
      [...new Set(namesIn(zhCN[key]))].every((name) => namesIn(en[key]).includes(name)),
      key,
    ).toBe(true);
});

it("words what stands inside a sentence too", () => {
  const misfit = {
    key: "misfit.type",
    values: { given: [{ key: "type.integer" }, { key: "type.null" }], taken: [{ key: "type.array" }] },
  } as const;
  expect(sayIn("zh-CN", { key: "misfit.of", values: { name: "list", why: misfit } })).toBe(
    "其中的 list：给出的是整数或空（null），这里要的是列表",
  );
  expect(sayIn("en", { key: "misfit.of", values: { name: "list", why: misfit } })).toBe(
    "in list: it gives a whole number or null, but a list is needed here",
  );
});

it("leaves a finding alone that has no key", () =>
  expect(tellIn("zh-CN", { message: "as it is" })).toEqual({ message: "as it is" }));
