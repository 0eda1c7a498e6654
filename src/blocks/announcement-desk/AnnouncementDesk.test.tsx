import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, texts, type, until } from "../../forms/testing/page.ts";
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
  expect(texts("li .hint")[0]).toBe("所有人 · 2026-11-20 09:00 · 120 人收到，30 人已读");
  expect(document.querySelector("li .danger")).toBeNull();
});

test("takes back what waits, after it was asked", async () => {
  await show([{ ...announcement, announcementState: 1 }]);
  await click("li .danger");
  await click("dialog .btn");
  await until(() => changed.mock.calls.length > 0);
  expect(calls.cancelAnnouncement).toHaveBeenCalledWith({ id: "7" });
});

test("sends to people by their numbers, however they are parted, at a set time", async () => {
  await show();
  await type("#b-audience", "4");
  await type("#b-people", "13800000001，13800000002\n13800000003");
  await type("#b-title", "面试");
  await type("#b-content", "请准时");
  await type("#b-time", "2026-12-01T09:30");
  await click("form button[type=submit]");
  await until(() => changed.mock.calls.length > 0);
  expect(calls.saveAnnouncement).toHaveBeenCalledWith({
    audience: 4,
    mobileList: ["13800000001", "13800000002", "13800000003"],
    msgTitle: "面试",
    content: "请准时",
    isTop: 0,
    sendTime: "2026-12-01 09:30:00",
  });
  await until(() => one("[role=status]").textContent === "已排定，到时自动发送");
});

test("keeps what was written where it was refused, and says why", async () => {
  calls.saveAnnouncement.mockRejectedValueOnce(Object.assign(new Error("一天最多发 50 条通知"), { code: 2033 }));
  await show();
  await type("#b-title", "面试");
  await type("#b-content", "请准时");
  await click("form button[type=submit]");
  await until(() => one("[role=status]").textContent === "一天最多发 50 条通知");
  expect(one<HTMLInputElement>("#b-title").value).toBe("面试");
});

test("finds a class by its name", async () => {
  await show();
  await type("#b-audience", "3");
  await until(() => document.querySelectorAll("#b-target option").length === 2);
  expect(calls.listAnnouncementTargets).toHaveBeenCalledWith({ audience: 3, keyword: "" });
  await type("#b-target", "5");
  await type("#b-title", "开班");
  await type("#b-content", "周一开班");
  await click("form button[type=submit]");
  await until(() => calls.saveAnnouncement.mock.calls.length > 0);
  expect(calls.saveAnnouncement).toHaveBeenCalledWith(expect.objectContaining({ audience: 3, targetId: "5" }));
});
