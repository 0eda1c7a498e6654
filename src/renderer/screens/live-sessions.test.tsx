import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/teacher/channel.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { clear, texts } from "../../forms/testing/page.ts";
import type { LiveAttendee, LiveSession } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const session = (periodId: string, liveStatus: LiveSession["liveStatus"], memberTotal = 0): LiveSession => ({
  periodId,
  periodName: `第 ${periodId} 讲`,
  courseId: "7",
  courseName: "前端门诊",
  lecturerName: "林",
  beginTime: "2026-11-20 19:30:00",
  endTime: "2026-11-20 21:00:00",
  liveStatus,
  memberTotal,
  messageTotal: 3,
});
const attendee: LiveAttendee = {
  userNo: "1",
  userName: "周晓明 0001",
  gmtJoin: "2026-11-20 19:31:00",
  gmtLeave: "2026-11-20 20:31:00",
  seconds: 3540,
  minutes: 59,
};
const page = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 50 });
const open = (
  { coming = [], past = [] }: { coming?: LiveSession[]; past?: LiveSession[] },
  attendees?: LiveAttendee[],
) =>
  openScreen({
    screen: document,
    query: attendees === undefined ? {} : { attendees: "2" },
    data: {
      coming: page(coming),
      past: page(past),
      ...(attendees && { attendees: { ...page(attendees), periodName: "第 2 讲" } }),
    },
  });
const sessions = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");

afterEach(clear);

test("leads into each session, and to who came where somebody can have come", async () => {
  await open({ coming: [session("1", 1), session("2", 2, 5)], past: [session("3", 4)] });
  const [waiting, live] = sessions("即将开始与正在直播");
  expect(addresses(waiting!)).toEqual(["/live-detail/7", "/study/7?period=1"]);
  expect(waiting?.textContent).toContain("进入直播间");
  expect(waiting?.textContent).not.toContain("到课人数");
  expect(addresses(live!)).toEqual(["/live-detail/7", "/study/7?period=2", "/account/teacher/channel?attendees=2"]);
  expect(live?.textContent).toContain("到课人数5");
  expect(live?.textContent).toContain("2026/11/20 19:30");
  const [over] = sessions("已结束的场次");
  expect(within(over!).getByRole("link", { name: /^查看/ }).getAttribute("href")).toBe("/study/7?period=3");
});

test("shows who came to the session that the address opens, with its file, and says where nobody came", async () => {
  await open({ past: [session("2", 4, 1)] }, [attendee]);
  expect(texts(within(screen.getByRole("table", { name: "到课名单" })).getAllByRole("cell"))).toEqual([
    "首次进入2026/11/20 19:31",
    "最后在线2026/11/20 20:31",
    "学习时长（分钟）59",
  ]);
  expect(screen.getAllByRole("link", { name: /CSV|Excel/ }).map((link) => link.getAttribute("href"))[0]).toContain(
    "list=pastAttendees",
  );
  await clear();
  await open({ past: [session("2", 4, 1)] }, []);
  screen.getByText("还没有学员到课");
});

test("says where no session is planned", async () => {
  await open({});
  screen.getByText(/^没有排好的直播场次/);
  expect(screen.queryByRole("list", { name: "已结束的场次" })).toBeNull();
});
