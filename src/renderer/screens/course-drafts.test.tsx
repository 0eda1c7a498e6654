import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import organisationLive from "../../../tenants/default/screens/account/organization/live.json" with { type: "json" };
import organisationResource from "../../../tenants/default/screens/account/organization/resource.json" with { type: "json" };
import organisation from "../../../tenants/default/screens/account/organization/vod.json" with { type: "json" };
import live from "../../../tenants/default/screens/account/teacher/live.json" with { type: "json" };
import resource from "../../../tenants/default/screens/account/teacher/resource.json" with { type: "json" };
import lecturer from "../../../tenants/default/screens/account/teacher/vod.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { CourseDraftCard } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const card: CourseDraftCard = {
  courseId: "7",
  previewHref: "/preview/course/7",
  version: 3,
  courseName: "焊接入门",
  courseLogo: "",
  courseCategory: 1,
  lecturerUserNo: "2",
  lecturerName: "林老师",
  state: 3,
  auditOpinion: "封面不清楚",
  isPutaway: 0,
  isPublished: false,
  isFree: 0,
  courseOriginal: "",
  countStudy: 0,
  gmtModified: "2026-11-21 10:00:00",
};
const countList = [
  { state: 0, num: 2 },
  { state: 1, num: 0 },
  { state: 2, num: 5 },
  { state: 3, num: 1 },
];
type Options = Partial<Omit<Parameters<typeof openScreen>[0], "data">>;
const open = (list: CourseDraftCard[] = [card], { screen: json = lecturer, ...options }: Options = {}) =>
  openScreen({
    screen: json,
    data: { drafts: { list, countList, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 10 } },
    ...options,
  });

const list = () => screen.getByRole("list", { name: "课程" });
/** What can be done with the only course of a list: its links after the one that its name is, then its buttons. */
const offered = () => {
  const [, ...links] = within(list()).getAllByRole("link");
  return texts([...links, ...within(list()).queryAllByRole("button")]).map((text) => text.replace(/\s*焊接入门$/, ""));
};
const facts = () =>
  texts(
    within(list())
      .getAllByRole("term")
      .map((term) => term.parentElement!),
  );

dialogs();
afterEach(clear);

test("shows where a course stands, what the audit said and what can be done now", async () => {
  await open();
  expect(texts(within(list()).getAllByRole("heading", { level: 2 }))).toEqual(["焊接入门未通过"]);
  expect(texts([within(list()).getByText("审核意见").parentElement!])).toEqual(["审核意见封面不清楚"]);
  expect(within(list()).queryByText("暂无图片")).not.toBeNull();
  expect(facts()).toEqual(["价格未定价", "最后修改2026/11/21 10:00"]);
  expect(offered()).toEqual(["编辑", "预览", "提交审核", "删除"]);
  expect(screen.getByRole("link", { name: "焊接入门" }).getAttribute("href")).toBe(
    "/account/teacher/course?courseId=7",
  );
  expect(screen.getByRole("link", { name: "预览 焊接入门" }).getAttribute("href")).toBe("/preview/course/7");
});

