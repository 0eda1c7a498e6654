import type { ErrorObject } from "ajv";
import { beforeAll, describe, expect, test } from "vitest";
import { generated, load } from "../fixtures/portal.ts";

interface Validator {
  validate: { (data: unknown): boolean; errors?: ErrorObject[] | null };
}

let screen: Validator;

beforeAll(async () => {
  screen = await load<Validator>("built/validators/screen.js");
});

function mistakes(data: unknown, validator: Validator = screen): string[] {
  return validator.validate(data)
    ? []
    : (validator.validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const shelf = (props: object, more: object = {}) => ({
  version: 1,
  blocks: { shelf: { type: "shelf", in: "main", props, ...more } },
});

test("compiled validators need no require and no eval", async () => {
  for (const path of ["validators/documents.js", "validators/forms/contact.js"]) {
    const code = await generated(path);
    expect(code).not.toMatch(/\brequire\(|\beval\(|new Function/);
  }
});

describe("a screen", () => {
  test("takes literal props, bound props and texts", () => {
    expect(mistakes(shelf({ columns: 3, heading: { $t: "a.b" }, items: { $bind: "data.courses" } }))).toEqual([]);
    expect(
      mistakes(
        shelf({
          columns: { $bind: "site.columns" },
          heading: { text: { en: "A" } },
          items: [{ id: { $bind: "route.id" }, kind: 1 }],
        }),
      ),
    ).toEqual([]);
  });

  test("gives one message for one mistake", () => {
    expect(mistakes(shelf({ colums: 3, columns: 3 }))).toEqual([
      "/blocks/shelf/props must NOT have additional properties",
    ]);
    expect(mistakes(shelf({ columns: "3" }))).toEqual(["/blocks/shelf/props/columns must be integer"]);
    expect(mistakes(shelf({}))).toEqual(["/blocks/shelf/props must have required property 'columns'"]);
    expect(mistakes({ version: 1, blocks: { shelf: { type: "shelve", in: "main" } } })).toEqual([
      "/blocks/shelf/type must be equal to one of the allowed values",
    ]);
    expect(mistakes(shelf({ columns: 3 }, { on: { close: [] } }))).toEqual([
      "/blocks/shelf/on must NOT have additional properties",
    ]);
  });

  test("wants a Text where the block shows a text", () => {
    expect(mistakes(shelf({ columns: 3, heading: "Courses" }))).toEqual(["/blocks/shelf/props/heading must be object"]);
    expect(mistakes(shelf({ columns: 3, heading: { t: "a.b" } }))).toEqual([
      "/blocks/shelf/props/heading must have one of the properties $t, text",
    ]);
  });

  test("checks a union by the branch that was meant", () => {
    expect(mistakes(shelf({ columns: 3, items: [{ id: "1", kind: 1, note: { type: "line" } }] }))).toEqual([
      "/blocks/shelf/props/items/0/note must have required property 'text'",
    ]);
    expect(mistakes(shelf({ columns: 3, items: [{ id: "1", kind: 1, note: { type: "lin" } }] }))).toEqual([
      "/blocks/shelf/props/items/0/note/type must be equal to one of the allowed values",
    ]);
  });

  test("says which block types there are", () => {
    screen.validate({ version: 1, blocks: { shelf: { type: "shelve", in: "main" } } });
    expect(screen.validate.errors?.[0]?.params).toEqual({ allowedValues: ["shelf"] });
  });
});
