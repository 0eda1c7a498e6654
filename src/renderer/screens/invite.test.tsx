import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import document from "../../../tenants/default/screens/account/organization/invite.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { MemberCode, MemberInvitation } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const code: MemberCode = {
  id: "3",
  code: "ABCD2345",
  note: "春季班",
  maxUses: 50,
  usedCount: 7,
  gmtExpire: "2026-12-01 00:00:00",
  gmtCreate: "2026-11-01 00:00:00",
  isOpen: true,
  joinPath: "/org/1001/join?code=ABCD2345",
};
const invitation: MemberInvitation = {
  id: "8",
  mobile: "137****0001",
  personName: "王芳",
  state: "waiting",
  gmtCreate: "2026-11-20 10:00:00",
};
const page = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const open = ({ codes = [code], invitations = [] }: { codes?: MemberCode[]; invitations?: MemberInvitation[] } = {}) =>
  openScreen({ screen: document, data: { codes: page(codes), invitations: page(invitations) } });
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => texts(within(row).getAllByRole("cell")));

dialogs();
afterEach(clear);

test("shows the codes with how many used them, until when, and which have ended", async () => {
  await open({ codes: [code, { ...code, id: "2", code: "WXYZ6789", maxUses: 0, isOpen: false }] });
  expect(screen.getByText("ABCD-2345", { selector: "code" })).toBeTruthy();
  expect(rowsOf("邀请码和链接")).toEqual([
    ["备注春季班", "已用7 / 50", "有效期至2026/12/01 00:00", "状态", "复制链接 ABCD2345停用 ABCD2345"],
    ["备注春季班", "已用7", "有效期至", "状态已停用", ""],
  ]);
});

test("copies the whole address at which one joins, and says so", async () => {
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  await open();
  await click(button("复制链接 ABCD2345"));
  await until(() => screen.queryByText("已复制"));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/org/1001/join?code=ABCD2345`);
});

test("makes a code with the usual values, and ends one", async () => {
  const host = await open();
  await click(button("新建邀请码"));
  const dialog = () => screen.getByRole("dialog", { name: "新建邀请码" });
  await until(() => within(dialog()).queryByLabelText(/^可用人数/));
  await type(field(/^备注/, dialog()), "秋季班");
  await click(button("新建邀请码", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "addMemberCode",
    expect.objectContaining({ note: "秋季班", maxUses: 50, days: 30 }),
    expect.objectContaining({ quiet: true }),
  );
  await click(button("停用 ABCD2345"));
  await until(() => host.toast.mock.calls.length > 1);
  expect(host.call).toHaveBeenCalledWith("removeMemberCode", expect.objectContaining({ id: "3" }), expect.anything());
});

test("lists who was invited before, with the answer, and takes back what waits", async () => {
  await open();
  expect(screen.queryByRole("table", { name: "邀请过的人" })).toBeNull();
  const host = await open({ invitations: [invitation, { ...invitation, id: "9", personName: "", state: "accepted" }] });
  expect(screen.getByRole("heading", { name: "邀请过的人（2）" })).toBeTruthy();
  expect(rowsOf("邀请过的人")).toEqual([
    ["手机号137****0001", "邀请于2026/11/20 10:00", "状态等待答复", "撤回 王芳"],
    ["手机号137****0001", "邀请于2026/11/20 10:00", "状态已接受", ""],
  ]);
  await click(button("撤回 王芳"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "withdrawMemberInvitation",
    expect.objectContaining({ id: "8" }),
    expect.anything(),
  );
});
