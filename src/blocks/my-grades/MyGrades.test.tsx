import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type } from "../../forms/testing/page.ts";
import type { MyGrade } from "../../generated/types.ts";
import { addresses } from "../testing/draw.tsx";
import { MyGrades } from "./MyGrades.tsx";

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
const joinGrade = vi.fn(async (_input: object) => ({ id: "9", gradeName: "二班" }));
const go = vi.fn();
afterEach(clear);
const show = (items: MyGrade[], code?: string) =>
  draw(
    <MyGrades
      items={items}
      {...(code === undefined ? {} : { code })}
      signInHref="/grade/signIn"
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ joinGrade } as never}
    />,
  );

test("leads into the classes that one is in, and to those that one asked to join", async () => {
  const page = await show([
    mine,
    { ...asked, id: "8", applicationState: 3, answer: "名额已满" },
    { ...asked, id: "9", isInvited: true },
  ]);
  expect(addresses(page)).toEqual(["/grade/course/7", "/grade/view/8", "/grade/view/9"]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(
    ["进行中", t("gradeView.application.3"), t("myGrades.invited")].map((state) => `夜校一班 ${state}`),
  );
  expect(screen.getAllByRole("listitem")[1]?.textContent).toContain("名额已满");
});

test("without any leads to all, and a code leads into a class", async () => {
  const page = await show([]);
  expect(addresses(page)).toEqual(["/grade"]);
  await type(field("班级码"), "abcd");
  await click(button("凭码加入"));
  expect(joinGrade).toHaveBeenCalledWith({ code: "abcd" });
  expect(go).toHaveBeenCalledWith({ to: "/grade/course/9" });
});

test("has the code of the link that was opened in its field already", async () => {
  await show([mine], "ABCD2345");
  expect(screen.getByText(t("myGrades.linked"))).toBeDefined();
  await click(button("凭码加入"));
  expect(joinGrade).toHaveBeenLastCalledWith({ code: "ABCD2345" });
});

test("leads to what waits in a class and to the check-in, and counts what is not shown", async () => {
  const todo = (id: string, more: object) => ({ id, examName: `作业 ${id}`, examKind: 2, examState: 2, ...more });
  const page = await show([
    {
      ...mine,
      isSignInOpen: true,
      todoCount: 3,
      todoList: [
        todo("3", { homeworkState: "begun", gmtDue: "2026-12-02 20:00:00" }),
        todo("4", { examKind: 1, examState: 1, gmtBegin: "2026-12-03 09:00:00" }),
      ] as NonNullable<MyGrade["todoList"]>,
    },
    { ...mine, id: "8" },
  ]);
  expect(addresses(page)).toEqual([
    "/grade/course/7",
    "/grade/signIn",
    "/grade/homework/3",
    "/exam/view/4",
    "/grade/course/7",
    "/grade/course/8",
  ]);
  const [busy, idle] = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("heading", { level: 2 }));
  expect(texts(within(busy!).getAllByRole("listitem"))).toEqual([
    "作业 3作业 · 未提交 · 截止 2026-12-02 20:00",
    "作业 4考试 · 2026-12-03 09:00 开放",
  ]);
  expect(idle?.textContent).toContain(t("myGrades.todo.none"));
});
