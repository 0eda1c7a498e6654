import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/grade.json" with { type: "json" };
import { CallError } from "../../browser/call-error.ts";
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { MyGrade } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const mine: MyGrade = {
  id: "7",
  gradeName: "夜校一班",
  cover: "",
  gradeStatus: 2,
  lecturerName: "林知远",
  beginTime: "2026-12-01 19:00:00",
  endTime: "2027-02-01 21:00:00",
  role: 3,
};
const { role: _role, ...asked } = mine;

const open = (
  list: MyGrade[],
  code?: string,
  joinGrade: (input: Record<string, unknown>) => unknown = () => ({ id: "9", gradeName: "二班" }),
) =>
  openScreen({
    screen: document,
    data: { mine: { list } },
    features: { grade: true, exams: true },
    query: code === undefined ? {} : { code },
    calls: { joinGrade },
  });
const classes = () => screen.getByRole("list", { name: "我的班级" });
const dialog = () => within(screen.getByRole("dialog"));
const join = async () => {
  await click(button("凭码加入"));
  await until(() => screen.queryByRole("dialog") && within(screen.getByRole("dialog")).queryByRole("textbox"));
  expect(globalThis.document.activeElement).toBe(dialog().getByRole("textbox"));
};
const send = () => click(dialog().getByRole("button", { name: "凭码加入" }));

dialogs();
afterEach(clear);

test("leads into the classes that one is in, and to those that one asked to join or is invited to", async () => {
  await open([
    mine,
    { ...asked, id: "8", applicationState: 3, answer: "名额已满" },
    { ...asked, id: "9", isInvited: true },
    { ...asked, id: "10", applicationState: 1 },
  ]);
  expect(addresses(classes())).toEqual(["/grade/course/7", "/grade/view/8", "/grade/view/9", "/grade/view/10"]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(
    ["进行中", "申请未通过。", "邀请你加入", "申请已提交，等待答复。"].map((state) => `夜校一班${state}`),
  );
  const [member, refused] = within(classes()).getAllByRole("listitem");
  expect(member?.textContent).toMatch(/林知远.*2026\/12\/01.*2027\/02\/01/);
  expect(refused?.textContent).toContain("答复名额已满");
});

test("without any leads to all classes, and a code leads into one", async () => {
  const { call, navigate } = await open([]);
  expect(screen.getByRole("link", { name: "看看有哪些班级" }).getAttribute("href")).toBe("/grade");
  await join();
  await type(field(/^班级码/), "abcd");
  await send();
  await until(() => navigate.mock.calls.length > 0);
  expect(call).toHaveBeenCalledWith("joinGrade", { code: "abcd" }, expect.anything());
  expect(navigate).toHaveBeenCalledWith("/grade/course/9", expect.anything());
});

test("has the code of the link that was opened in its form already", async () => {
  const { call } = await open([mine], "ABCD2345");
  expect(screen.queryByText(/你打开的链接带有班级码/)).not.toBeNull();
  await join();
  expect(field(/^班级码/).value).toBe("ABCD2345");
  await send();
  expect(call).toHaveBeenCalledWith("joinGrade", { code: "ABCD2345" }, expect.anything());
});

test("a wrong code is refused in the form, and stays in its field", async () => {
  const { navigate } = await open([mine], undefined, () => {
    throw new CallError({ code: 1, message: "班级码不正确", data: null });
  });
  await join();
  await type(field(/^班级码/), "wrong");
  await send();
  await until(() => dialog().queryByText("班级码不正确"));
  expect(field(/^班级码/).value).toBe("wrong");
  expect(navigate).not.toHaveBeenCalled();
});

test("leads to what waits in a class and to the check-in, and to the rest where not all is shown", async () => {
  await open([
    {
      ...mine,
      isSignInOpen: true,
      nextLesson: {
        id: "1",
        lessonName: "第一课",
        place: "301",
        note: "",
        gmtBegin: "2026-12-02 19:00:00",
        gmtEnd: "2026-12-02 20:30:00",
      },
      todoCount: 6,
      todoList: [
        {
          id: "3",
          examName: "作业 3",
          examKind: 2,
          examState: 2,
          homeworkState: "begun",
          gmtDue: "2026-12-02 20:00:00",
          href: "/grade/homework/3",
        },
        {
          id: "4",
          examName: "考试 4",
          examKind: 1,
          examState: 1,
          gmtBegin: "2026-12-03 09:00:00",
          href: "/exam/view/4",
        },
      ],
    },
    { ...mine, id: "8" },
    { ...mine, id: "9", gradeStatus: 3 },
  ]);
  expect(addresses(classes())).toEqual([
    "/grade/course/7",
    "/grade/homework/3",
    "/exam/view/4",
    "/grade/signIn",
    "/grade/course/7",
    "/grade/course/8",
    "/grade/course/9",
  ]);
  const [busy, idle, over] = within(classes()).getAllByRole("listitem");
  expect(busy?.textContent).toMatch(/下节课2026\/12\/02 19:00第一课地点301待完成6/);
  const [, homework, exam] = within(busy!).getAllByRole("row");
  expect(homework?.textContent).toMatch(/作业 3 作业未提交.*截止2026\/12\/02 20:00/);
  expect(exam?.textContent).toMatch(/考试 4 考试.*开始2026\/12\/03 09:00/);
  expect(idle?.textContent).toContain("没有待完成的作业和考试。");
  expect(over?.textContent).not.toContain("待完成");
});
