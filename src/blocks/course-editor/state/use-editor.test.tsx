import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, draw, settle, until } from "../../../forms/testing/page.ts";
import type { CourseDraft } from "../../../generated/types.ts";
import type { Body } from "./draft.ts";
import type { Outcome } from "../../../editor/saver.ts";
import { useEditor, type Editor } from "./use-editor.ts";

const draft = (version: number, courseName: string) =>
  ({
    courseId: "7",
    version,
    body: { courseName, chapters: [], introduce: { type: "doc", content: [] } },
  }) as unknown as CourseDraft;
const save = vi.fn<(version: number, body: Body) => Promise<Outcome>>();
const fetchTheirs = vi.fn<() => Promise<CourseDraft>>();
const shown: { editor?: Editor } = {};

function Shown({ opened, tell }: { opened: CourseDraft; tell: (editor: Editor) => void }) {
  const editor = useEditor({ draft: opened, owner: "2", save, fetchTheirs });
  useEffect(() => tell(editor));
  return <p>{editor.body.courseName}</p>;
}
/** The editor as it was drawn last. */
const now = () => {
  if (!shown.editor) throw new Error("nothing is open");
  return shown.editor;
};
const open = (opened: CourseDraft) => draw(<Shown opened={opened} tell={(editor) => void (shown.editor = editor)} />);
const name = (courseName: string) =>
  act(async () => now().change({ do: "setDetails", values: { courseName } }, { where: "details" }));
const kept = () => sessionStorage.getItem("lectern.draft.course-editor:7:2");

beforeEach(() => {
  save.mockReset().mockImplementation(async (version) => ({ version: version + 1 }));
  fetchTheirs.mockReset();
  sessionStorage.clear();
});
afterEach(clear);

test("what is not saved has a copy in the tab until it is", async () => {
  await open(draft(3, "一"));
  expect(kept()).toBeNull();
  await name("二");
  expect(JSON.parse(kept() ?? "{}")).toMatchObject({ version: 3, body: { courseName: "二" } });
  await act(async () => void (await now().flush()));
  expect(save.mock.calls.map(([version, { courseName }]) => [version, courseName])).toEqual([[3, "二"]]);
  expect(kept()).toBeNull();
});

test("leaving for another page saves at once what there is", async () => {
  await open(draft(3, "一"));
  await name("二");
  await clear();
  expect(save).toHaveBeenCalledTimes(1);
});

test("work that was left comes back over the version it was done on, and can be discarded by undoing", async () => {
  save.mockResolvedValue({ unreached: true });
  await open(draft(3, "一"));
  await name("二");
  await clear();
  save.mockReset().mockImplementation(async (version) => ({ version: version + 1 }));
  await open(draft(3, "一"));
  expect([now().body.courseName, now().restored]).toEqual(["二", true]);
  await act(async () => now().undo());
  expect(now().body.courseName).toBe("一");
});

test("beside a version that somebody else saved it asks, and keeps both until it is told", async () => {
  save.mockResolvedValue({ unreached: true });
  await open(draft(3, "一"));
  await name("我的");
  await clear();
  await open(draft(5, "同事的"));
  expect(now().theirs?.version).toBe(5);
  expect(now().body.courseName).toBe("我的");
  expect(JSON.parse(kept() ?? "{}")).toMatchObject({ version: 3, body: { courseName: "我的" } });
  save.mockReset().mockImplementation(async (version) => ({ version: version + 1 }));
  await act(async () => now().settle("mine"));
  await until(() => save.mock.calls.length > 0);
  expect(save.mock.calls[0]?.[0]).toBe(5);
  await settle();
  expect(kept()).toBeNull();
});

test("a conflict fetches what the other saved; taking it saves nothing, and one's own comes back by undoing", async () => {
  save.mockResolvedValueOnce({ conflict: true });
  fetchTheirs.mockResolvedValue(draft(9, "同事的"));
  await open(draft(3, "一"));
  await name("我的");
  await act(async () => void (await now().flush()));
  await until(() => now().theirs);
  await act(async () => now().settle("theirs"));
  expect([now().body.courseName, save.mock.calls.length]).toEqual(["同事的", 1]);
  await act(async () => now().undo());
  expect(now().body.courseName).toBe("我的");
  await act(async () => void (await now().flush()));
  expect(save.mock.calls[1]?.[0]).toBe(9);
});

test("keys of another person's work are not read", async () => {
  sessionStorage.setItem(
    "lectern.draft.course-editor:7:1",
    JSON.stringify({ version: 3, body: { courseName: "别人的", chapters: [] } }),
  );
  await open(draft(3, "一"));
  expect([now().body.courseName, now().restored]).toEqual(["一", false]);
});

test("leaving saves, and coming back is no conflict with oneself", async () => {
  await open(draft(3, "一"));
  await name("二");
  await clear();
  await settle();
  expect(save).toHaveBeenCalledTimes(1);
  expect(kept()).toBeNull();
  await open(draft(4, "二"));
  expect([now().body.courseName, now().theirs, now().restored]).toEqual(["二", undefined, false]);
});

test("a copy of what the server has, on an older version, is no conflict", async () => {
  const { body } = draft(3, "二");
  sessionStorage.setItem("lectern.draft.course-editor:7:2", JSON.stringify({ version: 3, body }));
  await open(draft(4, "二"));
  expect([now().theirs, now().restored]).toEqual([undefined, false]);
});

test("a save whose answer got lost is no conflict when it is tried again", async () => {
  save.mockResolvedValueOnce({ unreached: true }).mockResolvedValueOnce({ conflict: true });
  fetchTheirs.mockResolvedValue(draft(4, "二"));
  await open(draft(3, "一"));
  await name("二");
  await act(async () => void (await now().flush()));
  await act(async () => void (await now().flush()));
  await until(() => now().saving.state === "saved");
  expect([now().theirs, now().version()]).toEqual([undefined, 4]);
});
