import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw as mount, one, settle, t, type, until } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { question } from "../testing/question-samples.ts";
import { QuestionBody } from "./QuestionBody.tsx";

afterEach(clear);

const show = (on: object, more: object = {}) =>
  mount(
    <QuestionBody
      question={{ ...question, ...more }}
      signedIn
      writeHref="/question/account/write"
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );

test("shows a question, that it was closed and which one has the answer; visitors can do nothing with it", () => {
  const page = draw(QuestionBody, {
    question: { ...question, isClosed: 1, duplicate: { id: "9", title: "早就问过" } },
    signedIn: false,
  });
  expect(page.querySelector("h1")?.textContent).toBe("怎么选灭火器");
  expect(page.querySelector(".state a")?.getAttribute("href")).toBe("/question/view/9");
  expect(page.querySelector(".do")).toBeNull();
  expect(page.querySelector(".by a")).toBeNull();
});

test("leads from the asker's name to their page, where the site has such pages", () => {
  const page = draw(QuestionBody, { question: { ...question, userHref: "/blog/blogger/5" } });
  expect(page.querySelector(".by a")?.getAttribute("href")).toBe("/blog/blogger/5");
  expect(page.querySelector(".by a")?.textContent).toBe("周晓明");
});

test("a like counts at once, and comes back where it fails", async () => {
  const record = vi.fn(async () => ({ done: false as const }));
  await show({ record, unrecord: vi.fn() });
  const like = () => one<HTMLButtonElement>(".do button");
  await click(".do button");
  expect(record).toHaveBeenCalledWith({ id: "7", recordType: 1 });
  await until(() => like().getAttribute("aria-pressed") === "false");
  record.mockResolvedValueOnce({ done: true } as never);
  await click(".do button");
  await until(() => like().textContent?.includes("2") === true);
});

test("its asker edits, deletes and closes it as the duplicate of one whose address they give", async () => {
  const close = vi.fn(async () => ({ done: true as const }));
  const remove = vi.fn(async () => ({ done: true as const }));
  await show({ close, remove }, { isOwn: 1, mayClose: 1 });
  expect(one(".do a").getAttribute("href")).toBe("/question/account/write?id=7");
  await click(".do [aria-expanded]");
  await type("#b-close", "https://x.example/question/view/12?from=list");
  await click("form .btn");
  await settle();
  expect(close).toHaveBeenCalledWith({ id: "7", duplicateId: "12" });
  await click(".do button:last-child");
  expect(remove).toHaveBeenCalledWith({ id: "7" });
});
