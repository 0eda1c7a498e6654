import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, press, settle, t, texts, type } from "../../forms/testing/page.ts";
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
  expect([...place.querySelectorAll('a[href*="subjectId"]')].map((link) => link.getAttribute("href"))).toEqual([
    "/account/exams/question?subjectId=1",
    "/account/exams/question?subjectId=2",
    "/account/exams/question?subjectId=3",
  ]);
  expect(one("li:first-child a").getAttribute("href")).toBe("/account/exams/question?subjectId=1");
  expect(one("li:first-child a").firstChild?.textContent).toBe(t("examSubjects.write"));
  expect([...place.querySelectorAll<HTMLButtonElement>(".danger")].map(({ disabled }) => disabled)).toEqual([
    false,
    true,
  ]);
  expect(texts("li:last-child button")).toEqual([]);
});

test("leads to practice where it is open, and whose subject has questions to where it is opened", async () => {
  const place = await show();
  const links = [...place.querySelectorAll('a[href^="/exam/exercise"]')];
  expect(links.map((link) => [link.getAttribute("href"), link.firstChild?.textContent])).toEqual([
    ["/exam/exercise/2", t("examSubjects.practice.closed")],
    ["/exam/exercise/3", t("examSubjects.practice")],
  ]);
});

test("adds one and is ready for the next; keeps the name where it was not taken", async () => {
  const add = vi.fn(async () => ({ done: true as const }));
  await show({ on: { add } });
  await type("#b-name", "  高压电工 ");
  await click("form .btn");
  expect(add).toHaveBeenCalledWith({ subjectName: "高压电工" });
  expect(one<HTMLInputElement>("#b-name").value).toBe("");
  await show({ on: { add: async () => ({ done: false }) } });
  await type("#b-name", "高压电工");
  await click("form .btn");
  expect(one<HTMLInputElement>("#b-name").value).toBe("高压电工");
});

test("renames in place, and Escape leaves the name as it was", async () => {
  const rename = vi.fn(async () => ({ done: true as const }));
  await show({ on: { rename } });
  await click("li .do button");
  await press("Escape", one("li input"));
  await settle();
  expect(rename).not.toHaveBeenCalled();
  await click("li .do button");
  await type("li input", "电工技术");
  await click("li form .btn");
  expect(rename).toHaveBeenCalledWith({ id: "1", subjectName: "电工技术" });
  expect(document.querySelector("li form")).toBeNull();
});

test("without any it says what a subject is for", async () => {
  await show({ items: [] });
  expect(one(".empty").textContent).toContain("科目");
});
