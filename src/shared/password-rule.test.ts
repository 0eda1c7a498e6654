import { expect, it } from "vitest";
import { isGoodPassword } from "./password-rule.ts";

it.each(["Right#2026", "aA1!aaaa", "aA1!aaaaaaaaaaaaaaaa"])("takes %s", (password) =>
  expect(isGoodPassword(password)).toBe(true),
);

it.each(["aA1!aaa", "aA1!aaaaaaaaaaaaaaaaa", "right#2026", "RIGHT#2026", "Right#Right", "Right2026", "Right 2026", ""])(
  "refuses %s",
  (password) => expect(isGoodPassword(password)).toBe(false),
);
