import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/membership.json" with { type: "json" };
import { button, clear, click, texts, until } from "../../forms/testing/page.ts";
import type { Membership } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const membership: Membership = {
  orgNo: "1001",
  orgName: "江城工业职业学校",
  gmtJoin: "2026-03-01 08:00:00",
  mayLeave: true,
  sees: { profile: false, questions: true, selfie: false },
  reviewState: "refused",
  opinion: "证件号看不清",
  invitationList: [{ id: "5", orgNo: "1002", orgName: "安途", gmtCreate: "2026-03-02 08:00:00", mayAccept: false }],
};
const { orgName: _name, gmtJoin: _day, opinion: _opinion, ...rest } = membership;
const alone: Membership = {
  ...rest,
  orgNo: "",
  mayLeave: false,
  reviewState: "none",
  invitationList: rest.invitationList.map((one) => ({ ...one, mayAccept: true })),
};
const open = (value = membership) =>
  openScreen({
    screen: document,
    data: { membership: value },
    calls: { listLecturerOffers: () => ({ offerList: [] }) },
  });

dialogs();
afterEach(clear);

test("says where one belongs, what was said of the profile, and what the organisation sees", async () => {
  await open();
  const own = within(screen.getByRole("group", { name: "我的机构" }));
  expect(own.getByRole("link", { name: "江城工业职业学校" }).getAttribute("href")).toBe("/org/1001");
  expect(texts(own.getAllByRole("definition")).slice(1)).toEqual([
    "2026/03/01 08:00",
    "你的资料被退回，请修改后重新提交。",
    "证件号看不清",
  ]);
  const sees = within(screen.getByRole("group", { name: "机构能看到" }));
  expect(texts(sees.getAllByRole("term"))).toEqual(["基本情况", "机构的问题"]);
});

test("leaves after a question with the organisation's name", async () => {
  const host = await open();
  await click(button("退出机构"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining("确定退出江城工业职业学校吗？") }),
  );
  expect(host.call).toHaveBeenCalledWith("cancelMembership", {}, expect.anything());
  expect(host.toast).toHaveBeenCalledWith("你已退出江城工业职业学校", "success");
  expect(host.refresh).toHaveBeenCalled();
});

test("offers no leaving to who may not, such as a lecturer", async () => {
  await open({ ...membership, mayLeave: false });
  expect(screen.queryByRole("button", { name: "退出机构" })).toBeNull();
});

test("says of an invitation that one has to leave first, and lets one decline it", async () => {
  const host = await open();
  const list = within(screen.getByRole("list", { name: "等你答复的邀请" }));
  list.getByText(/请先退出现在的机构/);
  expect(list.queryByRole("button", { name: /^接受/ })).toBeNull();
  await click(button("谢绝 安途"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith("updateMemberInvitation", { id: "5", isAccepted: false }, expect.anything());
});

test("shows who belongs to none where a code is entered, and accepts an invitation", async () => {
  const host = await open(alone);
  expect(screen.getByRole("link", { name: "我有邀请码" }).getAttribute("href")).toBe("/join");
  expect(screen.queryByRole("group", { name: "机构能看到" })).toBeNull();
  await click(button(/^接受/));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith("updateMemberInvitation", { id: "5", isAccepted: true }, expect.anything());
  expect(host.toast).toHaveBeenCalledWith("你已成为安途的学员", "success");
});
