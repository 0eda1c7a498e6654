import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/open.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/open.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { OwnOpenCourse } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const shown: OwnOpenCourse = {
  id: "5",
  openName: "安全公开课",
  openNameEn: "Safety",
  openDesc: "一小时讲清楚",
  openDescEn: "",
  introduceText: "",
  introduceTextEn: "",
  memberMost: 40,
  courseName: "安全驾驶",
  lecturerName: "王老师",
  orgName: "江城学校",
  beginTime: "2026-12-01 19:00:00",
  endTime: "2026-12-01 20:00:00",
  memberCount: 12,
  isPutaway: 1,
  isOver: false,
};
const session = {
  periodId: "77",
  periodName: "第一讲",
  courseName: "安全驾驶",
  lecturerName: "王老师",
  beginTime: "2026-12-01 19:00:00",
  endTime: "2026-12-01 20:00:00",
};
const open = (list: OwnOpenCourse[] = [shown], calls?: Parameters<typeof openScreen>[0]["calls"]) =>
  openScreen({
    screen: organisation,
    data: { classes: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 } },
    ...(calls ? { calls } : {}),
  });
const dialog = () => screen.getByRole("dialog");

dialogs();
afterEach(clear);

test("the platform and an organisation have the same screen of open classes", () => {
  expect(platform.blocks.desk).toEqual(organisation.blocks.desk);
});

test("says when a class is, who is registered for how many places, and what state it is in", async () => {
  await open([
    shown,
    { ...shown, id: "6", openName: "旧课", isOver: true, memberMost: 0 },
    { ...shown, id: "7", openName: "取消的课", isPutaway: 0 },
  ]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["安全公开课", "旧课已结束", "取消的课未公开"]);
  expect(screen.getAllByText("时间")[0]?.parentElement?.textContent).toBe("时间2026/12/01 19:00 – 20:00");
  const counts = screen.getAllByText("报名人数").map((term) => term.parentElement?.textContent);
  expect(counts).toEqual(["报名人数12 / 40", "报名人数12", "报名人数12 / 40"]);
  const links = within(screen.getByRole("list", { name: "公开课" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/publicClass/detail/5", "/publicClass/detail/6"]);
  expect(screen.getAllByRole("button", { name: /^(修改|取消公开课)/ })).toHaveLength(2);
});

test("makes a class in a session that is found by its name on the server", async () => {
  const host = await open([], { listOpenSessions: () => ({ list: [session] }) });
  await click(button("新建公开课"));
  await until(() => screen.queryByRole("option", { name: "2026-12-01 19:00 · 安全驾驶 · 第一讲" }));
  await type(field("按名称查找"), "安全");
  await until(() => host.call.mock.calls.some(([, input]) => input["keyword"] === "安全"));
  await type(field(/^直播场次/), "77");
  await type(field(/^名称/), "临时公开课");
  await click(button("开设公开课"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveOpenCourse",
    { periodId: "77", openName: "临时公开课", memberMost: 0 },
    expect.objectContaining({ quiet: true }),
  );
});

test("a change begins with what is there, and what was emptied is sent as empty", async () => {
  const host = await open();
  await click(button("修改 安全公开课"));
  await until(() => screen.queryByLabelText(/^名称/));
  expect(field(/^名称/).value).toBe("安全公开课");
  expect(field(/^一句话简介/).value).toBe("一小时讲清楚");
  await type(field(/^英文名称/), "");
  await type(field(/^名称/), "安全大课");
  await click(button("保存"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveOpenCourse",
    {
      id: "5",
      openName: "安全大课",
      openNameEn: "",
      openDesc: "一小时讲清楚",
      openDescEn: "",
      introduceText: "",
      introduceTextEn: "",
      memberMost: 40,
    },
    expect.anything(),
  );
});

test("is cancelled with a reason, after one has seen how many are registered", async () => {
  const host = await open();
  await click(button("取消公开课 安全公开课"));
  await until(() => within(dialog()).queryByLabelText(/^理由/));
  expect(dialog().textContent).toContain("已报名的人会收到你写的理由");
  expect(within(dialog()).getByText("报名人数").parentElement?.textContent).toBe("报名人数12");
  await click(button("确认取消"));
  await until(() => within(dialog()).queryAllByText("此项必填").length > 0);
  expect(host.call).not.toHaveBeenCalled();
  await type(field(/^理由/, dialog()), "场次调整");
  await click(button("确认取消"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith("cancelOpenCourse", { id: "5", reason: "场次调整" }, expect.anything());
});
