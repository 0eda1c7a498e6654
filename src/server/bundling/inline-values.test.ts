import { expect, test } from "vitest";
import { inlined } from "./inline-values.ts";

test("values of enumerations and codes of errors stand where they are named, and nothing else is touched", () => {
  expect(inlined("if (status === LiveStatusEnum.live) throw errorCode.NOT_FOUND;")).toBe(
    "if (status === 2) throw 1004;",
  );
  expect(inlined("const names = { [errorCode.ORDER_WAITING]: `${PeriodTypeEnum.video}` };")).toBe(
    "const names = { [1303]: `${1}` };",
  );
  for (const code of [
    "LiveStatusEnum.toString()",
    "const a: LiveStatusEnum = b;",
    "own.LiveStatusEnum.live",
    "XEnum.y",
  ])
    expect(inlined(code)).toBe(code);
});
