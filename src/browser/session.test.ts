import { afterEach, expect, test, vi } from "vitest";
import { answersDatabase, draftPrefix } from "../shared/draft-key.ts";
import { forgetDrafts } from "./session.ts";

afterEach(() => vi.unstubAllGlobals());

test("signing out leaves neither drafts, nor answers of exams, nor addresses on the device", () => {
  const kept: Record<string, string> = { [`${draftPrefix}suggestion`]: "x", examPage: "y", menu: "open" };
  Object.defineProperty(kept, "removeItem", { value: (key: string) => Reflect.deleteProperty(kept, key) });
  const deleteDatabase = vi.fn();
  vi.stubGlobal("sessionStorage", kept);
  vi.stubGlobal("indexedDB", { deleteDatabase });
  const removeItem = vi.fn();
  vi.stubGlobal("localStorage", { getItem: () => null, removeItem });
  forgetDrafts();
  expect(Object.keys(kept)).toEqual(["menu"]);
  expect(removeItem.mock.calls).toEqual([["temporaryUrl"]]);
  expect(deleteDatabase.mock.calls).toEqual([[answersDatabase]]);
});
