import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import bundle from "../../src/generated/built/bundle.json" with { type: "json" };
import examples from "../../schemas/examples/calls.json" with { type: "json" };
import { capitalize } from "../../src/shared/capitalize.ts";
import { isDate, isDateTime } from "../../src/shared/date-time.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat("date", isDate).addFormat("date-time", isDateTime).addSchema(bundle, "bundle");

/** What does not fit a definition of the contract: the place and why. */
function mistakesOf(definition: string, value: unknown): string[] {
  const fits = ajv.getSchema(`bundle#/$defs/${definition}`);
  if (!fits) return [`there is no ${definition}`];
  return fits(value) ? [] : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

// The document of all calls shows them, and other people's tools refuse a document whose examples are no examples.
it.each(Object.entries(examples))("the example of %s is as its schema says", (id, { input, reply }) => {
  expect(mistakesOf(`${capitalize(id)}Input`, input)).toEqual([]);
  expect(mistakesOf(`${capitalize(id)}Reply`, reply)).toEqual([]);
});
