import { describe, expect, it, test } from "vitest";
import { judgePattern } from "./linear-pattern.ts";
import { namedPatterns } from "../../shared/named-patterns.ts";

describe("an expression of a form", () => {
  it.each([
    "^[A-Z]{2}\\d{4,6}$",
    "^\\d{6}$",
    "^[a-z][a-z0-9-]*$",
    "^(ab|cd)+$",
    "^\\d+(\\.\\d{1,2})?$",
    "^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$",
    "^\\S",
    "^[^@\\s]+@[a-z]+$",
    "^鄂[A-Z]",
    "^a*b*c*$",
    "^\\+?86-\\d{11}$",
    "^(a(b(c)?)?)?$",
    "^.{1,20}$",
    "^$",
  ])("%s is taken", (source) => expect(judgePattern(source)).toEqual({ is: "linear" }));

  it.each([
    "^(a+)+$",
    "^(a|a)*$",
    "^(a|ab)*c$",
    "^a*a*$",
    "^\\s*\\s*$",
    "^(\\w+\\s?)*$",
    "^(.*),(.*)$",
    "^.*x$",
    "^\\d+\\d+$",
    "^(x+x+)+y$",
    "^(a*)*$",
    "^(a?b?)*$",
    "^((a?|b?)c)*$",
    "^(a*b*)*$",
    "^(a?)*$",
    "^(|a)+$",
    "^(a?){3}$",
    "^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$",
  ])("%s could be tried again and again", (source) => expect(judgePattern(source)).toEqual({ is: "ambiguous" }));

  it.each([
    "abc",
    "\\d{6}$",
    "^a|b$",
    "^(?=a)b$",
    "^(a)\\1$",
    "^(?<!a)b",
    "^a{9000}$",
    "^(",
    "^\\p{L}+$",
    "^a$b",
    "^(a{300}){300}$",
    `^${"a".repeat(400)}$`,
    "^\\bword$",
    "^a**$",
  ])("%s is none that is taken", (source) => expect(judgePattern(source).is).toBe("unfit"));

  it("takes time in proportion to the text: what is taken is over a long text as quick for each character as over a short one", () => {
    // Counted in work that can be compared, not in time: a text that fails at its end is read to its end once.
    for (const source of ["^[a-z][a-z0-9-]*$", "^(ab|cd)+$", "^a*b*c*$"])
      expect(new RegExp(source, "u").test(`${"ab".repeat(100_000)}!`)).toBe(false);
  });
});

test.each([
  [
    "plate",
    ["鄂A12345", "京AD12345", "粤B12345D", "川A1234学", "鄂a12345"],
    ["鄂A1234", "A12345", "鄂AI2345", "鄂A123456", ""],
  ],
  [
    "identityCard",
    ["11010519491231002X", "440524188001010014", "11010519491231002x"],
    ["110105194912310021", "11010519491331002X", "110105491231002", "01010519491231002X", ""],
  ],
  ["postcode", ["430070"], ["43007", "4300700", "43007a"]],
  [
    "phone",
    ["13800000000", "+8613800000000", "027-12345678", "0716-8123456-801", "400-123-4567"],
    ["1380000000", "12345", "23800000000", "027-0234567"],
  ],
  ["creditCode", ["91350100M000100Y43"], ["91350100M000100Y44", "91350100M000100Y4"]],
] as const)("%s: right ones are taken, wrong ones are not", (name, right, wrong) => {
  expect(right.filter((text) => !namedPatterns[name](text))).toEqual([]);
  expect(wrong.filter((text) => namedPatterns[name](text))).toEqual([]);
});
