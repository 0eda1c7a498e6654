import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { MemberInvite } from "./MemberInvite.tsx";

const code = {
  id: "3",
  code: "ABCD2345",
  note: "春季班",
  maxUses: 50,
  usedCount: 7,
  gmtExpire: "2026-12-01 00:00:00",
  gmtCreate: "2026-11-01 00:00:00",
  isOpen: true,
};
const page = { totalCount: 1, totalPage: 1, pageCurrent: 1, pageSize: 20 };
const refusedList = [{ row: 2, text: "李强 1", reason: "mobile" as const }];
const operations = {
  listMemberCodes: vi.fn(async (_input: object) => ({ list: [code], ...page })),
  addMemberCode: vi.fn(async (_input: object) => code),
  removeMemberCode: vi.fn(async (_input: object) => ({ ...code, isOpen: false })),
  checkMemberList: vi.fn(async (_input: object): Promise<object> => ({
    invitedCount: 1,
    refusedCount: 1,
    sampleList: [{ row: 1, personName: "王芳", mobile: "137****0001" }],
    refusedList,
  })),
  importMembers: vi.fn(async (_input: object) => ({ invitedCount: 1, refusedCount: 1, refusedList })),
  listMemberInvitations: vi.fn(async (_input: object) => ({ list: [], ...page, totalCount: 0 })),
  withdrawMemberInvitation: vi.fn(),
};
const show = () =>
  draw(
    <MemberInvite orgNo="1001" slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={operations as never} />,
  );
const region = (name: string) => screen.getByRole("region", { name });
const messageOf = (name: string) => within(region(name)).getByRole("status").textContent;
const list = () => field<HTMLTextAreaElement>("粘贴名单");
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("makes a code and ends one", async () => {
  await show();
  await screen.findByText("ABCD-2345", { selector: "code" });
  expect(texts(screen.getAllByRole("cell")).join(" ")).toContain("7 / 50");
  await click(button(t("memberInvite.makeCode")));
  expect(operations.addMemberCode).toHaveBeenCalledWith({ siteOrgNo: "1001", note: "", maxUses: 50, days: 30 });
  await until(() => messageOf("邀请码和链接")?.includes("ABCD-2345"));
  await click(button(/^停用/));
  expect(operations.removeMemberCode).toHaveBeenCalledWith({ siteOrgNo: "1001", id: "3" });
});

test("reads a list first, names each row that is refused, and invites when that is asked for", async () => {
  await show();
  await type(list(), "王芳,13700000001\n李强,1");
  await click(button(t("memberInvite.read")));
  const refused = await screen.findByText(/第 2 行（李强 1）/);
  expect(refused.textContent).toContain("没有正确的手机号");
  expect(operations.importMembers).not.toHaveBeenCalled();
  await click(button("邀请 1 人"));
  await until(() => messageOf("按名单邀请")?.includes("已邀请 1 人"));
  expect(operations.importMembers).toHaveBeenCalledOnce();
  expect(list().value).toBe("");
});

test("keeps the list where it was not taken, with the reason", async () => {
  operations.checkMemberList.mockRejectedValueOnce(Object.assign(new Error("名单太长"), { code: 1249 }));
  await show();
  await type(list(), "王芳,13700000001");
  await click(button(t("memberInvite.read")));
  await until(() => messageOf("按名单邀请")?.includes("名单太长"));
  expect(list().value).toBe("王芳,13700000001");
});
