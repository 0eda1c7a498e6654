import { afterEach, expect, test, vi } from "vitest";
import { answersDatabase, draftPrefix } from "../shared/draft-key.ts";
import { forgetDrafts } from "./session.ts";

afterEach(() => vi.unstubAllGlobals());

test("signing out leaves neither drafts nor answers of exams on the device", () => {
  const kept: Record<string, string> = { [`${draftPrefix}suggestion`]: "x", examPage: "y" };
  Object.defineProperty(kept, "removeItem", { value: (key: string) => Reflect.deleteProperty(kept, key) });
  const deleteDatabase = vi.fn();
  vi.stubGlobal("sessionStorage", kept);
  vi.stubGlobal("indexedDB", { deleteDatabase });
  forgetDrafts();
  expect(Object.keys(kept)).toEqual(["examPage"]);
  expect(deleteDatabase.mock.calls).toEqual([[answersDatabase]]);
});
