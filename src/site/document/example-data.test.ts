import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import bundle from "../../generated/built/bundle.json" with { type: "json" };
import { contract } from "../../generated/contract.ts";
import { exampleOf } from "./example-data.ts";
import { fitting } from "./examples/fitting.ts";

const options = { definitions: bundle.$defs, locale: "zh-CN", today: "2027-01-31" };
const replies = Object.values(contract)
  .filter(({ screen }) => screen)
  .map(({ operationId }) => `${operationId[0]!.toUpperCase()}${operationId.slice(1)}Reply`);
const known = replies.filter((name) => Object.hasOwn(bundle.$defs, name));

describe("made-up data", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: [bundle] });

  it("is valid for every operation that a screen may name, in both languages", () => {
    expect(known.length).toBeGreaterThan(40);
    for (const name of known) {
      for (const locale of ["zh-CN", "en"]) {
        const made = exampleOf(name, { ...options, locale });
        const validate = ajv.getSchema(`lectern#/$defs/${name}`)!;
        validate(made);
        expect({ name, errors: validate.errors ?? [] }).toEqual({ name, errors: [] });
      }
    }
  });

  it("is the same every time, in the words of the language, with entries that differ", () => {
    const { list } = exampleOf("ListCoursesReply", options) as { list: { courseName: string; id: string }[] };
    expect(list.map(({ courseName }) => courseName)).toEqual(["课程名称 1", "课程名称 2", "课程名称 3", "课程名称 4"]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(4);
    expect(exampleOf("ListCoursesReply", options)).toEqual({ ...(exampleOf("ListCoursesReply", options) as object) });
    expect(JSON.stringify(exampleOf("ListCoursesReply", { ...options, locale: "en" }))).not.toMatch(/[一-鿿]/);
  });

  it("says of a list that it is all there is", () => {
    expect(exampleOf("ListCoursesReply", options)).toMatchObject({ totalCount: 4, totalPage: 1, pageCurrent: 1 });
  });

  it("ends where a definition holds itself", () => {
    expect(JSON.stringify(exampleOf("ListCourseCategoriesReply", options)).length).toBeLessThan(40_000);
    expect(exampleOf("RichText", options)).toMatchObject({ type: "doc", content: [{ type: "paragraph" }, {}, {}, {}] });
  });
});

it.each([
  "^[0-9a-f]{64}$",
  "^([1-5]\\.[0-9])?$",
  "^1[3-9][0-9]{9}$",
  "^(a|b)-\\d{2,4}x+$",
  "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
  "^(?:POST|GET) \\w+$",
])("a text that fits %s", (pattern) => {
  expect(fitting(pattern)).toMatch(new RegExp(pattern, "u"));
});
