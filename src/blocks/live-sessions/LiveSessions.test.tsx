import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "react";
import { clear, draw as mount, settle, t, texts, until } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { LiveSessions } from "./LiveSessions.tsx";

const session = (id: string, liveStatus: 1 | 2 | 4, memberTotal = 0) => ({
  periodId: id,
  periodName: `第 ${id} 讲`,
  courseId: "7",
  courseName: "前端门诊",
  lecturerName: "林",
  beginTime: "2026-11-20 19:30:00",
  endTime: "2026-11-20 21:00:00",
  liveStatus,
  memberTotal,
  messageTotal: 3,
});
const none = { listLiveAttendees: vi.fn(), exportLiveAttendees: vi.fn() };
afterEach(clear);

test("leads into each session, and says who came where somebody can have come", () => {
  const drawn = draw(LiveSessions, { items: [session("1", 1), session("2", 2, 5)] }, { operations: none });
  expect(addresses(drawn)).toEqual(["/live-detail/7", "/study/7?period=1", "/live-detail/7", "/study/7?period=2"]);
  const attended = within(drawn).getByRole("group");
  expect(attended.textContent).toContain("5 人到课");
  expect(draw(LiveSessions, { items: [] }, { operations: none }).textContent).toContain(t("liveSessions.empty"));
});

test("fetches who came when that is opened, and can be tried again where it fails", async () => {
  const attendee = {
    userNo: "1",
    userName: "周晓明 0001",
    gmtJoin: "2026-11-20 19:31:00",
    gmtLeave: "2026-11-20 20:31:00",
    seconds: 3540,
  };
  const listLiveAttendees = vi.fn(async () => ({
    list: [attendee],
    totalCount: 1,
    totalPage: 1,
    pageCurrent: 1,
    pageSize: 100,
  }));
  listLiveAttendees.mockRejectedValueOnce(new Error("offline"));
  await mount(
    <LiveSessions
      items={[session("2", 4, 1)]}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ ...none, listLiveAttendees }}
    />,
  );
  const open = (isOpen: boolean) => act(async () => void (screen.getByRole<HTMLDetailsElement>("group").open = isOpen));
  await open(true);
  await until(() => screen.queryByRole("status")?.textContent === t("liveSessions.failed"));
  await open(false);
  await settle();
  await open(true);
  await until(() => texts(screen.queryAllByRole("cell")).join() === "周晓明 0001,2026-11-20 19:31,59 分钟");
});