test("one that waits can be withdrawn and not be changed", async () => {
  const host = await open([{ ...card, state: 1 }]);
  expect(offered()).toEqual(["查看", "预览", "撤回"]);
  // What the last audit said was about another version.
  expect(within(list()).queryByText("封面不清楚")).toBeNull();
  await click(button("撤回 焊接入门"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.confirm).toHaveBeenCalledWith({ text: "确定撤回审核吗？撤回后可以继续编辑，再重新提交。", yes: "撤回" });
  expect(host.call).toHaveBeenCalledWith("withdrawCourseDraft", { courseId: "7" }, expect.anything());
});

test("one that is published says so, leads to its numbers, and is listed, taken off and set back", async () => {
  const published = {
    ...card,
    state: 0,
    isPublished: true,
    isPutaway: 1,
    courseOriginal: "99.00",
    countStudy: 12,
  } as const;
  const host = await open([
    published,
    { ...published, courseId: "8", courseName: "钳工", isPutaway: 0, state: 2, isFree: 1 },
  ]);
  expect(texts(within(list()).getAllByRole("heading", { level: 2 }))).toEqual([
    "焊接入门编辑中有未发布的修改已上架",
    "钳工已通过已下架",
  ]);
  expect(facts().slice(0, 2)).toEqual(["价格¥99", "学习人数12"]);
  expect(facts()[3]).toBe("价格免费");
  expect(screen.getByRole("link", { name: "数据 焊接入门" }).getAttribute("href")).toBe(
    "/account/teacher/figures?courseId=7",
  );
  await click(button("下架 焊接入门"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("saveCourseShelf", { courseId: "7", isPutaway: 0 }, expect.anything());
  await click(button("上架 钳工"));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call).toHaveBeenLastCalledWith("saveCourseShelf", { courseId: "8", isPutaway: 1 }, expect.anything());
  await click(button("放弃修改 焊接入门"));
  await until(() => host.toast.mock.calls.length === 3);
  expect(host.confirm).toHaveBeenLastCalledWith({ text: "确定放弃上次发布之后的全部修改吗？", yes: "放弃修改" });
  expect(host.call).toHaveBeenLastCalledWith("deleteCourseDraft", { courseId: "7" }, expect.anything());
  expect(screen.queryByRole("button", { name: "放弃修改 钳工" })).toBeNull();
  expect(host.refresh).toHaveBeenCalledTimes(3);
});

test("is submitted as it was seen, and says at the course what is missing, each thing once", async () => {
  const refuse = () => {
    throw Object.assign(new Error("请检查填写的内容"), {
      code: 900,
      data: {
        fields: [
          { path: "courseLogo", message: "请上传封面" },
          { path: "chapters.0.periods.0", message: "请选择视频" },
          { path: "chapters.0.periods.1", message: "请选择视频" },
        ],
      },
    });
  };
  const host = await open([card], { calls: { submitCourseDraft: refuse } });
  await click(button("提交审核 焊接入门"));
  await until(() => screen.queryByRole("alert"));
  expect(host.call).toHaveBeenCalledWith("submitCourseDraft", { courseId: "7", version: 3 }, expect.anything());
  expect(screen.getByRole("alert").textContent).toContain("“提交审核”没有成功：");
  expect(texts(within(screen.getByRole("alert")).getAllByRole("listitem"))).toEqual(["请上传封面", "请选择视频"]);
  expect(host.refresh).not.toHaveBeenCalled();
});

test("state, search and order are in the address, with how many stand in each state", async () => {
  await open([card], { query: { state: "0", keyword: "焊" } });
  const states = screen.getByRole("navigation", { name: "按状态筛选" });
  expect(texts(within(states).getAllByRole("link"))).toEqual([
    "全部 8",
    "编辑中 2",
    "审核中 0",
    "已通过 5",
    "未通过 1",
  ]);
  expect(addresses(states).slice(0, 2)).toEqual([
    "/account/teacher/vod?keyword=%E7%84%8A",
    "/account/teacher/vod?keyword=%E7%84%8A&state=0",
  ]);
  expect(within(states).getByRole("link", { current: true }).textContent).toBe("编辑中 2");
  expect((screen.getByRole("searchbox", { name: "按名称查找" }) as HTMLInputElement).value).toBe("焊");
  expect(
    addresses(screen.getByRole("navigation", { name: "排序" })).map((each) =>
      new URLSearchParams(each?.split("?")[1]).get("sort"),
    ),
  ).toEqual([null, "courseName", "-countStudy"]);
});

test("nothing made yet invites to begin; nothing found leads back to all", async () => {
  await open([]);
  expect(screen.queryByText(/^还没有课程。新建一门/)).not.toBeNull();
  clear();
  await open([], { query: { keyword: "x" } });
  expect(screen.queryByText("没有符合条件的课程")).not.toBeNull();
  expect(screen.getAllByRole("link", { name: "清除筛选" })[0]?.getAttribute("href")).toBe("/account/teacher/vod");
});

test.each([
  [lecturer, "新建课程", 1, "/account/teacher/course?courseId=9"],
  [live, "新建课程", 2, "/account/teacher/course?courseId=9"],
  [resource, "新建文库", 3, "/account/teacher/course?courseId=9"],
  [organisation, "新建课程", 1, "/account/organization/course?courseId=9"],
  [organisationLive, "新建课程", 2, "/account/organization/course?courseId=9"],
  [organisationResource, "新建资源", 4, "/account/organization/course?courseId=9"],
])("a new course begins with its name, and its editor opens", async (json, label, courseCategory, to) => {
  const host = await open([], { screen: json, calls: { createCourseDraft: () => ({ courseId: "9" }) } });
  await click(button(label));
  await until(() => within(screen.getByRole("dialog")).queryByLabelText(/^课程名称/));
  await click(button("开始编辑"));
  await until(() => within(screen.getByRole("dialog")).queryByRole("alert"));
  expect(screen.getByRole("alert").textContent).toContain("请填写课程名称");
  await type(field(/^课程名称/, screen.getByRole("dialog")), "夜校");
  await click(button("开始编辑"));
  await until(() => host.navigate.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledExactlyOnceWith(
    "createCourseDraft",
    { courseCategory, courseName: "夜校" },
    expect.anything(),
  );
  expect(host.navigate).toHaveBeenCalledWith(to, { replace: false });
});

test("an organisation sees whose course it is, and keeps the lecturer whose courses were asked for", async () => {
  await open([card], { screen: organisation, query: { lecturerUserNo: "2" } });
  expect(facts()[0]).toBe("讲师林老师");
  expect(addresses(screen.getByRole("navigation", { name: "按状态筛选" })).at(-1)).toBe(
    "/account/organization/vod?lecturerUserNo=2&state=3",
  );
});

test.each([
  [3, "/preview/library/7", "文库"],
  [4, "/preview/resource/7", "资源"],
] as const)(
  "a list of several kinds says which each is of, and leads to its preview (%s)",
  async (courseCategory, href, kind) => {
    await open([{ ...card, courseCategory }], { screen: resource });
    expect(facts()[0]).toBe(`类型${kind}`);
    expect(addresses(list())).toContain(href);
    expect(screen.getAllByRole("link", { name: "预览 焊接入门" })).toHaveLength(1);
  },
);
