import { describe, expect, test } from "vitest";
import { fileOf, generated, portal, temporaryFolder, textOf } from "./fixtures/portal.ts";
import { generate } from "./generate.ts";
import type { Sources } from "./read/sources.ts";
import { findStale, writeOutputs } from "./write.ts";

describe("types", () => {
  test("of a discriminated union stay a union of the named branches", async () => {
    expect(await generated("types.ts")).toContain("export type Note = NoteLine | NoteRule;");
  });

  test("of a recursive entity refer to themselves", async () => {
    expect(await generated("types.ts")).toMatch(
      /export interface Category \{\n {2}name: string;\n {2}childrenList\?: Category\[\];\n\}/,
    );
  });

  test("of an enumeration are its values", async () => {
    expect(await generated("types.ts")).toContain("export type KindEnum = 1 | 2;");
  });

  test("of a reply that is an entity are that entity", async () => {
    expect(await generated("types.ts")).toContain("export type GetCourseReply = Course;");
  });
});

describe("a new field", () => {
  const addField = (sources: Sources) =>
    Object.assign(fileOf(sources.entities, "/course.schema.json").content.properties ?? {}, {
      subtitle: { type: "string", maxLength: 7 },
    });

  test("flows to types, OpenAPI, bundle, block table and validators", async () => {
    const outputs = await generate(portal(addField));
    expect(textOf(outputs, "types.ts")).toContain("subtitle?: string;");
    expect(JSON.parse(textOf(outputs, "openapi.json")).components.schemas.Course.properties.subtitle).toEqual({
      type: "string",
      maxLength: 7,
    });
    expect(JSON.parse(textOf(outputs, "bundle.json")).$defs.Course.properties.subtitle).toEqual({
      type: "string",
      maxLength: 7,
    });
    expect(textOf(outputs, "validators/documents.js")).toContain("subtitle");
  });

  test("makes the committed files stale", async () => {
    const folder = temporaryFolder();
    writeOutputs(folder, await generate(portal()));
    expect(findStale(folder, await generate(portal()))).toEqual([]);
    expect(findStale(folder, await generate(portal(addField))).map(({ path }) => path)).toContain("types.ts");
  });
});

describe("operations", () => {
  test("get one flat input of params and body", async () => {
    const { $defs } = JSON.parse(await generated("bundle.json"));
    expect($defs.GetCourseInput).toEqual({
      type: "object",
      additionalProperties: false,
      required: ["courseId"],
      properties: { courseId: { type: "string" }, draft: { type: "boolean" } },
    });
  });

  test("tell the server who may call them and where their parameters are", async () => {
    expect(await generated("contract.ts")).toContain(
      'getCourse: { operationId: "getCourse", method: "GET", path: "/course/{courseId}", tag: "course", access: "public", reads: true, screen: ["platform"], action: {}, pathParams: ["courseId"], queryParams: ["draft"] }',
    );
  });

  test("become one client function each, without a table of all", async () => {
    const client = await generated("client.ts");
    const one = "<Options extends CallOptions = CallOptions>";
    expect(client).toContain(`export function getCourse${one}(input: OperationInput<"getCourse">, options?: Options)`);
    expect(client).toContain(
      `export function listCategories${one}(input: OperationInput<"listCategories"> = {}, options?: Options)`,
    );
    expect(client).not.toMatch(/^(export )?const (?!transport)/m);
  });

  test("stand in OpenAPI with the envelope and the token", async () => {
    const { paths, components } = JSON.parse(await generated("openapi.json"));
    expect(components.securitySchemes.token).toMatchObject({ type: "apiKey", in: "header", name: "token" });
    expect(paths["/category/list"].post.security).toEqual([{ token: [] }]);
    expect(paths["/course/{courseId}"].get.security).toEqual([]);
    const [success] = paths["/course/{courseId}"].get.responses[200].content["application/json"].schema.anyOf;
    expect(success).toMatchObject({
      required: ["code", "msg", "data"],
      properties: { data: { $ref: "#/components/schemas/GetCourseReply" } },
    });
    expect(components.schemas.GetCourseReply).toEqual({ $ref: "#/components/schemas/Course" });
    // No fault has the code of success, so that programs tell the two apart by type.
    expect(success.properties.code).toEqual({ type: "integer", const: 200 });
    expect(components.schemas.Fault.properties.code.enum).not.toContain(200);
    expect(Object.keys(components.schemas).filter((name) => name.endsWith("Params"))).toEqual([]);
  });

  test("say which faults they may answer, and refuse one that there is not", async () => {
    const { paths } = JSON.parse(await generated("openapi.json"));
    expect(paths["/category/list"].post["x-faults"]).toEqual(expect.arrayContaining(["SESSION_MISSING", "UNEXPECTED"]));
    const wrong = generated("openapi.json", (sources) =>
      Object.assign(Object.values(sources.apis[0]?.content.operations ?? {})[0] ?? {}, { "x-faults": ["NOT_FUOND"] }),
    );
    await expect(wrong).rejects.toThrow("there is no error NOT_FUOND");
  });
});

describe("blocks", () => {
  test("are typed by what they take, tell and need", async () => {
    expect(await generated("block-table.ts")).toContain(
      'shelf: { props: ShelfProps; events: "open"; slots: "end"; operations: "listCategories"; uploads: never; payloads: { open: ShelfOpenEvent } };',
    );
  });

  test("load by an explicit import, or say that their component is missing", async () => {
    expect(await generated("blocks.ts")).toContain(
      'shelf: () => Promise.reject(new Error("src/blocks/shelf/Shelf.tsx is missing"))',
    );
    const withComponent = await generated("blocks.ts", (sources) =>
      Object.assign(fileOf(sources.blocks, "block.schema.json"), { hasComponent: true }),
    );
    expect(withComponent).toContain('shelf: () => import("../blocks/shelf/Shelf.tsx")');
  });
});

test("a project with nothing in it yet generates", async () => {
  const outputs = await generate({
    root: temporaryFolder(),
    entities: [],
    site: [],
    apis: [],
    forms: [],
    blocks: [],
    ownCalls: {},
    examples: {},
    languages: [],
    texts: {},
    englishTexts: {},
    studioTexts: {},
    docs: {},
    words: {},
    migrations: [],
  });
  expect(textOf(outputs, "locale-keys.ts")).toContain("export type TextKey = never;");
});
