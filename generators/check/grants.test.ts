import { describe, expect, test } from "vitest";
import { fileOf, portal } from "../fixtures/portal.ts";
import type { OperationSource, Sources } from "../read/sources.ts";
import { checkOperations } from "./operations.ts";

/** What is refused of a portal with these operations beside its own, each with what is not said here as it usually is. */
function refused(operations: Record<string, Partial<OperationSource>>): string[] {
  const sources: Sources = portal((changed) => {
    for (const [id, operation] of Object.entries(operations))
      fileOf(changed.apis, "course.api.json").content.operations[id] = {
        method: "POST",
        path: `/shelf/auth/${id.toLowerCase()}`,
        summary: id,
        "x-access": "auth",
        "x-once": "state",
        body: { type: "object", additionalProperties: false, properties: {} },
        reply: { type: "object" },
        ...operation,
      } as OperationSource;
  });
  return checkOperations(sources).map(({ pointer }) => pointer);
}

const own = { "x-viewer": true } as const;
const byOrganisations = { "x-action": { organisation: "gesture" } } as const;

describe("what documents of organisations may name", () => {
  test("is a public read, and of the caller's own what says so", () => {
    const read = { "x-reads": true, "x-screen": ["platform", "organisation"] } as const;
    const named = { ...read, "x-screen": [...read["x-screen"]] };
    expect(refused({ getShelf: { ...named, "x-access": "public" }, getMark: { ...named, ...own } })).toEqual([]);
    expect(refused({ getKey: named })).toEqual(["/operations/getKey/x-screen"]);
    for (const access of ["lecturer", "organisation", "operator"] as const)
      expect(refused({ getMark: { ...named, ...own, "x-access": access } })).toEqual(["/operations/getMark/x-viewer"]);
  });

  test("is no call that does not say that it is about the caller's own, and none that asks first", () => {
    expect(refused({ saveMark: { ...byOrganisations, ...own } })).toEqual([]);
    expect(refused({ saveMark: byOrganisations })).toEqual(["/operations/saveMark/x-action"]);
    expect(refused({ saveMark: { ...byOrganisations, ...own, "x-confirm": true } })).toEqual([
      "/operations/saveMark/x-viewer",
    ]);
  });

  test.each([
    "publishMark",
    "startMark",
    "payMark",
    "submitMark",
    "restoreMark",
    "updateMark",
    "sendMark",
    "deleteMark",
  ])("is not %s", (id) =>
    expect(refused({ [id]: { ...byOrganisations, ...own } })).toEqual([`/operations/${id}/x-action`]),
  );

  test("is what takes something away only with the call that brings it back", () => {
    const away = { ...byOrganisations, ...own, "x-undo": "saveMark" };
    expect(refused({ deleteMark: away, saveMark: { ...byOrganisations, ...own } })).toEqual([]);
    expect(refused({ deleteMark: away, saveMark: {} })).toEqual(["/operations/deleteMark/x-action"]);
    expect(refused({ deleteMark: away })).toEqual(["/operations/deleteMark/x-action"]);
    expect(refused({ publishMark: away, saveMark: { ...byOrganisations, ...own } })).toEqual([
      "/operations/publishMark/x-action",
    ]);
  });
});
