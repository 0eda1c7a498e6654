import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { MemberImport } from "./MemberImport.tsx";

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
};
const imported = vi.fn(async () => ({ done: true as const }));
const show = () =>
  draw(
    <MemberImport
      orgNo="1001"
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
  await click(button(t("memberImport.read")));
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
  await click(button(t("memberImport.read")));
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
  await click(button(t("memberImport.read")));
  await until(() => messageOf("按名单邀请")?.includes("名单太长"));
  expect(list().value).toBe("王芳,13700000001");
});
