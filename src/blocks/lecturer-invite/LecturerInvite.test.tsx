import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { LecturerInvite } from "./LecturerInvite.tsx";

const number = {
  id: "3",
  way: "number",
  mobile: "139****0041",
  isSingle: true,
  note: "评委",
  lecturerProportion: 35,
  state: "open",
  acceptedCount: 0,
  gmtExpire: "2026-12-01 09:00:00",
  gmtCreate: "2026-11-01 09:00:00",
};
const link = {
  ...number,
  id: "4",
  way: "link",
  mobile: undefined,
  code: "TCHR2026",
  isSingle: false,
  acceptedCount: 2,
};
const page = { totalCount: 2, totalPage: 1, pageCurrent: 1, pageSize: 20, ownProportion: 70 };
const operations = {
  listLecturerInvitations: vi.fn(async (_input: object) => ({ list: [number, link], ...page })),
  saveLecturerInvitation: vi.fn(async (_input: object): Promise<object> => number),
  saveLecturerLink: vi.fn(async (_input: object): Promise<object> => link),
  withdrawLecturerInvitation: vi.fn(async (_input: object): Promise<object> => ({ ...number, state: "withdrawn" })),
};
const show = async () => {
  await draw(
    <LecturerInvite
      heading="邀请讲师"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );
  await screen.findByRole("table", { name: "发出的邀请" });
};
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("invites a number with the share that is offered, and says what is wrong in the server's words", async () => {
  await show();
  const form = screen.getByRole("form", { name: "按手机号邀请" });
  await type(field("手机号", form), "13900000041");
  await type(field("分成（%，最多 70）", form), "35");
  operations.saveLecturerInvitation.mockRejectedValueOnce(
    Object.assign(new Error("x"), { code: 1250, message: "已经邀请过这个手机号" }),
  );
  await click(button("邀请"));
  await until(() => screen.queryByRole("status")?.textContent?.includes("已经邀请过"));
  await click(button("邀请"));
  expect(operations.saveLecturerInvitation).toHaveBeenLastCalledWith({
    lecturerMobile: "13900000041",
    lecturerProportion: 35,
    days: 14,
    note: "",
  });
  await until(() => screen.queryByRole("status")?.textContent?.includes("已发出邀请"));
});

test("makes a link for several, lists how many accepted, and withdraws after a question", async () => {
  await show();
  expect(screen.getByRole("row", { name: /TCHR2026/ }).textContent).toContain("已有 2 人接受");
  await type(field("给谁用"), "many");
  await click(button("生成链接"));
  expect(operations.saveLecturerLink).toHaveBeenCalledWith({
    isSingle: false,
    lecturerProportion: 0,
    days: 14,
    note: "",
  });
  await click(button(/^撤回.*0041$/));
  expect(operations.withdrawLecturerInvitation).not.toHaveBeenCalled();
  await click(button("撤回", screen.getByRole("dialog")));
  expect(operations.withdrawLecturerInvitation).toHaveBeenCalledWith({ id: "3" });
});
