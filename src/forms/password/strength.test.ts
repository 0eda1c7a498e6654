import { expect, it } from "vitest";
import { estimate } from "./strength.ts";

it.each([
  ["Passw0rd!", "common"],
  ["Woaini1314!", "common"],
  ["19900101Ab!", "date"],
])("%s keeps the rule and is easy to guess: %s", (password, hint) => {
  const found = estimate(password, []);
  expect(found.score).toBeLessThan(3);
  expect(found.hint).toBe(hint);
});

it("a password made of the mobile number is weak, however long", () => {
  expect(estimate("A13812345678b!", ["13812345678"])).toEqual({ score: 1, hint: "personal" });
  expect(estimate("A13812345678b!", [""]).hint).not.toBe("personal");
});

it("one that says nothing is strong, and needs no advice", () =>
  expect(estimate("xK9#mQ2$vL7", [])).toMatchObject({ hint: undefined }));
