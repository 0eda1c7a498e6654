import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { PeopleImport } from "./PeopleImport.tsx";

const refusedList = [{ row: 2, text: "李强 1", reason: "mobile" as const }];
const operations = {
  checkMemberList: vi.fn(async (_input: object): Promise<object> => ({
    columnList: [
      { column: 1, heading: "紧急联系人", example: "李强" },
      { column: 2, heading: "姓名", kind: "name", example: "王芳" },
    ],
    invitedCount: 1,
    refusedCount: 1,
    sampleList: [{ row: 1, personName: "王芳", mobile: "137****0001" }],
    refusedList,
  })),
  importMembers: vi.fn(async (_input: object) => ({ invitedCount: 1, refusedCount: 1, refusedList })),
  checkGradeList: vi.fn(async (_input: object): Promise<object> => ({
    columnList: [{ column: 2, heading: "姓名", kind: "name", example: "周晓明" }],
    personList: [
      { line: 2, name: "周晓明", mobile: "13800000001" },
      { line: 3, name: "重复", mobile: "13800000001" },
    ],
  })),
  importGradeMembers: vi.fn(async (_input: object) => ({
    joinedCount: 1,
    invitedCount: 0,
    refusedList: [{ index: 1, reason: "twice" as const }],
  })),
};
const imported = vi.fn(async () => ({ done: true as const }));
const show = (into: { orgNo?: string; gradeId?: string } = { orgNo: "1001" }) =>
  draw(
    <PeopleImport
      {...into}
      slots={{}}
      on={{ imported }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );
const region = (name: string) => screen.getByRole("region", { name });
const messageOf = (name: string) => within(region(name)).getByRole("status").textContent;
const list = () => field<HTMLTextAreaElement>("粘贴名单");
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("reads a list first, names each row that is refused, and invites when that is asked for", async () => {
  await show();
  await type(list(), "王芳,13700000001\n李强,1");
  await click(button(t("peopleImport.read")));
  const refused = await screen.findByText(/第 2 行（李强 1）/);
  expect(refused.textContent).toContain("没有正确的手机号");
  expect(operations.importMembers).not.toHaveBeenCalled();
  await click(button("邀请 1 人"));
  await until(() => messageOf("按名单邀请")?.includes("已邀请 1 人"));
  expect(operations.importMembers).toHaveBeenCalledOnce();
  expect(list().value).toBe("");
  expect(imported).toHaveBeenCalledOnce();
});

test("shows which column is taken for what before anybody is invited", async () => {
  await show();
  await type(list(), "紧急联系人,姓名\n李强,王芳");
  await click(button(t("peopleImport.read")));
  const columns = await screen.findByRole("list", { name: t("examPeople.columns.title") });
  const lines = within(columns).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining(t("examPeople.columns.leftOut")),
    expect.stringContaining(t("examPeople.columns.kind.name")),
  ]);
  expect(operations.importMembers).not.toHaveBeenCalled();
});

test("keeps the list where it was not taken, with the reason", async () => {
  operations.checkMemberList.mockRejectedValueOnce(Object.assign(new Error("名单太长"), { code: 1249 }));
  await show();
  await type(list(), "王芳,13700000001");
  await click(button(t("peopleImport.read")));
  await until(() => messageOf("按名单邀请")?.includes("名单太长"));
  expect(list().value).toBe("王芳,13700000001");
});

async function choose(): Promise<void> {
  const file = field("上传文件");
  Object.defineProperty(file, "files", { value: [new File(["x"], "list.csv")] });
  Object.defineProperty(file, "value", { value: "", writable: true });
  await act(async () => void file.dispatchEvent(new Event("change", { bubbles: true })));
}

test("of a class, shows which column is what and what would come of it before it is taken, with each refused row", async () => {
  await show({ gradeId: "7" });
  await choose();
  const refused = await screen.findByText(t("peopleImport.class.reason.twice", { line: 3, name: "重复" }));
  expect(within(screen.getByRole("group", { name: "1 行不能导入" })).getByText(refused.textContent)).toBeTruthy();
  expect(screen.getByText(/“姓名”/).textContent).toContain(t("examPeople.columns.kind.name"));
  expect(operations.importGradeMembers).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isTrial: true }));
  expect(imported).not.toHaveBeenCalled();
  await click(button(t("peopleImport.class.take", { count: 1 })));
  expect(operations.importGradeMembers).toHaveBeenLastCalledWith({
    gradeId: "7",
    isTrial: false,
    personList: [
      { name: "周晓明", mobile: "13800000001" },
      { name: "重复", mobile: "13800000001" },
    ],
  });
  await until(() => messageOf("导入名单") === "加入 1 人，邀请 0 人。");
  expect(imported).toHaveBeenCalledOnce();
});

test("a file that cannot be read is said with its reason, and nothing of it is offered", async () => {
  operations.checkGradeList.mockResolvedValueOnce({ columnList: [], personList: [], problem: "noNumbers" });
  await show({ gradeId: "7" });
  await choose();
  await until(() => messageOf("导入名单") === t("peopleImport.problem.noNumbers"));
  expect(operations.importGradeMembers).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: t("peopleImport.discard") })).toBeNull();
});
