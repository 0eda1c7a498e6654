import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/message.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/messages.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { Announcement } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const announcement: Announcement = {
  id: "7",
  audience: 1,
  targetName: "",
  msgTitle: "放假通知",
  msgText: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "国庆放假。" }] }] },
  isTop: 0,
  sendTime: "2026-11-20 09:00:00",
  announcementState: 3,
  countSent: 120,
  countRead: 30,
};

type Calls = Parameters<typeof openScreen>[0]["calls"];

function open(list: Announcement[] = [announcement], calls?: Calls) {
  const announcements = { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 };
  return openScreen({ screen: organisation, data: { announcements }, ...(calls ? { calls } : {}) });
}

const dialog = () => screen.getByRole("dialog");

async function write(values: Record<string, string>) {
  if (!screen.queryByRole("dialog")) await click(button("写通知"));
  await until(() => within(screen.getByRole("dialog")).queryByLabelText(/^标题/));
  for (const [label, value] of Object.entries(values)) {
    await until(() => within(dialog()).queryByLabelText(new RegExp(`^${label}`)));
    await type(field(new RegExp(`^${label}`), dialog()), value);
  }
}

dialogs();
afterEach(clear);

test("the platform and an organisation have the same screen of announcements", () => {
  expect(platform.blocks.desk).toEqual(organisation.blocks.desk);
  expect(platform.data).toEqual(organisation.data);
});

test("says who got an announcement, how many have read it, and its text", async () => {
  await open([
    announcement,
    { ...announcement, id: "8", msgTitle: "开班", audience: 3, targetName: "电工班", isTop: 1, announcementState: 1 },
  ]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["放假通知已发送", "开班待发送置顶"]);
  const facts = screen.getAllByRole("listitem").map((each) =>
    within(each)
      .getAllByRole("term")
      .map((term) => term.parentElement?.textContent),
  );
  expect(facts).toEqual([
    ["发给所有人", "发送时间2026/11/20 09:00", "已读30 / 120", "查看内容查看内容 放假通知国庆放假。"],
    ["发给班级成员", "课程或班级电工班", "发送时间2026/11/20 09:00", "查看内容查看内容 开班国庆放假。"],
  ]);
});

test("takes back what waits, after it was asked, and nothing else", async () => {
  const host = await open([announcement, { ...announcement, id: "8", msgTitle: "开班", announcementState: 1 }]);
  expect(screen.queryByRole("button", { name: "取消发送 放假通知" })).toBeNull();
  await click(button("取消发送 开班"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.confirm).toHaveBeenCalledWith({ text: "取消《开班》？", yes: "取消发送" });
  expect(host.call).toHaveBeenCalledWith("cancelAnnouncement", { id: "8" }, expect.anything());
});

test("sends to people by their numbers, however they are parted, at a set time, on top", async () => {
  const host = await open();
  await write({
    发给: "4",
    手机号: "13800000001，13800000002\n13800000003",
    标题: "面试",
    正文: "请准时",
    发送时间: "2026-12-01T09:30",
  });
  await click(field(/^在消息列表里置顶/, dialog()));
  await click(button("发送", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveAnnouncement",
    {
      audience: 4,
      mobileList: ["13800000001", "13800000002", "13800000003"],
      msgTitle: "面试",
      content: "请准时",
      isTop: 1,
      sendTime: "2026-12-01 09:30:00",
    },
    expect.objectContaining({ quiet: true }),
  );
  expect(host.refresh).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("keeps what was written where it was refused, and says why", async () => {
  const refuse = () => {
    throw Object.assign(new Error("一天最多发 50 条通知"), { code: 2033 });
  };
  const host = await open([announcement], { saveAnnouncement: refuse });
  await write({ 标题: "面试", 正文: "请准时" });
  await click(button("发送", dialog()));
  await until(() => screen.queryByText("一天最多发 50 条通知"));
  expect(field(/^标题/, dialog()).value).toBe("面试");
  expect(host.call.mock.calls[0]?.[1]).toEqual({ audience: 1, msgTitle: "面试", content: "请准时", isTop: 0 });
  expect(host.toast).not.toHaveBeenCalled();
});

test("finds a class by its name, and wants one where it is for a class", async () => {
  const host = await open([announcement], { listAnnouncementTargets: () => ({ list: [{ id: "5", name: "电工班" }] }) });
  await write({ 发给: "3", 标题: "开班", 正文: "周一开班" });
  await until(() => within(dialog()).queryByRole("option", { name: "电工班" }));
  expect(host.call).toHaveBeenCalledWith("listAnnouncementTargets", { audience: 3, keyword: "" }, expect.anything());
  await click(button("发送", dialog()));
  await until(() => within(dialog()).queryByRole("alert"));
  expect(host.call).not.toHaveBeenCalledWith("saveAnnouncement", expect.anything(), expect.anything());
  await write({ 课程或班级: "5" });
  await click(button("发送", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveAnnouncement",
    expect.objectContaining({ audience: 3, targetId: "5" }),
    expect.anything(),
  );
});
