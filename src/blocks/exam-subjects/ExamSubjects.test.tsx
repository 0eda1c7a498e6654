import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, press, settle, t, type } from "../../forms/testing/page.ts";
import { addresses } from "../testing/draw.tsx";
import { ExamSubjects } from "./ExamSubjects.tsx";

const own = { id: "1", subjectName: "电工基础", sort: 1, questionCount: 0, isMine: true, isPractice: false };
const used = {
  id: "2",
  subjectName: "安全规程",
  sort: 2,
  questionCount: 12,
  isMine: true,
  isPractice: false,
  ownerName: "林老师",
};
const shared = { id: "3", subjectName: "机构公共题", sort: 3, questionCount: 5, isMine: false, isPractice: true };
const done = async () => ({ done: true as const });

const show = (more: object = {}) =>
  draw(
    <ExamSubjects
      items={[own, used, shared]}
      bankHref="/account/exams/question"
      slots={{}}
      on={{ add: done, rename: done, remove: done }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...more}
    />,
  );
afterEach(clear);

test("leads to the questions of each; one with questions cannot be deleted, one of the organisation not be changed", async () => {
  const place = await show();
  expect(addresses(place).filter((address) => address?.includes("subjectId"))).toEqual([
    "/account/exams/question?subjectId=1",
    "/account/exams/question?subjectId=2",
    "/account/exams/question?subjectId=3",
  ]);
  expect(screen.getByRole("link", { name: "去出题电工基础" }).getAttribute("href")).toBe(
    "/account/exams/question?subjectId=1",
  );
  expect(screen.getByRole("link", { name: "去出题电工基础" }).firstChild?.textContent).toBe(t("examSubjects.write"));
  expect(screen.getAllByRole<HTMLButtonElement>("button", { name: /^删除/ }).map(({ disabled }) => disabled)).toEqual([
    false,
    true,
  ]);
  expect(within(screen.getAllByRole("listitem").at(-1)!).queryByRole("button")).toBeNull();
});

test("leads to practice where it is open, and whose subject has questions to where it is opened", async () => {
  const place = await show();
  const links = within(place)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("/exam/exercise"));
  expect(links.map((link) => [link.getAttribute("href"), link.firstChild?.textContent])).toEqual([
    ["/exam/exercise/2", t("examSubjects.practice.closed")],
    ["/exam/exercise/3", t("examSubjects.practice")],
  ]);
});

test("adds one and is ready for the next; keeps the name where it was not taken", async () => {
  const add = vi.fn(async () => ({ done: true as const }));
  await show({ on: { add } });
  await type(field("科目名称"), "  高压电工 ");
  await click(button("添加科目"));
  expect(add).toHaveBeenCalledWith({ subjectName: "高压电工" });
  expect(field("科目名称").value).toBe("");
  await show({ on: { add: async () => ({ done: false }) } });
  await type(field("科目名称"), "高压电工");
  await click(button("添加科目"));
  expect(field("科目名称").value).toBe("高压电工");
});

test("renames in place, and Escape leaves the name as it was", async () => {
  const rename = vi.fn(async () => ({ done: true as const }));
  await show({ on: { rename } });
  await click(button("重命名电工基础"));
  const name = screen.getByRole("textbox", { name: "科目名称" });
  // The Escape that drops the candidates of an input method is none of the form's.
  fireEvent.keyDown(name, { key: "Escape", isComposing: true });
  expect(name.isConnected).toBe(true);
  await press("Escape", name);
  await settle();
  expect(rename).not.toHaveBeenCalled();
  await click(button("重命名电工基础"));
  await type(screen.getByRole("textbox", { name: "科目名称" }), "电工技术");
  await click(button("保存"));
  expect(rename).toHaveBeenCalledWith({ id: "1", subjectName: "电工技术" });
  expect(screen.queryByRole("button", { name: "保存" })).toBeNull();
});

test("without any it says what a subject is for", async () => {
  await show({ items: [] });
  expect(screen.queryByText("还没有科目。先添加一个科目，再在题库里出题。")).not.toBeNull();
});
