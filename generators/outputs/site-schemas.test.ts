import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import schemas from "../../src/generated/site-schemas.json" with { type: "json" };

const ajv = new Ajv2020({ strict: false, allErrors: true });
const validators = new Map(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]));
const mistakes = (name: string, document: object): string[] => {
  const validate = validators.get(name) as ValidateFunction;
  return validate(document) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath);
};

describe("the schemas that editors complete by", () => {
  it("are there for each document", () => expect(Object.keys(schemas)).toEqual(["screen", "layout", "site", "nav", "theme", "form"]));

  it("take a patch, with its nulls and its $schema", () => {
    expect(mistakes("screen", { $schema: "x", version: 1, blocks: { join: null, grid: { order: 5, props: { columns: null } } } })).toEqual([]);
    expect(mistakes("site", { version: 1, info: { service2: null } })).toEqual([]);
    expect(mistakes("theme", { version: 1, color: { light: { primary: "#123456" }, dark: null } })).toEqual([]);
  });

  it("know what is wrong by the type of the block", () => {
    expect(mistakes("screen", { version: 1, blocks: { grid: { type: "courseGrid", in: "main", props: { colums: 3 } } } })).not.toEqual([]);
    expect(mistakes("screen", { version: 1, blocks: { grid: { type: "courseGrid", in: "main", props: { columns: { $bind: "route.query.n", as: "integer" } } } } })).toEqual([]);
    expect(mistakes("nav", { version: 1, itens: {} })).not.toEqual([]);
  });
});
