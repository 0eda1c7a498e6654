import { describe, expect, test } from "vitest";
import { fileOf, portal } from "../fixtures/portal.ts";
import { operationsOf } from "../model/operation.ts";
import type { ApiSource, OperationSource, Sources } from "../read/sources.ts";
import { checkOperations } from "./operations.ts";

/** A portal whose one file of calls says this of staff, and has this operation beside its own. */
function portalWith(staff: ApiSource["staff"], operation: Partial<OperationSource>): Sources {
  return portal((changed) => {
    const { content } = fileOf(changed.apis, "course.api.json");
    if (staff) content.staff = staff;
    else delete content.staff;
    content.operations["saveMark"] = {
      method: "POST",
      path: "/shelf/auth/mark",
      summary: "Marks",
      "x-access": "auth",
      "x-once": "state",
      body: { type: "object", additionalProperties: false, properties: {} },
      reply: { type: "object" },
      ...operation,
    } as OperationSource;
  });
}
const refused = (...given: Parameters<typeof portalWith>) =>
  checkOperations(portalWith(...given)).map(({ pointer }) => pointer);
const staffOf = (...given: Parameters<typeof portalWith>) =>
  operationsOf(portalWith(...given)).find(({ id }) => id === "saveMark")?.staff;

describe("which staff of an organisation may call an operation", () => {
  test("is said by each file whose calls organisations may make", () => {
    expect(refused(undefined, {})).toEqual([""]);
    expect(refused({}, {})).toEqual([]);
  });

  test("is what its file says, by whether it changes anything, or what it says itself", () => {
    const staff: ApiSource["staff"] = { see: ["reader", "owner"], do: ["owner", "editor"] };
    expect(staffOf(staff, {})).toEqual(["owner", "editor"]);
    expect(staffOf(staff, { "x-reads": true })).toEqual(["owner", "reader"]);
    expect(staffOf(staff, { "x-staff": [] })).toEqual([]);
    expect(staffOf({}, {})).toEqual([]);
    expect(staffOf(staff, { "x-access": "operator" })).toEqual([]);
  });

  test("is everybody of what pages of all read of their viewer", () =>
    expect(staffOf({}, { "x-reads": true, "x-viewer": true })).toHaveLength(6));

  test("lets no reader change anything", () => {
    expect(refused({ do: ["owner", "reader"] }, {})).toEqual(["/staff/do"]);
    expect(refused({}, { "x-staff": ["owner", "reader"] })).toEqual(["/operations/saveMark/x-staff"]);
  });

  test("has the owners of what is an organisation's, and nobody of what is not", () => {
    expect(refused({}, { "x-access": "organisation" })).toEqual(["/operations/saveMark/x-staff"]);
    expect(refused({ do: ["owner"] }, { "x-access": "organisation" })).toEqual([]);
    expect(refused({}, { "x-access": "operator", "x-staff": ["owner"] })).toEqual(["/operations/saveMark/x-staff"]);
  });
});
