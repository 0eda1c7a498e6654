import { describe, expect, test } from "vitest";
import { fileOf, portal } from "../fixtures/portal.ts";
import { SourceError } from "../problem.ts";
import type { OperationSource, Sources } from "../read/sources.ts";
import { checkSources } from "./index.ts";

function messages(change: (sources: Sources) => void): string[] {
  try {
    checkSources(portal(change));
    return [];
  } catch (error) {
    if (error instanceof SourceError) return error.message.split("\n");
    throw error;
  }
}

function operation(sources: Sources, id: string): OperationSource {
  const found = fileOf(sources.apis, "course.api.json").content.operations[id];
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

const course = (sources: Sources) => fileOf(sources.entities, "/course.schema.json").content;

describe("sources", () => {
  test("are accepted as they are", () => expect(messages(() => undefined)).toEqual([]));

  test("refuse a keyword beside $ref, naming the file and the place", () => {
    const found = messages((sources) =>
      Object.assign(course(sources).properties?.kind ?? {}, { description: "Which kind." }),
    );
    expect(found).toEqual([
      "schemas/entities/course.schema.json#/properties/kind: nothing may stand beside $ref, but description does: it belongs into ./enums/KindEnum.schema.json",
    ]);
  });

  test("refuse a reference to nothing", () => {
    const found = messages((sources) =>
      Object.assign(course(sources).properties?.kind ?? {}, { $ref: "./kynd.schema.json" }),
    );
    expect(found).toEqual([
      "schemas/entities/course.schema.json#/properties/kind/$ref: there is no ./kynd.schema.json",
    ]);
  });

  test("refuse any x- keyword that is not ours, and say which there are", () => {
    const [found] = messages((sources) => Object.assign(course(sources).properties?.id ?? {}, { "x-colour": "red" }));
    expect(found).toMatch(
      /^schemas\/entities\/course\.schema\.json#\/properties\/id: “x-colour” is not known here; allowed are .*x-accepts, readOnly, x-tones, x-site, x-label$/,
    );
  });

  test("refuse an unknown property of a block file", () => {
    const [found] = messages((sources) =>
      Object.assign(fileOf(sources.blocks, "block.schema.json").content, { slot: ["end"] }),
    );
    expect(found).toContain(
      "src/blocks/shelf/block.schema.json: “slot” is not known here; allowed are type, component, title, description, group, owners, words, wakes, textsOf, gestures, eventsBy, records, own, list, needs, slots",
    );
  });
});

describe("calls of a block", () => {
  const shelf = (sources: Sources) => fileOf(sources.blocks, "block.schema.json").content;

  test("are refused where its schema does not say why it makes them", () => {
    expect(messages((sources) => delete shelf(sources).live)).toEqual([
      expect.stringContaining(
        "src/blocks/shelf/block.schema.json#/operations/0: a block gets its data from the screen",
      ),
    ]);
  });

  test("are accepted without a reason up to the number that is listed", () => {
    const listed = (count: number) =>
      messages((sources) => {
        delete shelf(sources).live;
        sources.ownCalls = { shelf: count };
      });
    expect(listed(1)).toEqual([]);
    expect(listed(2)).toEqual(["src/blocks/own-calls.json#/shelf: shelf has 1 operations now: say 1"]);
  });

  test("leave the list once the block says why it makes them, or is gone", () => {
    const found = messages((sources) => (sources.ownCalls = { shelf: 1, drawer: 2 }));
    expect(found).toEqual([
      "src/blocks/own-calls.json#/shelf: shelf needs no place here any more: take it away",
      "src/blocks/own-calls.json#/drawer: drawer needs no place here any more: take it away",
    ]);
  });

  test("that are not made need no reason", () => {
    expect(messages((sources) => delete shelf(sources).operations)).toEqual([
      "src/blocks/shelf/block.schema.json#/live: the block makes no calls: there is nothing to explain",
    ]);
  });
});

describe("names", () => {
  test("of two schemas never collide", () => {
    const found = messages((sources) => Object.assign(course(sources), { title: "Category" }));
    expect(found).toEqual([
      "schemas/entities/course.schema.json#/title: the type name Category is taken by schemas/entities/category.schema.json#/title",
    ]);
  });

  test("of a schema and an operation's body never collide", () => {
    const found = messages((sources) => Object.assign(course(sources), { title: "ListCategoriesBody" }));
    expect(found).toEqual([
      "schemas/api/course.api.json#/operations/listCategories: the type name ListCategoriesBody is taken by schemas/entities/course.schema.json#/title",
    ]);
  });

  test("of a schema and a block's props never collide", () => {
    expect(messages((sources) => Object.assign(course(sources), { title: "ShelfProps" }))[0]).toContain(
      "the type name ShelfProps is taken by",
    );
  });

  test("of operations are unique over all files", () => {
    const found = messages((sources) =>
      sources.apis.push({
        file: "schemas/api/second.api.json",
        content: {
          tag: "second",
          description: "More.",
          operations: { getCourse: { ...operation(sources, "getCourse"), path: "/other/{courseId}" } },
        },
      }),
    );
    expect(found[0]).toBe(
      "schemas/api/second.api.json#/operations/getCourse: the operation getCourse is taken by schemas/api/course.api.json#/operations/getCourse",
    );
  });

  test("of operations are a verb and a noun", () => {
    const found = messages((sources) =>
      Object.assign(fileOf(sources.apis, "course.api.json").content, {
        operations: { courseList: { ...operation(sources, "listCategories") } },
      }),
    );
    expect(found[0]).toContain(
      "#/operations/courseList: an operation is called by a verb and a noun, such as listCourses",
    );
  });
});

describe("operations", () => {
  test("do not take one name in params and body", () => {
    const found = messages((sources) => {
      const target = operation(sources, "listCategories");
      target.params = { type: "object", additionalProperties: false, properties: { name: { type: "string" } } };
    });
    expect(found).toEqual([
      "schemas/api/course.api.json#/operations/listCategories/body/properties/name: name is in params too; params and body are one flat input, so a name is in one of them",
    ]);
  });

  test("that screens take data from read", () => {
    const found = messages((sources) => delete operation(sources, "getCourse")["x-reads"]);
    expect(found).toEqual([
      "schemas/api/course.api.json#/operations/getCourse/x-screen: a data source reads: say x-reads",
    ]);
  });

  test("that read are named by what they do", () => {
    const found = messages((sources) => {
      const { content } = fileOf(sources.apis, "course.api.json");
      const { listCategories } = content.operations;
      content.operations = {
        ...content.operations,
        deleteCategories: { ...listCategories!, path: "/x", "x-reads": true },
      };
    });
    expect(found).toEqual([
      "schemas/api/course.api.json#/operations/deleteCategories/x-reads: what reads is named by get, list, search, check, count or export",
    ]);
  });

  test("name each parameter of their path", () => {
    const found = messages((sources) =>
      Object.assign(operation(sources, "getCourse"), { path: "/course/{courseId}/{page}" }),
    );
    expect(found).toEqual([
      "schemas/api/course.api.json#/operations/getCourse/params: {page} of the path must be a required property of params",
    ]);
  });

  test("that are paged have the shape of lists", () => {
    const found = messages((sources) =>
      Object.assign(operation(sources, "listCategories").body?.properties ?? {}, { pageCurrent: { type: "integer" } }),
    );
    expect(found).toEqual([
      "schemas/api/course.api.json#/operations/listCategories: a list takes both pageCurrent and pageSize",
      "schemas/api/course.api.json#/operations/listCategories/reply: a list that is paged replies with list, totalCount, totalPage, pageCurrent, pageSize, all required",
    ]);
  });

  test("of an upload are none of a block, which says what it uploads files for", () => {
    const found = messages((sources) => {
      const block = fileOf(sources.blocks, "block.schema.json").content;
      Object.assign(block, { operations: [...(block.operations ?? []), "getUpload"], live: "It takes files at once." });
    });
    expect(found).toContain(
      'src/blocks/shelf/block.schema.json#/operations/1: a block that takes files says what for: "uploads"',
    );
  });

  test("that a block declares exist", () => {
    const found = messages((sources) =>
      Object.assign(fileOf(sources.blocks, "block.schema.json").content, { operations: ["listCars"] }),
    );
    expect(found).toEqual(["src/blocks/shelf/block.schema.json#/operations/0: there is no operation listCars"]);
  });
});

describe("texts", () => {
  test("of form messages are in the language files", () => {
    const found = messages((sources) => delete sources.texts["form.contact.six"]);
    expect(found[0]).toBe(
      "schemas/forms/contact.form.json#/messages/postcode/required: the text form.contact.six is not in src/locales",
    );
  });

  test("of enumerations label every value", () => {
    const found = messages((sources) => delete sources.texts["enum.KindEnum.2"]);
    expect(found).toEqual([
      "schemas/entities/enums/KindEnum.schema.json#/oneOf/1: its label enum.KindEnum.2 is not in src/locales",
    ]);
  });
});
