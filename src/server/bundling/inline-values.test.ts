import { expect, test } from "vitest";
import { inputLimits } from "../../generated/built/input-limits.ts";
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

test("limits of inputs stand where they are named, whole or a part of them", () => {
  const { courseName } = inputLimits.saveCourseDraft.body;
  expect(inlined("<input {...inputLimits.saveCourseDraft.body.courseName} />")).toBe(
    `<input {...(${JSON.stringify(courseName)})} />`,
  );
  expect(inlined("const most = inputLimits.saveCourseDraft.body.courseName.maxLength;")).toBe(
    `const most = ${courseName.maxLength};`,
  );
});

test("a build ends where the table of all limits would come into a page", () => {
  expect(() => inlined("inputLimits[name].title")).toThrow("inputLimits is named whole");
  expect(() => inlined("Object.keys(inputLimits)")).toThrow("inputLimits is named whole");
  expect(() => inlined("inputLimits.saveCourseDraft.body.colour")).toThrow("there is no such limit");
});
