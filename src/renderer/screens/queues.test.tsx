import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import applications from "../../../tenants/default/screens/studio/applications.json" with { type: "json" };
import audit from "../../../tenants/default/screens/studio/audit.json" with { type: "json" };
import ofOrganisation from "../../../tenants/default/screens/account/organization/lecturer.json" with { type: "json" };
import suggestions from "../../../tenants/default/screens/studio/suggestions.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { CourseAuditCard, Suggestion } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const course: CourseAuditCard = {
  courseId: "42",
  version: 3,
  courseName: "电工基础",
  courseLogo: "",
  courseCategory: 1,
  lecturerName: "王老师",
  orgNo: "1001",
  isPublished: true,
  isFree: 0,
  courseOriginal: "88.00",
  periodTotal: 12,
  previewUrl: "/preview/view/42",
  gmtSubmit: "2026-11-20 10:00:00",
};
const page = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const openAudit = () => openScreen({ screen: audit, data: { courses: page([course]) } });
const dialog = () => screen.getByRole("dialog");

dialogs();
afterEach(clear);

test("shows what is known of a course that waits, and leaves out what is not", async () => {
  await openAudit();
  const [line] = screen.getAllByRole("listitem");
  expect(texts(within(line!).getAllByRole("term"))).toEqual([
    "类型",
    "讲师",
    "价格",
    "课时",
    "修改已发布的课程",
    "提交时间",
  ]);
  expect(texts(within(line!).getAllByRole("definition")).slice(0, 3)).toEqual(["视频课", "王老师", "¥88"]);
  expect(within(line!).getByRole("link", { name: "电工基础" }).getAttribute("href")).toBe("/preview/view/42");
  expect(texts(within(line!).getAllByRole("button"))).toEqual([
    "通过 电工基础",
    "附上意见并通过 电工基础",
    "不通过 电工基础",
  ]);
});

test("passes with one press, and with a comment where one is written", async () => {
  const host = await openAudit();
  await click(button("通过 电工基础"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "auditCourse",
    { courseId: "42", version: 3, auditStatus: 1 },
    expect.anything(),
  );
  await click(button("附上意见并通过 电工基础"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^审核意见/));
  await type(field(/^审核意见/, dialog()), "讲得很清楚");
  await click(button("附上意见并通过", dialog()));
  await until(() => host.toast.mock.calls.length > 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "auditCourse",
    { courseId: "42", version: 3, auditStatus: 1, auditOpinion: "讲得很清楚" },
    expect.objectContaining({ quiet: true }),
  );
});

test("refuses only with a reason, and keeps what was typed where the dialog is closed by mistake", async () => {
  const host = await openAudit();
  await click(button("不通过 电工基础"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^审核意见/));
  await click(button("不通过", dialog()));
  await within(dialog()).findByRole("alert");
  expect(host.call).not.toHaveBeenCalled();
  await type(field(/^审核意见/, dialog()), "副标题太含糊");
  await click(button("关闭", dialog()));
  await click(button("不通过 电工基础"));
  expect(field(/^审核意见/, dialog()).value).toBe("副标题太含糊");
  await click(button("不通过", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "auditCourse",
    { courseId: "42", version: 3, auditStatus: 2, auditOpinion: "副标题太含糊" },
    expect.objectContaining({ quiet: true }),
  );
  expect(host.refresh).toHaveBeenCalledTimes(1);
});

test("an organisation decides on its lecturers as the platform does", () => {
  const { in: _, order: __, ...platform } = applications.blocks.lecturers;
  const own = ofOrganisation.blocks.applications;
  expect(own.props).toEqual({ ...platform.props, caption: own.props.caption, items: own.props.items });
  expect(Object.keys(own.on)).toEqual(["pass", "passWith", "refuse"]);
});

test("a suggestion is answered, or put aside without one", async () => {
  const waiting: Suggestion = {
    id: "5",
    content: "希望能调播放速度",
    contact: "",
    userName: "林小满",
    orgNo: "",
    orgName: "",
    gmtCreate: "2026-11-20 10:00:00",
  };
  const host = await openScreen({ screen: suggestions, data: { waiting: page([waiting]), suggestions: page([]) } });
  await click(button("不答复，标为已处理 林小满"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith("sendSuggestionAnswer", { id: "5" }, expect.anything());
  await click(button("答复 林小满"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^答复/));
  await type(field(/^答复/, dialog()), "已经可以了");
  await click(button("答复", dialog()));
  await until(() => host.toast.mock.calls.length > 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "sendSuggestionAnswer",
    { id: "5", answer: "已经可以了" },
    expect.anything(),
  );
});
