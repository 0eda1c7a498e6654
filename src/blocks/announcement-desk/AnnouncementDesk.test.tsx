import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import { AnnouncementDesk } from "./AnnouncementDesk.tsx";

const calls = {
  cancelAnnouncement: vi.fn(async () => ({})),
  listAnnouncementTargets: vi.fn(async () => ({ list: [{ id: "5", name: "电工班" }] })),
  saveAnnouncement: vi.fn(async () => ({ id: "1" })),
};
const changed = vi.fn(async () => ({ done: true as const }));
const announcement = {
  id: "7",
  audience: 1 as const,
  targetName: "",
  msgTitle: "放假通知",
  msgText: { type: "doc" as const, content: [] },
  isTop: 0 as const,
  sendTime: "2026-11-20 09:00:00",
  announcementState: 3 as const,
  countSent: 120,
  countRead: 30,
};
const show = (items: object[] = [announcement]) =>
  draw(
    <AnnouncementDesk
      items={items as never}
      slots={{}}
      on={{ changed }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={calls as never}
    />,
  );

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
beforeEach(() => {
  for (const call of [...Object.values(calls), changed]) call.mockClear();
});
afterEach(clear);

test("says who got an announcement and how many have read it", async () => {
  await show();
  expect(screen.queryByText("所有人 · 2026-11-20 09:00 · 120 人收到，30 人已读")).not.toBeNull();
  expect(screen.queryByRole("button", { name: /取消发送/ })).toBeNull();
});

test("takes back what waits, after it was asked", async () => {
  await show([{ ...announcement, announcementState: 1 }]);
  await click(button("取消发送 放假通知"));
  await click(button("取消发送"));
  await until(() => changed.mock.calls.length > 0);
  expect(calls.cancelAnnouncement).toHaveBeenCalledWith({ id: "7" });
});

test("sends to people by their numbers, however they are parted, at a set time", async () => {
  await show();
  await type(field("发给"), "4");
  await type(field("手机号"), "13800000001，13800000002\n13800000003");
  await type(field("标题"), "面试");
  await type(field("正文"), "请准时");
  await type(field("发送时间"), "2026-12-01T09:30");
  await click(button("发送"));
  await until(() => changed.mock.calls.length > 0);
  expect(calls.saveAnnouncement).toHaveBeenCalledWith({
    audience: 4,
    mobileList: ["13800000001", "13800000002", "13800000003"],
    msgTitle: "面试",
    content: "请准时",
    isTop: 0,
    sendTime: "2026-12-01 09:30:00",
  });
  await until(() => screen.getByRole("status").textContent === "已排定，到时自动发送");
});

test("keeps what was written where it was refused, and says why", async () => {
  calls.saveAnnouncement.mockRejectedValueOnce(Object.assign(new Error("一天最多发 50 条通知"), { code: 2033 }));
  await show();
  await type(field("标题"), "面试");
  await type(field("正文"), "请准时");
  await click(button("发送"));
  await until(() => screen.getByRole("status").textContent === "一天最多发 50 条通知");
  expect(field("标题").value).toBe("面试");
});

test("finds a class by its name", async () => {
  await show();
  await type(field("发给"), "3");
  await until(() => within(field("课程或班级")).queryByRole("option", { name: "电工班" }));
  expect(calls.listAnnouncementTargets).toHaveBeenCalledWith({ audience: 3, keyword: "" });
  await type(field("课程或班级"), "5");
  await type(field("标题"), "开班");
  await type(field("正文"), "周一开班");
  await click(button("发送"));
  await until(() => calls.saveAnnouncement.mock.calls.length > 0);
  expect(calls.saveAnnouncement).toHaveBeenCalledWith(expect.objectContaining({ audience: 3, targetId: "5" }));
});
