import { expect, test } from "vitest";
import { formFormats, formOptions, formWidgets } from "../site/document/form-dialect.ts";
import { formatNames } from "../../generators/validators/runtime.ts";
import { namedChecks } from "./validation/named-checks.ts";

test("the formats and rules that a form may name are those that there are", () => {
  expect([...formFormats].toSorted()).toEqual([...formatNames].toSorted());
  expect(formOptions["check"]).toEqual({ is: "one", of: Object.keys(namedChecks) });
});

test("every widget is for fields of some type", () => {
  expect(Object.entries(formWidgets).filter(([, types]) => types.length === 0)).toEqual([]);
});
