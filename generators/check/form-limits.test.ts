import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleOf } from "../model/bundle.ts";
import { operationsOf } from "../model/operation.ts";
import { readSources } from "../read/sources.ts";
import { formLimitProblems, sentForms } from "./form-limits.ts";

const sources = readSources(join(import.meta.dirname, "../.."));
const { definitions, inputs } = bundleOf(sources, operationsOf(sources));
const known = { ...definitions, ...inputs };
const sent = sentForms(sources);

test("forms are found with the calls that the screens of the default site send them by", () => {
  const named = sent.map(({ form, operation }) => `${form} ${operation}`);
  expect(named).toEqual(expect.arrayContaining(["lecturer-application saveLecturerAudit", "advice saveSuggestion"]));
  expect(new Set(named).size).toBeGreaterThan(8);
});

test("a limit of a form that is not the call's is refused, by the name that it is sent under", () => {
  expect(formLimitProblems(sources, known, sent)).toEqual([]);
  const changed = structuredClone(sources);
  const properties = (form: string) =>
    changed.forms.find(({ file }) => file.endsWith(`/${form}.form.json`))!.content.schema.properties!;
  properties("lecturer-application")["introduce"]!["maxLength"] = 3000;
  properties("change-mobile")["newMobile"]!["pattern"] = "^1";
  expect(formLimitProblems(changed, known, sent)).toEqual([
    expect.objectContaining({ pointer: "/schema/properties/newMobile/pattern" }),
    {
      file: "schemas/forms/lecturer-application.form.json",
      pointer: "/schema/properties/introduce/maxLength",
      message: "saveLecturerAudit, which the form is sent with, has 2000",
    },
  ]);
});
